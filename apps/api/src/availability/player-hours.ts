import type { Result } from '@fieldpost/engine';
import type { Hours } from '../clock/running-clock-form.ts';
import { timeZoneOf } from '../clock/time-zone.ts';
import type { Caller, Context } from '../context.ts';
import { whileAlone } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { plainTransition } from '../turn/change.ts';
import { updateMatch } from '../turn/update.ts';
import { hoursOfPlayer, matchesWithSleep, saveHours } from './store.ts';
import { goingOn, refuse } from './update.ts';

/** Minimum days between changes of a player's sleep hours: each may give them one more night than the other side. */
const DAYS_BETWEEN_MOVES = 7;
const DAY_MS = 86_400_000;

export type HoursInput = { readonly timeZone: string; readonly sleepFrom: number };

const sameHours = (one: HoursInput, other: HoursInput): boolean =>
  one.timeZone === other.timeZone && one.sleepFrom === other.sleepFrom;

/** The new hours join the clock of one of their matches, for every turn that begins from now on. */
function rehour(context: Context, userId: string, matchId: string, hours: HoursInput) {
  return updateMatch(context, matchId, (loaded, now) => {
    const running = goingOn(loaded);
    if (!running.ok) return running;
    const { clock, game, match } = running.value;
    const sides = match.seats.filter((seat) => seat.userId === userId && seat.player === 0).map(({ side }) => side);
    const entry: Hours = { since: now.toISOString(), ...hours };
    const moved = Object.fromEntries(sides.map((side) => [side, [...(clock.hours[side] ?? []), entry]]));
    return {
      ok: true,
      value: { ...plainTransition(game, null), clock: { ...clock, hours: { ...clock.hours, ...moved } } },
    };
  });
}

/** Looks and writes as one: of several moves that come at once the first counts. Null: the hours are kept. */
function keepHours(context: Context, userId: string, hours: HoursInput): Promise<Fault | 'as before' | null> {
  return whileAlone(context.db, [`hours:${userId}`], async (tx) => {
    const before = await hoursOfPlayer(tx, userId);
    if (before && sameHours(before, hours)) return 'as before';
    const now = context.clock.now();
    const free = before ? before.changedAt.getTime() + DAYS_BETWEEN_MOVES * DAY_MS : 0;
    if (free > now.getTime()) return fault('HOURS_TOO_SOON', { details: { from: new Date(free).toISOString() } });
    await saveHours(tx, userId, hours, now);
    return null;
  });
}

/**
 * Sets your sleep hours. In every match with sleep hours, running ones included, they count from your next turn: the
 * current wait never becomes longer. You may change them once in seven days. Faults: HOURS_INVALID, HOURS_TOO_SOON with
 * `details.from`.
 */
export async function setSleepHours(
  context: Context,
  caller: Caller,
  input: HoursInput,
): Promise<Result<HoursInput, Fault>> {
  const timeZone = timeZoneOf(input.timeZone);
  const { sleepFrom } = input;
  if (timeZone === null || !Number.isInteger(sleepFrom) || sleepFrom < 0 || sleepFrom >= 24 * 60)
    return refuse(fault('HOURS_INVALID'));
  const hours = { timeZone, sleepFrom };
  const kept = await keepHours(context, caller.userId, hours);
  if (kept === 'as before') return { ok: true, value: hours };
  if (kept !== null) return refuse(kept);
  for (const matchId of await matchesWithSleep(context.db, caller.userId)) {
    const moved = await rehour(context, caller.userId, matchId, hours);
    if (!moved.ok) context.log.warn({ matchId, code: moved.fault.code }, 'hours of sleep were not taken over');
  }
  return { ok: true, value: hours };
}
