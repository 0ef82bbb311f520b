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
import type { Pace } from '../catalogue/options.ts';
import { type MassWarfareGame, massWarfare as rules } from '../index.ts';

/** `first`: how often each seat came first alone; `turns`: of every match, in order. */
export type Balance = {
  readonly reasons: Record<string, number>;
  readonly first: Record<string, number>;
  readonly turns: number[];
  readonly commands: number[];
  /** How often a player was asked again, by match (THE-RULES "Windows": one player finishing one window is a hand-over). */
  readonly handOvers: number[];
};

export const emptyBalance = (): Balance => ({ reasons: {}, first: {}, turns: [], commands: [], handOvers: [] });

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

type Noted = { visits: number; last: string; readonly seen: Set<string> };

/** The same, and notes how often another player is asked, or the same one in another window. In a secret window all are asked at once: each counts once. */
function counted(choose: Chooser<MassWarfareGame>, pace: Pace, noted: Noted): Chooser<MassWarfareGame> {
  return (of, view, seat, next) => {
    const visit = `${view.war.turn}.${view.war.cursor.stage}.${seat.side}`;
    const goesOn = pace === 'sealed' ? noted.seen.has(visit) : visit === noted.last;
    if (!goesOn) noted.visits += 1;
    noted.last = visit;
    noted.seen.add(visit);
    return choose(of, view, seat, next);
  };
}

/** Plays match number `index` of a listed scenario. The same index is the same match. */
export function balanceMatch(balance: Balance, scenario: string, index: number, pace: Pace = 'windows'): void {
  const setup = expectOk(setupOf(rules, { scenario, options: { pace } }), scenario);
  const noted: Noted = { visits: 0, last: '', seen: new Set() };
  const orders = expectOk(rules.parse.standingOrders(GUIDANCE.orders.greedy), 'orders of the bot');
  const sitting: Game<MassWarfareGame>['orders'] = Object.fromEntries(
    rules.sides.map((side) => [seatKey({ side, player: 0 }), orders]),
  );
  const { ending, final, steps } = playout(rules, setup, index, counted(greedy, pace, noted), undefined, sitting);
  const { reason = 'unfinished', places = [] } = ending?.outcome ?? {};
  const [winner, ...others] = places.filter(({ place }) => place === 1);
  balance.reasons[reason] = (balance.reasons[reason] ?? 0) + 1;
  const seat = winner === undefined || others.length > 0 ? 'shared' : winner.side;
  balance.first[seat] = (balance.first[seat] ?? 0) + 1;
  balance.turns.push(final.war.turn);
  balance.commands.push(steps);
  balance.handOvers.push(noted.visits);
}
