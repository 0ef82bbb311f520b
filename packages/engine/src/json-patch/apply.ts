import type { Json } from '../contract.ts';
import { isList, isMembers, type JsonPatch, type PatchOperation } from './between.ts';

const keysOf = (path: string): readonly string[] =>
  path === ''
    ? []
    : path
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * A document with the changes made. Parts that do not change are shared with the one before, which stays as it is.
 * @throws Error where a change names a place that is not there: the patch is for another document.
 */
export const patched = (document: Json, patch: JsonPatch): Json =>
  patch.reduce<Json>((now, change) => changed(now, keysOf(change.path), change), document);

function changed(value: Json, keys: readonly string[], change: PatchOperation): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return change.op === 'remove' ? null : change.value;
  if (isList(value)) return changedList(value, Number(key), rest, change);
  if (!isMembers(value)) throw new Error(`the patch names ${change.path}, where nothing is`);
  const known = Object.hasOwn(value, key);
  if (!known && (rest.length > 0 || change.op !== 'add'))
    throw new Error(`the patch names ${change.path}, where nothing is`);
  if (rest.length === 0 && change.op === 'remove') {
    const { [key]: _gone, ...kept } = value;
    return kept;
  }
  return { ...value, [key]: changed(value[key] ?? null, rest, change) };
}

function changedList(list: readonly Json[], at: number, rest: readonly string[], change: PatchOperation): Json {
  const inserts = rest.length === 0 && change.op === 'add';
  if (!Number.isInteger(at) || at < 0 || at > list.length - (inserts ? 0 : 1))
    throw new Error(`the patch names ${change.path}, where nothing is`);
  if (rest.length === 0 && change.op === 'remove') return list.toSpliced(at, 1);
  if (inserts) return list.toSpliced(at, 0, change.value);
  return list.with(at, changed(list[at] ?? null, rest, change));
}
