import type { Caller, Context } from '../context.ts';
import { requirementsFault } from '../identity/reliability/admission.ts';
import { loadMatches } from '../match/store.ts';
import type { StoredMatch } from '../match/stored.ts';
import type { Guest } from './join-blockers.ts';
import { type LobbyFilter, listedMatches, matchesOf } from './store.ts';

/** Matches of the lobby that one answer holds, and of one's own. */
export const MOST_LISTED = 40;
const MOST_OWN = 100;

/** The matches of these ids, in their order. */
async function inOrder(context: Context, ids: readonly string[]): Promise<readonly StoredMatch[]> {
  const found = new Map((await loadMatches(context.db, ids)).map((match) => [match.id, match]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export type LobbyQuery = {
  readonly status?: LobbyFilter['status'] | undefined;
  readonly ruleSet?: string | undefined;
  readonly scenario?: string | undefined;
  /** Only matches where this side is free. */
  readonly side?: string | undefined;
  /** Only those in which this guest may sit down. */
  readonly joinableBy?: Guest | undefined;
};

/** So many open matches are looked through for those that somebody may join. */
const LOOKED_THROUGH = 2_000;

/** Listed matches, the newest first: those that wait for players, unless another status is asked for. */
export async function lobbyMatches(context: Context, input: LobbyQuery = {}): Promise<readonly StoredMatch[]> {
  const { joinableBy, status = 'open', ...filter } = input;
  if (joinableBy === undefined) {
    const found = await listedMatches(context.db, { ...filter, status, most: MOST_LISTED });
    return inOrder(context, idsOf(found));
  }
  const looked = { ...filter, status: 'open', without: joinableBy.userId, most: LOOKED_THROUGH } as const;
  const open = await listedMatches(context.db, looked);
  const record = open.some(({ joinRequirements }) => joinRequirements !== null) ? await joinableBy.record() : null;
  const passed = open.filter(
    ({ joinRequirements }) => record === null || requirementsFault(joinRequirements, record) === null,
  );
  return inOrder(context, idsOf(passed).slice(0, MOST_LISTED));
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** Whether a match waits for this person, who alone may know it of a secret window. */
export const waitsFor = (match: StoredMatch, userId: string): boolean =>
  match.status === 'playing' &&
  match.seats.some((seat) => seat.userId === userId && match.waitingFor.includes(seat.side));

const NEVER = Number.POSITIVE_INFINITY;
const deadlineOf = (match: StoredMatch): number => match.deadline?.getTime() ?? NEVER;
const startOf = (match: StoredMatch): number => (match.startedAt ?? match.createdAt).getTime();

export type MyMatchesQuery = {
  /** True: only those that wait for me; false: only those that do not. */
  readonly waiting?: boolean | null | undefined;
  /** True: only the finished ones; else those that go on. */
  readonly finished?: boolean | null | undefined;
};

/** The caller's matches: those that wait for them first, by the time that is left; then the others, the latest first. */
export async function myMatches(
  context: Context,
  caller: Caller,
  input: MyMatchesQuery = {},
): Promise<readonly StoredMatch[]> {
  const ids = await matchesOf(context.db, caller.userId, input.finished === true, MOST_OWN);
  const matches = await inOrder(context, ids);
  if (input.finished === true) return matches;
  const mine = (match: StoredMatch): boolean => waitsFor(match, caller.userId);
  const waiting = matches.filter(mine).toSorted((one, other) => deadlineOf(one) - deadlineOf(other));
  const others = matches.filter((match) => !mine(match)).toSorted((one, other) => startOf(other) - startOf(one));
  if (input.waiting == null) return [...waiting, ...others];
  return input.waiting ? waiting : others;
}
