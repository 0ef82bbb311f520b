import { describe } from 'vitest';
import { maneuver } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';

const PANTHER = { top: { id: '#1', unit: 'Panther' } } as const;

describe('target', () => {
  testRows([
    {
      rule: 'TDC-030',
      what: 'any enemy card on the table, or the top card, which is turned up and stays',
      at: maneuver({ ...PANTHER, table: ['Hetzer'] }, { table: ['M10', 'M5'] }, {}, { anglo: ['M4 Sherman'] }),
      script: [
        'attack',
        'at #99 => ILLEGAL_TARGET TDC-030',
        'at #1 => ILLEGAL_TARGET TDC-030',
        'at top => The top card of the Allied side is turned up: M4 Sherman (#5). The target is M4 Sherman (#5).',
        '? lostAttack anglo',
        '? anglo deck 48 top A01',
      ],
    },
    {
      rule: 'TDC-030',
      what: 'not where the deck is empty',
      at: maneuver(PANTHER, { deck: {}, table: ['M10', 'M5'], breakAt: 9 }),
      script: ['attack', 'at top => ILLEGAL_TARGET TDC-030', 'at M5'],
    },
    {
      rule: 'TDC-031',
      what: 'support that is turned up goes to the reserve, and the attack ends without cards',
      at: maneuver(PANTHER, {}, {}, { anglo: ['P-47 Thunderbolt'] }),
      script: [
        'attack',
        'at top => is support and goes to the reserve of the Allied side',
        '? free german',
        '? anglo deck 49 top - table - reserve A21',
      ],
    },
    {
      rule: 'TDC-032',
      what: 'a target that survives stays face up, and may be chosen again as the top card, once',
      at: maneuver({ top: 'Panzergrenadiers', hand: ['Radio'] }, {}, {}, { anglo: ['M4 Sherman'], german: ['Hetzer'] }),
      script: [
        'attack',
        'at top',
        'pass',
        'pass',
        'pass',
        'pass => the target stands',
        '? anglo deck 50 top A01',
        'play Radio',
        'at M4 Sherman => The target is M4 Sherman (#2).',
      ],
    },
    {
      rule: 'TDC-033',
      what: 'without any target the attack ends',
      at: maneuver(PANTHER, { deck: {}, table: [], breakAt: 5 }),
      script: ['attack => The attack ends: there is no target.', '? free german'],
    },
  ]);
});
