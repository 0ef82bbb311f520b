import { describe, expect, test } from 'vitest';
import { fastChance } from '../chance/fast.ts';
import type { MatchRecord, RuleSet } from '../contract.ts';
import { exampleGame } from '../example-game/example-game.ts';
import type { ExampleGame } from '../example-game/game.ts';
import { openMatch } from '../match/open.ts';
import { accept, expectOk, refuse } from '../result.ts';
import { malformedPart } from './form.ts';

/** The example game as a battle of a campaign: it takes over men, whose number is kept as a whole one. */
type Battle = Omit<ExampleGame, 'carryOver'> & { readonly carryOver: { readonly men: number } };
const battle = {
  ...exampleGame,
  parse: {
    ...exampleGame.parse,
    carryOver: (raw: unknown) => {
      const { men } = (raw ?? {}) as { readonly men?: unknown };
      return typeof men === 'number' ? accept({ men: Math.trunc(men) }) : refuse('CARRY_OVER_INVALID');
    },
  },
} as unknown as RuleSet<Battle>;

const SETUP = { scenario: { strength: 2, flags: 2 as const }, options: { turns: 8 }, carryOver: null };
const opened = expectOk(openMatch(exampleGame, SETUP, fastChance(1)), 'opening');
const record = {
  ruleSet: exampleGame.ref,
  setup: SETUP,
  seedCommitment: '',
  opening: opened.opening,
  openingDraws: [],
  steps: [],
  ending: null,
} as unknown as MatchRecord<Battle>;
const carrying = (carryOver: unknown): MatchRecord<Battle> => ({
  ...record,
  setup: { ...record.setup, carryOver: carryOver as Battle['carryOver'] | null },
});

describe('the carry-over of a record', () => {
  test.each([
    ['none', null, null],
    ['what the parser makes of it', { men: 3 }, null],
    ['what it reads otherwise', { men: 3.5 }, 'the set-up'],
    ['with a member more', { men: 3, guns: 1 }, 'the set-up'],
    ['what it refuses', { guns: 1 }, 'the set-up'],
  ])('%s', (_what, carryOver, found) => {
    expect(malformedPart(battle, carrying(carryOver))).toBe(found);
  });
});

describe('a draw of the opening', () => {
  const draw = { index: 0, faces: 6, result: 6, purpose: 'a die' };
  test.each([
    ['whole', {}, null],
    ['without faces', { faces: 0 }, 'a draw of the opening'],
    ['with more than 32 bits can tell', { faces: 2 ** 32 + 1 }, 'a draw of the opening'],
    ['with half a pip', { result: 2.5 }, 'a draw of the opening'],
    ['before the first', { index: -1 }, 'a draw of the opening'],
    ['for nothing', { purpose: null }, 'a draw of the opening'],
  ])('%s', (_what, change, found) => {
    const forged = { ...record, openingDraws: [{ ...draw, ...change }] } as unknown as MatchRecord<Battle>;
    expect(malformedPart(battle, forged)).toBe(found);
  });
});
