import type { Result } from '@fieldpost/engine';
import { leave, owing, type Played, timeOut } from '@fieldpost/engine';
import { bankedAgain, givenMore } from '../clock/anew.ts';
import type { TimeOutPolicy } from '../clock/clock-spec.ts';
import { pauseAt, withPause } from '../clock/pause-state.ts';
import { dues } from '../clock/running-clock.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import { vacancySpent, vacated } from '../clock/vacancies.ts';
import { startedByItself } from '../clock/vacations.ts';
import { chanceOf } from '../match-store/chance.ts';
import { linesOf } from '../match-store/lines.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import type { StoredSeat } from '../match-store/stored.ts';
import { announcementsToOthers } from './arrangements.ts';
import { drawsIn, isAnew, plainTransition, type Transition } from './change.ts';
import { behind, STAND_IN } from './helpers.ts';
import type { SeatChange } from './seat-statement.ts';

/** A standing in which a clock runs. */
type Running = LoadedMatch & { readonly game: NonNullable<LoadedMatch['game']> };

/** The default of an awaited side is always legal (law 7): a refusal is a bug of the rule set. */
function must<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (result.ok) return result.value;
  throw new Error(`a side whose time was up could not be played for: ${result.fault.code}`);
}

const missedOf = ({ match }: Running, side: string): Transition['missed'] => {
  const missed = match.seats.find((seat) => seat.side === side)?.missedTurns ?? 0;
  return { [side]: missed + 1 };
};

/** The same patch for each seat that the side's turn waits for: players who have done their part are not away. */
const seatsBehind = (loaded: Running, side: string, patch: SeatChange['patch']): readonly SeatChange[] =>
  behind({ ...loaded, seats: loaded.match.seats }, side).map(({ player }) => ({ side, player, patch }));

const lapsed = (clock: RunningClock, side: string, now: Date): RunningClock => ({
  ...clock,
  lapsed: { ...clock.lapsed, [side]: now.toISOString() },
});

/**
 * Plays an ordinary order, as the rule set defines it, until the side owes nothing more for its last obligation. If the
 * game asks the side something else next, it gets an increment's time: a new window's clock adds it automatically.
 * Without an increment it gets a bank's worth, for that and for its next turn.
 */
function playDefault(loaded: Running, side: string, now: Date): Transition {
  const { rules, game, match } = loaded;
  const played = must(timeOut(rules, game, side, chanceOf(rules, match)));
  const banked = match.clock && bankedAgain(match.clockSpec, match.clock, side, now);
  const more = owing(rules, played.game).includes(side) && !isAnew(loaded, played.game, played.steps);
  const clock = banked ?? (more && match.clock ? givenMore(match.clockSpec, match.clock, side, now) : null);
  return pausedIfAllAway(loaded, { ...transitionOf(loaded, played, side), clock, missed: missedOf(loaded, side) }, now);
}

/**
 * Pauses a match when all its players have missed a whole round: defaults would otherwise play it to its end. Matches
 * of an event or a campaign keep their clocks, and so do matches that no player can return to.
 */
function pausedIfAllAway({ rules, match }: Running, transition: Transition, now: Date): Transition {
  const { game, missed } = transition;
  const clock = transition.clock ?? match.clock;
  if (clock === null || game.ending !== null || pauseAt(clock, now)) return transition;
  if (!areAllAway({ rules, game, match }, missed)) return transition;
  const pause = { from: now.toISOString(), to: null, reason: NOBODY_THERE, by: 'itself' } as const;
  const announcements = [...transition.announcements, ...announcementsToOthers(match, null, 'paused')];
  return { ...transition, clock: withPause(clock, pause), announcements };
}

/** Whether each person who is still in has missed their last turn, or has a stand-in. `missed`: what has just been counted. */
function areAllAway({ rules, game, match }: Running, missed: Transition['missed']): boolean {
  if (match.followedBy !== null) return false;
  const still = rules.sidesIn(game.state);
  const people = match.seats.filter(({ side, bot, userId }) => still.includes(side) && bot === null && userId !== null);
  const isAway = ({ side, missedTurns, standIn }: StoredSeat) => standIn !== null || (missed[side] ?? missedTurns) > 0;
  return people.length > 0 && people.every(isAway);
}

