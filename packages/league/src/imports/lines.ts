/** CL-214: what each line of a file says, by its kind: people, entries, results, points. */
import { worthOfScore } from '../log/reading-reports.ts';
import type { Quarter } from '../scores.ts';
import type { LineFault } from './answer.ts';
import { Cells, type Line, nameKey, type Sheet } from './columns.ts';

/** Lines that could be read, and what is wrong with the others. */
export type Lines<Row> = { readonly rows: readonly Row[]; readonly errors: readonly LineFault[] };

const MEMBER_ROLES = ['member', 'organiser', 'referee'] as const;
export type MemberLine = {
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly role: (typeof MEMBER_ROLES)[number];
  readonly since: string | null;
};
export type EntryLine = {
  readonly line: number;
  readonly name: string;
  readonly number: number | null;
  readonly rating: number | null;
  readonly apart: string | null;
  readonly confirmed: boolean;
};
export type ResultLine = {
  readonly line: number;
  readonly a: string;
  readonly b: string;
  readonly how: 'reported' | 'walkover' | 'double';
  readonly q: readonly [Quarter, Quarter];
  readonly margin: number;
  readonly round: number | null;
  readonly board: number | null;
  readonly leg: number;
  readonly date: string | null;
  readonly note: string | null;
  readonly season: string;
  readonly division: string;
};
export type PointsLine = {
  readonly line: number;
  readonly name: string;
  readonly division: string;
  readonly q: number;
};

/** Reads every line; one with a fault is no row. */
function each<Row>({ lines }: Sheet, read: (line: Line, cells: Cells) => Row): Lines<Row> {
  const cells = new Cells();
  const rows = lines.flatMap((line) => {
    const before = cells.errors.length;
    const row = read(line, cells);
    return cells.errors.length > before ? [] : [row];
  });
  return { rows, errors: cells.errors };
}

/** Notes the second of two lines that say the same in a column. */
function once(seen: Set<string>, cells: Cells, line: Line, column: string, key: string | number | null): void {
  if (key === null || key === '') return;
  if (seen.has(`${column} ${key}`)) cells.fault(line, column, 'TWICE');
  seen.add(`${column} ${key}`);
}

export function memberLines(sheet: Sheet): Lines<MemberLine> {
  const seen = new Set<string>();
  return each(sheet, (line, cells) => {
    const name = cells.name(line, 'name') ?? '';
    const email = line.cell('email').toLowerCase();
    const role = line.cell('role').toLowerCase() || 'member';
    const since = cells.day(line, 'since');
    const known = MEMBER_ROLES.find((one) => one === role);
    if (email !== '' && !/^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,60}$/.test(email))
      cells.fault(line, 'email', 'BAD_ADDRESS');
    if (known === undefined) cells.fault(line, 'role', 'BAD_ROLE');
    once(seen, cells, line, 'name', nameKey(name));
    once(seen, cells, line, 'email', email);
    return { line: line.line, name, email: email === '' ? null : email, role: known ?? 'member', since };
  });
}

const [YES, NO] = [
  ['yes', 'y', '1', 'true', 'x', 'confirmed'],
  ['', 'no', 'n', '0', 'false'],
];

export function entryLines(sheet: Sheet): Lines<EntryLine> {
  const seen = new Set<string>();
  return each(sheet, (line, cells) => {
    const name = cells.name(line, 'name') ?? '';
    const number = cells.whole(line, 'number', [1, 1_000_000]);
    const rating = cells.decimal(line, 'rating', [0, 4_000]);
    const word = line.cell('confirmed').toLowerCase();
    if (!YES.includes(word) && !NO.includes(word)) cells.fault(line, 'confirmed', 'BAD_WORD');
    once(seen, cells, line, 'name', nameKey(name));
    once(seen, cells, line, 'number', number);
    const column = line.cell('apart') === '' ? 'team' : 'apart';
    const apart = line.cell(column) === '' ? null : cells.name(line, column);
    return { line: line.line, name, number, rating, apart, confirmed: YES.includes(word) };
  });
}

type Worth = Pick<ResultLine, 'how' | 'q' | 'margin'>;
const QUARTERS: Readonly<Record<string, Quarter>> = {
  '1': 4,
  '3/4': 3,
  '0.75': 3,
  '¾': 3,
  '½': 2,
  '1/2': 2,
  '0.5': 2,
  '0.25': 1,
  '1/4': 1,
  '¼': 1,
  '0': 0,
};
const WORDS: Readonly<Record<string, Worth>> = {
  W: { how: 'reported', q: [4, 0], margin: 0 },
  D: { how: 'reported', q: [2, 2], margin: 0 },
  L: { how: 'reported', q: [0, 4], margin: 0 },
  '+:-': { how: 'walkover', q: [4, 0], margin: 0 },
  '-:+': { how: 'walkover', q: [0, 4], margin: 0 },
  '-:-': { how: 'double', q: [0, 0], margin: 0 },
};

