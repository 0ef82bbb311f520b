import { describe } from 'vitest';
import { maneuver } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';

const TIRED = { unit: 'Tiger', attacked: 'lastTurn' } as const;

describe('attacker', () => {
  testRows([
    {
      rule: 'TDC-020',
      what: 'what attacked last turn goes to the reserve at the first attack; other cards stay',
      at: maneuver({ table: [TIRED, 'Hetzer'] }, { table: ['M10'] }, {}, { german: ['Panther'] }),
      script: ['attack => withdraws Tiger to the reserve', '? table #2 G06 #4 G02 reserve G07'],
    },
    {
      rule: 'TDC-020',
      what: 'also when they may not attack',
      at: maneuver(
        { table: [TIRED], cycles: 1 },
        {},
        { tactics: ['Mud', 'Smoke', 'Rally'] },
        { tactics: ['Mud', 'Rally', 'Smoke'] },
      ),
      script: ['end turn => withdraws Tiger to the reserve', '? table - reserve G07'],
    },
    {
      rule: 'TDC-021',
      what: 'the top card attacks, and the first attack is not optional',
      at: maneuver({}, { table: ['M10'] }, {}, { german: ['Panther'] }),
      script: [
        'end turn => WRONG_WINDOW TDC-021',
        'attack => The German attacks with Panther (#2).',
        'attack => WRONG_WINDOW TDC-021',
        '? target german',
      ],
    },
    {
      rule: 'TDC-022',
      what: 'a top card that lies face up is the attacker, and moves from the deck to the table',
      at: maneuver({ top: 'Tiger II' }, { table: ['M10'] }),
      script: ['attack => attacks with Tiger II (#1)', '? german deck 39 top - table #1 G08'],
    },
    {
      rule: 'TDC-023',
      what: 'artillery and air are support and attack too',
      at: maneuver({}, { table: ['M18 Hellcat'] }, {}, { german: ['150mm sFH 18'] }),
      script: ['attack', 'at M18 Hellcat', 'pass', 'pass', 'pass', '? casualties G16'],
    },
  ]);
});
