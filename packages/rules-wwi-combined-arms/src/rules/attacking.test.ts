import { describe, expect, test } from 'vitest';
import { identityOf } from '../board/identity.ts';
import type { UnitType } from '../catalogue/units.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import { ELITE } from '../state.ts';
import { testRows } from '../testing/rows.ts';
import { damageOf } from './attacking.ts';

const plain = { id: '', at: 'a1', damage: 0, kills: 0, marks: 0 };
const PAIRS = UNIT_TYPES.flatMap((by) => UNIT_TYPES.map((on) => [by, on] as const));
const DOUBLE: readonly (readonly [UnitType, UnitType])[] = [
  ['mg', 'inf'],
  ['mg', 'flame'],
  ['tank', 'mg'],
  ...UNIT_TYPES.map((on) => ['flame', on] as const),
];

describe('attack phase', () => {
  test.each(PAIRS)('CA-002 damage of %s on %s', (by, on) => {
    const expected = DOUBLE.some(([a, b]) => a === by && b === on) ? 2 : 1;
    expect(damageOf(plain, identityOf(`S-${by}-1`), identityOf(`N-${on}-1`))).toBe(expected);
  });

  test.each(PAIRS)('CA-062 an elite %s does 2 on %s, never more (example 5)', (by, on) => {
    expect(damageOf({ ...plain, marks: ELITE }, identityOf(`S-${by}-1`), identityOf(`N-${on}-1`))).toBe(2);
  });

  testRows([
    {
      rule: 'CA-040',
      what: 'each unit attacks once; moving does not forbid it',
      at: '4h3/8/8/8/3t4/8/3I4/4H3 S 1 1',
      script: ['d2-d3', 'd3xd4 => hits', 'd3xd4 => ALREADY_ATTACKED'],
    },
    {
      rule: 'CA-040',
      what: 'different units choose different targets; the first attack closes the moves',
      at: '4h3/8/8/8/3t1t2/8/3A1A2/4H3 S 1 1',
      script: ['d2xd4', 'f2xf4', 'd2-d3 => WRONG_PHASE', 'end'],
    },
    {
      rule: 'CA-041',
      what: 'the target is an enemy within Range',
      at: '4h3/8/8/3i4/8/3II3/8/4H3 S 1 1',
      script: ['d3xd5 => OUT_OF_RANGE', 'd3xe3 => OWN_UNIT', 'd3xa1 => UNKNOWN_UNIT', 'd5xd3 => NOT_OWNER'],
    },
    {
      rule: 'CA-041',
      what: 'guns fire over units, at any distance from 1',
      at: '4h3/8/8/3i4/3i4/3I4/3A4/4H3 S 1 1',
      script: ['d2xd5 => 1 point'],
    },
    {
      rule: 'CA-041',
      what: 'no minimum range',
      at: '4h3/8/8/8/8/3t4/3A4/4H3 S 1 1',
      script: ['d2xd3 => 1 point'],
    },
    {
      rule: 'CA-042',
      what: 'damage adds up during the phase: example 1',
      at: '4h3/8/8/4i3/4I3/4M3/8/1A2H3 S 1 1',
      script: [
        "e3xe5 => South's Machine Gun on e3 hits North's Infantry on e5 for 2 points",
        "e4xe5 => North's Infantry on e5 must fall back",
        "r e5-e6 => North's Infantry on e5 falls back to e6.",
      ],
    },
    {
      rule: 'CA-043',
      what: 'there is one phase of fire: the attack phase',
      at: '4h3/8/8/8/3i4/3A4/8/4H3 S 1 1',
      script: ['d3xd4', 'd3-c3 => WRONG_PHASE'],
    },
    {
      rule: 'CA-044',
      what: 'example 2: one more point does nothing and is cleared at the end of the phase',
      at: {
        position: '4h3/8/4i3/8/4I3/1A2M3/8/4H3 S 1 1',
        start: 'attack',
        units: [{ id: 'N-inf-1', retreated: true }],
      },
      script: ['b3xe6 => 1 point', 'end', 'pass', 'b3xe6 => 1 point', 'end'],
    },
  ]);
});
