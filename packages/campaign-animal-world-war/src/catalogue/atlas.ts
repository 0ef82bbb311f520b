/** The data for drawing the campaign: the places of the sixteen cities on our map, and all names (LC-022, LC-131). */
import type { Atlas } from '@fieldpost/engine';
import {
  EMPIRE_NAMES,
  LAYOUT_IDS,
  LAYOUTS,
  OBJECTIVE_IDS,
  OBJECTIVES,
  SOLDIERS,
  TACTICS,
} from '@fieldpost/rules-animal-world-war/catalogue';
import { CITIES, CITY_IDS, type CityId, FIELDS } from './cities.ts';
import { SOLDIER_CARDS } from './soldiers.ts';
import { WORDS } from './words.ts';

// biome-ignore format: four to a row
const AT: Readonly<Record<CityId, readonly [number, number]>> = {
  c01: [14, 10], c02: [34, 9], c03: [16, 27], c04: [75, 25],
  c05: [90, 20], c06: [55, 12], c07: [73, 9], c08: [32, 55],
  c09: [48, 40], c10: [30, 37], c11: [90, 52], c12: [67, 58],
  c13: [72, 42], c14: [33, 79], c15: [17, 70], c16: [47, 68],
};

export const ATLAS: Atlas = {
  sides: EMPIRE_NAMES,
  places: CITY_IDS.map((id) => {
    const { name, continent, key, symbol, lines } = CITIES[id];
    return { id, name, region: continent, at: AT[id], lines, key, symbol, notes: notesOn(id) };
  }),
  people: SOLDIER_CARDS.map(({ id, empire, type }) => {
    const { title, names } = SOLDIERS[type];
    return { id, side: empire, name: names[empire].name, kind: title, picture: `${empire}.${type}` };
  }),
  words: WORDS,
  terms: [
    { key: 'objective', title: 'Objective', values: OBJECTIVE_IDS.map((id) => ({ id, title: OBJECTIVES[id].title })) },
    { key: 'layout', title: 'Field', values: LAYOUT_IDS.map((id) => ({ id, title: LAYOUTS[id].title })) },
  ],
};

/** LC-131: "each with objective, field, squad, reward". */
function notesOn(id: CityId): readonly string[] {
  const { key, symbol, objective, reward } = CITIES[id];
  const { layout, squad } = FIELDS[key ? 'key' : 'other'];
  return [
    `Fought for: ${OBJECTIVES[objective].title}; ${LAYOUTS[layout].title}, ${squad} a side.`,
    `The Empire that takes it learns ${TACTICS[reward].title}.`,
    ...(symbol === null ? [] : [`The Empire that holds it may use a ${symbol}.`]),
  ];
}
