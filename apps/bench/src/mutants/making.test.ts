import { expect, test } from 'vitest';
import { mutantsOf } from './making.ts';

const TEXT = `import { a } from './a.ts';
type Two = 1 | 2;
export function f(x: number): boolean {
  if (x > 1 && !a(x)) return [x, a].some(Boolean);
  g();
  return x === 0 ? true : h.filter(a) ?? 'b';
}
`;

test('each small thing is once the other way round; imports and types are left alone', () => {
  const found = mutantsOf('f.ts', TEXT);
  expect(found.map(({ line, from, to }) => `${line}: ${from} -> ${to}`)).toEqual([
    '4: x > 1 && !a(x) -> !(x > 1 && !a(x))',
    '4: && -> ||',
    '4: x > 1 && !a(x) -> x > 1',
    '4: x > 1 && !a(x) -> !a(x)',
    '4: > -> >=',
    '4: 1 -> 2',
    '4: !a(x) -> a(x)',
    '4: some -> every',
    '4: x -> ...[]',
    '4: a -> ...[]',
    '5: g(); -> ;',
    "6: x === 0 ? true : h.filter(a) ?? 'b' -> x === 0 ? h.filter(a) ?? 'b' : true",
    '6: === -> !==',
    '6: 0 -> 1',
    '6: true -> false',
    "6: h.filter(a) ?? 'b' -> 'b'",
    '6: h.filter(a) -> h',
  ]);
  for (const { start, end, from } of found) expect(TEXT.slice(start, end)).toBe(from);
});
