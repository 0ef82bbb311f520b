/** The one door of the search: what a seat may know goes in, a plan of its turn comes out. Same question, same plan, byte for byte. */
import {
  type AnyRuleSet,
  fastChance,
  type Game,
  type GameTypes,
  type Json,
  type Level,
  oneOf,
  type Seat,
  type Setup,
  stateViewFor,
  type Tagged,
  viewOf,
} from '@fieldpost/engine';
import { evolveTurns, type Turn } from './evolve-turn.ts';
import { LEVELS, type Style } from './levels.ts';
import { playOn } from './policy-play.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { withBredReplies } from './second-round.ts';
import { fromBook } from './set-up.ts';
import { gameIn, playNode, type Thinker, thinkerFor, unit } from './thinker.ts';
import { chanceToWin, exponential } from './value.ts';

/** The input: a view and the seat's own data, never a state and never the seed of the match. */
export type Asked = {
  readonly setup: Setup<GameTypes>;
  readonly view: Json;
  readonly seat: Seat<string>;
  /** The seat's own standing orders. */
  readonly orders: Json;
  /** The notices that the seat had, oldest first; null: unknown. */
  readonly heard: readonly Tagged[] | null;
  readonly level: Level;
  /** Of the search's own numbers. */
  readonly seed: number;
  /** Nodes that the strongest level may spend on this; others take their part of it. */
  readonly nodes: number;
};

export type Rival = {
  readonly lines: readonly string[];
  /** The chance to win that is expected, in thousandths. */
  readonly expects: number;
};
export type Plan = Rival & {
  /** What the lines say. */
  readonly commands: readonly Tagged[];
  /** The next best plans, three at most. */
  readonly rivals: readonly Rival[];
  /** Why it is good, until the turn ends; and why its first order is. */
  readonly reasons: readonly Reason[];
  readonly firstReasons: readonly Reason[];
  /** Nodes spent. */
  readonly nodes: number;
  /** The version of the guidance that it was made with. */
  readonly guide: number;
};

const MOST_RIVALS = 3;
/** A chance to win below this after the reply: an order that loses at once. */
const LOST = 0.02;
/** Orders among which a lot is drawn. */
const LOTS = 8;

/**
 * The plan of a seat: the lines of its turn, in notation, as far as they hold whatever dice and others answer. Null where nobody has told
 * the game's players how to think, where no truth can be imagined, or where the seat has nothing to do.
 */
export function planOf(rules: AnyRuleSet, asked: Asked): Plan | null {
  const guide = rules.guidance.search;
  if (guide === null) return null;
  const { setup, view, seat, seed, orders, heard, level } = asked;
  const style = LEVELS[level];
  const thinker = thinkerFor(rules, guide, setup, { seat, seed, nodes: Math.round(asked.nodes * style.nodes) });
  const truth = guide.sample(view, seat, heard, thinker.next);
  if (truth === null) return null;
  const base = gameIn(truth, seat, orders);
  if (guide.setUp?.isSetUp(view, seat)) return setUpPlan(thinker, base, asked);
  return style.nodes === 0 ? orderOf(thinker, base, style) : turnOf(thinker, base, style);
}

function setUpPlan(thinker: Thinker, base: Game, { setup, view, seat, orders }: Asked): Plan {
  const { rules, guide, next } = thinker;
  const kind = guide.classOf(setup);
  const laid = guide.setUp === null ? null : fromBook(rules, guide.setUp, kind, { view, seat }, next);
  const plan = planFrom(thinker, base, [[laid ?? rules.defaultCommand(view, seat, orders)]], 0.5);
  return { ...plan, reasons: [], firstReasons: [] };
}

/** One order of a level that does not search: the policy's, or one by lot that does not lose at once. */
function orderOf(thinker: Thinker, base: Game, { lots }: Style): Plan | null {
  const { rules, guide, seat, next } = thinker;
  const state = stateViewFor(rules, base, seat);
  const usual = guide.policy(state, seat, next);
  if (usual === null) return null;
  const drawn = unit(next) < lots ? oneOf(guide.proposals(state, seat, LOTS, next), next) : null;
  const command = drawn !== null && !losesAtOnce(thinker, base, drawn) ? drawn : usual;
  return planFrom(thinker, base, [[command]], chanceToWin(thinker, base, seat.side));
}

