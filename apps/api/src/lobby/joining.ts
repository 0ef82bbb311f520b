import type { Result } from '@fieldpost/engine';
import { setReadiness } from '../availability/store.ts';
import type { Caller, Context } from '../context.ts';
import { meetingFault } from '../identity/meeting.ts';
import { admits } from '../identity/reliability/admission.ts';
import { mayWatch } from '../match-store/loaded-match.ts';
import { saltOf } from '../match-store/salts.ts';
import { loadMatch } from '../match-store/store.ts';
import { playersOf, type StoredMatch } from '../match-store/stored.ts';
import { notificationsFor } from '../notification-rules/rules.ts';
import { postNotifications } from '../notification-rules/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { startMatch } from '../turn/start.ts';
import { invitationTo } from './invitations.ts';
import { afterLastSeat } from './ready-check.ts';
import { nextSide } from './seating.ts';
import {
  dropMatch,
  type FoundInvitation,
  type HeldMatch,
  holdMatch,
  setSeat,
  type Transaction,
  useInvitation,
} from './store.ts';

export type JoinInput = {
  readonly side?: string | null | undefined;
  readonly invitation?: string | null | undefined;
  /** Their salt for the dice: 32 hexadecimal digits. */
  readonly salt?: string | null | undefined;
};

type Place = HeldMatch['seats'][number];
type Joining = {
  readonly caller: Caller;
  readonly side: string | null;
  readonly invitation: FoundInvitation | null;
  readonly salt: string | null;
};

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The side that a player of the first match takes in its rematch. */
function swappedSide(held: HeldMatch, userId: string): string | null {
  const before = held.rematchSeats.find((seat) => seat.userId === userId);
  return before
    ? nextSide(
        held.rematchSeats.map((seat) => seat.side),
        before.side,
      )
    : null;
}

/** Whether they may take a seat at all: a listed match takes anyone, another one those who are invited or were of it. */
const mayJoin = (held: HeldMatch, { caller, invitation }: Joining): boolean =>
  held.listed || invitation !== null || held.creatorId === caller.userId || swappedSide(held, caller.userId) !== null;

/** The seat that they get, or why none. */
function placeFor(held: HeldMatch, joining: Joining): Result<Place, Fault> {
  const { caller, invitation } = joining;
  if (!mayJoin(held, joining)) return bad(fault('NOT_FOUND'));
  if (held.status !== 'open') return bad(fault('NOT_OPEN'));
  if (held.seats.some((seat) => seat.userId === caller.userId)) return bad(fault('ALREADY_SEATED'));
  const side = invitation?.side ?? joining.side ?? swappedSide(held, caller.userId);
  const seats = side === null ? held.seats : held.seats.filter((seat) => seat.side === side);
  if (seats.length === 0) return bad(fault('SIDE_UNKNOWN', { details: { side } }));
  const free = seats.find((seat) => seat.userId === null);
  return free ? { ok: true, value: free } : bad(fault('SEAT_TAKEN'));
}

async function takeSeat(context: Context, matchId: string, joining: Joining): Promise<Result<Place, Fault>> {
  const taken = await holdMatch(context.db, matchId, async (held, tx): Promise<Result<Place, Fault>> => {
    const place = placeFor(held, joining);
    if (!place.ok) return place;
    const { invitation, caller } = joining;
    const barred = await meetingFault(tx, caller.userId, [held.creatorId, ...held.seats.map(({ userId }) => userId)]);
    if (barred !== null) return bad(barred);
    // Two with one link: the second has waited for the row of the match, and finds the invitation used.
    if (invitation && !(await useInvitation(tx, invitation.id, context.clock.now())))
      return bad(fault('INVITATION_USED'));
    const { side, player } = place.value;
    await setSeat(tx, { matchId, side, player }, caller.userId, joining.salt);
    const seats = held.seats.map((seat) => (seat === place.value ? { ...seat, userId: caller.userId } : seat));
    await afterSeat(tx, { ...held, seats }, caller.userId, context.clock.now());
    return place;
  });
  return taken ?? bad(fault('NOT_FOUND'));
}

/**
 * Consequences of a taken seat, in the transaction of the joining: so nobody is notified of a seat that was not taken.
 */
async function afterSeat(tx: Transaction, match: HeldMatch, actorId: string, now: Date): Promise<void> {
  if (match.seats.every(({ userId }) => userId !== null)) return afterLastSeat(tx, match, actorId, now);
  const rows = notificationsFor({
    matchId: match.id,
    before: openFacts,
    after: openFacts,
    seats: match.seats,
    actorId,
  });
  await postNotifications({ db: tx }, rows);
}

