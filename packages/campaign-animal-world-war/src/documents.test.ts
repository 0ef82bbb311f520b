/** Untrusted input: options, states, reports (LC-069, LC-120, LC-121, LC-165). */
import { describe, expect, test } from 'vitest';
import { CITIES, CITY_IDS, KEY_CITIES } from './catalogue/cities.ts';
import { OPTIONS } from './catalogue/options.ts';
import { broken } from './invariants.ts';
import { parseOptions } from './options.ts';
import { parseState } from './parsing-state.ts';
import { parseReport } from './report.ts';
import { freshState } from './state.ts';

const codeOf = (result: { ok: boolean; fault?: { code: string } }) => (result.ok ? null : result.fault?.code);

describe('AWW-303, LC-004: the map', () => {
  test('16 cities, five of them key, 25 lines that lead both ways, eight symbols', () => {
    expect(CITY_IDS).toHaveLength(16);
    expect(KEY_CITIES).toHaveLength(5);
    const lines = CITY_IDS.flatMap((id) => CITIES[id].lines.map((to) => [id, to] as const));
    expect(lines).toHaveLength(50);
    for (const [from, to] of lines) expect(CITIES[to].lines, `${from} ${to}`).toContain(from);
    expect(CITY_IDS.filter((id) => CITIES[id].symbol !== null)).toHaveLength(8);
    expect(new Set(CITY_IDS.map((id) => CITIES[id].objective)).size).toBe(16);
    expect(new Set(CITY_IDS.map((id) => CITIES[id].reward)).size).toBe(16);
  });
});

describe('LC-069: options', () => {
  test.each([
    [{}, null],
    [{ cap: 10, keys: 5, conscripts: 10, bailOut: 'on', playersHERB: 4 }, null],
    [{ cap: 9 }, 'OPTION_INVALID'],
    [{ cap: 61 }, 'OPTION_INVALID'],
    [{ keys: 2 }, 'OPTION_INVALID'],
    [{ conscripts: 11 }, 'OPTION_INVALID'],
    [{ keys: '3' }, 'OPTION_INVALID'],
    [{ bailOut: true }, 'OPTION_INVALID'],
    [{ medals: 1 }, 'OPTION_INVALID'],
    [[], 'MALFORMED'],
    [null, 'MALFORMED'],
  ])('%j', (raw, code) => expect(codeOf(parseOptions(raw))).toBe(code));

  test('every option has a title', () => {
    for (const { title } of OPTIONS) expect(title).toMatch(/^[A-Z]/);
  });
});

describe('LC-020, LC-023, LC-120: states', () => {
  const soldier = (id: string, dossier: object) => ({ soldiers: { [id]: dossier } });
  test.each([
    ['nothing said', {}, null],
    ['a prisoner', soldier('H.medic', { status: 'pow', heldIn: 'c04' }), null],
    ['25 soldiers', soldier('H.nobody', {}), 'STATE_INVALID'],
    ['a prisoner in an own city', soldier('H.medic', { status: 'pow', heldIn: 'c01' }), 'STATE_INVALID'],
    ['a prisoner held nowhere', soldier('H.medic', { status: 'pow' }), 'STATE_INVALID'],
    ['four upgrades', soldier('H.medic', { upgrades: ['U01', 'U03', 'U04', 'U05'] }), 'STATE_INVALID'],
    ['a rank without U02', soldier('H.medic', { rank: 1 }), 'STATE_INVALID'],
    ['U02 without a rank', soldier('H.medic', { upgrades: ['U02'] }), 'STATE_INVALID'],
    ['doubled medals', soldier('H.medic', { medals: ['M01', 'M01'] }), 'STATE_INVALID'],
    ['a dead Recruit', soldier('H.recruit', { status: 'dead', diedIn: 'x', diedTurn: 1 }), 'STATE_INVALID'],
    ['missing nowhere', soldier('H.medic', { status: 'mia' }), 'STATE_INVALID'],
    ['a city of nobody’s', { cities: { c17: 'HERB' } }, 'STATE_INVALID'],
    ['an owner of no Empire', { cities: { c02: 'V1' } }, 'STATE_INVALID'],
    ['what every object has', JSON.parse('{"soldiers": {"__proto__": {}}}'), 'STATE_INVALID'],
    ['a battle', { phase: 'battle' }, 'STATE_INVALID'],
    ['tactics out of order', { tactics: { HERB: ['T02', 'T01'] } }, 'STATE_INVALID'],
    ['no object', 7, 'STATE_INVALID'],
  ])('%s', (_, raw, code) => expect(codeOf(parseState(raw, { cap: 30 }))).toBe(code));

  test('a tactic that was lost is found', () => {
    const before = { ...freshState(), tactics: { HERB: ['T01'], CARN: [] } } as never;
    expect(broken(freshState(), before)).toEqual(['a tactic was lost']);
  });
});

describe('LC-121: reports that are typed in', () => {
  const whole = { winner: 'HERB', reason: 'objective' };
  test.each([
    ['the least', whole, null],
    ['no winner', { reason: 'objective' }, 'MALFORMED'],
    ['a winner that is none', { ...whole, winner: 'V1' }, 'MALFORMED'],
    ['a unit that is none', { ...whole, units: { V1: {} } }, 'MALFORMED'],
    ['a wounded soldier nowhere', { ...whole, units: { 'H.medic': { end: 'wounded' } } }, 'MALFORMED'],
    ['a medal that the campaign counts', { ...whole, medals: [{ soldierId: 'H.medic', medal: 'M16' }] }, 'MALFORMED'],
    ['a negative count', { ...whole, units: { 'H.medic': { deaths: -1 } } }, 'MALFORMED'],
    ['a strange key', { ...whole, head: 1 }, 'MALFORMED'],
  ])('%s', (_, raw, code) => expect(codeOf(parseReport(raw))).toBe(code));

  test('what is left out is null, false, 0 or empty, and units left out were not fielded', () => {
    const read = parseReport({ ...whole, units: { 'H.medic': { end: 'standing' } } });
    if (!read.ok) throw new Error('not read');
    expect(Object.keys(read.value.units)).toHaveLength(24);
    expect(read.value.units['H.medic']).toMatchObject({ end: 'standing', at: null, enemiesOnTile: false, deaths: 0 });
    expect(read.value.units['C.medic']?.end).toBe('notFielded');
    expect(read.value).toMatchObject({ by: 'rules', rounds: 0, medals: [], tacticUsed: { HERB: null, CARN: null } });
  });

  test('LC-060: medals stand in order of number, then soldier', () => {
    const medals = [
      ['H.medic', 'M03'],
      ['H.chef', 'M03'],
      ['C.chef', 'M01'],
    ].map(([soldierId, medal]) => ({ soldierId, medal }));
    const read = parseReport({ ...whole, medals });
    expect(read.ok && read.value.medals.map(({ soldierId, medal }) => `${medal} ${soldierId}`)).toEqual([
      'M01 C.chef',
      'M03 H.chef',
      'M03 H.medic',
    ]);
  });
});
