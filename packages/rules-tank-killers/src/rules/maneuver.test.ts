import { describe } from 'vitest';
import { between, duel, maneuver } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';

const TEN = ['Mud', 'Smoke', 'Trees', 'Roads', 'Radio', 'Ambush', 'Rally', 'Repairs', 'AP Round', 'Tracers'];

describe('maneuver phase', () => {
  testRows([
    {
      rule: 'TDC-010',
      what: 'three cards are drawn when a turn begins, as written down where they are',
      at: { ...between('Panther', 'M10'), script: { tactics: ['Mud', 'Rally', 'Smoke'] } },
      script: [
        'end turn => The Allied side draws Mud. The Allied side draws Rally. The Allied side draws Smoke.',
        '? hand 3 cycles 0 | discard',
      ],
    },
    {
      rule: 'TDC-011',
      what: 'above nine cards one is discarded to a command, face up, and then no more',
      at: maneuver({ hand: TEN }, {}, {}, { german: ['Panther'] }),
      script: [
        'attack => DISCARD_COUNT TDC-011',
        'discard Bocage => CARD_NOT_IN_HAND',
        'discard Mud => The German discards Mud.',
        'discard Smoke => DISCARD_COUNT TDC-011',
        'attack',
        '? discard T82',
      ],
    },
    {
      rule: 'TDC-011',
      what: 'not in another window',
      at: duel('Panther', 'M10', {}, { hand: TEN.slice(0, 9) }),
      script: ['discard Mud => WRONG_WINDOW TDC-011'],
    },
    {
      rule: 'TDC-012',
      what: 'an empty tactics deck is filled from the discard pile; if both are empty, the rest is not drawn',
      at: {
        ...between('Panther', 'M10', {}, {}, { tactics: ['Mud'], discard: ['Smoke'] }),
        script: { tactics: ['Mud', 'Smoke'] },
      },
      script: [
        'end turn => The Allied side draws Mud. The discard pile, 1 card, is shuffled into a new tactics deck. The Allied side draws Smoke.',
        '? anglo deck 49 top - table #2 A08 reserve - casualties - hand 2 cycles 0 | discard -',
      ],
    },
    {
      rule: 'TDC-013',
      what: 'the top casualty goes to the reserve pile, before or after discarding, and gives no attack',
      at: maneuver({ hand: ['Reserves', 'Reinforcements', ...TEN], casualties: ['Tiger', 'Hetzer'] }, {}),
      script: [
        'play Reserves => The German brings back Hetzer from the casualties.',
        'discard Mud',
        'discard Smoke',
        'play Reinforcements => brings back Tiger',
        '? maneuver german | german deck 38 top - table - reserve G07 G06 casualties -',
      ],
    },
    {
      rule: 'TDC-013',
      what: 'in FREE too, but not with an empty casualty pile',
      at: between('Panther', 'M10', { hand: ['Reserves', 'Reinforcements'], casualties: ['Tiger'] }),
      script: ['play Reserves', 'play Reinforcements => CASUALTY_EMPTY TDC-013', '? free german'],
    },
    {
      rule: 'TDC-013',
      what: 'not in an attack',
      at: duel('Panther', 'M10', {}, { hand: ['Reserves'], casualties: ['M5'] }),
      script: ['play Reserves => WRONG_WINDOW'],
    },
  ]);
});
