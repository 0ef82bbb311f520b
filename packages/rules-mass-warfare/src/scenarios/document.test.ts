/** The scenario document (THE-RULES "Scenario document"): what it says of a position, and what it refuses, with the member and the rule. */
import { describe, expect, test } from 'vitest';
import { massWarfare as rules } from '../index.ts';
import { groundIn } from '../state/board.ts';
import { documentOf, fieldText } from '../testing/trial.ts';

const chance = () => {
  let thrown = 0;
  return {
    draw: () => 1 + (thrown++ % 6),
    take: (): never => {
      throw new Error('no cards');
    },
  };
};

function opened(document: object, options: object = {}) {
  const read = rules.parse.scenario(document);
  if (!read.ok) return read;
  const chosen = rules.parse.options(options);
  if (!chosen.ok) throw new Error(chosen.fault.code);
  return rules.setUp({ scenario: read.value, options: chosen.value, carryOver: null }, chance());
}

const told = (document: object): string => {
  const result = opened(document);
  return result.ok ? 'ok' : `${result.fault.code} ${result.fault.rule} ${result.fault.at}`;
};

const stateOf = (document: object, options: object = {}) => {
  const result = opened(document, options);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

describe('a position', () => {
  const base = documentOf({ units: { 's1-inf-1': '0,0' } });
  const unit = (id: string, hex: readonly number[] | null, more: object = {}) => ({ id, hex, ...more });
  const given = (more: object) => ({ ...base, ...more });

  test.each([
    [
      'MW-020: two units in a hex',
      { units: [unit('s1-inf-1', [0, 0]), unit('s2-inf-1', [0, 0])] },
      'UNITS_INVALID MW-020 units[0]',
    ],
    [
      'MW-020: an id twice',
      { units: [unit('s1-inf-1', [0, 0]), unit('s1-inf-1', [1, 0])] },
      'UNITS_INVALID MW-020 units',
    ],
    ['MW-060: a plane without a base', { units: [unit('s1-ftr-1', [0, 0])] }, 'UNITS_INVALID MW-060 units[0]'],
    [
      'MW-022: three on a transport',
      {
        units: [unit('s1-trn-1', [3, 0]), ...[1, 2, 3].map((n) => unit(`s1-inf-${n}`, null, { carrier: 's1-trn-1' }))],
      },
      'UNITS_INVALID MW-022 units',
    ],
    [
      'MW-022: a tank on a carrier',
      { units: [unit('s1-car-1', [3, 0]), unit('s1-tank-1', null, { carrier: 's1-car-1' })] },
      'UNITS_INVALID MW-022 units[1]',
    ],
    [
      'MW-023: a hex and a carrier',
      { units: [unit('s1-trn-1', [3, 0]), unit('s1-inf-1', [0, 0], { carrier: 's1-trn-1' })] },
      'UNITS_INVALID MW-023 units[1]',
    ],
    [
      'MW-023: a carrier that is none',
      { units: [unit('s1-inf-1', null, { carrier: 's1-trn-9' })] },
      'UNITS_INVALID MW-023 units[0]',
    ],
    ['MW-053: a tank at sea', { units: [unit('s1-tank-1', [3, 0])] }, 'UNITS_INVALID MW-053 units[0]'],
    ['MW-009: seven counters', { units: [unit('s1-inf-1', [0, 0], { fire: 7 })] }, 'UNITS_INVALID MW-009 units[0]'],
    ['MW-170: a unit of a third seat', { units: [unit('s3-inf-1', [0, 0])] }, 'UNITS_INVALID MW-170 units[0]'],
    ['a unit off the map', { units: [unit('s1-inf-1', [40, 40])] }, 'UNITS_INVALID null units[0]'],
    ['MW-140: a base on water', { bases: [{ hex: [3, 0], base: 'port' }] }, 'BASES_INVALID MW-140 bases[0]'],
    [
      'MW-141: two bases',
      { bases: [1, 2].map(() => ({ hex: [0, 0], base: 'fort' })) },
      'BASES_INVALID MW-141 bases[1]',
    ],
    ['MW-009: counters below 0', { fire: [{ hex: [-20, -1], counters: -1 }] }, 'FIRE_INVALID MW-009 fire[0]'],
    ['MW-061: fire where nothing burns', { fire: [{ hex: [0, 0], counters: 1 }] }, 'FIRE_INVALID MW-061 fire[0]'],
    ['MW-130: water controlled', { control: { s1: [[3, 0]] } }, 'CONTROL_INVALID MW-130 control.s1[0]'],
    ['MW-166: a hex of two', { control: { s1: [[0, 0]], s2: [[0, 0]] } }, 'CONTROL_INVALID MW-166 control.s2[0]'],
    ['MW-011: reserves of a third', { reserves: { s3: { metal: 1, oil: 1 } } }, 'RESERVES_INVALID MW-011 reserves.s3'],
    ['MW-040: an order without everybody', { order: ['s1', 's1'] }, 'TURN_INVALID MW-040 order'],
    ['MW-170: a seat too few', { seats: [] }, 'SEATS_INVALID MW-170 seats'],
    ['a map longer than any map', { map: `${fieldText()}${' '.repeat(16_000)}` }, 'MALFORMED null map'],
    ['a step that is none', { step: 21 }, 'MALFORMED null step'],
    ['a unit that is none', { units: [{ id: 's1-horse-1', hex: [0, 0] }] }, 'MALFORMED null units'],
    ['a member that is none', { weather: 'rain' }, 'MALFORMED null '],
    ['an option out of its limits', { options: { turnLimit: 5 } }, 'OPTION_INVALID null options'],
    ['a map that is none', { map: 'nowhere' }, 'MAP_INVALID null map[line 1]'],
    ['MW-053: an unknown code', { map: fieldText({ '0,0': 'XX' }) }, 'MAP_INVALID MW-053 map[0,0]'],
    ['MW-110: a starving seat', { map: fieldText({ '-19,-1': 'BA' }) }, 'MAP_INVALID MW-110 map[-20,0]'],
  ])('%s', (_, more, fault) => expect(told(given(more))).toBe(fault));

  test('MW-010, MW-011: null is by the map and the options', () => {
    const { war } = stateOf({ map: 'twin-rivers' }, { startMetal: 7, startOil: 9 });
    expect(war.armies.s1?.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => `s1-inf-${n}`));
    expect([war.players.s1?.metal, war.players.s2?.oil]).toEqual([7, 9]);
    expect(Object.values(war.bases)).toEqual(['fact', 'fact']);
    expect(war.control.filter((owner) => owner === 1)).toHaveLength(groundIn(war).zones[0]?.length ?? 0);
    expect(war.control.some((owner, at) => owner > 0 && ['WA', 'BR'].includes(groundIn(war).terrain[at] ?? ''))).toBe(
      false,
    );
  });

  test.each(Array.from({ length: 20 }, (_, index) => index + 1))('begins at step %i of any pace', (step) => {
    for (const pace of ['windows', 'strict', 'brisk', 'sealed']) {
      const state = stateOf(
        documentOf({ step, units: { 's1-inf-1': '0,0', 's2-inf-1': '1,0', 's1-war-1': '3,0', 's2-art-1': '2,0' } }),
        { pace, turnLimit: 200 },
      );
      expect(['choice', 'orders']).toContain(rules.pending(state, 'spectator').kind);
    }
  });

  test('documents read again as they were read', () => {
    const read = rules.parse.scenario(base);
    if (!read.ok) throw new Error(read.fault.code);
    expect(rules.parse.scenario(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
  });

  test('a map by its number is a map for so many', () => {
    const state = stateOf({ map: 'gen-3-42' });
    expect([state.war.map.id, state.war.sides.length]).toEqual(['gen-3-42', 3]);
    expect(rules.parse.scenario('gen-2-5')).toMatchObject({ ok: true, value: { map: 'gen-2-5' } });
    expect(rules.parse.scenario('gen-5-5')).toMatchObject({
      ok: false,
      fault: { code: 'MAP_INVALID', at: 'map[line 1]' },
    });
  });
});
