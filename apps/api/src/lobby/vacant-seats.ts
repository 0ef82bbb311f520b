import type { Game, GameTypes, Result } from '@fieldpost/engine';
import { stepViewFor } from '@fieldpost/engine';
import { hasHeld, hoursOfPlayer, vacantMatches } from '../availability/store.ts';
import { goingOn, type PlayerUpdate, refuse, updateAsPlayer } from '../availability/update.ts';
import { handedTo } from '../clock/handed.ts';
import { vacated } from '../clock/vacancies.ts';
import type { Caller, Context } from '../context.ts';
import { meetingFault } from '../identity/meeting.ts';
import { admits } from '../identity/reliability/admission.ts';
import { loadWatched } from '../match-store/delayed.ts';
import { type LoadedMatch, mayWatch } from '../match-store/loaded-match.ts';
import type { StoredMatch, StoredSeat } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { mapped, nodesOf, type Page, type Paged } from '../platform/paging.ts';
import { announcementsToOthers } from '../turn/arrangements.ts';
import { plainTransition, type Transition } from '../turn/change.ts';
import { clockBack, runningAgain, seatBack } from '../turn/return.ts';
import { updateMatch } from '../turn/update.ts';
import { invitationTo, invitedSeats } from './invitations.ts';
import { type FoundInvitation, returnInvitation, useInvitation } from './store.ts';

/** Opens your seat to a replacement, if the match allows it. Faults: NOT_REPLACEABLE. */
export const openSeat = (context: Context, caller: Caller, matchId: string) =>
  updateAsPlayer(context, caller, matchId, ({ match, game, clock, seat, now }) => {
    if (match.clockSpec.atEnd !== 'replacement') return refuse(fault('NOT_REPLACEABLE'));
    const { side, player } = seat;
    const seats = [{ side, player, patch: { vacantSince: now.toISOString() } }];
    const announcements = announcementsToOthers(match, side, 'seat-open');
    return {
      ok: true,
      value: { ...plainTransition(game, null), clock: vacated(clock, side, false, now), seats, announcements },
    };
  });

/** Takes your seat back from a stand-in, or from the list of open seats. Fault: NOT_ON_VACATION. */
export const returnToSeat = (context: Context, caller: Caller, matchId: string) =>
  updateAsPlayer(context, caller, matchId, ({ match, game, clock, seat, now }) => {
    const seats = seatBack(match, seat);
    if (seats.length === 0) return refuse(fault('NOT_ON_VACATION'));
    const after = clockBack(match.clockSpec, runningAgain(clock, now), seat.side, now);
    return {
      ok: true,
      value: {
        ...plainTransition(game, null),
        clock: after,
        seats,
        missed: { [seat.side]: 0 },
        announcements: announcementsToOthers(match, seat.side, 'returned'),
      },
    };
  });

/** Drops the leaver's draft in a secret window. */
const withoutDraft = (game: Game<GameTypes>, side: string): Game<GameTypes> => {
  const { [side]: _theirs, ...drafts } = game.drafts;
  return { ...game, drafts };
};

export type Successor = {
  readonly caller: Pick<Caller, 'userId'>;
  readonly hours: StoredSeat['hours'];
  readonly isNew: boolean;
};

/** The seat changes hands: the successor has nothing of the leaver's but the standing orders, and where they are new a whole bank. */
export function handedOver(
  { match, game, clock }: Pick<PlayerUpdate, 'match' | 'game' | 'clock'>,
  seat: StoredSeat,
  { caller, hours, isNew }: Successor,
  now: Date,
): Transition {
  const { side, player } = seat;
  const fresh = handedTo(match.clockSpec, clock, { side, isNew }, now);
  // A player who returns to their own seat keeps their old sleep hours: a change since then counts from their next
  // turn.
  const rested =
    hours && player === 0 && seat.userId !== caller.userId
      ? { ...fresh.hours, [side]: [{ since: now.toISOString(), ...hours }] }
      : fresh.hours;
  const patch = {
    userId: caller.userId,
    vacantSince: null,
    standIn: null,
    presentAt: null,
    conditionalOrders: null,
    missedTurns: 0,
  };
  const handOver = { side, player, leaverId: seat.userId ?? caller.userId, successorId: caller.userId };
  return {
    ...plainTransition(withoutDraft(game, side), caller.userId),
    clock: { ...fresh, hours: rested, vacations: { ...fresh.vacations, [side]: [] } },
    seats: [{ side, player, patch }],
    announcements: [
      ...(seat.userId === caller.userId ? [] : [{ side, why: 'seat-lost', userId: seat.userId } as const]),
      ...announcementsToOthers(match, null, 'seat-taken-over'),
    ],
    handOvers: [{ ...handOver, step: stepViewFor(game, { side, player }) }],
  };
}

