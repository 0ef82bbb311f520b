import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The one reading of a log, and who writes rows: every other reader would find nothing of a match that is packed. */
const ALLOWED = [
  'apps/api/src/match-store/store.ts',
  'apps/api/src/match-store/packing-store.ts',
  'apps/api/src/turn/turn-statement.ts', // inserts, seals and drops the steps of a running match
  'apps/api/src/archive/store.ts', // adds the steps of a match from a file
];

const TOUCHES =
  /\b(from|join|into|update|table)\s+"?(public"?\.)?"?(steps|packed_steps)\b|\.(step|packedSteps)\.[a-z]+[A-Z(]|\bsteps: (true|\{ (select|where|orderBy|take))/;

const sources = globSync('{apps,packages,prisma}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /(^|\/)(node_modules|generated|\.next|testing|bench)(\/|$)|\.test\.tsx?$/.test(name),
});

/** Lines that are a text for people or a type, not a reading. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const touching = sources.filter((file) => TOUCHES.test(code(readFileSync(path.join(ROOT, file), 'utf8'))));

test('rows of steps are read in one place', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(touching.toSorted()).toEqual(ALLOWED.toSorted());
});
