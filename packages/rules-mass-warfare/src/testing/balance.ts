/** How matches of the greedy bot end, by scenario: who came first from which seat, for what reason, and when. */
import {
  type AnyRuleSet,
  type Chooser,
  expectOk,
  type Game,
  oneOf,
  playout,
  seatKey,
  setupOf,
} from '@fieldpost/engine';
import { GUIDANCE } from '../bots/index.ts';
import { type MassWarfareGame, massWarfare as rules } from '../index.ts';

/** `first`: how often each seat came first alone; `turns`: of every match, in order. */
export type Balance = {
  readonly reasons: Record<string, number>;
  readonly first: Record<string, number>;
  readonly turns: number[];
  readonly commands: number[];
};

export const emptyBalance = (): Balance => ({ reasons: {}, first: {}, turns: [], commands: [] });

/** What the greedy bot does: the command that its appraisal likes best; of equals any one. */
const greedy: Chooser<MassWarfareGame> = (_, view, seat, next) => {
  let best = Number.NEGATIVE_INFINITY;
  let chosen: MassWarfareGame['command'][] = [];
  for (const command of rules.legalCommands(view, seat)) {
    const worth = GUIDANCE.appraise?.(view, seat, command, rules as unknown as AnyRuleSet) ?? 0;
    if (worth > best) chosen = [];
    if (worth >= best) chosen.push(command);
    best = Math.max(best, worth);
  }
  return oneOf(chosen, next);
};

/** Plays match number `index` of a listed scenario. The same index is the same match. */
export function balanceMatch(balance: Balance, scenario: string, index: number): void {
  const setup = expectOk(setupOf(rules, { scenario }), scenario);
  const orders = expectOk(rules.parse.standingOrders(GUIDANCE.orders.greedy), 'orders of the bot');
  const sitting: Game<MassWarfareGame>['orders'] = Object.fromEntries(
    rules.sides.map((side) => [seatKey({ side, player: 0 }), orders]),
  );
  const { ending, final, steps } = playout(rules, setup, index, greedy, undefined, sitting);
  const { reason = 'unfinished', places = [] } = ending?.outcome ?? {};
  const [winner, ...others] = places.filter(({ place }) => place === 1);
  balance.reasons[reason] = (balance.reasons[reason] ?? 0) + 1;
  const seat = winner === undefined || others.length > 0 ? 'shared' : winner.side;
  balance.first[seat] = (balance.first[seat] ?? 0) + 1;
  balance.turns.push(final.war.turn);
  balance.commands.push(steps);
}
