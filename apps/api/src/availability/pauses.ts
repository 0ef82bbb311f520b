import type { Result } from '@fieldpost/engine';
import { z } from 'zod';
import { pauseAt, pauseEndedAt, withPause } from '../clock/pause-state.ts';
import type { Pause } from '../clock/running-clock-form.ts';
import type { Caller, Context } from '../context.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { announcementsToOthers } from '../turn/arrangements.ts';
import { plainTransition, type Transition } from '../turn/change.ts';
import { clockBack, seatBack } from '../turn/return.ts';
import { updateMatch } from '../turn/update.ts';
import { goingOn, othersIn, type PlayerUpdate, refuse, updateAsPlayer } from './update.ts';

const DAY_MS = 86_400_000;
/** Notice in ms before the clocks resume at one side's request, so that nobody is surprised. */
const NOTICE_MS = DAY_MS;
const LONGEST_MS = 180 * DAY_MS;

const inputSchema = z.object({
  reason: z.string().trim().min(1).max(200),
  /** When the clocks resume automatically; null: when a side asks for it. */
  until: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type PauseInput = z.input<typeof inputSchema>;

function readInput(raw: PauseInput, now: Date): Result<z.output<typeof inputSchema>, Fault> {
  const parsed = inputSchema.safeParse(raw);
  if (!parsed.success) return refuse(fault('PAUSE_INVALID'));
  const until = parsed.data.until === null ? null : new Date(parsed.data.until);
  const fits = until === null || (until > now && until.getTime() - now.getTime() <= LONGEST_MS);
  return fits
    ? { ok: true, value: { ...parsed.data, until: until?.toISOString() ?? null } }
    : refuse(fault('PAUSE_INVALID'));
}

function offered({ match, clock, game, seat, now }: PlayerUpdate, input: PauseInput): Result<Transition, Fault> {
  if (pauseAt(clock, now)) return refuse(fault('PAUSED_ALREADY'));
  const read = readInput(input, now);
  if (!read.ok) return read;
  const offer = { ...clock, pauseOffer: { side: seat.side, ...read.value } };
  return {
    ok: true,
    value: {
      ...plainTransition(game, null),
      clock: offer,
      announcements: announcementsToOthers(match, seat.side, 'pause-offered'),
    },
  };
}

/** Asks all other sides for a pause, with a reason. Faults: PAUSE_INVALID, PAUSED_ALREADY. */
export const offerPause = (context: Context, caller: Caller, matchId: string, input: PauseInput) =>
  updateAsPlayer(context, caller, matchId, (update) => offered(update, input));

function answered(update: PlayerUpdate, agrees: boolean): Result<Transition, Fault> {
  const { match, clock, game, seat, now } = update;
  const offer = clock.pauseOffer;
  if (offer === null) return refuse(fault('NO_PAUSE_OFFER'));
  const own = offer.side === seat.side;
  const agreed = [...(offer.agreed ?? []), seat.side];
  if (agrees && (own || offer.agreed?.includes(seat.side))) return refuse(fault('NO_PAUSE_OFFER'));
  const announcements = own ? [] : [{ side: offer.side, why: 'pause-declined' } as const];
  if (!agrees)
    return {
      ok: true,
      value: { ...plainTransition(game, null), clock: { ...clock, pauseOffer: null }, announcements },
    };
  if (!othersIn(update, offer.side).every((side) => agreed.includes(side)))
    return {
      ok: true,
      value: { ...plainTransition(game, null), clock: { ...clock, pauseOffer: { ...offer, agreed } } },
    };
  const pause: Pause = { from: now.toISOString(), to: offer.until, reason: offer.reason, by: 'agreement' };
  return {
    ok: true,
    value: {
      ...plainTransition(game, null),
      clock: withPause(clock, pause),
      announcements: announcementsToOthers(match, seat.side, 'paused'),
    },
  };
}

/**
 * Agrees to the pause that another side requested, declines it for everybody, or withdraws your own request. It begins
 * when all have agreed. Fault: NO_PAUSE_OFFER.
 */
export const answerPause = (context: Context, caller: Caller, matchId: string, agreed: boolean) =>
  updateAsPlayer(context, caller, matchId, (update) => answered(update, agreed));

function resumed({ match, clock, game, seat, now }: PlayerUpdate): Result<Transition, Fault> {
  const pause = pauseAt(clock, now);
  if (pause === null) return refuse(fault('NOT_PAUSED'));
  if (pause.by === 'operator') return refuse(fault('FORBIDDEN'));
  const to = new Date(Math.min(now.getTime() + NOTICE_MS, pause.to === null ? Infinity : Date.parse(pause.to)));
  const ending = pauseEndedAt(clock, pause, to);
  const seats = seatBack(match, seat);
  return {
    ok: true,
    value: {
      ...plainTransition(game, null),
      clock: seats.length > 0 ? clockBack(match.clockSpec, ending, seat.side, now) : ending,
      // The player who asks is present: no stand-in plays for them, and the match does not pause again because of them.
      seats,
      missed: { [seat.side]: 0 },
      announcements: announcementsToOthers(match, seat.side, 'pause-ending'),
    },
  };
}

/**
 * Asks to end a pause that was agreed or began automatically: clocks resume a day later. Faults: NOT_PAUSED, FORBIDDEN
 * for a pause of the operator.
 */
export const endPause = (context: Context, caller: Caller, matchId: string) =>
  updateAsPlayer(context, caller, matchId, resumed);

/**
 * The operator pauses all clocks of a match at once, with a reason, or resumes them after `resumeIn` ms. An automatic
 * pause becomes the operator's; they cannot end other pauses. Faults: NOT_FOUND, NOT_STARTED, GAME_OVER,
 * PAUSED_ALREADY, NOT_PAUSED, PAUSE_INVALID.
 */
export const pauseAsOperator = (
  context: Context,
  matchId: string,
  reason: string | null,
  resumeIn = 0,
): Promise<Result<StoredMatch, Fault>> =>
  updateMatch(context, matchId, (loaded, now) => {
    const running = goingOn(loaded);
    if (!running.ok) return running;
    const { clock, game, match } = running.value;
    const pause = pauseAt(clock, now);
    // The operator cannot end a pause that the players agreed, or one that began because everyone was absent.
    if (reason === null && pause?.by !== 'operator') return refuse(fault('NOT_PAUSED'));
    if (reason !== null && pause !== null && pause.by !== 'itself') return refuse(fault('PAUSED_ALREADY'));
    const read = readInput({ reason: reason ?? 'over' }, now);
    if (!read.ok) return read;
    const begun: Pause = { from: now.toISOString(), to: null, reason: read.value.reason, by: 'operator' };
    const to = new Date(now.getTime() + resumeIn);
    const free = pause?.by === 'itself' ? pauseEndedAt(clock, pause, now) : clock;
    const after = reason === null && pause ? pauseEndedAt(clock, pause, to) : withPause(free, begun);
    const why = reason !== null ? 'paused' : resumeIn > 0 ? 'pause-ending' : 'resumed';
    const announcements = announcementsToOthers(match, null, why);
    return { ok: true, value: { ...plainTransition(game, null), clock: after, announcements } };
  });
