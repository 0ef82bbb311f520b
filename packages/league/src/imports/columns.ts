/** CL-214: which column of a file is which, by its name, and the cells of a line under the names of the rules. */
import { isName } from '../reading.ts';
import { type ImportKind, type LineFault, lineFault } from './answer.ts';
import type { CsvRecord } from './csv-reading.ts';

type CsvKind = Exclude<ImportKind, 'trf'> | 'standings';
type Columns = { readonly must: readonly string[]; readonly may: readonly string[] };

/** The required and optional columns of each kind. */
const COLUMNS: Readonly<Record<CsvKind, Columns>> = {
  members: { must: ['name'], may: ['email', 'role', 'since'] },
  entries: { must: ['name'], may: ['number', 'rating', 'team', 'apart', 'confirmed'] },
  results: {
    must: ['a', 'b'],
    may: ['result', 'score', 'round', 'board', 'leg', 'date', 'note', 'points a', 'points b', 'how'],
  },
  season: {
    must: ['a', 'b'],
    may: ['result', 'score', 'season', 'division', 'round', 'leg', 'date', 'points a', 'points b', 'how'],
  },
  standings: { must: ['name', 'points'], may: ['division'] },
};
/** CL-217: the names that our own files have. */
const OURS: Readonly<Record<string, string>> = {
  'side a': 'a',
  'side b': 'b',
  'score a': 'points a',
  'score b': 'points b',
};
/** Further columns of our own files: ignored without a warning. */
const LEFT: readonly string[] = ['due', 'state', 'computer player', 'entered', 'rank', 'tier', 'player a', 'player b'];

const keyOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** A name as it is kept: without blanks around it and runs of them within. */
export const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').normalize('NFC');
/** CL-214: names are the same without regard to case and runs of blanks. */
export const nameKey = (name: string): string => plainName(name).toLowerCase();

/** A line under the names of the rules; a cell that is not there is empty. */
export type Line = { readonly line: number; readonly cell: (column: string) => string };
export type Sheet = {
  readonly lines: readonly Line[];
  readonly has: (column: string) => boolean;
  readonly errors: readonly LineFault[];
  readonly warnings: readonly LineFault[];
};

/** The header as columns of the rules; null: nothing is read of it. */
function headed(header: CsvRecord, kind: CsvKind, given: Readonly<Record<string, string>>) {
  const { must, may } = COLUMNS[kind];
  const known = [...must, ...may];
  const named = new Map(Object.entries(given).map(([theirs, ours]) => [keyOf(theirs), keyOf(ours)]));
  const columns = header.cells.map((cell) => {
    const key = named.get(keyOf(cell)) ?? keyOf(cell);
    const ours = OURS[key] ?? key;
    return known.includes(ours) ? ours : null;
  });
  const isTwice = (column: string | null, index: number) => column !== null && columns.indexOf(column) < index;
  const errors = [
    ...must
      .filter((one) => !columns.includes(one))
      .map((one) => lineFault(header.line, one, 'IMPORT_COLUMN_MISSING', '')),
    ...columns.flatMap((column, index) =>
      isTwice(column, index) ? [lineFault(header.line, column, 'COLUMN_TWICE', header.cells[index] ?? '')] : [],
    ),
  ];
  const warnings = header.cells.flatMap((cell, index) =>
    columns[index] === null && cell.trim() !== '' && !LEFT.includes(keyOf(cell))
      ? [lineFault(header.line, cell.slice(0, 40), 'UNKNOWN_COLUMN', cell)]
      : [],
  );
  return { columns, errors, warnings };
}

/** A line with as many cells as the header; a fault where it has more or fewer. */
function lineOf({ line, cells }: CsvRecord, columns: readonly (string | null)[]): Line | LineFault {
  if (cells.length !== columns.length)
    return lineFault(line, null, cells.length < columns.length ? 'SHORT_LINE' : 'LONG_LINE', cells.join(' '));
  return { line, cell: (column) => (cells[columns.indexOf(column)] ?? '').trim() };
}

/** The lines of a file by the header above them. `given`: other names for columns, theirs to ours. */
export function sheetOf(
  records: readonly CsvRecord[],
  kind: CsvKind,
  given: Readonly<Record<string, string>> = {},
): Sheet {
  const [header, ...rest] = records;
  if (header === undefined)
    return { lines: [], has: () => false, errors: [lineFault(1, null, 'NOTHING_TO_IMPORT', '')], warnings: [] };
  const { columns, errors, warnings } = headed(header, kind, given);
  const read = errors.length > 0 ? [] : rest.map((record) => lineOf(record, columns));
  const lines = read.filter((one): one is Line => 'cell' in one);
  const short = read.filter((one): one is LineFault => 'code' in one);
  const none = rest.length === 0 ? [lineFault(header.line, null, 'NOTHING_TO_IMPORT', '')] : [];
  return { lines, has: (column) => columns.includes(column), errors: [...errors, ...short, ...none], warnings };
}

/** Reads cells one by one and collects their faults. */
export class Cells {
  readonly errors: LineFault[] = [];

  fault({ line, cell }: Line, column: string, code: LineFault['code']): null {
    this.errors.push(lineFault(line, column, code, cell(column)));
    return null;
  }

  name(line: Line, column: string): string | null {
    const name = plainName(line.cell(column));
    if (name === '') return this.fault(line, column, 'EMPTY');
    return isName(name) && [...name].length <= 80 ? name : this.fault(line, column, 'BAD_NAME');
  }

  /** Null: the cell is empty, or it is no number of that kind. */
  whole(line: Line, column: string, [least, most]: readonly [number, number]): number | null {
    const text = line.cell(column);
    if (text === '') return null;
    if (!/^[+-]?\d{1,15}$/.test(text)) return this.fault(line, column, 'NOT_A_NUMBER');
    const number = Number(text);
    return number >= least && number <= most ? number : this.fault(line, column, 'BAD_NUMBER');
  }

  /** A number with `.` or `,` before its decimals. */
  decimal(line: Line, column: string, [least, most]: readonly [number, number]): number | null {
    const text = line.cell(column);
    if (text === '') return null;
    if (!/^[+-]?\d{1,9}([.,]\d{1,9})?$/.test(text)) return this.fault(line, column, 'NOT_A_NUMBER');
    const number = Number(text.replace(',', '.'));
    return number >= least && number <= most ? number : this.fault(line, column, 'BAD_NUMBER');
  }

  day(line: Line, column: string): string | null {
    const text = line.cell(column);
    if (text === '') return null;
    const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    const good = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
    return good ? text : this.fault(line, column, 'BAD_DAY');
  }
}
