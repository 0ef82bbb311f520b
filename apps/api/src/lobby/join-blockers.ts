import type { Caller, Context } from '../context.ts';
import { requirementsFault } from '../identity/reliability/admission.ts';
import { type Reliability, reliabilityOf } from '../identity/reliability/reliability.ts';
import type { StoredMatch } from '../match/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** Why somebody may not sit down in an open match: a code of the catalogue, and a sentence. */
export type JoinBlocker = Pick<Fault, 'code' | 'message' | 'details'>;

/** A caller and their record, which is looked up once for a whole list, and only where requirements ask for it. */
export type Guest = { readonly userId: string; readonly record: () => Promise<Reliability> };

/** Whoever asks, as a guest of matches; null: a stranger. */
export function guestOf(context: Context, caller: Caller | null): Guest | null {
  if (caller === null) return null;
  const { userId } = caller;
  let record: Promise<Reliability> | null = null;
  const looked = (): Promise<Reliability> => {
    record = record ?? reliabilityOf(context, userId);
    return record;
  };
  return { userId, record: looked };
}

type Joinable = Pick<StoredMatch, 'status' | 'joinRequirements'> & {
  readonly seats: readonly { readonly userId: string | null }[];
};

/** What is told of a fault: its status and its rule say nothing here. */
const told = ({ code, message, details }: Fault): JoinBlocker => ({ code, message, details });

/** Why a guest may not take a seat; null: they may. An invitation lifts the requirements, and is not looked at here. */
export async function joinBlockerFor(match: Joinable, guest: Guest | null): Promise<JoinBlocker | null> {
  const found = await faultOfJoining(match, guest);
  return found === null ? null : told(found);
}

async function faultOfJoining(match: Joinable, guest: Guest | null): Promise<Fault | null> {
  if (match.status !== 'open') return fault('NOT_OPEN');
  if (guest === null) return fault('UNAUTHENTICATED');
  if (match.seats.some(({ userId }) => userId === guest.userId)) return fault('ALREADY_SEATED');
  if (match.seats.every(({ userId }) => userId !== null)) return fault('SEAT_TAKEN');
  return match.joinRequirements === null ? null : requirementsFault(match.joinRequirements, await guest.record());
}
