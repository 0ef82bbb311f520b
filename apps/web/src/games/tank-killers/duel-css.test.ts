import { readFileSync } from 'node:fs';
import { paletteCss } from '@fieldpost/boards/tank-killers';
import { expect, test } from 'vitest';

test('the style sheet holds the palette that the drawing names', () => {
  const sheet = readFileSync(new URL('./duel.css', import.meta.url), 'utf8');
  expect(sheet).toContain(paletteCss().trim());
});
