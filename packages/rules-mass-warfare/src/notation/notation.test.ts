/** Lines of THE-RULES "Notation": written and read again. */
import { describe, expect, test } from 'vitest';
import { readCommand } from './read.ts';
import { recount } from './recount.ts';
import { writeCommand } from './write.ts';

const LINES = [
  'pass',
  'ready',
  'sortie s1-bmb-1 x 3,0',
  'sortie s1-ftr-2 x s2-tank-1',
  'scramble s2-ftr-1 x s1-bmb-1',
  'flak s2-aa-1 x s1-bmb-1',
  'flak s2-aa-1 hold',
  'divert s1-ftr-1 > 4,0',
  'transfer s1-ftr-1 > 4,0',
  'transfer s1-ftr-1 > s1-car-1',
  'sail s1-war-1 > 2,-5',
  'fire s1-art-1 x 2,0',
  'fire s1-war-1 x s2-inf-3',
  'march s1-tank-1 > 2,0',
  'board s1-inf-1 > s1-trn-1',
  'land s1-inf-1 > 3,0',
  'attack s1-tank-1 x s2-inf-2 +',
  'attack s1-inf-1 x 1,0',
  'build tank @ 0,0',
  'base s1-inf-1 = fact',
  'repair 1,0',
  'place 1,0',
  'plan fire s1-art-1 x 2,0 or nearest',
  'plan build tank @ 0,0',
  'leave timeout',
  'pass; march s1-inf-1 > 1,0 ! HEX_OCCUPIED; fire s1-art-1 x s2-inf-1 ! UNKNOWN_UNIT',
  'file seaFire: fire s1-war-1 x s2-inf-3 or nearest; fire s1-sub-1 x s2-war-1',
  'file march: none',
  'withdraw seaFire',
  'withdraw march: march s1-inf-1 > 1,0',
  'standing scramble always reserve 2 per 3 only bomber oilField; flak hold ftr bmb; landing 3,0 s1-car-2; repair 1,0 -2,3; transfers ask; advance never; pass seaFire march',
  'standing scramble ask reserve 0 per 1 only none; flak fire bmb ftr; landing none; repair no bridge; transfers usual; advance ask; pass none',
  'standing scramble ask reserve 0 per 1 only none; flak fire none; landing none; repair all; transfers skip; advance ask; pass none',
];

describe('notation', () => {
  test.each(LINES)('%s', (line) => {
    const read = readCommand(line);
    if (!read.ok) throw new Error(read.fault.code);
    expect(writeCommand(read.value)).toBe(line);
  });

  test('case and spaces are forgiven', () => {
    expect(readCommand('  MARCH  S1-Tank-1 >  2, 0 ')).toEqual(readCommand('march s1-tank-1 > 2,0'));
    expect(readCommand('Done')).toEqual(readCommand('pass'));
  });

  test.each([
    'march s1-tank-1',
    'build horse @ 0,0',
    'plan',
    'file march: dance',
    'standing scramble',
    'attack s5-inf-1 x 0,0',
  ])('%s is refused', (line) => expect(readCommand(line).ok).toBe(false));

  test('nobody can write the line of a pass but its author', () => {
    const closed = { type: 'closed', side: 's1', step: 10, passed: true, dropped: [] } as const;
    const opened = {
      type: 'opened',
      cursor: { stage: 1, seat: 1, part: 0 },
      step: 10,
      fresh: true,
      asks: true,
    } as const;
    expect([recount([closed, opened], 's1'), recount([opened], 's1'), recount([], 's1')]).toEqual(['pass', null, null]);
  });
});
