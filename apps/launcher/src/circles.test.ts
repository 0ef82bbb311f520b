import { expect, test } from 'vitest';
import { circlesIn, importsIn, newCircles } from './circles.ts';

const of = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports));

test('files that reach each other are one circle, however long the way round', () => {
  const imports = of({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] });
  expect(circlesIn(imports)).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('a way that comes together again is no circle', () => {
  expect(circlesIn(of({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('an import of a type counts only where asked, a fetch never', () => {
  const link = (resolved: string, dynamic: boolean, kind: string) => ({ resolved, dynamic, dependencyTypes: [kind] });
  const modules = [
    { source: 'apps/a.ts', dependencies: [link('apps/b.ts', false, 'type-only')] },
    { source: 'apps/b.ts', dependencies: [link('apps/a.ts', false, 'local'), link('apps/c.ts', false, 'local')] },
    { source: 'apps/c.ts', dependencies: [link('apps/b.ts', true, 'local'), link('node_modules/x.js', false, 'npm')] },
  ];
  expect(circlesIn(importsIn(modules, false))).toEqual([]);
  expect(circlesIn(importsIn(modules, true))).toEqual([['apps/a.ts', 'apps/b.ts']]);
});

test('a circle that is allowed may shrink, and not grow', () => {
  const allowed = [['a', 'b', 'c']];
  expect(newCircles([['a', 'b']], allowed)).toEqual([]);
  expect(newCircles([['a', 'b', 'd']], allowed)).toEqual([['a', 'b', 'd']]);
});
