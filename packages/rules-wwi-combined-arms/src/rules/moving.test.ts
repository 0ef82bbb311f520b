import { describe } from 'vitest';
import { testRows } from '../testing/rows.ts';

describe('move phase', () => {
  testRows([
    {
      rule: 'CA-030',
      what: 'any unit moves, once, in any order',
      at: '4h3/8/8/8/8/8/I7/T3H3 S 1 1',
      script: ['a1-c1', 'a2-a3', 'a3-a4 => ALREADY_MOVED', 'c1-c2 => ALREADY_MOVED', 'end => South ends turn 1'],
    },
    {
      rule: 'CA-031',
      what: 'up to Move steps over empty squares, also between two units on the diagonal',
      at: '4h3/8/8/8/8/8/I7/FI2H3 S 1 1',
      script: ['a1-b2', '= 4h3/8/8/8/8/8/IF6/1I2H3 S 1 1'],
    },
    {
      rule: 'CA-031',
      what: 'no passing through units of either side',
      at: '4h3/8/8/8/8/ii6/II6/TI2H3 S 1 1',
      script: ['a1-c1 => NO_PATH', 'a1-a2 => OCCUPIED', 'b1-d1', 'a1-c1'],
    },
    {
      rule: 'CA-031',
      what: 'three steps around a corner',
      at: '4h3/8/8/8/8/i7/II6/RI2H3 S 1 1',
      script: ['a1-d1 => NO_PATH', 'b1-d3', 'a1-c3', 'b2-a1'],
    },
    {
      rule: 'CA-031',
      what: 'a way of three steps that has to turn back once',
      at: '4h3/8/8/8/2II4/2I5/IIR5/I1I1H3 S 1 1',
      script: ['c2-c5 => move from c2 to c5', 'a1-c1 => OCCUPIED'],
    },
    {
      rule: 'CA-032',
      what: 'Headquarters never move',
      at: '4h3/8/8/8/8/8/8/4H3 S 1 1',
      script: ['e1-e2 => TOO_FAR', 'pass'],
    },
    {
      rule: 'CA-033',
      what: 'contact does not hinder moving, sideways either',
      at: '4h3/8/8/8/3i4/3I4/8/4H3 S 1 1',
      script: ['d3-e3'],
    },
    {
      rule: 'CA-034',
      what: 'terrain does not hinder moving',
      at: '4h3/8/8/8/8/3I4/8/4H3 S 1 1',
      options: { terrain: 'classic' },
      script: ['d3-d5'],
    },
    {
      rule: 'CA-035',
      what: 'too far comes before occupied, occupied before no path',
      at: '4h3/8/8/8/I7/I7/I7/I3H3 S 1 1',
      script: ['a1-a4 => TOO_FAR', 'a1-a3 => OCCUPIED', 'a1-e1 => TOO_FAR', 'a1-a9 => OFF_BOARD', 'a1-z1 => OFF_BOARD'],
    },
    {
      rule: 'CA-035',
      what: 'a unit that retreated moves normally in its own next turn',
      at: { position: '4h3/8/8/3m4/3I4/8/8/4H3 N 1 1', start: 'attack', units: [{ id: 'S-inf-1', damage: 1 }] },
      script: ['d5xd4 => must fall back', 'r d4-d3', 'end', 'd3-e4'],
    },
    {
      rule: 'CA-031',
      what: 'the larger board reaches to l12',
      at: '4h7/12/12/12/12/12/12/12/12/12/R11/4H6R S 1 1',
      script: ['l1-l4', 'a2-a5', 'e1-e2 => TOO_FAR'],
    },
  ]);
});
