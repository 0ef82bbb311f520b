import { expect, test } from 'vitest';
import type { ClubEvent, LogLine } from './operations.ts';
import { stopsOf } from './rounds-then.ts';

const event = (format: string, rounds = 0) =>
  ({ format, tables: { bracket: Array(rounds).fill({}) } }) as unknown as ClubEvent;
const log = (...acts: readonly (readonly [kind: string, round: number])[]): readonly LogLine[] =>
  acts.map(([kind, round], seq) => ({ seq, at: '', role: 'house', hash: '', act: { kind, round } }));

test('CL-196: a Swiss is turned back to what it was before each round but the first', () => {
  const played = log(
    ['state', 0],
    ['round', 1],
    ['result', 1],
    ['result', 1],
    ['round', 2],
    ['result', 2],
    ['round', 3],
  );
  expect(stopsOf(event('swiss'), played)).toEqual([
    { seq: 3, title: 'After round 1' },
    { seq: 5, title: 'After round 2' },
  ]);
  expect(stopsOf(event('swiss'), played.slice(0, 4))).toEqual([]);
});

test('CL-076, CL-196: a round that was annulled is no place to turn back to', () => {
  const played = log(['round', 1], ['result', 1], ['round', 2], ['repair', 2], ['forbid', 0], ['round', 2]);
  expect(stopsOf(event('swiss'), played)).toEqual([{ seq: 4, title: 'After round 1' }]);
});

test('CL-042, CL-196: rounds of a wave opened together, so they are one place', () => {
  const played = log(['round', 1], ['round', 2], ['result', 2], ['result', 1], ['round', 3]);
  expect(stopsOf(event('league'), played)).toEqual([{ seq: 3, title: 'After round 2' }]);
});

test('CL-066, CL-196: a cup is turned back to the last word on each round that another followed', () => {
  const played = log(['result', 1], ['result', 1], ['result', 2], ['decide', 1], ['result', 2], ['result', 3]);
  expect(stopsOf(event('knockout', 3), played)).toEqual([
    { seq: 3, title: 'After round 1' },
    { seq: 4, title: 'After round 2' },
  ]);
  expect(stopsOf(event('ladder'), played)).toEqual([]);
});
