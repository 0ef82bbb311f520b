import type { Json, Tagged } from '../contract.ts';
import { oneOf } from '../playout/chooser.ts';

/** Raw data that no parser may accept, and none may stumble over. */
export const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  true,
  '',
  'endTurn',
  [],
  [[]],
  {},
  { type: null },
  { type: 7 },
  { type: '' },
  { type: 'no such command' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString' },
  { type: ['move'] },
  { type: 'x'.repeat(100_000) },
  JSON.parse('{"__proto__":{"type":"endTurn"}}'),
];

/** Lines that no notation may stumble over. */
export const JUNK_LINES: readonly string[] = [
  '',
  ' ',
  '?',
  '\u0000',
  'x'.repeat(10_000),
  '-',
  '__proto__',
  '(((',
  '😀',
  '\n',
];

/** Values that no name has, to put in its place: members that every object has, nothing, too much, a number, NUL. */
const HOSTILE: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  '',
  'x'.repeat(20_000),
  '7',
  '\u0000',
  'a\u0000b',
];

/** Documents with each hostile text in the place of each string in turn; strings of one place in lists and of one type count once. */
export function hostileTo(documents: readonly Json[]): readonly unknown[] {
  const places = new Map<string, { readonly document: Json; readonly leaf: Leaf }>();
  for (const document of documents)
    for (const leaf of leavesOf(document)) {
      if (typeof leaf.value !== 'string') continue;
      const path = leaf.path.map((key) => (/^\d+$/.test(key) ? '[]' : key)).join('.');
      places.set(`${(document as Partial<Tagged> | null)?.type} ${path}`, { document, leaf });
    }
  return [...places.values()].flatMap(({ document, leaf }) =>
    HOSTILE.map((text) => altered(document, leaf.path, () => text)),
  );
}

type Leaf = { readonly path: readonly string[]; readonly value: Json };

function leavesOf(value: Json, path: readonly string[] = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return [{ path, value }, ...Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]))];
}

/** The values that commands have under each key, used to turn one command into another. */
export class Words {
  private readonly byKey = new Map<string, Set<Json>>();
  learn(command: Tagged): void {
    for (const { path, value } of leavesOf(command)) {
      const key = path.at(-1) ?? '';
      if (typeof value === 'object') continue;
      const known = this.byKey.get(key) ?? new Set<Json>();
      if (known.size < 500) this.byKey.set(key, known.add(value));
    }
  }
  any(key: string, next: () => number): Json {
    return oneOf([...(this.byKey.get(key) ?? [])], next) ?? 'x';
  }
}

/** A command with one thing in it altered: it may be another command, an illegal one, or none at all. */
export function mutant(command: Tagged, words: Words, next: () => number): unknown {
  const leaf = oneOf(leavesOf(command).slice(1), next);
  if (leaf === null) return { ...command, more: 1 };
  return altered(command, leaf.path, (value) => alter(value, leaf.path.at(-1) ?? '', words, next));
}

function altered(value: Json, path: readonly string[], change: (value: Json) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((member: Json, at) => (String(at) === key ? altered(member, rest, change) : member));
  const record = value as { readonly [key: string]: Json };
  return { ...record, [key]: altered(record[key] ?? null, rest, change) };
}

function alter(value: Json, key: string, words: Words, next: () => number): unknown {
  if (next() % 2 === 0) return words.any(key, next);
  if (typeof value === 'number') return oneOf([value + 1, value - 1, -value, 0, 1e9, 0.5, String(value)], next);
  if (typeof value === 'string')
    return oneOf([`${value}x`, value.slice(0, -1), '', value.toUpperCase(), 0, null], next);
  if (Array.isArray(value)) return oneOf([[], value.slice(1), [...value, ...value], [...value, null], {}], next);
  return oneOf([null, {}, [], 'x', 0], next);
}
