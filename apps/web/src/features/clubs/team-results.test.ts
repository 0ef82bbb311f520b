import { expect, test } from 'vitest';
import type { ClubEvent, EventEntry, EventLeg, LogLine } from './operations.ts';
import { teamRoundsOf, winnerOf } from './results.ts';
import { ownEntryOf, placeWords, playedOf, separation } from './words.ts';

const entry = (id: string, team: string | null): EventEntry => ({
  id,
  name: id.toUpperCase(),
  userId: id,
  bot: false,
  state: 'confirmed',
  answerBy: null,
  team,
  captain: team === null ? 'Ann' : null,
});
const leg = (board: number, a: string, b: string): EventLeg => ({
  matchId: `match-${board}`,
  round: 1,
  a,
  b,
  leg: 1,
  board,
  state: 'running',
  dueAt: null,
  extended: 0,
  waitsFor: [],
});
const line = (seq: number, act: LogLine['act']): LogLine => ({ seq, at: '', role: 'house', hash: '', act });
const result = (seq: number, board: number, a: string, b: string, q: readonly number[], how = 'played') =>
  line(seq, { kind: 'result', round: 1, leg: 1, board, a, b, q: [...q], how });

const event = {
  format: 'team',
  entries: [
    entry('foxes', null),
    entry('geese', null),
    entry('ann', 'foxes'),
    entry('ben', 'foxes'),
    entry('dora', 'geese'),
    entry('eve', 'geese'),
  ],
  settings: { boards: 3, sideMode: 'single' },
  legs: [leg(1, 'ann', 'dora'), leg(2, 'eve', 'ben')],
  missing: [],
  mine: 'ben',
  divisions: [],
  tables: {
    fixtures: [
      { round: 1, pairs: [['foxes', 'geese']], free: [] },
      { round: 2, pairs: [['geese', 'foxes']], free: [] },
    ],
    crossTable: [{ rank: 1, id: 'foxes', cells: [null, 'A1 B0 A+'] }],
  },
} as unknown as ClubEvent;

test('CL-126: the boards of a match of teams, each with its people, its result and its sides', () => {
  const log = [
    result(1, 1, 'foxes', 'geese', [4, 0]),
    result(2, 2, 'geese', 'foxes', [2, 2], 'adjudicated'),
    // Nobody of the geese sits at the third.
    result(3, 3, 'foxes', 'geese', [4, 0], 'walkover'),
  ];
  const [first, second] = teamRoundsOf(event, log);
  const boards = first?.matches[0]?.boards.map(({ board, a, b, made, result: came }) => [
    board,
    a,
    b,
    made?.matchId,
    came?.q,
  ]);
  expect(boards).toEqual([
    [1, 'ann', 'dora', 'match-1', [4, 0]],
    [2, 'eve', 'ben', 'match-2', [2, 2]],
    [3, 'foxes', 'geese', undefined, [4, 0]],
  ]);
  expect(first?.matches[0]?.score).toEqual([2.5, 0.5]);
  expect(second?.matches[0]?.boards.every(({ made, result: came }) => made === null && came === null)).toBe(true);
});

test('CL-125: of a board at which nobody sits for a team it is told who sits there for the other', () => {
  const gap = { matchId: 'gap', round: 1, leg: 1, board: 3, a: 'ann', b: 'geese' };
  const [first] = teamRoundsOf({ ...event, missing: [gap] }, []);
  expect(first?.matches[0]?.boards[2]).toMatchObject({ a: 'ann', b: 'geese', made: null });
  const [other] = teamRoundsOf({ ...event, missing: [{ ...gap, round: 2 }] }, []);
  expect(other?.matches[0]?.boards[2]).toMatchObject({ a: 'foxes', b: 'geese' });
});

test('who has won an event that is over is said, where it is one alone', () => {
  const row = (id: string, printedRank: string) => ({ id, printedRank });
  const over = (changes: object) => winnerOf({ ...event, state: 'finished', ...changes } as ClubEvent);
  const table = [row('foxes', '1'), row('geese', '2')];
  expect(over({ tables: { table } })).toBe('foxes');
  expect(over({ tables: { table }, state: 'running' })).toBeNull();
  expect(over({ tables: { table: [row('foxes', '1='), row('geese', '1=')] } })).toBeNull();
  const divisions = [1, 2].map((number) => ({ tier: 1, number }));
  const grouped = divisions.map((name) => ({ ...name, answer: table }));
  expect(over({ tables: { table: grouped }, divisions })).toBeNull();
  const cup = (verdict: unknown) => ({ format: 'knockout', tables: { bracket: [{ ties: [{ verdict }] }] } });
  expect(over(cup({ winner: 'ann', by: 'points' }))).toBe('ann');
  expect(over(cup('decider'))).toBeNull();
  expect(over(cup({ winner: null, by: 'default' }))).toBeNull();
});

test('a person of a team finds its row, and what it is parted by is said in words', () => {
  expect(ownEntryOf(event)).toBe('foxes');
  expect(playedOf(event, 'foxes')).toBe(1);
  expect(placeWords(event, leg(2, 'eve', 'ben'), '.')).toBe('Round 1, GEESE – FOXES, board 2.');
  const row = { rank: 2, printedRank: '2', id: 'geese', deducted: 0, withdrawn: false, annulled: false, open: 0 };
  expect(separation({ ...row, by: { code: 'board', above: 2.5, own: 0.5 } }, 'FOXES')).toBe(
    'Behind FOXES on board points, 0.5 to 2.5.',
  );
  expect(separation({ ...row, printedRank: '1=', by: { code: 'lot', above: 1, own: 2 } }, 'FOXES')).toMatch(/^Tied/);
});
