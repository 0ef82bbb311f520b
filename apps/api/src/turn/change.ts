import type { Ending, Game, GameTypes, Json, Pending, Step } from '@fieldpost/engine';
import { pendingOf, seatKey } from '@fieldpost/engine';
import { deadlineOf, startClock, turnClock } from '../clock/running-clock.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import { awaitedIn, type LoadedMatch } from '../match-store/loaded-match.ts';
import type { StoredMatch, StoredSeat } from '../match-store/stored.ts';
import { type MatchFacts, notificationsFor } from '../notification-rules/rules.ts';
import { type Announcement, arrangementNotifications } from './arrangements.ts';
import { helperIn } from './helpers.ts';
import { hoursOf } from './hours.ts';
import { responseTimesOf } from './response-times.ts';
import type { HandOverRow, SeatChange } from './seat-statement.ts';
import { jobsOf, reminderFrom } from './turn-jobs.ts';
import type { Change, LiveRow, Snapshot, StepRow } from './turn-statement.ts';

/** What somebody did to a match, judged in memory and not yet written. */
export type Transition = {
  readonly game: Game<GameTypes>;
  /** Steps that join the log now. */
  readonly steps: readonly Step<GameTypes>[];
  /** The steps in notation. */
  readonly lines: readonly string[];
  /** Draws made by them. */
  readonly draws: number;
  /** Missed turns of sides where they change. */
  readonly missed: Readonly<Record<string, number>>;
  /** The person who acted, and therefore needs no notification; null if a clock acted. */
  readonly actorId: string | null;
  readonly timedOut: readonly string[];
  /** The clock as the transition sets it before the game moves it on: a pause, a vacation. Null: as it is. */
  readonly clock: RunningClock | null;
  /** What changes about seats besides orders and missed turns. */
  readonly seats: readonly SeatChange[];
  /** Arrangements to notify people of. */
  readonly announcements: readonly Announcement[];
  readonly handOvers: readonly HandOverRow[];
  /** Sides whose last missed turn is forgiven. */
  readonly excused: readonly string[];
};

export const drawsIn = (steps: readonly Step<GameTypes>[]): number =>
  steps.reduce((sum, step) => sum + step.draws.length, 0);

/** CL-080: whether the clock or a stand-in played a step in the name of its side; null: the side itself. */
function playedBy({ match }: LoadedMatch, { timedOut, actorId }: Transition, { by }: Step<GameTypes>) {
  if (timedOut.includes(by.side)) return 'clock';
  const seat = match.seats.find(({ side, player }) => side === by.side && player === by.player);
  return actorId === null && seat?.standIn != null ? 'stand-in' : null;
}

function stepRows(loaded: LoadedMatch, transition: Transition): readonly StepRow[] {
  const { steps, lines, game: after } = transition;
  const from = after.step - steps.length;
  return steps.map((step, index) => ({
    ...step,
    playedBy: playedBy(loaded, transition, step),
    index: from + index,
    line: lines[index] ?? '',
    sealed: from + index < after.sealedStep,
  }));
}

/** So many sealed steps may follow the stored state: reading a match plays no more than these and the open ones again. */
const STEPS_BETWEEN_SNAPSHOTS = 20;

/** About so far apart lie the states that are kept for the replay. */
const STEPS_BETWEEN_KEPT = 100;

/** The state to be stored now: at the start, at the end, and whenever many steps have gathered. Never an open one. */
function snapshotOf({ match, game }: LoadedMatch, after: Game<GameTypes>): Snapshot | null {
  const many = after.sealedStep - match.stateStep >= STEPS_BETWEEN_SNAPSHOTS;
  if (game !== null && !many && after.ending === null) return null;
  const { sealedStep: step } = after;
  const keeps = Math.floor(step / STEPS_BETWEEN_KEPT) > Math.floor(match.stateStep / STEPS_BETWEEN_KEPT);
  return { step, state: after.sealedState ?? after.state, keeps: game !== null && keeps };
}

/** True if a new turn of the game has begun: every side the match waits for gets a fresh clock. */
function isNextTurn({ rules, game }: LoadedMatch, after: Game<GameTypes>): boolean {
  return game !== null && rules.turnOf !== undefined && rules.turnOf(game.state) !== rules.turnOf(after.state);
}

/** True if the match waits in another window after these steps, even for the same side: clocks restart in it. */
export function isAnew(loaded: LoadedMatch, after: Game<GameTypes>, steps: readonly Step<GameTypes>[]): boolean {
  // While a secret window is open nothing joins the log: what did has closed one, and this is the next.
  return (steps.length > 0 && awaitedIn(loaded.rules, after).secret) || isNextTurn(loaded, after);
}

