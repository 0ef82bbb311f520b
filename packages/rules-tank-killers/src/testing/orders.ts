/** Standing orders for tests, written as players file them. */
import { type Rule, tankKillers as rules, type StandingOrders } from '../index.ts';
import { parseReactions } from '../orders/parsing.ts';
import { duel } from './positions.ts';
import { Trial } from './trial.ts';

export type RawRule = { readonly [Key in keyof Rule]?: unknown };

export function ordersOf(list: readonly RawRule[], more: object = {}): StandingOrders {
  const read = parseReactions({ rules: list, ...more });
  if (!read.ok) throw new Error(read.fault.code);
  return { ...read.value, plan: null };
}

/** The answer of standing orders to the open window after some lines: a line, or 'ask'. */
export function answerTo(
  at: object,
  filed: StandingOrders,
  lines: readonly string[] = [],
  options: object = {},
): string {
  const trial = new Trial(at, options);
  trial.play(...lines);
  const view = trial.viewOf();
  const answer = rules.standingAnswer(view, { side: trial.side, player: 0 }, filed);
  return answer === null ? 'ask' : rules.write(answer, view);
}

export const LOST = 'LOST_ATTACK';
const HAND = ['Shaken', 'Rally', 'Breakdown', 'Anti-Tank Mine', 'Ambush', 'Mud', 'Camouflage', 'Buttoned Down'];
/** A Panther attacks a Sherman whose owner holds eight cards. */
export const PANTHER = duel('Panther', 'M4 Sherman', {}, { hand: HAND });
