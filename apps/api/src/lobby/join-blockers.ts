import type { Caller, Context } from '../context.ts';
import { mayMeet } from '../identity/meeting.ts';
import { requirementsFault } from '../identity/reliability/admission.ts';
import { type Reliability, reliabilityOf } from '../identity/reliability/reliability.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** Why somebody may not sit down in an open match: a code of the catalogue, and a sentence. */
export type JoinBlocker = Pick<Fault, 'code' | 'message' | 'details'>;

/** A caller and their record, which is looked up once for a whole list, and only where requirements ask for it. */
export type Joiner = {
  readonly userId: string;
  /** They play without an account. */
  readonly guest: boolean;
  readonly record: () => Promise<Reliability>;
  /** Whether they may meet these people. */
  readonly mayMeet: (others: readonly (string | null)[]) => Promise<boolean>;
};

/** The caller as a possible joiner; null for strangers. */
export function joinerOf(context: Context, caller: Caller | null): Joiner | null {
  if (caller === null) return null;
  const { userId, guest = false } = caller;
  let record: Promise<Reliability> | null = null;
  const looked = (): Promise<Reliability> => {
    record = record ?? reliabilityOf(context, userId);
    return record;
  };
  const meets = (others: readonly (string | null)[]) => mayMeet(context.db, userId, others);
  return { userId, guest, record: looked, mayMeet: meets };
}

type Joinable = Pick<StoredMatch, 'status' | 'joinRequirements' | 'creator'> & {
  readonly seats: readonly { readonly userId: string | null }[];
};

/** A fault as a blocker: its status and rule mean nothing here. */
const told = ({ code, message, details }: Fault): JoinBlocker => ({ code, message, details });

/** Why somebody may not take a seat; null: they may. An invitation lifts the requirements, and is not looked at here. */
export async function joinBlockerFor(match: Joinable, joiner: Joiner | null): Promise<JoinBlocker | null> {
  const found = await faultOfJoining(match, joiner);
  return found === null ? null : told(found);
}

async function faultOfJoining(match: Joinable, joiner: Joiner | null): Promise<Fault | null> {
  if (match.status !== 'open') return fault('NOT_OPEN');
  if (joiner === null) return fault('UNAUTHENTICATED');
  if (joiner.guest) return fault('ACCOUNT_REQUIRED');
  if (match.seats.some(({ userId }) => userId === joiner.userId)) return fault('ALREADY_SEATED');
  if (match.seats.every(({ userId }) => userId !== null)) return fault('SEAT_TAKEN');
  if (!(await joiner.mayMeet([match.creator.id, ...match.seats.map(({ userId }) => userId)])))
    return fault('CANNOT_MEET');
  return match.joinRequirements === null ? null : requirementsFault(match.joinRequirements, await joiner.record());
}