/** `1.0` and `1,0` are 1, `.5` is 0.5. */
const plainShare = (text: string): string =>
  text
    .replace(',', '.')
    .replace(/^\./, '0.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** A result such as 1-0, ½-½, 0.75-0.25, W or +:-; null: it is none. */
function resultOf(text: string): Worth | null {
  const plain = text.replace(/\s+/g, '').replace(/[\u2010-\u2015\u2212]/g, '-');
  const word = WORDS[plain.toUpperCase()];
  if (word !== undefined) return word;
  const [, one = '', other = ''] = /^([^-:]+)[-:]([^-:]+)$/.exec(plain) ?? [];
  const [a, b] = [QUARTERS[plainShare(one)], QUARTERS[plainShare(other)]];
  return a !== undefined && b !== undefined && a + b === 4 ? { how: 'reported', q: [a, b], margin: 0 } : null;
}

/** A score such as 62-48; null: it is none. */
function scoreOf(text: string): Worth | null {
  const [, one = '', other = ''] = /^(\d{1,4})\s*[-:\u2010-\u2015]\s*(\d{1,4})$/.exec(text) ?? [];
  return one === '' ? null : { how: 'reported', ...worthOfScore([Number(one), Number(other)]) };
}

/** CL-217: the points of both sides and their origin, as our own files have them; null: they do not belong to one match. */
function pointsOf(line: Line): Worth | null {
  const how = line.cell('how');
  const [a, b] = [QUARTERS[plainShare(line.cell('points a'))], QUARTERS[plainShare(line.cell('points b'))]];
  if (how === 'double' && a === 0 && b === 0) return { how, q: [0, 0], margin: 0 };
  if (a === undefined || b === undefined || a + b !== 4) return null;
  return { how: how === 'walkover' ? how : 'reported', q: [a, b], margin: 0 };
}

function worthOf(line: Line, cells: Cells): Worth | null {
  const [result, score, points] = [line.cell('result'), line.cell('score'), line.cell('points a')];
  if (result !== '' && score !== '') return cells.fault(line, 'score', 'BOTH_SAID');
  if (result !== '') return resultOf(result) ?? cells.fault(line, 'result', 'BAD_RESULT');
  if (score !== '') return scoreOf(score) ?? cells.fault(line, 'score', 'BAD_SCORE');
  if (points !== '') return pointsOf(line) ?? cells.fault(line, 'points a', 'BAD_RESULT');
  return cells.fault(line, 'result', 'RESULT_MISSING');
}

const NOTHING: Worth = { how: 'double', q: [0, 0], margin: 0 };
const MAX_NOTE = 500;

/** Results; of a file of ours the lines of matches that are not decided are left out. */
export function resultLines(sheet: Sheet): Lines<ResultLine> {
  const isOpen = (line: Line): boolean =>
    sheet.has('points a') && ['points a', 'points b', 'how'].every((column) => line.cell(column) === '');
  const lines = sheet.lines.filter((line) => !isOpen(line));
  return each({ ...sheet, lines }, (line, cells) => {
    const [a, b] = [cells.name(line, 'a') ?? '', cells.name(line, 'b') ?? ''];
    if (a !== '' && nameKey(a) === nameKey(b)) cells.fault(line, 'b', 'SAME_PERSON');
    const worth = worthOf(line, cells) ?? NOTHING;
    const note = line.cell('note').slice(0, MAX_NOTE);
    return {
      line: line.line,
      a,
      b,
      ...worth,
      round: cells.whole(line, 'round', [1, 512]),
      board: cells.whole(line, 'board', [1, 8]),
      leg: cells.whole(line, 'leg', [1, 3]) ?? 1,
      date: cells.day(line, 'date'),
      note: note === '' ? null : note,
      season: line.cell('season'),
      division: line.cell('division'),
    };
  });
}

/** CL-215: standings that are enclosed or handed down: points of people. */
export function pointsLines(sheet: Sheet): Lines<PointsLine> {
  const seen = new Set<string>();
  return each(sheet, (line, cells) => {
    const name = cells.name(line, 'name') ?? '';
    if (line.cell('points') === '') cells.fault(line, 'points', 'EMPTY');
    const points = cells.decimal(line, 'points', [0, 10_000]) ?? 0;
    if (!Number.isInteger(points * 4)) cells.fault(line, 'points', 'BAD_NUMBER');
    once(seen, cells, line, 'name', nameKey(name));
    return { line: line.line, name, division: line.cell('division'), q: points * 4 };
  });
}
