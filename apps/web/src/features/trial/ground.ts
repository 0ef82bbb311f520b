/** A trial as the browser plays it: the rules of the game, a position, and the results of orders there. No service is asked. */
import {
  type AnyRuleSet,
  byHand,
  everyBranch,
  fastChance,
  fastNumbers,
  type Game,
  gameAt,
  type HowDrawn,
  type Json,
  type NewNode,
  owing,
  type Played,
  type RecordedChance,
  type Seat,
  submit,
  type Tagged,
  type TrialNode,
  trialGame,
  viewOf,
} from '@fieldpost/engine';

/** Rules, position and seats of a trial. */
export type Ground = {
  readonly rules: AnyRuleSet;
  readonly root: Game;
  /** The seats of the match. */
  readonly seats: readonly Seat<string>[];
};

/** The position that a page brings: the whole truth, or what one seat sees. */
export type Start =
  | { readonly kind: 'truth'; readonly state: Json }
  | { readonly kind: 'view'; readonly view: Json; readonly seat: Seat<string>; readonly guess: number };

/** The ground of a trial; null: this game cannot guess what the seat does not see. */
export function groundOf(plain: AnyRuleSet, start: Start, seats: readonly Seat<string>[]): Ground | null {
  const state = start.kind === 'truth' ? start.state : guessed(plain, start);
  return state === null ? null : { rules: byHand(plain), root: trialGame(state), seats };
}

const guessed = ({ guidance }: AnyRuleSet, { view, seat, guess }: Start & { readonly kind: 'view' }): Json =>
  guidance.search?.sample(view, seat, null, fastNumbers(guess)) ?? null;

/** Who may act in a position: all seats of the sides to move that have something to do; none: the match is over there. */
export function moversIn({ rules, seats }: Ground, game: Game): readonly Seat<string>[] {
  const awaited = owing(rules, game).flatMap((side) => seats.filter((seat) => seat.side === side));
  const busy = awaited.filter((seat) => rules.subjects(viewOf(rules, game, seat), seat).length > 0);
  return busy.length > 0 ? busy : awaited;
}

/** One result of an order, of all with the same sentences. */
export type Outcome = {
  readonly draws: readonly number[];
  /** How likely it is, from 0 to 1. */
  readonly weight: number;
  /** What happens, in sentences. */
  readonly told: string;
  readonly played: Played;
};
/** `exact`: these are all results; else those that came up in some throws. */
export type Outcomes = { readonly exact: boolean; readonly all: readonly Outcome[] };

/** An order that is tried: in whose name, and its line. */
export type Tried = Pick<TrialNode, 'side' | 'player' | 'line'>;

const MOST_COUNTED = 216;
const THROWS = 64;

const runner =
  ({ rules }: Ground, game: Game, { side, player, line }: Tried) =>
  (chance: RecordedChance): Played | null => {
    const played = submit(rules, game, { side, player }, { line }, chance);
    return played.ok ? played.value : null;
  };

function toldOf({ rules }: Ground, { steps }: Played, seat: Seat<string>): string {
  const notices = steps.flatMap(({ events }) => events.flatMap((event) => rules.notice(event, seat) ?? []));
  return notices.map((notice) => rules.tell(notice)).join(' ');
}

/** What an order may come to, the likeliest first; results with the same sentences are one. None where it is refused. */
export function outcomesOf(ground: Ground, game: Game, tried: Tried): Outcomes {
  const run = runner(ground, game, tried);
  const counted = everyBranch(run, MOST_COUNTED);
  const branches = counted ?? thrownOften(run);
  const groups = new Map<string, Outcome & { readonly most: number }>();
  for (const { value, draws, weight } of branches) {
    const told = toldOf(ground, value, tried);
    const known = groups.get(told);
    if (known === undefined) groups.set(told, { draws, weight, told, played: value, most: weight });
    else groups.set(told, { ...known, weight: known.weight + weight });
  }
  const all = [...groups.values()].toSorted((one, other) => other.weight - one.weight);
  return { exact: counted !== null, all: all.map(({ most: _, ...outcome }) => outcome) };
}

function thrownOften(run: (chance: RecordedChance) => Played | null) {
  return Array.from({ length: THROWS }, (_, at) => {
    const chance = fastChance(at + 1);
    const value = run(chance);
    return value === null ? [] : [{ value, draws: chance.draws.map(({ result }) => result), weight: 1 / THROWS }];
  }).flat();
}

/** One throw; its weight is that of all results with the same sentences, as far as they are known. */
export function thrown(ground: Ground, game: Game, tried: Tried, seed: number): Outcome | null {
  const chance = fastChance(seed);
  const played = runner(ground, game, tried)(chance);
  if (played === null) return null;
  const told = toldOf(ground, played, tried);
  const alike = outcomesOf(ground, game, tried).all.find((outcome) => outcome.told === told);
  return { draws: chance.draws.map(({ result }) => result), weight: alike?.weight ?? 1 / THROWS, told, played };
}

/** The node of an order with its result. */
export const nodeOf = (after: number, tried: Tried, { draws, weight }: Outcome, how: HowDrawn): NewNode => ({
  after,
  side: tried.side,
  player: tried.player,
  line: tried.line,
  draws,
  how: draws.length === 0 ? 'none' : how,
  weight: draws.length === 0 ? 1 : Math.min(1, weight),
});

/** The line of a command in a position, or why the rules refuse it, in a sentence. */
export function lineOf(
  { rules }: Ground,
  game: Game,
  seat: Seat<string>,
  command: Tagged,
): { readonly line: string } | { readonly refused: string } {
  const view = viewOf(rules, game, seat);
  const fault = rules.refuses(view, seat, command);
  if (fault === null) return { line: rules.write(command, view) };
  return { refused: rules.texts.refusals[fault.code] ?? 'The rules do not allow this here.' };
}

/** The game at a node; null: the orders that lead there do not hold any more. */
export function gameThere({ rules, root }: Ground, nodes: readonly TrialNode[], at: number): Game | null {
  const found = gameAt(rules, root, nodes, at);
  return found.ok ? found.value : null;
}

/** "27 %", "under 1 %". */
export function percent(weight: number): string {
  const share = Math.round(weight * 100);
  return share === 0 && weight > 0 ? 'under 1 %' : `${share} %`;
}
