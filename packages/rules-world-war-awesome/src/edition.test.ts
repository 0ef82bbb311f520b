/**
 * Edition 1 is frozen: its content, and the results of matches played at random through all its menus. Fixing a wrong rule changes the
 * second hash; then it is regenerated with the golden matches. Content changes only with THE-RULES.md.
 */
import { finerCommand, hashOf, type Json, playout, setupOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import * as catalogue from './catalogue/index.ts';
import { worldWarAwesome as rules } from './index.ts';
import { Trial } from './testing/trial.ts';

const digest = (data: unknown): string => hashOf(JSON.parse(JSON.stringify(data)) as Json).slice(0, 12);

describe('content', () => {
  test.each([
    ['units', catalogue.UNITS, '11d9b07c4a09'],
    ['attacks', catalogue.ATTACKS, '75d9ea4653d7'],
    ['bands', catalogue.BANDS, '8557d1180728'],
    ['dice', [catalogue.FACES, catalogue.MELEE], 'a1094e15fca2'],
    ['tokens', catalogue.TOKENS, '4029ee7908c5'],
    ['devices', catalogue.DEVICES, '80e425114ac4'],
    ['Superpanzers', catalogue.MODELS, '38fa687432be'],
    ['ground', catalogue.TERRAIN, 'abfed3cd2a80'],
    ['maps', catalogue.MAPS, 'fba635550a37'],
    ['frequencies', [catalogue.REGIONS, catalogue.EDGES, catalogue.STATIONS], '8a5339157d35'],
    ['numbers', catalogue.CONSTANTS, 'd4c038ff6dc0'],
    ['scenarios', rules.scenarios, '05872f65b016'],
  ])('%s', (_, data, known) => {
    expect(digest(data)).toBe(known);
  });
});

/** Everything that happens in a match, to the byte. */
function course(scenario: string, seed: number): string {
  const setup = setupOf(rules, { scenario });
  if (!setup.ok) throw new Error(setup.fault.code);
  let hash = '';
  const watched: typeof rules = {
    ...rules,
    // each event is to be seen
    after: () => null,
    evolve(state, event) {
      hash = digest([hash, event]);
      return rules.evolve(state, event);
    },
  };
  playout(watched, setup.value, seed, finerCommand, 700);
  return hash;
}

describe('what comes of random matches', () => {
  test.each([
    ['MAP-1', 1, 'eba397da4c16'],
    ['MAP-2-fair', 2, '2d02d406899b'],
    ['MAP-3-post', 3, 'e9290c911f7d'],
    ['boarding', 4, '0d015929a599'],
    ['wireless', 5, 'ce9788036701'],
    ['wireless', 6, 'a0e89da4f6f2'],
  ])('%s, seed %i', (scenario, seed, known) => {
    expect(course(scenario, seed)).toBe(known);
  });
});

test('WWA-080: a hull hex beyond the edge of the map is not offered to who plants a charge', () => {
  const units = [
    { id: 'u1', design: 'GER-PIO', owner: 'A', at: { layer: 'ground', q: -3, r: 6 } },
    { id: 'u2', design: 'GER-RIF', owner: 'A', at: { layer: 'ground', q: -2, r: 5 } },
  ];
  const tanks = { A: { anchor: [5, 3], heading: 5 }, B: { anchor: [20, 2], heading: 3 } };
  const state = { round: 3, phase: 'main', seat: 'A', initiative: 'A', tanks, units };
  const trial = Trial.of({ id: 'MAP-1', armies: { A: 'GER', B: 'SOV' }, state });
  const seat = { side: 'A', player: 0 } as const;
  const menu = rules.legalCommands(trial.view('A'), seat, 'u1>-3,6');
  expect(menu.filter((command) => rules.refuses(trial.view('A'), seat, command) !== null)).toEqual([]);
});
