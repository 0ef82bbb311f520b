import type { Json } from '../contract.ts';

/** One change of a JSON document, as RFC 6902 has it; `path` is a JSON pointer (RFC 6901). */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** Changes in the order in which they are made. */
export type JsonPatch = readonly PatchOperation[];

type Members = { readonly [key: string]: Json };
type List = readonly Json[];

export const isList = (value: Json): value is List => Array.isArray(value);
export const isMembers = (value: Json): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pointer = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The patch that turns one document into another. Empty if they are equal, in any order of members. */
export const patchBetween = (before: Json, after: Json): JsonPatch => changesAt('', before, after);

function changesAt(path: string, before: Json, after: Json): JsonPatch {
  if (before === after) return [];
  if (isMembers(before) && isMembers(after)) return memberChanges(path, before, after);
  if (isList(before) && isList(after)) return listChanges(path, before, after);
  return [{ op: 'replace', path, value: after }];
}

function memberChanges(path: string, before: Members, after: Members): JsonPatch {
  const gone = Object.keys(before).filter((key) => !has(after, key));
  const removed = gone.map((key): PatchOperation => ({ op: 'remove', path: pointer(path, key) }));
  const rest = Object.entries(after).flatMap(([key, value]): JsonPatch => {
    if (value === undefined) return [];
    const place = pointer(path, key);
    return has(before, key) ? changesAt(place, before[key] ?? null, value) : [{ op: 'add', path: place, value }];
  });
  return [...removed, ...rest];
}

const has = (members: Members, key: string): boolean => Object.hasOwn(members, key) && members[key] !== undefined;

/** Keeps the common start and end of both lists. Between them elements change one by one; the rest is added or removed. */
function listChanges(path: string, before: List, after: List): JsonPatch {
  const shorter = Math.min(before.length, after.length);
  const head = countWhile(shorter, (index) => same(before[index], after[index]));
  const tail = countWhile(shorter - head, (index) => same(before.at(-1 - index), after.at(-1 - index)));
  const [from, to] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const both = Math.min(from.length, to.length);
  const changed = to
    .slice(0, both)
    .flatMap((value, index) => changesAt(pointer(path, head + index), from[index] ?? null, value));
  const removed = from.slice(both).map((): PatchOperation => ({ op: 'remove', path: pointer(path, head + both) }));
  const added = to
    .slice(both)
    .map((value, index): PatchOperation => ({ op: 'add', path: pointer(path, head + both + index), value }));
  return [...changed, ...removed, ...added];
}

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && changesAt('', one, other).length === 0);

function countWhile(most: number, holds: (index: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
}
