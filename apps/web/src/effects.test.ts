import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const effects = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/\buse(?:Layout|Insertion)?Effect\(\s*\(\) =>\s*(\S+)/g)].map(([, body = '']) => ({
      file,
      body,
    }));
  })
  .filter(({ file }) => !file.endsWith('effects.test.ts'));

/** What an effect gives back is called when it ends: `scrollIntoView` gives a promise in newer browsers, and the page broke of it. */
test('no effect gives back by the way what was not meant to end it', () => {
  expect(effects.length).toBeGreaterThan(50);
  expect(effects.filter(({ body }) => body !== '{' && body !== 'void')).toEqual([]);
});
