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

/**
 * React calls the return value of an effect when the effect ends. `scrollIntoView` returns a promise in newer
 * browsers, which broke the page.
 */
test('no effect gives back by the way what was not meant to end it', () => {
  expect(effects.length).toBeGreaterThan(50);
  expect(effects.filter(({ body }) => body !== '{' && body !== 'void')).toEqual([]);
});
