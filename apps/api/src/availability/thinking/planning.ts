/** The next order of a thinking player: the line that it has planned, or the first of a new plan. */
import type { Game, GameTypes, Level, Seat, Tagged } from '@fieldpost/engine';
import { ordersOf, stepViewFor, viewOf } from '@fieldpost/engine';
import { LEVELS } from '@fieldpost/search';
import type { Context } from '../../context.ts';
import type { LoadedMatch } from '../../match-store/loaded-match.ts';
import type { AnyRuleSet } from '../../match-store/rules.ts';
import type { SeatPlan, StoredSeat } from '../../match-store/stored.ts';

/** New plans within a turn; after them the policy of the game plays on. */
const MAX_PLANS = 4;
/** Of the nodes of a turn, how many each new plan within it may spend. */
const SHARE_AGAIN = 1 / 4;

export type Thought = {
  readonly command: Tagged;
  /** The rest of the plan once the command is played and the seat has been shown `step` steps; null: nothing. */
  readonly planAt: (step: number) => SeatPlan | null;
};

type Asking = {
  readonly loaded: LoadedMatch;
  readonly game: Game<GameTypes>;
  readonly seat: StoredSeat;
  readonly level: Level;
  readonly seed: number;
};

/**
 * The next order of a level, from what its seat knows. Null where nobody has told this game's players how to think, or where it can
 * imagine nothing. Rejects with `NotNow` while no thinker is free.
 */
export async function thoughtOf(context: Context, asking: Asking): Promise<Thought | null> {
  const { loaded, game, seat, level } = asking;
  const guide = loaded.rules.guidance.search;
  if (guide === null) return null;
  const place = { side: seat.side, player: seat.player };
  const tempo = guide.tempo(game.state);
  const kept = seat.plan !== null && seat.plan.level === level && seat.plan.tempo === tempo ? seat.plan : null;
  if (kept !== null && kept.step === stepViewFor(game, place)) {
    const known = nextOf(loaded.rules, game, place, kept);
    if (known !== null) return known;
  }
  const made = kept === null ? 0 : kept.made;
  const lines = await linesOf(context, asking, guide.nodes, made);
  return lines === null ? null : nextOf(loaded.rules, game, place, { level, tempo, made: made + 1, lines });
}

async function linesOf(
  context: Context,
  { loaded, game, seat, level, seed }: Asking,
  nodes: number,
  made: number,
): Promise<readonly string[] | null> {
  const { rules, match } = loaded;
  const place = { side: seat.side, player: seat.player };
  const searches = LEVELS[level].nodes > 0;
  if (searches && made > 0) context.metrics.replanned.inc({ rule_set: match.ruleSet, level });
  const plan = await context.thinkers.ask(match.id, {
    ruleSet: rules.ref,
    setup: match.setup,
    view: viewOf(rules, game, place),
    seat: place,
    orders: ordersOf(rules, game, place),
    heard: null,
    level: searches && made > MAX_PLANS ? 'sergeant' : level,
    seed,
    nodes: made === 0 ? nodes : Math.round(nodes * SHARE_AGAIN),
  });
  return plan?.lines ?? null;
}

/** The first line as a command; null where there is none, or it can no longer be given. */
function nextOf(
  rules: AnyRuleSet,
  game: Game<GameTypes>,
  seat: Seat<string>,
  { lines, ...plan }: Omit<SeatPlan, 'step'>,
): Thought | null {
  const [line, ...rest] = lines;
  const view = viewOf(rules, game, seat);
  const read = line === undefined ? null : rules.read(line, view, seat);
  if (!read?.ok || rules.refuses(view, seat, read.value) !== null) return null;
  const isKept = LEVELS[plan.level].nodes > 0;
  return { command: read.value, planAt: (step) => (isKept ? { ...plan, step, lines: rest } : null) };
}
