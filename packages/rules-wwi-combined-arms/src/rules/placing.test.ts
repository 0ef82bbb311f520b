import { describe, expect, test } from 'vitest';
import { PRESET_IDS } from '../catalogue/presets.ts';
import { wwiCombinedArms as rules } from '../index.ts';
import { writePosition } from '../notation.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

const ARMIES = {
  south: { units: { inf: 15, hq: 1 }, elite: [] },
  north: { units: { inf: 8, mg: 2, tank: 2, art: 2, sni: 1, hq: 1 }, elite: [] },
};

/** Both sides are away: their plans are filled in and laid. */
function leaveAlone(trial: Trial): void {
  for (const letter of ['S', 'N']) {
    const side = letter === 'S' ? 'south' : 'north';
    trial.play(`${letter}: ${rules.write(defaultAnswer(trial.state, side, null), trial.state)}`);
  }
  trial.answerByOrders();
}

describe('set-up', () => {
  testRows([
    {
      rule: 'CA-020',
      what: 'in the back three rows, one on a square',
      at: { armies: ARMIES },
      script: [
        'I1 a4 => ZONE',
        'I1 a9 => OFF_BOARD',
        'I1 a3',
        'I1 a3 => ZONE',
        'I1 a6',
        'I2 a3 => OCCUPIED',
        'I16 b3 => UNKNOWN_UNIT',
        'I1 b3 => ALREADY_PLACED',
      ],
    },
    {
      rule: 'CA-021',
      what: 'players alternate, any unit on any empty square; placement is public',
      at: { armies: ARMIES },
      script: [
        'H1 d1 => takes position on d1',
        'S: I1 a1 => NOT_YOUR_TURN',
        'T2 h8',
        'I15 h3',
        'e1-e2 => UNKNOWN_UNIT',
        'end => WRONG_PHASE',
      ],
    },
    {
      rule: 'CA-067',
      what: 'the campaign places in four rows of twelve',
      at: {},
      options: { campaign: true },
      script: ['army campaign32', 'army campaign32', 'I1 l9', 'I1 l4', 'I2 a8 => ZONE'],
    },
  ]);

  test('CA-023 who places first also takes the first turn, when all are placed', () => {
    const trial = new Trial({ armies: ARMIES });
    expect(trial.side).toBe('south'); // more Infantry
    leaveAlone(trial);
    expect([trial.state.phase, trial.side]).toEqual(['move', 'south']);
  });

  test.each(PRESET_IDS)('at deadlines the printed layout of %s is filled in', (id) => {
    const options = { fullRows: id === 'full24', campaign: id === 'campaign32' };
    const trial = new Trial({}, options);
    trial.play(`S: army ${id}`);
    trial.play(`N: army ${id}`);
    leaveAlone(trial);
    expect(writePosition(trial.state)).toMatchSnapshot();
  });

  test('what is left of the own plan comes first', () => {
    const trial = new Trial({ armies: ARMIES });
    trial.play('plan I7 h1, I8 h2 stop 1');
    const plan = defaultAnswer(trial.state, 'south', trial.orders.south);
    expect(rules.write(plan, trial.state)).toMatch(/^plan I7 h1, I8 h2, H1 e1, I1 a3/);
  });

  test('without a printed layout: the Headquarters near the e-file, then the master list', () => {
    const trial = new Trial({ armies: { ...ARMIES, north: ARMIES.south } }, { first: 'south' });
    trial.play('I1 e1');
    trial.play('I1 e8');
    expect(rules.write(defaultAnswer(trial.state, 'south', null), trial.state)).toMatch(/^plan H1 d1, I2 a3, I3 b3/);
  });
});
