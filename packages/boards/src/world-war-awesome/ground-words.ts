/** Hexes of the battlefield as people would point them out: no pair of numbers is printed there. */
import { TERRAIN } from '@fieldpost/rules-world-war-awesome/catalogue';
import { cellOfHex, type Hex, terrainAt, type War } from '@fieldpost/rules-world-war-awesome/table';
import { centreOf, FIELD } from './geometry.ts';

/** Within this part of the whole from the centre, a place is neither north nor south, east nor west. */
const MIDDLE = 0.12;

const sideOf = (part: number, [less, more]: readonly [string, string]): string =>
  part < -MIDDLE ? less : part > MIDDLE ? more : '';

/** "in the north-west", "in the middle". */
function quarterOf(hex: Hex): string {
  const { x, y } = centreOf(hex);
  const down = sideOf(y / FIELD.height - 0.5, ['north', 'south']);
  const across = sideOf(x / FIELD.width - 0.5, ['west', 'east']);
  return `in the ${[down, across].filter((word) => word !== '').join('-') || 'middle'}`;
}

/** "the woods in the north-west"; off the map: "the edge of the battlefield". */
export function groundName({ ground }: War, hex: Hex): string {
  const sign = terrainAt(ground, cellOfHex(hex));
  return sign === null ? 'the edge of the battlefield' : `the ${TERRAIN[sign].title} ${quarterOf(hex)}`;
}

const HEX = /(?<![\d,])(-?\d+),(-?\d+)(?!,?\d|:)/g;

/** A sentence with the hexes of the ground by their names. */
export const placesIn = (sentence: string, war: War): string =>
  sentence.replace(HEX, (_pair, q: string, r: string) => groundName(war, { q: Number(q), r: Number(r) }));
