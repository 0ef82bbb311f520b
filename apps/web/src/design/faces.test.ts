import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { CUTS, charactersOf, cutOf, HEADING, PLAIN } from '../../faces/cut.ts';

it.each(Object.entries(CUTS))('%s is what make.ts cuts of its whole face', async (name, cut) => {
  const kept = await readFile(path.join(import.meta.dirname, 'faces', `${name}.woff2`));
  expect((await cutOf(cut)).equals(kept)).toBe(true);
});

it('no letter of a face on a grid has a part without breadth, for which browsers refuse it', async () => {
  const kept = await readFile(path.join(import.meta.dirname, 'faces/head-400.woff2'));
  const { glyf } = Font.create(
    await subsetFont(kept, charactersOf(HEADING), { targetFormat: 'sfnt', noHinting: true, keepFeatures: [] }),
    { type: 'ttf' },
  ).get();
  expect(glyf.length).toBeGreaterThan(70);
  expect(glyf.flatMap(({ contours }) => contours ?? []).filter(({ length }) => length < 3)).toEqual([]);
});

it('browsers are told what is in each face, and look for no character in both halves of one', async () => {
  const fonts = await readFile(path.join(import.meta.dirname, 'fonts.ts'), 'utf8');
  const told = [...fonts.matchAll(/const (\w+) = localFont.*?unicode-range',\s*value:\s*'([^']+)'/gs)];
  const rangeOf = new Map(told.map(([, face, range]) => [face, range ?? '']));
  for (const face of ['head', 'type', 'text', 'form']) {
    const range = rangeOf.get(face) ?? '';
    expect(range).toBe(face === 'head' ? HEADING : PLAIN);
    const rest = charactersOf(rangeOf.get(`${face}Rest`) ?? '');
    expect(rest.length).toBeGreaterThan(90);
    expect([...rest].filter((each) => charactersOf(range).includes(each))).toEqual([]);
  }
});