/** Somebody who would take a seat over, and the invitation by which they know of it. */
type Taking = {
  readonly successor: Successor & { readonly caller: Caller };
  readonly side: string;
  readonly invitation: FoundInvitation | null;
};

function vacantSeat({ match }: LoadedMatch, { successor, side, invitation }: Taking): Result<StoredSeat, Fault> {
  const { userId } = successor.caller;
  if (match.seats.some((seat) => seat.userId === userId && seat.vacantSince === null))
    return refuse(fault('ALREADY_SEATED'));
  if (match.seats.some((seat) => seat.side === side && seat.outSince !== null)) return refuse(fault('SIDE_OUT'));
  const vacant = match.seats.filter((seat) => seat.side === side && seat.vacantSince !== null);
  const [seat] = invitation ? invitedSeats(match, invitation).filter((one) => vacant.includes(one)) : vacant;
  if (seat) return { ok: true, value: seat };
  return refuse(fault(vacant.length > 0 ? 'INVITATION_USED' : 'SEAT_TAKEN'));
}

/** Whether they may take the seat at all: anybody of a listed match, if its requirements admit them; of another one who is invited to it. */
async function resolved(
  context: Context,
  loaded: LoadedMatch,
  taking: Taking,
  now: Date,
): Promise<Result<Transition, Fault>> {
  const { match } = loaded;
  const { successor, invitation } = taking;
  const { caller } = successor;
  if (!invitation && !mayWatch(match, caller)) return refuse(fault('NOT_FOUND'));
  const running = goingOn(loaded);
  if (!running.ok) return running;
  const seat = vacantSeat(loaded, taking);
  if (!seat.ok) return seat;
  const others = match.seats.filter((one) => one !== seat.value).map(({ userId }) => userId);
  const barred = await meetingFault(context.db, caller.userId, others);
  if (barred !== null) return refuse(barred);
  const admitted = invitation ? null : await admits(context, match.joinRequirements, caller.userId);
  if (admitted?.ok === false) return admitted;
  return { ok: true, value: handedOver(running.value, seat.value, successor, now) };
}

/**
 * Takes over an open seat. From then on its former holder is a stranger to the match: they cannot order anything, and
 * their drafts are gone. Invited players do not need to meet the requirements; their link works only for this vacancy.
 * Faults: NOT_FOUND, NOT_STARTED, GAME_OVER, ALREADY_SEATED, SIDE_OUT, SEAT_TAKEN, JOIN_REQUIREMENTS_UNMET,
 * INVITATION_USED, CANNOT_MEET.
 */
export async function takeOver(
  context: Context,
  caller: Caller,
  matchId: string,
  side: string,
  secret: string | null = null,
): Promise<Result<StoredMatch, Fault>> {
  const invited = await invitationTo(context, matchId, secret);
  if (!invited.ok) return invited;
  const invitation = invited.value;
  // Two people may share a link: it is used up before the search for a seat, and restored if there is none.
  if (invitation && !(await useInvitation(context.db, invitation.id, context.clock.now())))
    return refuse(fault('INVITATION_USED'));
  const hours = await hoursOfPlayer(context.db, caller.userId);
  const successor = { caller, hours, isNew: !(await hasHeld(context.db, matchId, side, caller.userId)) };
  const taking = { successor, side, invitation };
  const taken = await updateMatch(context, matchId, (loaded, now) => resolved(context, loaded, taking, now));
  if (!taken.ok && invitation) await returnInvitation(context.db, invitation.id);
  return taken;
}

/** The most matches with a vacant seat that one answer lists. */
export const MAX_VACANT = 50;

/** Matches with a seat that may be taken over, the oldest first, page by page. */
export async function vacancies(context: Context, caller: Caller | null, page: Page): Promise<Paged<StoredMatch>> {
  const rows = await vacantMatches(context.db, page, caller?.userId ?? null);
  const matches = await loadWatched(
    context,
    caller,
    nodesOf(rows).map(({ id }) => id),
  );
  const found = new Map(matches.map((match) => [match.id, match]));
  return mapped(rows, ({ id }) => found.get(id) ?? null);
}
