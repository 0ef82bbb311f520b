import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { loadWatched } from '../match-store/delayed.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import {
  addMatch,
  addPerson,
  dropMatch,
  dropPerson,
  type Followed,
  type FollowedPerson,
  matchesFollowed,
  peopleFollowed,
  runningFollowed,
} from './follow-store.ts';

/** Whom and what somebody follows, and what of it is played now where anybody may look. */
export type Following = {
  readonly people: readonly FollowedPerson[];
  /** Ids of matches that they follow by name. */
  readonly matchIds: readonly string[];
  readonly running: readonly StoredMatch[];
};

const said = (followed: Followed): Result<null, Fault> => {
  if (followed === 'followed') return { ok: true, value: null };
  return { ok: false, fault: fault(followed === 'tooMany' ? 'FOLLOWS_TOO_MANY' : 'NOT_FOUND') };
};

/** Faults: NOT_FOUND (also: yourself, or a person you have blocked), FOLLOWS_TOO_MANY. */
export const followPerson = async (context: Context, { userId }: Caller, id: string): Promise<Result<null, Fault>> =>
  said(await addPerson(context, userId, id, context.clock.now()));

/** Faults: NOT_FOUND (also: one that not anybody may look at), FOLLOWS_TOO_MANY. */
export const followMatch = async (context: Context, { userId }: Caller, id: string): Promise<Result<null, Fault>> =>
  said(await addMatch(context, userId, id, context.clock.now()));

/** Nothing happens where they were not followed. */
export async function unfollowPerson(context: Context, { userId }: Caller, id: string): Promise<void> {
  await dropPerson(context, userId, id);
}

export async function unfollowMatch(context: Context, { userId }: Caller, id: string): Promise<void> {
  await dropMatch(context, userId, id);
}

export async function followingOf(context: Context, caller: Caller): Promise<Following> {
  const { userId } = caller;
  const [people, matchIds, ids] = await Promise.all([
    peopleFollowed(context, userId),
    matchesFollowed(context, userId),
    runningFollowed(context, userId),
  ]);
  const found = await loadWatched(context, caller, ids);
  return { people, matchIds, running: ids.flatMap((id) => found.find((one) => one.id === id) ?? []) };
}
