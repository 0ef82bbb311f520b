/** LC-135, LC-136: how a war stood, and what differs between two moments of it. */
import { expect, test } from 'vitest';
import type { Atlas, HistoryStep } from './operations.ts';
import { changedHands, differences, sceneAt } from './scenes.ts';

const step = (seq: number, more: Partial<HistoryStep>): HistoryStep => ({
  seq,
  line: 1,
  kind: 'aftermath',
  at: '2026-11-23T12:00:00.000Z',
  by: 'system',
  says: [],
  turn: seq,
  battle: null,
  match: null,
  places: {},
  people: {},
  counts: { HERB: { upgrades: 0 }, CARN: { upgrades: 0 } },
  ...more,
});
const STEPS = [
  step(0, { places: { c01: 'HERB', c02: null }, people: { 'H.medic': 'ready', 'C.medic': 'ready' } }),
  step(1, {
    places: { c02: 'HERB' },
    people: { 'C.medic': 'pow' },
    counts: { HERB: { upgrades: 2 }, CARN: { upgrades: 0 } },
  }),
  step(2, { places: { c02: null }, people: { 'C.medic': 'ready' }, line: 2 }),
];
const ATLAS = {
  sides: { HERB: 'Herbivoria', CARN: 'Carnivoron' },
  places: [
    { id: 'c01', name: 'Timberhall' },
    { id: 'c02', name: 'Frostfen' },
  ],
  people: [
    { id: 'H.medic', name: 'Nurse Fleece' },
    { id: 'C.medic', name: 'Doc Whisker' },
  ],
} as unknown as Atlas;
const WORDS = { nobody: 'nobody', status: { ready: 'ready', dead: 'fallen', pow: 'prisoner', mia: 'missing' } };

test('what each entry changed lies over what was before', () => {
  expect(sceneAt(STEPS, 1)).toEqual({
    places: { c01: 'HERB', c02: 'HERB' },
    people: { 'H.medic': 'ready', 'C.medic': 'pow' },
  });
  expect(changedHands(sceneAt(STEPS, 0).places, sceneAt(STEPS, 1).places)).toEqual(['c02']);
});

test('LC-136: cities, soldiers and upgrades that differ, whichever comes first', () => {
  expect(differences(ATLAS, STEPS, [0, 1], WORDS)).toEqual([
    { what: 'Frostfen', was: 'nobody', is: 'Herbivoria' },
    { what: 'Doc Whisker', was: 'ready', is: 'prisoner' },
    { what: 'Upgrades of Herbivoria', was: '0', is: '2' },
  ]);
  expect(differences(ATLAS, STEPS, [1, 0], WORDS)[0]).toEqual({
    what: 'Frostfen',
    was: 'Herbivoria',
    is: 'nobody',
  });
  expect(differences(ATLAS, STEPS, [0, 2], WORDS)).toEqual([]);
});
