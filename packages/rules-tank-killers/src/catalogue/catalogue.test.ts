import { describe, expect, test } from 'vitest';
import { isA, TYPES, UNIT_TYPES } from './classes.ts';
import { FORMATIONS, NATIONS } from './formations.ts';
import { REFUSAL_CODES, REFUSALS } from './refusals.ts';
import { TACTIC_TYPES, TACTICS, tacticNamed } from './tactics.ts';

describe('the cards', () => {
  test('TDC-002 formations of 40, 50 and 50 cards', () => {
    const sizes = NATIONS.map((nation) => FORMATIONS[nation].reduce((sum, { copies }) => sum + copies, 0));
    expect(sizes).toEqual([40, 50, 50]);
    const ids = NATIONS.flatMap((nation) => FORMATIONS[nation].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('TDC-003 92 tactics cards, by type as printed', () => {
    const counts = TACTIC_TYPES.map((type) => [type, TACTICS.filter((tactic) => tactic.type === type).length]);
    expect(Object.fromEntries(counts)).toEqual({
      Range: 6,
      Hit: 5,
      Ammo: 7,
      Damage: 5,
      Morale: 9,
      Armor: 3,
      Logistics: 8,
      Mine: 1,
      Command: 25,
      Maneuver: 7,
      Terrain: 16,
    });
    for (const { name, id } of TACTICS) expect(tacticNamed(name.toUpperCase())?.id).toBe(id);
  });

  test('TDC-023, TDC-061 classes of types (Classes)', () => {
    const of = (wanted: Parameters<typeof isA>[1]) => UNIT_TYPES.filter((type) => isA(type, wanted));
    expect(of('tank')).toEqual(['LT', 'MT', 'HT']);
    expect(of('heavy')).toEqual(['HT']);
    expect(of('lightMedium')).toEqual(['LT', 'MT']);
    expect(of('vehicle')).toEqual(['LT', 'MT', 'HT', 'TD', 'SP', 'AC', 'APC']);
    expect(of('gun')).toEqual(['AT', 'FA', 'AA']);
    expect(of('infantry')).toEqual(['Inf', 'MI', 'M']);
    expect(of('support')).toEqual(['Art', 'Air']);
    for (const type of UNIT_TYPES) expect(TYPES[type].title).toMatch(/^[A-Z]/);
  });

  test('support has no Defense, all others have', () => {
    for (const nation of NATIONS)
      for (const { type, def, name } of FORMATIONS[nation]) expect(def === null, name).toBe(isA(type, 'support'));
  });

  test('every refusal has its sentence', () => {
    for (const code of REFUSAL_CODES) expect(REFUSALS[code]).toMatch(/^[A-Z].*\.$/);
  });
});
