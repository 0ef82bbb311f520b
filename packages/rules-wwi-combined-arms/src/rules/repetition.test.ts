import { describe, expect, test } from 'vitest';
import { Trial } from '../testing/trial.ts';
import { positionOf } from './repetition.ts';

const reason = (trial: Trial) => trial.state.outcome?.reason ?? null;
const position = (at: unknown, options: unknown = {}) => positionOf(new Trial(at, options).state);
/** One unit of South goes out and back while North passes: the position of the beginning, once more. */
const ROUND = ['a1-a2', 'end', 'end', 'a2-a1', 'end', 'end'];
const play = (trial: Trial, lines: readonly string[]) => {
  for (const line of lines) trial.play(line);
};

/** Three positions of the same 32-bit sum, searched for on purpose: South's pieces after turns 1, 2 and 3 all differ. */
const ALIKE = [
  'end end',
  'd3-d5 h4-g2 b5-a3 f4-g3 h2-f2 c8-d8 e7-e8 f1-e3 b2-d1 a7-c5 d6-c7 end end',
  'g3-h3 c5-d3 c7-b7 g6-g7 d8-c8 d5-d4 g2-f1 f2-h1 a3-a2 d1-c2 e8-e6 end',
];

describe('CA-072 repetition', () => {
  test('three boards that differ are no repetition, whatever a sum over them says', () => {
    const trial = new Trial('2I4h/I3I3/3I2I1/1I6/5I1I/3I4/1I5I/H4I2 S 1 1');
    play(trial, ALIKE.join(' ').split(' '));
    expect([reason(trial), trial.state.phase]).toEqual([null, 'move']);
    expect(new Set(trial.state.seen).size).toBe(trial.state.seen.length - 1);
  });

  test('the position of the beginning counts, and the third time ends the match', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/T3H3 S 1 1');
    play(trial, [...ROUND, ...ROUND.slice(0, -1)]);
    expect(reason(trial)).toBeNull();
    trial.play('end');
    expect(reason(trial)).toBe('repetition');
  });

  test('a match that begins after moves or attacks of the turn does not begin with a position to be repeated', () => {
    const moved = { position: '4h3/8/8/8/8/8/8/T3H3 S 1 1', units: [{ id: 'S-tank-1', moved: true }] };
    for (const at of [moved, { position: '4h3/8/8/8/8/8/8/T3H3 S 1 1', start: 'attack' }]) {
      const trial = new Trial(at);
      play(trial, ['end', 'end', ...ROUND]);
      expect(reason(trial)).toBeNull();
      play(trial, ROUND.slice(0, -1));
      expect(reason(trial)).toBe('repetition');
    }
  });

  test.each([
    ['squares', '4h3/8/8/8/8/8/8/T3H3 S 1 1', '4h3/8/8/8/8/8/8/1T2H3 S 1 1'],
    ['types', '4h3/8/8/8/8/8/8/T3H3 S 1 1', '4h3/8/8/8/8/8/8/S3H3 S 1 1'],
    ['owners', '4h3/8/8/8/8/8/8/T3H3 S 1 1', '4h3/8/8/8/8/8/8/t3H3 S 1 1'],
    ['elite marks', '4h3/8/8/8/8/8/8/T3H3 S 1 1', '4h3/8/8/8/8/8/8/T*3H3 S 1 1'],
    ['the side to move', '4h3/8/8/8/8/8/8/T3H3 S 1 1', '4h3/8/8/8/8/8/8/T3H3 N 1 1'],
  ])('%s make another position', (_what, one, other) => {
    expect(position(one, { elite: 'on' })).not.toBe(position(other, { elite: 'on' }));
  });

  test('credits make another position, and are not taken for empty squares', () => {
    const at = (kills: number) => ({ position: '4h3/8/8/8/8/8/8/T3H3 S 1 1', units: [{ id: 'S-tank-1', kills }] });
    const texts = [0, 1, 3, 4].map((kills) => position(at(kills), { experienced: 'on' }));
    expect(new Set(texts).size).toBe(4);
    expect(texts[2]).toBe('T(3)3H55h S');
  });

  test('numbers of turns count modulo three where reinforcements come, and not at all where none do', () => {
    const at = (turns: string) => `4h3/8/8/8/8/8/8/T3H3 S ${turns}`;
    expect(position(at('1 1'))).toBe(position(at('1 2')));
    const due = { reinforcements: 'on' };
    expect(position(at('1 1'), due)).toBe(position(at('4 4'), due));
    expect(position(at('2 2'), due)).not.toBe(position(at('1 2'), due));
    expect(position(at('1 1'), due)).not.toBe(position(at('1 2'), due));
  });

  test('which unit of a type stands where does not matter', () => {
    const swapped = {
      units: [
        { id: 'S-inf-2', square: 'a1' },
        { id: 'S-inf-1', square: 'b1' },
      ],
    };
    expect(position({ position: '4h3/8/8/8/8/8/8/II2H3 S 1 1', ...swapped })).toBe(
      position('4h3/8/8/8/8/8/8/II2H3 S 1 1'),
    );
  });
});

describe('CA-072 what is kept', () => {
  /** A Sniper of North falls in the corner to the second of two shots. */
  const LOSS = 'si2h3/8/S1S5/8/8/8/8/4H3 S 1 1';
  const FALLS = ['a6xa8', 'c6xa8'];

  test('every start of a turn, one text each', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/T3H3 S 1 1');
    expect(trial.state.seen).toEqual(['T3H55h S']);
    play(trial, ROUND.slice(0, 3));
    expect(trial.state.seen).toEqual(['T3H55h S', '4H3T51h N', '4H3T51h S']);
  });

  test('nothing from before a loss: that cannot come again', () => {
    const trial = new Trial(LOSS);
    expect(trial.state.seen).toHaveLength(1);
    play(trial, FALLS);
    expect(trial.state.seen).toEqual([]);
    trial.play('end');
    expect(trial.state.seen).toHaveLength(1);
  });

  test('all of it where reinforcements can bring a position back', () => {
    const trial = new Trial(LOSS, { reinforcements: 'on' });
    const [before] = trial.state.seen;
    play(trial, [...FALLS, 'end']);
    expect([trial.state.seen.length, trial.state.seen[0]]).toEqual([2, before]);
  });

  test('CA-076 nothing where repetition is switched off', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/T3H3 S 1 1', { repetition: 'off' });
    play(trial, ROUND);
    expect(trial.state.seen).toEqual([]);
  });
});
