import type { MatchSummary } from '@fieldpost/client';
import { describe, expect, test } from 'vitest';
import { ordinal, stampOf, standingOf, waitSentence } from './standing.ts';

type Given = {
  readonly places?: readonly number[];
  readonly you?: string;
  readonly free?: number;
  readonly out?: readonly string[];
};

/** A match of as many sides as there are places, seen by one of them. */
function match({ places, you = 'west', free = 0, out = [] }: Given): MatchSummary {
  const sides = ['west', 'east', 'north', 'south'].slice(0, places?.length ?? 4);
  const seats = sides.map((side, index) => ({
    side,
    player: 0,
    user: index < free ? null : { id: side, name: `P-${side}` },
  }));
  const listed = sides.map((side, index) => ({ side, place: places?.[index] ?? 0, score: null }));
  const ending = places === undefined ? null : { by: 'rules', outcome: { reason: 'turn-limit', places: listed } };
  const status = out.length > 0 ? 'playing' : places === undefined ? 'open' : 'finished';
  return {
    ruleSet: 'wwi-combined-arms',
    status,
    seats,
    ending,
    you: { side: you },
    waitingFor: out.length > 0 ? ['east'] : [],
    out,
    pending: null,
  } as unknown as MatchSummary;
}

describe('how a match ended for who looks at it', () => {
  test.each([
    [[1, 2], 'west', 'Won', 'won'],
    [[1, 2], 'east', 'Lost', 'lost'],
    [[1, 1], 'east', 'Drawn', 'drawn'],
    [[2, 1, 3, 4], 'west', '2nd of 4', 'over'],
    [[2, 1, 3, 4], 'east', '1st of 4', 'won'],
    [[2, 1, 3, 4], 'south', '4th of 4', 'lost'],
    [[1, 1, 3], 'west', 'Shared 1st of 3', 'drawn'],
    [[1, 2, 2, 4], 'north', 'Shared 2nd of 4', 'over'],
  ])('places %j, seen by %s: %s', (places, you, stamp, standing) => {
    expect([stampOf(match({ places, you })), standingOf(match({ places, you }))]).toEqual([stamp, standing]);
  });

  test('a sentence of two names the winner, one of more than two everybody in their places', () => {
    expect(waitSentence(match({ places: [1, 2] }))).toBe(
      'P-west as West won: the last turn was played, and strength on the board counted.',
    );
    expect(waitSentence(match({ places: [3, 1, 2] }))).toBe(
      'P-east as East won: the last turn was played, and strength on the board counted. Then 2nd P-north as North, 3rd P-west as West.',
    );
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [22, '22nd'],
  ])('%d is the %s', (place, words) => expect(ordinal(place)).toBe(words));
});

test('an open match of more than two says how many are missing', () => {
  expect(waitSentence(match({ free: 3 }))).toBe('Waiting for 3 more players.');
  expect(waitSentence(match({ free: 1 }))).toBe('Waiting for 1 more player.');
});

test('who is out while the others play on is told so; to the others it is a match like any', () => {
  const seen = (you: string) => match({ you, out: ['west'] });
  expect([standingOf(seen('west')), stampOf(seen('west'))]).toEqual(['out', 'Out']);
  expect(waitSentence(seen('west'))).toBe('You are out. The others play on. Waiting for P-east.');
  expect([standingOf(seen('north')), waitSentence(seen('north'))]).toEqual(['their-move', 'Waiting for P-east.']);
});
