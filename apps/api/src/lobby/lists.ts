import type { Caller, Context } from '../context.ts';
import { requirementsFault } from '../identity/reliability/admission.ts';
import { loadWatched } from '../match-store/delayed.ts';
import { loadMatches } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { firstPage, mapped, nodesOf, type Page, type Paged, paged, placeByAge } from '../platform/paging.ts';
import type { Joiner } from './join-blockers.ts';
import { deskOf, type ListedMatch, type LobbyFilter, listedMatches, matchesOf } from './list-store.ts';

/** Maximum matches per response: in the lobby, and of your own. */
export const MAX_LISTED = 40;
export const MAX_OWN = 100;

/** The matches of these ids, in their order. */
async function inOrder(context: Context, caller: Caller | null, page: Paged<string>): Promise<Paged<StoredMatch>> {
  const ids = page.edges.map(({ node }) => node);
  const found = new Map((await loadWatched(context, caller, ids)).map((match) => [match.id, match]));
  return mapped(page, (id) => found.get(id) ?? null);
}

export type LobbyQuery = {
  readonly status?: LobbyFilter['status'] | undefined;
  readonly ruleSet?: string | undefined;
  readonly scenario?: string | undefined;
  /** Only matches where this side is free. */
  readonly side?: string | undefined;
  /** Only those in which this person may sit down. */
  readonly joinableBy?: Joiner | undefined;
};

/** Maximum open matches scanned for joinable ones, and batch size. */
const LOOKED_THROUGH = 2_000;
const AT_A_TIME = 100;

/** Listed matches, the newest first: those that wait for players, unless another status is asked for. */
export async function lobbyMatches(
  context: Context,
  caller: Caller | null,
  input: LobbyQuery,
  page: Page,
): Promise<Paged<StoredMatch>> {
  const { joinableBy, status = 'open', ...filter } = input;
  const limit = Math.min(page.limit, MAX_LISTED);
  const found =
    joinableBy === undefined
      ? await listedMatches(context.db, { ...filter, status, most: limit + 1, after: page.after })
      : await joinableMatches(context, filter, joinableBy, page);
  return inOrder(
    context,
    caller,
    mapped(paged(found, limit, placeByAge), ({ id }) => id),
  );
}

/** Open matches in which somebody may sit down: as many as a page wants, and one more. */
async function joinableMatches(
  context: Context,
  filter: Pick<LobbyQuery, 'ruleSet' | 'scenario' | 'side'>,
  joinableBy: Joiner,
  { after, limit }: Page,
): Promise<readonly ListedMatch[]> {
  const asked = { ...filter, status: 'open', without: joinableBy.userId, most: AT_A_TIME } as const;
  const found: ListedMatch[] = [];
  let place = after;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += AT_A_TIME) {
    const open = await listedMatches(context.db, { ...asked, after: place });
    const record = open.some(({ joinRequirements }) => joinRequirements !== null) ? await joinableBy.record() : null;
    found.push(
      ...open.filter(({ joinRequirements }) => record === null || requirementsFault(joinRequirements, record) === null),
    );
    const last = open.at(-1);
    if (found.length > limit || last === undefined || open.length < AT_A_TIME) break;
    place = placeByAge(last);
  }
  return found;
}

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

/** The caller's matches, page by page, the newest first. */
export async function ownMatches(
  context: Context,
  caller: Caller,
  { waiting, finished }: MyMatchesQuery,
  page: Page,
): Promise<Paged<StoredMatch>> {
  const found = await inOrder(context, caller, await matchesOf(context.db, caller.userId, finished === true, page));
  if (finished === true || waiting == null) return found;
  return mapped(found, (match) => (waitsFor(match, caller.userId) === waiting ? match : null));
}

/**
 * The caller's matches, page by page, the newest first. On each page those that wait for them come first, by the time that is left;
 * then the others, the latest first.
 */
export async function myMatches(
  context: Context,
  caller: Caller,
  input: MyMatchesQuery,
  page: Page,
): Promise<Paged<StoredMatch>> {
  const { edges, next } = await ownMatches(context, caller, input, page);
  if (input.finished === true) return { edges, next };
  const mine = ({ node }: { readonly node: StoredMatch }): boolean => waitsFor(node, caller.userId);
  const waiting = edges.filter(mine).toSorted((one, other) => deadlineOf(one.node) - deadlineOf(other.node));
  const others = edges.filter((one) => !mine(one)).toSorted((one, other) => startOf(other.node) - startOf(one.node));
  return { edges: [...waiting, ...others], next };
}

/** The part of a desk to load: `first` matches (default: a full desk) after skipping `skip`. */
export type DeskPart = { readonly first?: number | null | undefined; readonly skip?: number | null | undefined };

/**
 * The caller's matches as their desk shows them, a part of it: however many there are, those that wait for them come first. Those that
 * have ended: the latest first. By count, for whatever is done on a desk puts it in another order.
 */
export async function deskMatches(
  context: Context,
  caller: Caller,
  { waiting = null, finished, first, skip }: MyMatchesQuery & DeskPart,
): Promise<readonly StoredMatch[]> {
  const limit = Math.min(Math.max(first ?? MAX_OWN, 1), MAX_OWN);
  if (finished === true) return nodesOf(await ownMatches(context, caller, { finished }, firstPage(limit)));
  const ids = await deskOf(context.db, caller.userId, waiting, { limit, skip: Math.max(skip ?? 0, 0) });
  const found = new Map((await loadMatches(context.db, ids)).map((match) => [match.id, match]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