const NOBODY_THERE = 'nobody has played for a whole round';

/** The side is out: the match ends, or the others play on. */
function lose(loaded: Running, side: string): Transition {
  const { rules, game, match } = loaded;
  return transitionOf(loaded, must(leave(rules, game, { side, player: 0 }, 'timeout', chanceOf(rules, match))), side);
}

function transitionOf({ rules, game }: Running, { steps, game: after }: Played, side: string): Transition {
  const made = { steps, lines: linesOf(rules, game.state, steps), draws: drawsIn(steps) };
  return { ...plainTransition(after, null), ...made, timedOut: [side] };
}

/**
 * A computer player stands in from now on, until the holder comes back; the worker plays for it. Of several players of a side
 * it sits down for those who have still something to do, and the others have an increment's time should it come to them again.
 */
function standIn(loaded: Running, side: string, now: Date): Transition {
  const { match, game } = loaded;
  const missed = missedOf(loaded, side);
  if (match.clock && !pauseAt(match.clock, now) && areAllAway(loaded, missed)) {
    // Computer players on all sides would play the match to its end: it waits, and who is late has a turn's time then.
    const spared =
      bankedAgain(match.clockSpec, match.clock, side, now) ?? givenMore(match.clockSpec, match.clock, side, now);
    return pausedIfAllAway(loaded, { ...plainTransition(game, null), clock: spared, missed, timedOut: [side] }, now);
  }
  const present = match.seats.filter((seat) => seat.side === side && seat.bot === null && seat.standIn === null);
  const seats = seatsBehind(loaded, side, { standIn: STAND_IN });
  const after = (clock: RunningClock) =>
    seats.length < present.length ? givenMore(match.clockSpec, clock, side, now) : lapsed(clock, side, now);
  const announcements = announcementsToOthers(match, null, 'stand-in');
  return {
    ...plainTransition(game, null),
    clock: match.clock && after(match.clock),
    seats,
    announcements,
    missed,
  };
}

/**
 * Opens the seat of a side out of time for a replacement for some days. After them, or if they were spent before, the
 * side loses.
 */
function openSeat(loaded: Running, side: string, now: Date): Transition {
  const { match, game } = loaded;
  const isOpen = match.seats.some((seat) => seat.side === side && seat.vacantSince !== null);
  if (isOpen || (match.clock && vacancySpent(match.clock, side))) return lose(loaded, side);
  const seats = seatsBehind(loaded, side, { vacantSince: now.toISOString() });
  const clock = match.clock && vacated(match.clock, side, true, now);
  const announcements = announcementsToOthers(match, null, 'seat-open');
  return { ...plainTransition(game, null), clock, seats, announcements, missed: missedOf(loaded, side) };
}

/** Plays nothing: the other side may claim the match, and until then the late side may still play. */
function letClaim(loaded: Running, side: string, now: Date): Transition {
  const { match, game } = loaded;
  const clock = match.clock && lapsed(match.clock, side, now);
  const announcements = announcementsToOthers(match, null, 'lapsed');
  return { ...plainTransition(game, null), clock, announcements, missed: missedOf(loaded, side) };
}

type Policy = (loaded: Running, side: string, now: Date) => Transition;

/** Conditional orders for this moment are played before it comes to this: see `expireMatch`. */
const POLICIES: Readonly<Record<TimeOutPolicy, Policy>> = {
  default: playDefault,
  standing: playDefault,
  bot: standIn,
  replacement: openSeat,
  claim: letClaim,
  forfeit: lose,
};

/** What becomes of a side whose time is up, as its match has agreed (in an event too, CL-081). */
export function timeOutTransition(loaded: Running, side: string, now: Date): Transition {
  const { match, game } = loaded;
  const end = match.clock && dues(match.clockSpec, match.clock).find((due) => due.side === side)?.at;
  const away = match.clock && end ? startedByItself(match.clockSpec, match.clock, side, end) : null;
  const announcements = [...announcementsToOthers(match, side, 'vacation'), { side, why: 'vacation-began' } as const];
  if (away) return { ...plainTransition(game, null), clock: away, announcements };
  return POLICIES[match.clockSpec.atEnd](loaded, side, now);
}
