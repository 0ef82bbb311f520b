/** The text form of maps, `fpmap` (THE-RULES "Map format"): read with a list of faults that says where, and written again. */
import { fromKey, type Hex, keyOf, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { TERRAIN_CODES, type Terrain } from '../catalogue/terrain.ts';
import { fault, isError, type MapFault } from './faults.ts';
import type { CityName, FieldMap, Row, SeatPlaces } from './map.ts';

export type MapReading = { readonly map: FieldMap | null; readonly faults: readonly MapFault[] };

/** A map while its lines are read. */
type Draft = {
  id: string | null;
  players: number | null;
  cells: number | null;
  readonly seats: (SeatPlaces | undefined)[];
  readonly rows: Row[];
  readonly names: CityName[];
  readonly faults: MapFault[];
};

const KEY = '-?\\d{1,3},-?\\d{1,3}';
const KINDS: readonly (readonly [RegExp, (draft: Draft, parts: readonly string[], line: number) => unknown])[] = [
  [/^map ([a-z][a-z0-9-]{0,39})$/, (draft, [id = '']) => Object.assign(draft, { id })],
  [/^players (\d+)$/, (draft, [count]) => Object.assign(draft, { players: Number(count) })],
  [/^cells (\d+)$/, (draft, [count]) => Object.assign(draft, { cells: Number(count) })],
  [new RegExp(`^seat (\\d) home (${KEY}) factory (${KEY}) infantry((?: ${KEY})*)$`), readSeat],
  [/^r=([+-]?\d+) q=([+-]?\d+) \|((?: \S+)+)$/, readRow],
  [new RegExp(`^name (${KEY}) (.*)$`), readName],
];

/** Reads a map. Empty lines and what follows `#` are left out; `end` ends it. A map with errors is none. */
export function readMap(text: string): MapReading {
  const draft: Draft = { id: null, players: null, cells: null, seats: [], rows: [], names: [], faults: [] };
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().replace(/\s+/g, ' '));
  const end = lines.indexOf('end');
  for (const [index, line] of lines.slice(0, end < 0 ? lines.length : end).entries()) {
    if (line === '') continue;
    const kind = KINDS.find(([pattern]) => pattern.test(line));
    if (kind === undefined) draft.faults.push(fault('LINE', { line: index + 1 }));
    else kind[1](draft, (kind[0].exec(line) ?? []).slice(1), index + 1);
  }
  return finished(draft);
}

function readSeat(draft: Draft, [seat, home = '', factory = '', infantry = '']: readonly string[], line: number): void {
  const number = Number(seat);
  if (draft.seats[number - 1] !== undefined) draft.faults.push(fault('SEAT', { line, seat: number }));
  const keys = infantry.split(' ').filter((key) => key !== '');
  draft.seats[number - 1] = { home: hexOf(home), factory: hexOf(factory), infantry: keys.map(hexOf) };
}

function readRow(draft: Draft, [r, q, tokens = '']: readonly string[], line: number): void {
  const row = { r: Number(r), q: Number(q) };
  const codes = tokens.trim().split(' ');
  const cells = codes.map((code, index): Terrain => {
    const terrain = TERRAIN_CODES.find((one) => one === code);
    if (terrain === undefined) draft.faults.push(fault('CODE', { line, at: [row.q + index, row.r] }));
    return terrain ?? 'WA';
  });
  const before = draft.rows.at(-1);
  if (before !== undefined && before.r + 1 !== row.r) draft.faults.push(fault('GAP', { line, at: [row.q, row.r] }));
  draft.rows.push({ ...row, cells });
}

/** THE-RULES "Map format": "1 to 24 characters, letters, spaces, apostrophes, hyphens" */
function readName(draft: Draft, [key = '', text = '']: readonly string[], line: number): void {
  const at = hexOf(key);
  const taken = draft.names.some((name) => same(name.at, at) || name.text.toLowerCase() === text.toLowerCase());
  if (taken || !/^(?=.{1,24}$)\p{L}[\p{L}\p{M} '’-]*$/u.test(text)) draft.faults.push(fault('NAME', { line, at }));
  draft.names.push({ at, text });
}

const hexOf = (key: string): Hex => fromKey(key) ?? [0, 0];

function finished(draft: Draft): MapReading {
  const { id, players, cells, seats, rows, names, faults } = draft;
  const count = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (id === null || players === null || cells === null) faults.push(fault('HEADER'));
  if (players !== null && (players < 2 || players > 4)) faults.push(fault('PLAYERS'));
  if (cells !== null && cells !== count) faults.push(fault('COUNT'));
  const { min, max } = CONSTANTS.mapHexes;
  if (count < min || count > max) faults.push(fault('SIZE'));
  const whole = Array.from({ length: players ?? 0 }, (_, index) => seats[index]);
  for (const [index, seat] of whole.entries())
    if (seat === undefined || seat.infantry.length !== CONSTANTS.infantry)
      faults.push(fault('SEAT', { seat: index + 1 }));
  if (seats.length > whole.length) faults.push(fault('SEAT', { seat: seats.length }));
  if (faults.some(isError) || id === null) return { map: null, faults };
  return { map: { id, rows, seats: whole.flatMap((seat) => seat ?? []), names }, faults };
}

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** The text of a map: `readMap` undoes it. */
export function writeMap({ id, rows, seats, names }: FieldMap): string {
  const count = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  return [
    `map ${id}`,
    `players ${seats.length}`,
    `cells ${count}`,
    ...seats.map(
      ({ home, factory, infantry }, index) =>
        `seat ${index + 1} home ${keyOf(home)} factory ${keyOf(factory)} infantry ${infantry.map(keyOf).join(' ')}`,
    ),
    ...rows.map(({ r, q, cells }) => `r=${signed(r)} q=${signed(q)} | ${cells.join(' ')}`),
    ...names.map(({ at, text }) => `name ${keyOf(at)} ${text}`),
    'end',
  ].join('\n');
}
