import { readFileSync } from 'node:fs';
import { paletteCss } from '@fieldpost/boards/world-war-awesome/palette';
import { expect, test } from 'vitest';

test('the style sheet holds the inks that the drawing names', () => {
  const sheet = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');
  expect(sheet).toContain(paletteCss().trim());
});