const openFacts = {
  status: 'open',
  sealedStep: 0,
  pending: null,
  waitingFor: [],
  drawOffer: null,
  ending: null,
} as const;

/** After a change of seats: the match starts where all are taken; else the pages of those who wait show who has come. */
async function afterSeating(context: Context, matchId: string, actorId: string): Promise<StoredMatch | null> {
  const started = await startMatch(context, matchId, actorId);
  const match = await loadMatch(context.db, matchId);
  if (!started && match?.status === 'open') announceSeats(context, match);
  return match;
}

/** Announces to viewers that the seats of a match have changed. */
export function announceSeats(context: Context, match: StoredMatch, status: string = match.status): void {
  const userIds = [...new Set([match.creator.id, ...playersOf(match)])];
  context.live.publish({ matchId: match.id, step: match.step, status, userIds, open: false });
}

/**
 * Takes a free seat of an open match; of two concurrent requests exactly one gets it. The last seat begins the match.
 * Invited players do not need to meet its requirements.
 * Faults: SALT_INVALID, NOT_FOUND, NOT_OPEN, ALREADY_SEATED, SIDE_UNKNOWN, SEAT_TAKEN, INVITATION_USED,
 * JOIN_REQUIREMENTS_UNMET, CANNOT_MEET.
 */
export async function joinMatch(
  context: Context,
  caller: Caller,
  matchId: string,
  input: JoinInput,
): Promise<Result<StoredMatch, Fault>> {
  const salt = saltOf(input.salt);
  if (!salt.ok) return salt;
  const invitation = await invitationTo(context, matchId, input.invitation ?? null);
  if (!invitation.ok) return invitation;
  if (invitation.value === null) {
    const admitted = await admits(
      context,
      (await loadMatch(context.db, matchId))?.joinRequirements ?? null,
      caller.userId,
    );
    if (!admitted.ok) return admitted;
  }
  const joining = { caller, side: input.side ?? null, invitation: invitation.value, salt: salt.value };
  const taken = await takeSeat(context, matchId, joining);
  if (!taken.ok) return taken;
  const match = await afterSeating(context, matchId, caller.userId);
  return match ? { ok: true, value: match } : bad(fault('NOT_FOUND'));
}

/** Gives a seat back before the start. Faults: NOT_FOUND, NOT_OPEN, NOT_SEATED, CREATOR_STAYS (they cancel instead). */
export async function leaveMatch(
  context: Context,
  caller: Caller,
  matchId: string,
): Promise<Result<StoredMatch, Fault>> {
  const left = await holdMatch(context.db, matchId, async (held, tx): Promise<Result<null, Fault>> => {
    const seat = held.seats.find((one) => one.userId === caller.userId);
    if (!seat) return bad(fault(held.listed || held.creatorId === caller.userId ? 'NOT_SEATED' : 'NOT_FOUND'));
    if (held.status !== 'open') return bad(fault('NOT_OPEN'));
    if (held.creatorId === caller.userId) return bad(fault('CREATOR_STAYS'));
    await setSeat(tx, { matchId, side: seat.side, player: seat.player }, null);
    await setReadiness(tx, matchId, { deadline: null, actAt: null });
    return { ok: true, value: null };
  });
  if (left?.ok === false) return left;
  const match = await loadMatch(context.db, matchId);
  if (!left || !match) return bad(fault('NOT_FOUND'));
  announceSeats(context, match);
  return { ok: true, value: match };
}

/** Cancels your open match. Faults: NOT_FOUND, FORBIDDEN, NOT_OPEN. */
export async function cancelMatch(context: Context, caller: Caller, matchId: string): Promise<Result<true, Fault>> {
  const match = await loadMatch(context.db, matchId);
  if (!match || !mayWatch(match, caller)) return bad(fault('NOT_FOUND'));
  const cancelled = await holdMatch(context.db, matchId, async (held, tx): Promise<Result<true, Fault>> => {
    if (held.creatorId !== caller.userId) return bad(fault('FORBIDDEN'));
    if (held.status !== 'open') return bad(fault('NOT_OPEN'));
    await dropMatch(tx, matchId);
    return { ok: true, value: true };
  });
  if (cancelled?.ok) announceSeats(context, match, 'cancelled');
  return cancelled ?? bad(fault('NOT_FOUND'));
}
