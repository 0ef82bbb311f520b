import { describe, expect, test } from 'vitest';
import { type HeadState, headWords, offerAnswer, waitingWords } from './head-words.ts';
import type { MatchData } from './operations.ts';
import { toneOf } from './status-line.tsx';

const LONG = 'N'.repeat(20);

type Given = { readonly [Key in keyof MatchData]?: unknown };

/** A match of WWI Combined Arms between the viewer, South, and Nora; with a computer in her place where it is said. */
function match(given: Given = {}, bot = false): MatchData {
  const seats = [
    { side: 'south', player: 0, user: { id: 'me', name: 'Ada' } },
    { side: 'north', player: 0, user: { id: 'her', name: bot ? 'Greedy (bot)' : 'Nora' } },
  ];
  return {
    ruleSet: 'wwi-combined-arms',
    status: 'playing',
    seats,
    you: { side: 'south', player: 0 },
    waitingFor: ['south'],
    out: [],
    step: 9,
    pending: { kind: 'choice', side: 'south', window: 'move', clock: 'turn', sentence: 'Move or attack.' },
    arrangements: { seats: seats.map(({ side }) => ({ side, bot: bot && side === 'north' })) },
    ending: null,
    drawOffer: null,
    drawAccepted: [],
    ...given,
  } as unknown as MatchData;
}

const GOAL = 'Goal: destroy the enemy Headquarters (e8)';
const state = (given: Partial<HeadState> = {}): HeadState => ({
  match: match(),
  when: 'turn 9',
  goal: GOAL,
  asks: null,
  scenes: null,
  held: null,
  news: null,
  offline: false,
  ...given,
});

const theirs = { waitingFor: ['north'], pending: null };
const ended = (first: string) => ({
  status: 'finished',
  waitingFor: [],
  ending: {
    by: 'resignation',
    outcome: {
      reason: 'x',
      places: ['south', 'north'].map((side) => ({ side, place: side === first ? 1 : 2, score: null })),
    },
  },
});

describe('H-2, H-5: whose turn, and what for', () => {
  test.each<[string, HeadState, string, string]>([
    ['my turn', state(), 'Your turn · turn 9', GOAL],
    ['no goal yet', state({ goal: null }), 'Your turn · turn 9', 'Move or attack.'],
    [
      'news in the place of the goal',
      state({ news: 'Nora offers a draw' }),
      'Your turn · turn 9',
      'Nora offers a draw',
    ],
    ['no line', state({ offline: true }), 'Your turn · no connection', GOAL],
    [
      'an answer within another turn',
      state({ match: match({ pending: { clock: 'reaction', sentence: 'Choose where it falls back.' } }) }),
      'You answer · turn 9',
      'Choose where it falls back.',
    ],
    ['their turn', state({ match: match(theirs) }), 'Nora’s turn · turn 9', 'We let you know when it is your turn.'],
    [
      'the computer’s',
      state({ match: match(theirs, true) }),
      'The computer is thinking …',
      'Usually under 5 seconds; then you play.',
    ],
    [
      'that of a level, whose name it says',
      state({
        match: match({ ...theirs, seats: [{ side: 'north', user: { name: 'Computer: Corporal (bot)' } }] }, true),
      }),
      'The computer is thinking …',
      'Computer: Corporal. Usually under 10 seconds.',
    ],
    [
      'who only watches',
      state({ match: match({ ...theirs, you: null }) }),
      'Nora’s turn · turn 9',
      'You are watching.',
    ],
    ['held', state({ held: 8 }), 'Turn ended · sent in 8 s', GOAL],
    ['won', state({ match: match(ended('south')) }), 'You won', 'By resignation.'],
    ['lost', state({ match: match(ended('north')) }), 'You lost', 'By resignation.'],
  ])('%s', (_, given, first, second) => {
    const { who, rest, line } = headWords(given);
    expect([rest === '' ? who : `${who} · ${rest}`, line]).toEqual([first, second]);
  });

  test('F-9: scenes of another side say nothing of the viewer’s turn', () => {
    const { who, rest, line } = headWords(state({ scenes: { side: 'north', at: 3, of: 5 } }));
    expect([who, rest, line]).toEqual(['Nora’s turn', 'scene 3 of 5', 'Watch, or skip to now. You are next.']);
    expect(`${who} ${rest} ${line}`).not.toMatch(/Your turn|can move|Nothing/);
  });

  test('H-3: names of 20 signs stay within the line', () => {
    const her = match({ ...theirs, seats: [{ side: 'north', player: 0, user: { id: 'her', name: LONG } }] });
    const { who, line } = headWords(state({ match: her }));
    expect(who.length).toBeLessThanOrEqual(30);
    expect(line.length).toBeLessThanOrEqual(46);
  });
});

describe('F-11, F-13: the foot while nothing is ordered', () => {
  test.each<[string, MatchData, boolean, string]>([
    ['a person moves', match(theirs), false, 'Nora moves.'],
    ['the computer moves', match(theirs, true), false, 'The computer is thinking.'],
    ['the computer takes longer', match(theirs, true), true, 'Taking longer than usual.'],
    ['who only watches', match({ ...theirs, you: null }), false, 'You are watching.'],
    ['the end', match(ended('south')), false, 'The match has ended.'],
  ])('%s', (_, given, late, order) => {
    const words = waitingWords(given, late);
    expect(words.order).toBe(order);
    expect(`${words.order} ${words.result}`).not.toContain('Nothing is asked');
  });
});

describe('F-12: what became of my offer', () => {
  const offered = match({ drawOffer: 'south' });
  test.each<[string, MatchData, string | null]>([
    ['declined', match(), 'Nora declined your draw offer'],
    ['lapsed', match({ step: 10 }), 'Your draw offer has lapsed'],
    ['it stands', offered, null],
    ['accepted', match(ended('south')), null],
  ])('%s', (_, after, words) => {
    expect(offerAnswer(offered, after)).toBe(words);
  });

  test('an offer of the other is none of mine', () => {
    expect(offerAnswer(match({ drawOffer: 'north' }), match())).toBeNull();
  });
});

test('H-4: the tone of the time changes below 6 hours and below 1 hour', () => {
  const minutes = (count: number): number => count * 60_000;
  expect([361, 359, 61, 59].map((count) => toneOf(minutes(count)))).toEqual([undefined, 'soon', 'soon', 'hurry']);
});
