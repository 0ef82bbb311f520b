/** The map that a scenario names: a listed one, a generated one by its number, or a text. */
import { keyOf } from '@fieldpost/hex';
import { MAP_IDS, MAPS } from '../catalogue/maps.ts';
import { checkedMap } from '../field/checks.ts';
import { isError, MAP_FAULTS, type MapFault } from '../field/faults.ts';
import type { MapReading } from '../field/fpmap.ts';
import { generate } from '../field/generate.ts';

/** "gen-3-1234": a map for three, made by the number 1234. */
const GENERATED = /^gen-([234])-(0|[1-9]\d{0,5})$/;

/** Maps read last: a match asks for its own again and again. */
const read = new Map<string, MapReading>();
const KEPT = 16;

export function mapNamed(name: string): MapReading {
  const known = read.get(name);
  if (known !== undefined) return known;
  const reading = readNamed(name);
  if (read.size >= KEPT) read.delete(read.keys().next().value ?? '');
  read.set(name, reading);
  return reading;
}

function readNamed(name: string): MapReading {
  const [, players, number] = GENERATED.exec(name) ?? [];
  if (players !== undefined) return { map: generate(Number(players), Number(number)), faults: [] };
  const listed = MAP_IDS.find((id) => id === name);
  return checkedMap(listed === undefined ? name : MAPS[listed]);
}

/** The first fault for which a map is refused, with its rule. */
export function firstError({ faults }: MapReading): MapFault | null {
  return faults.find(isError) ?? null;
}

/** The member of a document with the place of a fault in it: "map[3,-4]", "map[line 6]", "map[seat 2]". */
export function memberOfFault({ at, line, seat }: MapFault): string {
  if (at !== null) return `map[${keyOf(at)}]`;
  if (line !== null) return `map[line ${line}]`;
  return seat === null ? 'map' : `map[seat ${seat}]`;
}

export const ruleOfFault = ({ code }: MapFault) => MAP_FAULTS[code].rule;
