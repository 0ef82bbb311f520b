import type { Ending, Game, GameTypes, Json, Pending, Step } from '@fieldpost/engine';
import { pendingOf, seatKey } from '@fieldpost/engine';
import type { RunningClock } from '../clocks/clock-spec.ts';
import { deadlineOf, startClock, turnClock } from '../clocks/running-clock.ts';
import { dispatchesFor, type MatchFacts } from '../dispatches/handover.ts';
import { awaitedIn, type Standing } from './standing.ts';
import type { StoredMatch } from './stored.ts';
import { jobsOf } from './turn-jobs.ts';
import type { Change, LiveRow, Snapshot, StepRow } from './turn-statement.ts';

/** What somebody did to a match, judged in memory and not yet written. */
export type Deed = {
  readonly game: Game<GameTypes>;
  /** Steps that join the log now. */
  readonly steps: readonly Step<GameTypes>[];
  /** The steps in notation. */
  readonly lines: readonly string[];
  /** Draws made by them. */
  readonly draws: number;
  /** Missed turns of sides where they change. */
  readonly missed: Readonly<Record<string, number>>;
  /** Who need not be told: he did it himself. Null: a clock did. */
  readonly actorId: string | null;
  readonly timedOut: readonly string[];
};

export const drawsIn = (steps: readonly Step<GameTypes>[]): number =>
  steps.reduce((sum, step) => sum + step.draws.length, 0);

function stepRows({ steps, lines, game: after }: Deed): readonly StepRow[] {
  const from = after.step - steps.length;
  return steps.map((step, nth) => ({
    ...step,
    index: from + nth,
    line: lines[nth] ?? '',
    sealed: from + nth < after.sealedStep,
  }));
}

/** So many sealed steps may follow the stored state: reading a match plays no more than these and the open ones again. */
const STEPS_BETWEEN_SNAPSHOTS = 20;

/** The state to be stored now: at the start, at the end, and whenever many steps have gathered. Never an open one. */
function snapshotOf({ match, game }: Standing, after: Game<GameTypes>): Snapshot | null {
  const many = after.sealedStep - match.stateStep >= STEPS_BETWEEN_SNAPSHOTS;
  if (game !== null && !many && after.ending === null) return null;
  return { step: after.sealedStep, state: after.sealedState ?? after.state };
}

function clockAfter({ match, rules }: Standing, after: Game<GameTypes>, now: Date): RunningClock {
  const awaited = awaitedIn(rules, after);
  if (match.clock) return turnClock(match.clockSpec, match.clock, awaited, now);
  return startClock(match.clockSpec, rules.sides, awaited, now);
}

function rowOf(standing: Standing, deed: Deed, clock: RunningClock, now: Date): LiveRow {
  const { rules, match } = standing;
  const after = deed.game;
  const { ending } = after;
  return {
    status: ending ? 'finished' : 'playing',
    step: after.step,
    snapshot: snapshotOf(standing, after),
    sealedStep: after.sealedStep,
    draws: match.draws + deed.draws,
    pending: pendingOf(rules, after, 'spectator'),
    waitingFor: awaitedIn(rules, after).open,
    clock,
    deadline: ending ? null : deadlineOf(match.clockSpec, clock),
    drawOffer: after.drawOffer,
    ending,
    startedAt: match.startedAt ?? now,
    finishedAt: ending ? (match.finishedAt ?? now) : null,
  };
}

function draftChanges(before: Game<GameTypes> | null, after: Game<GameTypes>): Readonly<Record<string, Json>> {
  const old = before?.drafts ?? {};
  const sides = new Set([...Object.keys(old), ...Object.keys(after.drafts)]);
  const changed = [...sides].filter((side) => old[side] !== after.drafts[side]);
  return Object.fromEntries(
    changed.map((side) => [side, after.drafts[side]?.length ? (after.drafts[side] as unknown as Json) : null]),
  );
}

function orderChanges({ match, game }: Standing, after: Game<GameTypes>): Change['orders'] {
  const filed = match.seats.map(({ side, player }) => ({
    side,
    player,
    orders: after.orders[seatKey({ side, player })],
  }));
  return filed.flatMap(({ side, player, orders }) =>
    orders === undefined || orders === game?.orders[seatKey({ side, player })] ? [] : [{ side, player, orders }],
  );
}

const factsOf = (match: StoredMatch): MatchFacts => match;

const factsAfter = (row: LiveRow): MatchFacts => ({
  ...row,
  pending: row.pending as Pending<string> | null,
  ending: row.ending as Ending<string> | null,
});

/** Whether a step left everything as it was but the steps themselves: the clock object is the same while the same side is awaited. */
function isSettled({ match, game }: Standing, row: LiveRow): boolean {
  if (game === null || row.status !== match.status || row.drawOffer !== match.drawOffer || row.clock !== match.clock)
    return false;
  return (
    JSON.stringify(row.pending) === JSON.stringify(match.pending) && row.waitingFor.join() === match.waitingFor.join()
  );
}

/** Everything that follows from a deed, ready for the one statement. */
export function changeOf(standing: Standing, deed: Deed, receipt: Change['receipt'], now: Date): Change {
  const { match, game } = standing;
  const clock = clockAfter(standing, deed.game, now);
  const row = rowOf(standing, deed, clock, now);
  const facts = { before: factsOf(match), after: factsAfter(row) };
  const { actorId, timedOut } = deed;
  const dispatches = dispatchesFor({ matchId: match.id, ...facts, seats: match.seats, actorId, timedOut });
  const running = { before: match.clock, after: row.status === 'finished' ? null : clock };
  return {
    ...{ matchId: match.id, revision: match.revision, at: now, row, receipt, dispatches, missed: deed.missed },
    settled: isSettled(standing, row),
    steps: stepRows(deed),
    sealBelow: deed.game.sealedStep > match.sealedStep && match.step > match.sealedStep ? deed.game.sealedStep : null,
    dropFrom: deed.game.step < match.step ? deed.game.step : null,
    drafts: draftChanges(game, deed.game),
    orders: orderChanges(standing, deed.game),
    ...jobsOf(match.id, match.clockSpec, running, dispatches, now),
  };
}

/** A deed that only replaces the live part: undo, an offer, an ending. */
export const plainDeed = (game: Game<GameTypes>, actorId: string | null): Deed => ({
  ...{ game, steps: [], lines: [], draws: 0, missed: {}, actorId, timedOut: [] },
});
