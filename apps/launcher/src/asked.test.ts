import { expect, test } from 'vitest';
import { askedFor, HELP } from './asked.ts';
import { readSettings } from './settings.ts';

test.each([
  [[], { kind: 'start', dev: false }],
  [['--dev'], { kind: 'start', dev: true }],
  [['--help'], { kind: 'help' }],
  [['-h'], { kind: 'help' }],
  [['--dev', '--help'], { kind: 'help' }],
])('%j', (words, asked) => {
  expect(askedFor(words)).toEqual(asked);
});

test('a word that nobody knows is refused by name', () => {
  expect(askedFor(['--port', '80'])).toMatchObject({ kind: 'refused', why: expect.stringContaining('--port') });
});

test('what the words say of ports is so', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ value: { webPort: 3000, apiPort: 4000, mailPort: 1080, host: '127.0.0.1' } });
  for (const said of ['site (3000)', 'API (4000)', 'mail (1080)', '(127.0.0.1)']) expect(HELP).toContain(said);
});
