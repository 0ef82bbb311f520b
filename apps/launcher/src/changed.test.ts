import { expect, test } from 'vitest';
import { testsTouchedBy } from './changed.ts';

const TESTS = [
  'apps/api/src/lobby/lobby.test.ts',
  'apps/api/src/lobby/join/join.test.ts',
  'apps/api/src/turn/play.test.ts',
  'apps/launcher/src/house.test.ts',
  'apps/launcher/src/settings.test.ts',
  'apps/web/src/games/chess/hand.test.ts',
  'packages/engine/src/match/match.test.ts',
  'packages/rulebook/src/laws/laws.test.ts',
  'packages/rulebook/src/laws/chess/claims.test.ts',
  'packages/rules-chess/src/odds/odds.test.ts',
  'packages/rules-draughts/src/odds.test.ts',
  'prisma/seed/seed.test.ts',
];
const HOUSE = 'apps/launcher/src/house.test.ts';

test.each([
  [
    'packages/rules-chess/src/turn/march.ts',
    [
      'apps/web/src/games/chess/hand.test.ts',
      'packages/rulebook/src/laws/chess/claims.test.ts',
      'packages/rules-chess/src/odds/odds.test.ts',
    ],
  ],
  ['packages/engine/src/contract.ts', ['packages/engine/src/match/match.test.ts']],
  ['apps/api/src/lobby/join/seats.ts', ['apps/api/src/lobby/join/join.test.ts']],
  ['apps/api/src/lobby/service.ts', ['apps/api/src/lobby/join/join.test.ts', 'apps/api/src/lobby/lobby.test.ts']],
  ['apps/launcher/src/settings.ts', ['apps/launcher/src/settings.test.ts']],
  ['prisma/schema.prisma', ['prisma/seed/seed.test.ts']],
  ['docs/operator.md', []],
])('a change of %s asks for its tests and for the rules of the repository', (file, expected) => {
  expect(testsTouchedBy([file], TESTS)).toEqual([...expected, HOUSE].toSorted());
});

test('no change asks for no test, and the tests that are there are found', () => {
  expect(testsTouchedBy([])).toEqual([]);
  expect(testsTouchedBy(['apps/launcher/src/changed.ts'])).toContain('apps/launcher/src/changed.test.ts');
});
