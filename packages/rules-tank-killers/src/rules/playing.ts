/** Which tactics cards may be played now: one judge for all 92, in the order of THE-RULES "Error codes and notation". */
import type { Refusal, RuleId } from '@fieldpost/engine';
import { type EffectKind, type Tactic, tacticOf } from '../catalogue/tactics.ts';
import type { PlayCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import type { Attack, Contest, Open, Phase, PlayWindow, Side } from '../state.ts';
import type { View } from '../view.ts';
import { allowsSide, answers, fitsFactor, fitsPair, fitsSide, fitsSupport, pairOf } from './conditions.ts';
import type { Course } from './course.ts';
import { refusesWaiting } from './exchange.ts';
import { free, refusesFree } from './free-attacks.ts';
import { stop } from './lost-attack.ts';
import { recover, refusesRecover } from './maneuver.ts';
import { modify, refusesFlame, refusesSecond } from './modifiers.ts';
import { negate } from './negating.ts';
import type { Next } from './next.ts';
import { finish } from './resolution.ts';

/** The windows of THE-RULES "States of a turn" in which cards of one effect are played, and the rule that says so. */
type PlayedIn = { readonly windows: readonly Phase[]; readonly rule: RuleId };

/** TDC-040, 045: Out of Action by whom it strikes. */
export function windowsOf({ effect }: Tactic): PlayedIn {
  if (effect.kind !== 'outOfAction') return PLAYED_IN[effect.kind];
  return effect.who === 'attacker' ? PLAYED_IN.lost : { windows: ['finish'], rule: 'TDC-062' };
}

const PLAYED_IN: Readonly<Record<Exclude<EffectKind, 'outOfAction'>, PlayedIn>> = {
  modify: { windows: ['modifier'], rule: 'TDC-050' },
  lost: { windows: ['lostAttack'], rule: 'TDC-040' },
  endTurn: { windows: ['lostAttack'], rule: 'TDC-040' },
  free: { windows: ['free'], rule: 'TDC-070' },
  negate: { windows: ['negate'], rule: 'TDC-043' },
  recover: { windows: ['maneuver', 'free'], rule: 'TDC-013' },
};

/** The refusals of a card in their order, for a player to move. */
export function refusesPlay(view: View, side: Side, { card }: PlayCommand): Refusal | null {
  if (!view.hand?.includes(card)) return refuse('CARD_NOT_IN_HAND', null);
  return refusesCard(view.open, side, tacticOf(card));
}

/** As `refusesPlay`, for any card, held or not. */
export function refusesCard(open: Open, side: Side, tactic: Tactic): Refusal | null {
  const { windows, rule } = windowsOf(tactic);
  if (!windows.includes(open.phase)) return refuse('WRONG_WINDOW', rule);
  if (!allowsSide(tactic, side)) return refuse('SIDE_FORBIDDEN', 'TDC-073');
  const { kind } = tactic.effect;
  if (kind === 'free') return refusesWaiting(open, side) ?? refusesFree(open, tactic);
  if (kind === 'recover') return refusesRecover(open, side);
  if (kind === 'negate') return refusesAnswer(open.contest as Contest, tactic);
  return refusesInAttack(open, open.attack as Attack, tactic);
}

function refusesAnswer({ cards, about }: Contest, tactic: Tactic): Refusal | null {
  const last = cards.at(-1);
  return last !== undefined && answers(tactic, last.card) ? null : refuse('CONDITION_FAILED', ANSWERED_BY[about]);
}

const ANSWERED_BY: Readonly<Record<Contest['about'], RuleId>> = {
  lostAttack: 'TDC-043',
  modifier: 'TDC-059',
  finish: 'TDC-063',
  free: 'TDC-074',
};

/** TDC-041, 055: support; TDC-051: once in an attack; then the condition. */
function refusesInAttack(open: Open, attack: Attack, tactic: Tactic): Refusal | null {
  const pair = pairOf(attack);
  const modifies = tactic.effect.kind === 'modify';
  if (!fitsSupport(tactic, pair.attacker)) return refuse('NOT_VS_SUPPORT', modifies ? 'TDC-055' : 'TDC-041');
  const second = modifies ? refusesSecond(attack, tactic) : null;
  if (second !== null) return second;
  if (!fitsFactor(tactic, pair.target)) return refuse('CONDITION_FAILED', 'TDC-053');
  const fits = fitsPair(tactic, pair) && fitsSide(tactic, open.active);
  return fits ? refusesFlame(attack, tactic) : refuse('CONDITION_FAILED', conditionRule(tactic));
}

/** The rule that says what the card asks for: TDC-042, 057, 058, 062. */
function conditionRule({ effect, type }: Tactic): RuleId {
  if (effect.kind !== 'modify') return effect.kind === 'outOfAction' && effect.who === 'target' ? 'TDC-062' : 'TDC-042';
  if (type === 'Armor') return 'TDC-058';
  return effect.reach === null ? 'TDC-057' : 'TDC-056';
}

/** The one executor of effects. */
export function playCard(course: Course, side: Side, { card }: PlayCommand): Next {
  const { effect } = tacticOf(card);
  course.emit({ type: 'played', side, card, window: course.open.phase as PlayWindow });
  switch (effect.kind) {
    case 'lost':
    case 'endTurn':
      return stop(course, card);
    case 'outOfAction':
      return effect.who === 'attacker' ? stop(course, card) : finish(course);
    case 'modify':
      return modify(course);
    case 'free':
      return free(course, card);
    case 'negate':
      return negate(course);
    case 'recover':
      return recover(course, side);
  }
}
