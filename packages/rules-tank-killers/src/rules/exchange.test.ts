import { describe } from 'vitest';
import { between, duel, maneuver } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';

const LAST = { top: 'Panther', deck: {}, breakAt: 9 } as const;
const RESERVE = ['Tiger', 'Hetzer'] as const;

describe('full exchange', () => {
  testRows([
    {
      rule: 'TDC-080',
      what: 'the last card taken to attack: the reserve becomes the deck at once, and the attack goes on',
      at: maneuver({ ...LAST, reserve: RESERVE, table: ['PzIVh'] }, { table: ['M10'] }),
      script: [
        'attack => The formation deck of the German has run out: cycle 1. The reserve of the German, 2 cards, becomes',
        '? target german | german deck 2 top - table #2 G01 #1 G02 reserve - casualties - hand 0 cycles 1',
        'at M10',
      ],
    },
    {
      rule: 'TDC-080',
      what: 'the last card removed as a target',
      at: maneuver({ top: 'Panther' }, { ...LAST, top: 'M10', reserve: ['M5'] }),
      script: [
        'attack',
        'at top',
        'pass',
        'pass',
        'pass => has run out: cycle 1',
        '? anglo deck 1 top - table - reserve - casualties A08',
      ],
    },
    {
      rule: 'TDC-080',
      what: 'support that withdraws belongs to the new deck',
      at: maneuver(
        { top: 'Panther' },
        { deck: { 'P-47 Thunderbolt': 1 }, breakAt: 5 },
        {},
        { anglo: ['P-47 Thunderbolt'] },
      ),
      script: [
        'attack',
        'at top => The reserve of the Allied side, 1 card, becomes',
        '? anglo deck 1 top - table - reserve - casualties - hand 0 cycles 1',
      ],
    },
    {
      rule: 'TDC-081',
      what: 'whoever has more cycles waits; their turn is MANEUVER and its end',
      at: maneuver({ top: 'Panther', cycles: 1 }, {}, {}, { tactics: ['Mud', 'Smoke', 'Trees'] }),
      script: ['attack => WAITING_FOR_EXCHANGE TDC-081', 'end turn', '? maneuver anglo'],
    },
    {
      rule: 'TDC-081',
      what: 'nor may they attack freely',
      at: between('Panther', 'M10', { hand: ['Radio', 'Quick Kill'], cycles: 1 }),
      script: [
        'play Radio => WAITING_FOR_EXCHANGE TDC-081',
        'play Quick Kill => WAITING_FOR_EXCHANGE TDC-081',
        '? free german',
      ],
    },
    {
      rule: 'TDC-082',
      what: 'with equal cycles again a Full Exchange is complete',
      at: maneuver({ ...LAST, reserve: RESERVE }, { table: ['M10'], cycles: 1 }),
      script: ['attack => Full exchange number 1 is complete.'],
    },
    {
      rule: 'TDC-083',
      what: 'with an empty reserve the deck stays empty, and the cycle is counted at once',
      at: maneuver(LAST, { table: ['M10'] }),
      script: ['attack => cycle 1', '? german deck 0 top - table #1 G02 reserve - casualties - hand 0 cycles 1'],
    },
    {
      rule: 'TDC-083',
      what: 'cards of the own clean-up become the deck without being counted again, and the player attacks in the same turn',
      at: maneuver(
        { deck: {}, table: [{ unit: 'Tiger', attacked: 'lastTurn' }], breakAt: 9 },
        { table: ['M10'] },
        {},
        { german: ['Tiger'] },
      ),
      script: [
        'attack => The reserve of the German, 1 card, becomes the formation deck. The German attacks with Tiger',
        '? cycles 1 | anglo',
      ],
    },
    {
      rule: 'TDC-083',
      what: 'so does a casualty that is brought back',
      at: maneuver({ deck: {}, casualties: ['Tiger'], hand: ['Reserves'], breakAt: 9 }, { table: ['M10'] }),
      script: [
        'play Reserves => becomes the formation deck',
        '? german deck 1 top - table - reserve - casualties - hand 0 cycles 0',
      ],
    },
    {
      rule: 'TDC-083',
      what: 'without cards in the deck the attack is skipped',
      at: maneuver({ deck: {}, breakAt: 9 }, { table: ['M10'] }, {}, { tactics: ['Mud', 'Smoke', 'Trees'] }),
      script: ['attack => CONDITION_FAILED TDC-083', 'end turn', '? maneuver anglo'],
    },
    {
      rule: 'TDC-084',
      what: 'the new deck of who waits may be attacked',
      at: { ...duel('Panther', 'M10', {}, { cycles: 1 }), script: { anglo: ['M5'] } },
      script: ['pass', 'pass', 'pass', '? free german'],
    },
    {
      rule: 'TDC-084',
      what: 'from the top as well',
      at: maneuver({ top: 'Panther' }, { cycles: 1 }, {}, { anglo: ['M5'] }),
      script: ['attack', 'at top', '? lostAttack anglo'],
    },
  ]);
});