function clockAfter(loaded: LoadedMatch, { game: after, clock, steps }: Transition, now: Date): RunningClock {
  const { match, rules } = loaded;
  const awaited = { ...awaitedIn(rules, after), anew: isAnew(loaded, after, steps) };
  const before = clock ?? match.clock;
  if (before)
    return turnClock(match.clockSpec, withoutGone({ match, rules, game: after }, after, before), awaited, now);
  return startClock(match.clockSpec, rules.sidesOf(match.setup), awaited, now, hoursOf(match.seats, now));
}

/** The seats as a transition leaves them. */
const seatsAfter = ({ seats }: StoredMatch, changes: readonly SeatChange[]): readonly StoredSeat[] =>
  seats.map((seat) => ({
    ...seat,
    ...changes.find(({ side, player }) => side === seat.side && player === seat.player)?.patch,
  }));

/** Whether the match then waits for somebody who is played for. */
const isHelped = ({ rules, match }: LoadedMatch, { game, seats }: Transition, clock: RunningClock): boolean =>
  game.ending === null && helperIn({ rules, game, clock, seats: seatsAfter(match, seats) }) !== null;

const wasHelped = ({ rules, match, game }: LoadedMatch): boolean =>
  game !== null && helperIn({ rules, game, clock: match.clock, seats: match.seats }) !== null;

