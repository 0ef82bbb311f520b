import { expect, test } from 'vitest';
import type { LogLine } from './operations.ts';
import { repairable } from './repair-round.tsx';
import { resultOf } from './results.ts';

const line = (seq: number, act: LogLine['act']): LogLine => ({
  seq,
  at: '2026-06-10T12:00:00Z',
  role: 'house',
  hash: '',
  act,
});
const opened = line(3, { kind: 'round', round: 2 });
const annulled = line(4, { kind: 'repair', round: 2 });
const SWISS = { format: 'swiss', state: 'running' } as const;

test.each([
  ['within a day', SWISS, [opened], '2026-06-11T11:59:00Z', 2],
  ['after a day', SWISS, [opened], '2026-06-11T12:00:00Z', null],
  ['that was annulled', SWISS, [opened, annulled], '2026-06-10T13:00:00Z', null],
  ['of a league', { ...SWISS, format: 'league' }, [opened], '2026-06-10T13:00:00Z', null],
  ['before the first', SWISS, [], '2026-06-10T13:00:00Z', null],
] as const)('CL-076: a round %s can be annulled as the desk shows', (_, event, log, now, round) => {
  expect(repairable(event, log, Date.parse(now))).toBe(round);
});

test('CL-076: what was said of a pair before their round was annulled is not of their match now', () => {
  const said = line(4, { kind: 'result', round: 2, a: 'x', b: 'y', leg: 1, q: [4, 0], how: 'walkover' });
  const leg = { round: 2, a: 'x', b: 'y', leg: 1, board: null };
  expect(resultOf([opened, said], leg)?.q).toEqual([4, 0]);
  expect(resultOf([opened, said, line(5, { kind: 'repair', round: 2 }), line(6, opened.act)], leg)).toBeNull();
});
