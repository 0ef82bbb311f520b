import { describe, expect, test } from 'vitest';
import { parseCommand } from '../parsing.ts';
import { reportOf } from '../report.ts';
import { between, duel } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

const NINETEEN = [
  'PzIVh',
  'PzIVh',
  'PzIVh',
  'PzIVh',
  'PzIVh',
  'PzIVh',
  'Panther',
  'Panther',
  'Panther',
  'Panther',
].concat(['JpzIV', 'JpzIV', 'JpzV', 'JpzV', 'StgIIIf', 'StgIIIf', 'StgIIIf', 'StgIIIf', 'Hetzer']);
const TWENTY_FOUR = Array.from({ length: 8 }, () => 'M4-76').concat(
  Array.from({ length: 6 }, () => 'M4 Sherman'),
  Array.from({ length: 4 }, () => 'M10'),
  ['M5', 'M5', 'M18 Hellcat', 'M18 Hellcat', 'M18 Hellcat', 'M8 Greyhound'],
);
const HIT = ['pass', 'pass', 'pass'];
const last = (german: number, anglo: number) => ({ german: { turns: german }, anglo: { turns: anglo } });

describe('victory', () => {
  testRows([
    {
      rule: 'TDC-090',
      what: 'the 25th Anglo casualty ends the match',
      at: duel('Panther', 'M24 Chaffee', {}, { casualties: TWENTY_FOUR }),
      script: [
        'pass',
        'pass',
        'pass => The German wins: the enemy formation is broken.',
        'end turn => GAME_OVER TDC-090',
      ],
    },
    {
      rule: 'TDC-091',
      what: 'example 6: own support used up counts',
      at: duel('150mm sFH 18', 'M4 Sherman', { casualties: NINETEEN }),
      script: [...HIT, 'pass => counts as a casualty. The Allied side wins'],
    },
    {
      rule: 'TDC-091',
      what: 'of both piles the earlier event decides: the target before the support',
      at: duel('150mm sFH 18', 'M24 Chaffee', { casualties: NINETEEN }, { casualties: TWENTY_FOUR, hand: [] }),
      script: ['pass', 'pass', 'pass => Factor 4 against Defense 5', 'pass => The Allied side wins'],
    },
    {
      rule: 'TDC-091',
      what: 'the target first',
      at: duel('150mm sFH 18', '57mm AT Gun', { casualties: NINETEEN }, { casualties: TWENTY_FOUR }),
      script: ['pass', 'pass', 'pass => The German wins'],
    },
    {
      rule: 'TDC-092',
      what: 'cards brought back leave the count',
      at: {
        ...between('Panther', 'M4 Sherman', { casualties: NINETEEN, hand: ['Reserves', 'Radio'] }),
        script: { german: ['150mm sIG 33'] },
      },
      script: ['play Reserves', 'play Radio', 'at M4 Sherman', ...HIT, 'pass', '? free german'],
    },
    {
      rule: 'TDC-093',
      what: 'resigning is no command of this game',
      at: duel('Panther', 'M10'),
      script: ['resign => UNREADABLE'],
    },
  ]);

  test.each([
    ['the smaller share wins', ['Tiger'], ['M5'], 'anglo'],
    ['of the other too', ['Tiger'], ['M5', 'M5'], 'german'],
    ['equal shares are a draw', [], [], null],
  ])('TDC-094 at the turn limit %s', (_what, german, anglo, winner) => {
    const at = between('Panther', 'M10', { casualties: german }, { casualties: anglo, turns: 10 }, {}) as {
      position: { forces: { german: object } };
    };
    at.position.forces.german = { ...at.position.forces.german, turns: 10 };
    const trial = new Trial(at, { turnLimit: 10 });
    trial.play('end turn');
    const { outcome } = trial.state.open;
    expect(outcome?.reason).toBe('turn-limit');
    const winners = outcome?.places.filter(({ place }) => place === 1).map(({ side }) => side);
    expect(winners).toEqual(winner === null ? ['german', 'anglo'] : [winner]);
  });

  test('TDC-094 not before both have had that many turns', () => {
    const at = between('Panther', 'M10', last(10, 9).german, last(10, 9).anglo);
    const trial = new Trial({ ...at, script: { tactics: ['Mud', 'Smoke', 'Trees'] } }, { turnLimit: 10 });
    trial.play('end turn');
    expect(trial.state.open).toMatchObject({ phase: 'maneuver', outcome: null });
  });

  test('TDC-095 neither side runs out of attackers before it has lost: at 0.8 a fifth of the deck is left', () => {
    const custom = { breakPoint: 'custom', germanBreakPoint: 80, angloBreakPoint: 80, first: 'german' };
    const { forces } = new Trial({}, custom, [1, 1, 1, 1, 1, 1, 1, 1, 1]).state.open;
    expect([forces.german.breakAt, forces.anglo.breakAt]).toEqual([32, 40]);
  });

  test.each([
    ['printed', 'american', 20, 25],
    ['even', 'american', 20, 18],
    ['even', 'british', 20, 17],
    ['printed', 'british-infantry', 20, 25],
  ])('TDC-096 break points %s, %s: %i and %i', (breakPoint, anglo, german, other) => {
    const trial = new Trial({}, { breakPoint, anglo, first: 'german' }, [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const { forces } = trial.viewOf('anglo').open;
    expect([forces.german.breakAt, forces.anglo.breakAt]).toEqual([german, other]);
  });

  test.each([
    [33, 14, 17],
    [31, 13, 16],
    [50, 20, 25],
  ])('TDC-090 a part of a card is a whole one: %i %% of 40 and of 50 are %i and %i', (percent, german, anglo) => {
    const custom = { breakPoint: 'custom', germanBreakPoint: percent, angloBreakPoint: percent, first: 'german' };
    const { forces } = new Trial({}, custom, [1, 1, 1, 1, 1, 1, 1, 1, 1]).state.open;
    expect([forces.german.breakAt, forces.anglo.breakAt]).toEqual([german, anglo]);
  });

  test('the report says who won, and what is left of both', () => {
    const trial = new Trial(duel('Panther', 'M24 Chaffee', {}, { casualties: TWENTY_FOUR }));
    trial.play(...HIT);
    const { outcome } = trial.state.open;
    if (outcome === null) throw new Error('the match goes on');
    const report = reportOf(trial.state, { by: 'rules', outcome });
    expect(report).toMatchObject({
      winner: 'german',
      by: 'rules',
      reason: 'breakpoint',
      first: 'anglo',
      exchanges: 0,
    });
    expect(report.forces.anglo.casualties).toHaveLength(25);
    expect(parseCommand({ type: 'resign' })).toMatchObject({ fault: { code: 'MALFORMED' } });
  });
});
