/**
 * Edition 1 is frozen: its content, and the results of matches played at random through all its menus. Fixing a wrong rule changes the
 * second hash; then it is regenerated with the golden matches. Content changes only with THE-RULES.md.
 */
import { finerCommand, hashOf, type Json, playout, setupOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import * as catalogue from './catalogue/index.ts';
import { worldWarAwesome as rules } from './index.ts';

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
    ['MAP-1', 1, '286dd647c1f9'],
    ['MAP-2-fair', 2, '8ded4720b264'],
    ['MAP-3-post', 3, 'e13bb84f8abe'],
    ['boarding', 4, '08f0ba0a3fcf'],
    ['wireless', 5, '8c25b35c209c'],
    ['wireless', 6, '3bfbae05f6b9'],
  ])('%s, seed %i', (scenario, seed, known) => {
    expect(course(scenario, seed)).toBe(known);
  });
});

test('WWA-080: a hull hex beyond the edge of the map is not offered to who plants a charge', () => {
  const setup = setupOf(rules, { scenario: 'MAP-1-fair' });
  if (!setup.ok) throw new Error(setup.fault.code);
  // an engineer stands beside such a hull at its 438th command; a listed command that is refused throws
  expect(playout(rules, setup.value, 14, finerCommand, 450).steps).toBeGreaterThan(438);
});
