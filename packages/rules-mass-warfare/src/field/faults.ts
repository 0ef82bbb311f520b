/**
 * The faults of a map, each with its place (THE-RULES "Map format", "Map generation", step 8). Parser, judge and editor share these texts.
 */
import type { RuleId } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';

/** An `error` is refused; an `advice` is a promise of THE-RULES "Map generation" that a drawn map may break. */
export const MAP_FAULTS = {
  HEADER: { grade: 'error', rule: null, says: 'A map starts with the lines map, players and cells.' },
  LINE: { grade: 'error', rule: null, says: 'This line is not part of the map format.' },
  PLAYERS: { grade: 'error', rule: 'MW-001', says: 'A map has 2, 3 or 4 players.' },
  CODE: { grade: 'error', rule: 'MW-053', says: 'Unknown terrain.' },
  GAP: { grade: 'error', rule: null, says: 'The rows leave a gap or repeat a hex.' },
  COUNT: { grade: 'error', rule: null, says: 'The number of hexes does not match the header.' },
  SIZE: { grade: 'error', rule: null, says: 'A map has 7 to 600 hexes.' },
  SEAT: { grade: 'error', rule: 'MW-170', says: 'Each player needs one seat line.' },
  SEAT_LAND: { grade: 'error', rule: 'MW-010', says: 'Home, factory and Infantry of a seat must be on land.' },
  SEAT_TWICE: { grade: 'error', rule: 'MW-020', says: 'Two Infantry or two homes share a hex.' },
  FACTORY: { grade: 'error', rule: 'MW-140', says: 'A factory must be on Barren in its own zone.' },
  ZONES: { grade: 'error', rule: 'MW-010', says: 'The zones of two seats overlap.' },
  NAME: { grade: 'error', rule: null, says: 'A name has 1 to 24 letters, belongs to a city and is used once.' },
  NO_CITY: { grade: 'error', rule: 'MW-160', says: 'Add a city: without one nobody can win.' },
  CITY_CUT_OFF: { grade: 'error', rule: 'MW-160', says: 'No player can reach this city.' },
  STARVING: {
    grade: 'error',
    rule: 'MW-110',
    says: 'This zone cannot support 6 units: its player could never build.',
  },
  CITY_BY_TANK: { grade: 'advice', rule: 'MW-053', says: 'No tank can reach this city by land.' },
  POPULATION: { grade: 'advice', rule: 'MW-010', says: 'The zone has fewer than 15 people.' },
  FOOD: { grade: 'advice', rule: 'MW-010', says: 'The zone has less than 15 food.' },
  MINES: { grade: 'advice', rule: 'MW-010', says: 'The zone has fewer than two mines.' },
  OIL: { grade: 'advice', rule: 'MW-010', says: 'The zone has fewer than two oil fields.' },
  BARREN: { grade: 'advice', rule: 'MW-140', says: 'The zone has fewer than four Barren hexes besides the factory.' },
  PORT: { grade: 'advice', rule: 'MW-140', says: 'The zone has no Barren hex on a large sea (15 hexes or more).' },
  SYMMETRY: { grade: 'advice', rule: null, says: 'This hex differs from its mirror hex.' },
} as const satisfies Readonly<
  Record<string, { readonly grade: 'error' | 'advice'; readonly rule: RuleId | null; readonly says: string }>
>;
export type MapFaultCode = keyof typeof MAP_FAULTS;

/** `line`: of the text, from 1; null where no line is at fault. `seat`: from 1. */
export type MapFault = {
  readonly code: MapFaultCode;
  readonly at: Hex | null;
  readonly line: number | null;
  readonly seat: number | null;
};

export function fault(code: MapFaultCode, where: Partial<Omit<MapFault, 'code'>> = {}): MapFault {
  return { code, at: null, line: null, seat: null, ...where };
}

export const isError = ({ code }: MapFault): boolean => MAP_FAULTS[code].grade === 'error';