function losesAtOnce(thinker: Thinker, base: Game, command: Tagged): boolean {
  const { guide, seat, next } = thinker;
  const played = playNode(thinker, base, seat, command, fastChance(next()));
  if (played === null) return true;
  const end = playOn(thinker, played.game, guide.tempo(base.state) + 2, next());
  return chanceToWin(thinker, end, seat.side) < LOST;
}

function turnOf(thinker: Thinker, base: Game, style: Style): Plan | null {
  const bred = evolveTurns(thinker, base);
  const turns = style.bredReply ? withBredReplies(thinker, base, bred) : bred;
  const chosen = softly(thinker, turns, style.softness);
  if (chosen === undefined || chosen.commands.length === 0) return orderOf(thinker, base, LEVELS.sergeant);
  const others = turns.filter((turn) => turn !== chosen && turn.commands.length > 0).slice(0, MOST_RIVALS);
  const lines = [chosen, ...others].map(({ commands, sure }) => commands.slice(0, sure));
  const plan = planFrom(thinker, base, lines, chosen.worth);
  const rivals = plan.rivals.map((rival, at) => ({ ...rival, expects: thousandths(others[at]?.worth ?? 0) }));
  return { ...plan, rivals };
}

/** The best turn, or with some softness one that is nearly as good. */
function softly({ next }: Thinker, turns: readonly Turn[], softness: number): Turn | undefined {
  const [best] = turns;
  if (best === undefined || softness === 0) return best;
  const shares = turns.map(({ worth }) => exponential((worth - best.worth) / softness));
  let left = unit(next) * shares.reduce((sum, share) => sum + share, 0);
  return turns.find((_, at) => {
    left -= shares[at] ?? 0;
    return left < 0;
  });
}

/** `orders`: those of the plan, then those of its rivals. */
function planFrom(thinker: Thinker, base: Game, orders: readonly (readonly Tagged[])[], worth: number): Plan {
  const [lines = [], ...others] = orders.map((commands) => written(thinker, base, commands));
  const { nodes, guide } = thinker;
  const expects = thousandths(worth);
  const rivals = others.map((rival) => ({ lines: rival, expects }));
  const [commands = []] = orders;
  const why = whyOf(thinker, base, commands);
  return { lines, commands, expects, rivals, ...why, nodes: nodes.spent, guide: guide.version };
}

const thousandths = (worth: number): number => Math.round(worth * 1000);

/** Commands as lines, each as it is written when its turn comes. None of them but the last has drawn. */
function written(thinker: Thinker, base: Game, commands: readonly Tagged[]): readonly string[] {
  const { rules, seat } = thinker;
  const chance = fastChance(0);
  let game = base;
  return commands.map((command) => {
    const line = rules.write(command, viewOf(rules, game, seat));
    game = playNode(thinker, game, seat, command, chance)?.game ?? game;
    return line;
  });
}

/** Why commands are good, and why the first of them is, as far as they are of this turn. */
function whyOf(thinker: Thinker, base: Game, commands: readonly Tagged[]): Pick<Plan, 'reasons' | 'firstReasons'> {
  const { guide, seat } = thinker;
  const chance = fastChance(0);
  const tempo = guide.tempo(base.state);
  const within: Game[] = [];
  for (const command of commands) {
    const next = playNode(thinker, within.at(-1) ?? base, seat, command, chance)?.game;
    if (next === undefined || (next.ending === null && guide.tempo(next.state) !== tempo)) break;
    within.push(next);
  }
  const [first, last] = [within[0], within.at(-1)];
  return {
    reasons: last === undefined ? [] : reasonsFor(thinker, base, last),
    firstReasons: first === undefined ? [] : reasonsFor(thinker, base, first),
  };
}