function rowOf(loaded: LoadedMatch, transition: Transition, clock: RunningClock, now: Date): LiveRow {
  const { rules, match } = loaded;
  const after = transition.game;
  const { ending } = after;
  return {
    status: ending ? 'finished' : 'playing',
    step: after.step,
    snapshot: snapshotOf(loaded, after),
    sealedStep: after.sealedStep,
    draws: match.draws + transition.draws,
    pending: pendingOf(rules, after, 'spectator'),
    waitingFor: awaitedIn(rules, after).open,
    clock,
    deadline: ending ? null : deadlineOf(match.clockSpec, clock),
    remindAt: ending ? null : reminderFrom(match.clockSpec, clock, now),
    actAt: isHelped(loaded, transition, clock) ? now : null,
    drawOffer: after.drawOffer,
    drawDeclined: after.drawDeclined,
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

function filedBy({ game }: LoadedMatch, after: Game<GameTypes>, seat: StoredSeat): SeatChange['patch'] {
  const orders = after.orders[seatKey(seat)];
  return orders === undefined || orders === game?.orders[seatKey(seat)] ? {} : { standingOrders: orders };
}

function missedBy({ missed }: Transition, { side }: StoredSeat): SeatChange['patch'] {
  const turns = missed[side];
  return turns === undefined ? {} : { missedTurns: turns };
}

/** CL-080: a side is done in a secret window, or takes that back. Nothing of it is in the log before the window closes, which it may never. */
function answeredBy({ match }: LoadedMatch, clock: RunningClock, { side }: StoredSeat): SeatChange['patch'] {
  const waits = clock.running.some((wait) => wait.side === side);
  const [before, after] = [match.clock?.answered[side] ?? null, clock.answered[side] ?? null];
  return waits && before !== after ? { answeredAt: after } : {};
}

/** A seat whose side has gone, which all may know: nobody takes it over, and no computer player sits in it. */
function goneBy({ rules }: LoadedMatch, { game }: Transition, seat: StoredSeat, now: Date): SeatChange['patch'] {
  if (game.ending !== null || seat.outSince !== null) return {};
  const still = rules.sidesIn(game.sealedState ?? game.state);
  return still.includes(seat.side) ? {} : { outSince: now.toISOString(), vacantSince: null, standIn: null };
}

/** All that a transition changes about seats, one row for each. */
function seatChanges(
  loaded: LoadedMatch,
  transition: Transition,
  clock: RunningClock,
  now: Date,
): readonly SeatChange[] {
  return loaded.match.seats.flatMap((seat) => {
    const { side, player } = seat;
    const given = transition.seats.find((one) => one.side === side && one.player === player)?.patch;
    const patch = {
      ...filedBy(loaded, transition.game, seat),
      ...missedBy(transition, seat),
      ...answeredBy(loaded, clock, seat),
      ...given,
      ...goneBy(loaded, transition, seat, now),
    };
    return Object.keys(patch).length > 0 ? [{ side, player, patch }] : [];
  });
}

const factsOf = (match: StoredMatch): MatchFacts => match;

const factsAfter = (row: LiveRow): MatchFacts => ({
  ...row,
  pending: row.pending as Pending<string> | null,
  ending: row.ending as Ending<string> | null,
});

/**
 * True if a change affects only the steps. The clock object stays the same while the match waits for the same
 * side.
 */
function isSettled({ match, game }: LoadedMatch, row: LiveRow, changes: readonly SeatChange[]): boolean {
  if (changes.some(({ patch }) => 'conditionalOrders' in patch || 'standIn' in patch)) return false;
  if (game === null || row.status !== match.status || row.drawOffer !== match.drawOffer || row.clock !== match.clock)
    return false;
  return (
    JSON.stringify(row.pending) === JSON.stringify(match.pending) && row.waitingFor.join() === match.waitingFor.join()
  );
}

/** The stored steps that a transition seals: all that lay open. */
function sealedBy({ sealedStep: from, step }: StoredMatch, { game }: Transition): Change['seal'] {
  const below = game.sealedStep;
  return below > from && step > from ? { from, below } : null;
}

/** The sides that have let a turn pass by this transition. */
const lateIn = ({ seats }: StoredMatch, { missed, timedOut }: Transition): readonly string[] => [
  ...timedOut,
  ...seats.filter(({ side, missedTurns }) => (missed[side] ?? 0) > missedTurns).map(({ side }) => side),
];

/** The seats of sides that were still in before the step: sides that are out get no more notifications. */
function seatsStillIn({ match, rules, game }: LoadedMatch): readonly StoredSeat[] {
  if (game === null) return match.seats;
  const still = rules.sidesIn(game.state);
  return match.seats.filter(({ side }) => still.includes(side));
}

/** Voids the agreements of a side that is out: its request for a pause, and its consent to another side's. */
function withoutGone(
  { rules, match }: LoadedMatch,
  { ending, state }: Game<GameTypes>,
  clock: RunningClock,
): RunningClock {
  const { pauseOffer } = clock;
  if (pauseOffer === null || ending !== null) return clock;
  const still = rules.sidesIn(state);
  const gone = !still.includes(pauseOffer.side) && rules.sidesOf(match.setup).length > still.length;
  return gone ? { ...clock, pauseOffer: null } : clock;
}

/** Everything that follows from a transition, ready for the one statement. */
export function changeOf(loaded: LoadedMatch, transition: Transition, receipt: Change['receipt'], now: Date): Change {
  const { match, game } = loaded;
  const clock = clockAfter(loaded, transition, now);
  const row = rowOf(loaded, transition, clock, now);
  const facts = { before: factsOf(match), after: factsAfter(row) };
  const { actorId, timedOut } = transition;
  const seats = seatChanges(loaded, transition, clock, now);
  const seatsIn = seatsStillIn(loaded);
  const out = seats.flatMap(({ side, patch }) => (patch.outSince ? [side] : []));
  const turned = notificationsFor({ matchId: match.id, ...facts, seats: seatsIn, actorId, timedOut, out });
  const notifications = [
    ...turned,
    ...arrangementNotifications({ ...match, seats: seatsIn }, transition.announcements, turned),
  ];
  const running = { before: match.clock, after: row.status === 'finished' ? null : clock };
  const followed = row.ending !== null && match.followedBy !== null;
  const autoplay = row.actAt !== null && !wasHelped(loaded);
  return {
    matchId: match.id,
    revision: match.revision,
    stamp: match.stamp,
    at: now,
    row,
    followed,
    receipt,
    notifications,
    seats,
    handOvers: transition.handOvers,
    excused: transition.excused,
    responseTimes: responseTimesOf(
      loaded,
      {
        actorId,
        late: lateIn(match, transition),
        after: clock,
        played: transition.steps.length > 0,
        ending: row.ending,
      },
      now,
    ),
    settled: isSettled(loaded, row, seats),
    steps: stepRows(loaded, transition),
    seal: sealedBy(match, transition),
    dropFrom: transition.game.step < match.step ? transition.game.step : null,
    drafts: draftChanges(game, transition.game),
    ...jobsOf({ matchId: match.id, spec: match.clockSpec, ...running, notifications, autoplay, followed }, now),
  };
}

/** A transition that only replaces the live part: undo, an offer, an ending. */
export const plainTransition = (game: Game<GameTypes>, actorId: string | null): Transition => ({
  game,
  steps: [],
  lines: [],
  draws: 0,
  missed: {},
  actorId,
  timedOut: [],
  clock: null,
  seats: [],
  announcements: [],
  handOvers: [],
  excused: [],
});
