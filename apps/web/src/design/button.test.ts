import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SITE = path.resolve(import.meta.dirname, '..');
const sources = globSync('**/*.tsx', { cwd: SITE });

/** The opening tags in a source of what can be pressed, braces and all. */
function tagsIn(source: string): readonly string[] {
  return [...source.matchAll(/<(?:button|input|select|textarea|fieldset)\b/g)].map(({ index }) => {
    let deep = 0;
    let at = index;
    for (; source[at] !== '>' || deep > 0; at += 1) {
      if (source[at] === '{') deep += 1;
      if (source[at] === '}') deep -= 1;
    }
    return source.slice(index, at);
  });
}

test('nothing of the site is shut without a word: it is a Button, a CheckBox or a Select that says why it waits', () => {
  const shut = sources.flatMap((file) =>
    tagsIn(readFileSync(path.join(SITE, file), 'utf8'))
      .filter(
        (tag) => /\b(aria-)?disabled=/.test(tag) && !/title=\{ready \? undefined : press\.why\}|data-why=/.test(tag),
      )
      .map((tag) => `${file}: ${tag}`),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(shut).toEqual([]);
});
