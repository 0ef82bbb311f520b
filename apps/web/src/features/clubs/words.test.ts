import { expect, test } from 'vitest';
import type { ClubEvent, LogLine } from './operations.ts';
import { lengthWords, logWords, pausedFor, startWaits } from './words.ts';

const names = (id: string | null): string => ({ a: 'Ida', b: 'Bo' })[id ?? ''] ?? '';
const line = (seq: number, act: LogLine['act']): LogLine => ({ seq, at: '', role: 'house', hash: '', act });
const reason = 'The harbour office is under water.';

test.each([
  [{ kind: 'enter', id: 'a' }, 'Ida entered'],
  [{ kind: 'seed', order: ['b', 'a'] }, 'Seeding is fixed'],
  [{ kind: 'withdraw', entry: 'b' }, 'Bo withdrew'],
  [{ kind: 'withdraw', entry: 'b', reason }, `Bo was withdrawn. “${reason}”`],
  [{ kind: 'round', round: 2 }, 'Round 2 opened'],
  [{ kind: 'round', round: 2, byHand: { reason } }, 'Round 2 opened, paired by hand'],
  [{ kind: 'forbid', a: 'a', b: 'b', reason }, `Ida and Bo are kept apart. “${reason}”`],
  [{ kind: 'pause', reason }, `The event is paused. “${reason}”`],
  [{ kind: 'repair', round: 2, reason }, `Round 2 was annulled, to be paired again. “${reason}”`],
  [{ kind: 'amend', settings: {}, reason }, `An officer asked to change the settings. “${reason}”`],
  [{ kind: 'consent', entry: 'a', to: 1, accept: true }, 'Ida agreed to the change'],
  [{ kind: 'consent', entry: 'a', to: 1, accept: false }, 'Ida did not agree to the change'],
  [{ kind: 'resume' }, 'The event continues'],
  [{ kind: 'result', a: 'a', b: 'b', q: [4, 0], how: 'walkover' }, 'Ida : Bo 1 : 0, walkover'],
  [{ kind: 'result', a: 'a', b: 'b', q: [4, 0], how: 'played', board: 2 }, 'Ida : Bo, board 2, 1 : 0'],
  [{ kind: 'squad', entry: 'a', squad: ['b', 'a'], absent: [] }, 'Ida: Bo, Ida'],
  [{ kind: 'squad', entry: 'a', squad: ['b', 'a'], absent: ['b'] }, 'Ida: Bo, Ida, next round without Bo'],
  [{ kind: 'squad', entry: 'a', squad: [], absent: [] }, 'Ida: nobody yet'],
  [{ kind: 'reserve', entry: 'a', player: 'b', board: 2 }, 'Ida: a reserve took over board 2'],
  [{ kind: 'match', sides: [['a'], ['b']], places: [1, 2] }, 'A match was listed'],
])('CL-193: the public log says %j as a sentence', (act, words) =>
  expect(logWords(line(1, act), names, 'league')).toBe(words),
);

test('CL-088: a deduction is quarters of a printed point, of teams match points', () => {
  const deduct = line(1, { kind: 'deduct', entry: 'a', q: 2, reason });
  expect(logWords(deduct, names, 'league')).toBe(`Ida: 0.5 deducted. “${reason}”`);
  expect(logWords(deduct, names, 'team')).toBe(`Ida: 2 deducted. “${reason}”`);
});

test('CL-078: an event stands still from its last pause until it goes on', () => {
  const pause = line(1, { kind: 'pause', reason });
  expect(pausedFor([])).toBeNull();
  expect(pausedFor([pause, line(2, { kind: 'confirm', entry: 'a' })])).toBe(reason);
  expect(pausedFor([pause, line(2, { kind: 'resume' })])).toBeNull();
});

test('CL-172: the length of a season is said before anybody enters it', () => {
  const said = 'The season takes about 167 days: 4 rounds of 42, 42, 42, 28 days, plus decisions and appeals.';
  expect(lengthWords({ windows: [42, 42, 42, 28], days: 167 })).toBe(said);
  expect(lengthWords({ windows: [28], days: 40.5 })).toMatch(/^The season takes about 41 days: 1 round of 28 days/);
});

test('CL-034: before an event can start, the desk says how many must confirm, or what it waits for', () => {
  const entries = (...states: readonly string[]) =>
    states.map((state) => ({ state, team: null }) as ClubEvent['entries'][number]);
  const settings = { minEntries: 3 } as ClubEvent['settings'];
  expect(startWaits({ entries: entries('confirmed', 'entered'), settings }, 1)).toMatch(
    /^It can start once 3 .* 2 more must/,
  );
  const one = entries('confirmed', 'confirmed', 'confirmed', 'entered');
  expect(startWaits({ entries: one, settings }, 3)).toMatch(/the last entry has answered/);
  expect(startWaits({ entries: entries('confirmed', 'confirmed', 'confirmed', 'lapsed'), settings }, 3)).toBeNull();
});
