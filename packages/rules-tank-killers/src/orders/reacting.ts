/** The rules of THE-RULES "Standing orders" read from top to bottom: a pure function of what the defender may see plus their hand. */
import { tacticNamed } from '../catalogue/tactics.ts';
import { type Command, PASS } from '../commands.ts';
import { refusesCard } from '../rules/playing.ts';
import type { Phase, Side } from '../state.ts';
import type { View } from '../view.ts';
import { choiceOf, chosenBy } from './choosing.ts';
import { becauseOf, type Considered, type Explanation, explained, type TriedRule } from './explaining.ts';
import { failedKeys } from './matching.ts';
import { GROUPS, type OrderWindow, type Reactions, type Rule } from './standing-orders.ts';

/** The window of the order language that a phase is. */
function orderWindow(phase: Phase): OrderWindow | null {
  if (phase === 'lostAttack') return 'LOST_ATTACK';
  if (phase === 'modifier') return 'MODIFIER';
  return phase === 'negate' ? 'NEGATE' : null;
}

/** `lapsed`: the clock is over; "`ask` reads as `continue` and the end of the list as `pass`". */
export function react(view: View, side: Side, orders: Reactions, lapsed: boolean): Explanation {
  const window = orderWindow(view.open.phase);
  const tried: TriedRule[] = [];
  for (const [index, rule] of orders.rules.entries()) {
    if (rule.window !== window) continue;
    const attempt = tryRule(view, side, rule, index);
    tried.push(attempt);
    const answer = answerOf(rule, attempt, lapsed);
    if (answer === 'continue') continue;
    if (answer === 'ask') return asked(view, side, 'rule', index, tried);
    return explained(answer, 'rule', index, tried);
  }
  if (orders.default === 'ask' && !lapsed) return asked(view, side, 'default', null, tried);
  return explained(PASS, 'default', null, tried);
}

/** The result of a tried rule: a command, the next rule, or a question. */
function answerOf(rule: Rule, { failed, considered }: TriedRule, lapsed: boolean): Command | 'continue' | 'ask' {
  if (failed.length > 0) return 'continue';
  const played = considered.find(({ because }) => because === 'played');
  if (played !== undefined && played.card !== null) return { type: 'play', card: played.card };
  if (rule.else === 'pass') return PASS;
  return rule.else === 'ask' && !lapsed ? 'ask' : 'continue';
}

/**
 * THE-RULES "Standing orders" `blindDelay`: they are asked "even if he holds no legal card. With `blindDelay` off such empty windows are
 * passed automatically".
 */
function asked(
  view: View,
  side: Side,
  kind: 'rule' | 'default' | 'rally',
  rule: number | null,
  tried: readonly TriedRule[],
): Explanation {
  const empty = view.open.options.blindDelay === 'off' && choiceOf(view, side, []).legal.length === 0;
  return empty ? explained(PASS, 'emptyWindow', rule, tried) : explained(null, kind, rule, tried);
}

function tryRule(view: View, side: Side, rule: Rule, index: number): TriedRule {
  const failed = failedKeys(rule.when, view.open, side);
  const considered = failed.length > 0 ? [] : considerPlay(view, side, rule);
  return { rule: index, failed, considered };
}

/** "The first legal card in hand not kept is played"; "A group of which no card fits is passed over." */
function considerPlay(view: View, side: Side, { play, keep, keepAtLeast }: Rule): readonly Considered[] {
  const considered: Considered[] = [];
  const tooFew = (view.hand?.length ?? 0) - 1 < keepAtLeast;
  const choice = choiceOf(view, side, keep);
  for (const entry of play ?? []) {
    const card = chosenBy(entry, choice);
    const fits = card !== null && !tooFew;
    if (fits) considered.push({ entry, card, because: 'played' });
    else considered.push({ entry, card, because: card === null ? whyNot(view, side, entry, keep) : 'tooFew' });
    if (fits) break;
  }
  return considered;
}

function whyNot(view: View, side: Side, entry: string, keep: readonly string[]): Considered['because'] {
  const tactic = tacticNamed(entry);
  if (tactic === null || (GROUPS as readonly string[]).includes(entry)) return 'noneFits';
  if (!view.hand?.includes(tactic.id)) return 'notHeld';
  const refusal = refusesCard(view.open, side, tactic);
  if (refusal !== null) return becauseOf(refusal);
  return keep.includes(tactic.name) ? 'kept' : 'noneFits';
}

/**
 * THE-RULES "Standing orders" `rally`: "covers every NEGATE window of the active side"; below `minAttackValue` neither a card nor a
 * question is worth it.
 */
export function rally(
  view: View,
  side: Side,
  { rally: order }: Reactions,
  printed: number,
  lapsed: boolean,
): Explanation {
  if (order.mode === 'never' || printed < order.minAttackValue) return explained(PASS, 'rally');
  if (order.mode === 'ask') return lapsed ? explained(PASS, 'rally') : asked(view, side, 'rally', null, []);
  const [card] = choiceOf(view, side, []).legal;
  return explained(card === undefined ? PASS : { type: 'play', card: card.id }, 'rally');
}
