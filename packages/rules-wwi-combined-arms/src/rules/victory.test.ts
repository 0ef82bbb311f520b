import { describe, expect, test } from 'vitest';
import { wwiCombinedArms as rules } from '../index.ts';
import { reportOf } from '../report.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

const outcome = (trial: Trial) => {
  const pending = rules.pending(trial.state, 'spectator');
  return pending.kind === 'finished'
    ? [pending.outcome.reason, ...pending.outcome.places.map(({ side, place }) => `${side} ${place}`)]
    : null;
};
const passes = (trial: Trial, count: number) => {
  for (let i = 0; i < count && trial.state.phase !== 'over'; i++) trial.play('pass');
};

describe('end of the game', () => {
  testRows([
    {
      rule: 'CA-070',
      what: 'the game ends at the moment the Headquarters falls; the rest of the phase is not played',
      at: {
        position: '7h/6ii/8/8/8/7A/8/4H3 S 1 1',
        start: 'attack',
        units: [
          { id: 'N-hq-1', damage: 3, square: 'h8' },
          { id: 'N-inf-3', square: 'g8' },
          { id: 'S-art-1', square: 'h4' },
          { id: 'S-art-2', square: 'h5' },
        ],
      },
      script: [
        'h4xh8 => destroyed. South wins: the enemy Headquarters is destroyed.',
        'S: h5xh7 => GAME_OVER',
        'N: pass => GAME_OVER',
        'S: retreats all ask => GAME_OVER',
      ],
    },
    {
      rule: 'CA-075',
      what: 'passing is always allowed',
      at: '4h3/8/8/8/8/8/8/4H3 S 1 1',
      script: ['pass => South ends turn 1.', 'N: pass => North ends turn 1.', 'end => South ends turn 2.'],
    },
  ]);

  test('CA-071 resignation and draws by agreement are the match layer’s: this game has no such command', () => {
    for (const type of ['resign', 'offerDraw', 'acceptDraw']) expect(rules.parse.command({ type }).ok).toBe(false);
  });

  test('CA-072 the same position with the same player to move for the third time', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/T3H3 S 1 1');
    for (const line of ['a1-a2', 'pass', 'a2-a1', 'pass', 'a1-a2', 'pass', 'a2-a1']) {
      trial.play(line);
      if (line.includes('-')) trial.play('end');
    }
    expect(outcome(trial)).toBeNull();
    trial.play('pass');
    expect(outcome(trial)).toEqual(['repetition', 'south 1', 'north 1']);
  });

  test('CA-072 with reinforcements the turn numbers modulo 3 count too', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/4H3 S 1 1', { reinforcements: 'on' });
    passes(trial, 11);
    expect(outcome(trial)).toBeNull();
    trial.play('pass');
    expect(outcome(trial)?.[0]).toBe('repetition');
  });

  test('CA-073 a draw if 40 turns pass without a loss', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/4H3 S 1 1', { repetition: 'off' });
    passes(trial, 39);
    expect(outcome(trial)).toBeNull();
    passes(trial, 1);
    expect(outcome(trial)).toEqual(['no-losses', 'south 1', 'north 1']);
  });

  test('CA-073 counts from the last loss', () => {
    const at = { position: '4h3/8/8/8/8/8/8/4H3 N 7 6', start: 'attack', turnsWithoutLoss: 11, lossThisTurn: true };
    const trial = new Trial(at, { repetition: 'off' });
    trial.play('pass');
    expect([outcome(trial), trial.state.quiet]).toEqual([null, 0]);
  });

  test.each([
    [
      'CA-074 the larger sum of printed Defense wins',
      '4h3/8/8/8/8/8/I7/4H3 N 21 20',
      ['turn-limit', 'south 1', 'north 2'],
    ],
    ['CA-074 equal is a draw', '4h3/8/8/8/8/8/8/4H3 N 21 20', ['turn-limit', 'south 1', 'north 1']],
  ])('%s', (_what, position, expected) => {
    const trial = new Trial(position, { turnLimit: 20 });
    trial.play('pass');
    expect(outcome(trial)).toEqual(expected);
  });

  test('CA-074 both play their last turn', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/4H3 S 20 20', { turnLimit: 20 });
    trial.play('pass');
    expect(outcome(trial)).toBeNull();
  });

  test('CA-076 both draws can be switched off', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/4H3 S 1 1', { repetition: 'off', noLossTurns: 0 });
    passes(trial, 199);
    expect(outcome(trial)).toBeNull();
    passes(trial, 1);
    expect(outcome(trial)?.[0]).toBe('turn-limit');
  });

  test('CA-077 turn limit before no losses before repetition', () => {
    const last = { position: '4h3/8/8/8/8/8/8/4H3 N 21 20', turnsWithoutLoss: 39 };
    const limit = new Trial(last, { turnLimit: 20 });
    limit.play('pass');
    expect(outcome(limit)?.[0]).toBe('turn-limit');
    const quiet = new Trial({ position: '4h3/8/8/8/8/8/8/4H3 S 19 19', turnsWithoutLoss: 36 });
    passes(quiet, 4);
    expect(outcome(quiet)?.[0]).toBe('no-losses');
  });

  test('CA-022 the report names the loser, or after a draw who was second, as first of a rematch', () => {
    const trial = new Trial('4h3/8/8/8/8/8/8/4H3 N 21 20', { turnLimit: 20 });
    trial.play('pass');
    const by = (side: 'south' | 'north' | null) => ({
      by: 'agreement' as const,
      outcome: {
        reason: 'x',
        places: [
          { side: 'south' as const, place: side === 'north' ? 2 : 1, score: null },
          { side: 'north' as const, place: side === 'south' ? 2 : 1, score: null },
        ],
      },
    });
    expect(reportOf(trial.state, by('south')).firstInRematch).toBe('north');
    expect(reportOf(trial.state, by(null))).toMatchObject({
      winner: null,
      first: 'south',
      firstInRematch: 'north',
    });
  });
});
