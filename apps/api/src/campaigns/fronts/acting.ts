/** LC-102: what officers of the club do in all groups of a front at once. */
import type { Json, Result } from '@fieldpost/engine';
import type { Caller, Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { officersAct } from '../correcting.ts';
import { addToFront, bad, clubOfOfficer } from './opening.ts';
import { type FrontSeen, seeFront } from './reading.ts';
import { frontOf, groupsOf } from './store.ts';

export type FrontAct =
  | { readonly type: 'add'; readonly groups: number }
  | { readonly type: 'pause' | 'resume'; readonly reason: string };

/** How it went in a group: `code` of the refusal, null where it was done. */
export type GroupDone = { readonly id: string; readonly group: number; readonly code: string | null };
export type FrontActed = { readonly front: FrontSeen; readonly groups: readonly GroupDone[] };

/**
 * Adds groups, or pauses or resumes every running group in which the caller does not play. Each is a separate entry in
 * its ledger, with its notices. Faults: NOT_FOUND, CL_FORBIDDEN, FRONT_FULL; the refusal of a single group is listed
 * beside it.
 */
export async function actOnFront(
  context: Context,
  caller: Caller,
  slug: string,
  id: string,
  act: FrontAct,
): Promise<Result<FrontActed, Fault>> {
  const done =
    act.type === 'add'
      ? await added(context, caller, slug, id, act.groups)
      : await inAll(context, caller, slug, id, act);
  if (!done.ok) return done;
  const front = await seeFront(context, caller, slug, id);
  return front.ok ? { ok: true, value: { front: front.value, groups: done.value } } : front;
}

async function added(context: Context, caller: Caller, slug: string, id: string, more: number) {
  const done = await addToFront(context, caller, slug, id, more);
  return done.ok ? { ok: true as const, value: [] } : done;
}

async function inAll(
  context: Context,
  caller: Caller,
  slug: string,
  id: string,
  act: Json,
): Promise<Result<readonly GroupDone[], Fault>> {
  const club = await clubOfOfficer(context, caller, slug);
  if (!club.ok) return club;
  if ((await frontOf(context.db, club.value.id, id)) === null) return bad(fault('NOT_FOUND'));
  const done: GroupDone[] = [];
  for (const { id: groupId, group, seq, status } of await groupsOf(context.db, id)) {
    if (status !== 'playing') continue;
    const answer = await officersAct(context, caller, groupId, { expectedSeq: seq, act, dryRun: false, key: null });
    done.push({ id: groupId, group: group ?? 0, code: answer.ok ? null : answer.fault.code });
  }
  return { ok: true, value: done };
}
