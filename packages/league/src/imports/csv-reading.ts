/** CL-213: CSV by RFC 4180, read to its end whatever is wrong in it: each record with its first physical line. */
import { isFormula } from '../exports/csv.ts';
import { type LineFault, lineFault, type Separator } from './answer.ts';

const [MAX_LINES, MAX_COLUMNS, MAX_CELL] = [10_000, 64, 2_000];

export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };
export type CsvRead = {
  readonly lines: number;
  readonly records: readonly CsvRecord[];
  readonly errors: readonly LineFault[];
};

/** The position of a reader in a file. */
type Reader = { readonly text: string; readonly separator: Separator; at: number; line: number };

/** A quoted cell, from its opening mark; the reader stands behind the closing one. Null: there is none. */
function quotedCell(reader: Reader): string | null {
  const { text } = reader;
  let end = text.indexOf('"', reader.at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return null;
  const cell = text.slice(reader.at + 1, end).replaceAll('""', '"');
  reader.line += (cell.match(/\r\n|\r|\n/g) ?? []).length;
  reader.at = end + 1;
  return cell;
}

/** Everything up to the next of some signs, or to the end. */
function upTo(reader: Reader, signs: RegExp): string {
  signs.lastIndex = reader.at;
  const end = signs.exec(reader.text)?.index ?? reader.text.length;
  const passed = reader.text.slice(reader.at, end);
  reader.at = end;
  return passed;
}
const LINE_END = /[\r\n]/g;
const CELL_END: Readonly<Record<Separator, RegExp>> = {
  ',': /[,\r\n]/g,
  ';': /[;\r\n]/g,
  '\t': /[\t\r\n]/g,
  '|': /[|\r\n]/g,
};

/** CL-153: what was written before a formula is taken off. */
const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

type Ended = { readonly cells: readonly string[]; readonly code: LineFault['code'] | null };

/** The cells of a record. After a fault the rest of its line is left. */
function recordOf(reader: Reader): Ended {
  const cells: string[] = [];
  for (;;) {
    const cell = reader.text[reader.at] === '"' ? quotedCell(reader) : upTo(reader, CELL_END[reader.separator]);
    if (cell === null) return { cells: [upTo(reader, LINE_END)], code: 'QUOTE_OPEN' };
    cells.push(withoutApostrophe(cell));
    const next = reader.text[reader.at];
    if (next === undefined || next === '\r' || next === '\n') return { cells, code: null };
    if (next !== reader.separator) return { cells: [upTo(reader, LINE_END)], code: 'TEXT_AFTER_QUOTE' };
    reader.at += 1;
  }
}

function skipEnd(reader: Reader): void {
  const { text, at } = reader;
  if (at >= text.length) return;
  reader.at += text.startsWith('\r\n', at) ? 2 : 1;
  reader.line += 1;
}

function faultOf({ cells, code }: Ended, line: number): LineFault | null {
  if (code !== null) return lineFault(line, null, code, cells.join(' '));
  if (cells.length > MAX_COLUMNS) return lineFault(line, null, 'IMPORT_TOO_LARGE', `${cells.length} columns`);
  const long = cells.find((cell) => cell.length > MAX_CELL);
  return long === undefined ? null : lineFault(line, null, 'CELL_TOO_LONG', long);
}

/** Reads all records; empty lines are left out. */
export function readCsv(text: string, separator: Separator): CsvRead {
  const reader: Reader = { text, separator, at: 0, line: 1 };
  const records: CsvRecord[] = [];
  const errors: LineFault[] = [];
  while (reader.at < text.length) {
    const { line } = reader;
    const ended = recordOf(reader);
    const fault = faultOf(ended, line);
    if (fault !== null) errors.push(fault);
    else if (ended.cells.some((cell) => cell.trim() !== '')) records.push({ line, cells: ended.cells });
    skipEnd(reader);
  }
  const lines = /[\r\n]$/.test(text) || text === '' ? reader.line - 1 : reader.line;
  if (lines > MAX_LINES)
    return { lines, records: [], errors: [lineFault(MAX_LINES + 1, null, 'IMPORT_TOO_LARGE', `${lines} lines`)] };
  return { lines, records, errors };
}
