/** CL-210 to CL-218: a file is read, judged line by line, and planned: pure, so that a dry run and an import say the same. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readTrf } from '../exports/trf-reading.ts';
import {
  answerOf,
  type Dialect,
  type Found,
  type ImportAnswer,
  type ImportKind,
  type LineFault,
  lineFault,
  type Separator,
} from './answer.ts';
import { type Sheet, sheetOf } from './columns.ts';
import { type CsvRead, readCsv } from './csv-reading.ts';
import { type Encoding, endOf, separatorOf, type Text, textOf } from './dialect.ts';
import { type PlannedActs, plannedEntries, plannedResults } from './into-event.ts';
import { entryLines, type Lines, type MemberLine, memberLines, pointsLines, resultLines } from './lines.ts';
import { finderOf, type ImportPlace } from './place.ts';
import { type FileFacts, failed, type Planned, type PlannedEvent, plannedSeason, type Titled } from './season.ts';
import { plannedTrf } from './trf-event.ts';

export type ImportAsked = Titled & {
  readonly kind: ImportKind;
  readonly bytes: Uint8Array;
  /** CL-215: standings that are enclosed, or all that is known of a season. */
  readonly standings?: Uint8Array | null;
  readonly encoding?: Encoding;
  /** Null: the one that is found. */
  readonly separator?: Separator | null;
  /** Other names for columns, theirs to ours. */
  readonly columns?: Readonly<Record<string, string>>;
};
/** The acts of an import. */
export type ImportPlan =
  | { readonly kind: 'members'; readonly people: readonly (MemberLine & { readonly known: string | null })[] }
  | ({ readonly kind: 'entries' | 'results' } & PlannedActs)
  | ({ readonly kind: 'season' | 'trf' } & PlannedEvent);
/** `plan`: null where the file has errors. */
export type Imported = { readonly answer: ImportAnswer; readonly plan: ImportPlan | null };

type Opened = { readonly dialect: Dialect; readonly text: Text; readonly csv: CsvRead };
const NO_CSV: CsvRead = { lines: 0, records: [], errors: [] };
const isFault = (found: Text | LineFault): found is LineFault => 'code' in found;

function openedFile(
  { kind, encoding = 'utf-8', separator = null }: ImportAsked,
  bytes: Uint8Array,
): Opened | LineFault {
  const text = textOf(bytes, encoding);
  if (isFault(text)) return text;
  if (kind === 'trf') return { dialect: { end: endOf(text.text) }, text, csv: NO_CSV };
  const chosen = separator ?? separatorOf(text.text);
  return {
    dialect: { separator: chosen, end: endOf(text.text), mark: text.mark },
    text,
    csv: readCsv(text.text, chosen),
  };
}

/** The plan of rows that are all good; else what is wrong with them. */
function plannedFrom<Row, Plan>(
  { rows, errors }: Lines<Row>,
  sheet: Sheet,
  plan: (rows: readonly Row[]) => Planned<Plan>,
): Planned<Plan> {
  const all = [...sheet.errors, ...errors];
  if (all.length === 0) return plan(rows);
  // Reports the other lines' conflicts with the event at once, as far as possible.
  const further = rows.length === 0 ? failed([]) : plan(rows);
  return { plan: null, errors: [...all, ...further.errors], preview: further.preview };
}

type Outcome = { readonly found: Found; readonly plan: ImportPlan | null };
const outcome = <Plan>(
  { plan, errors, preview }: Planned<Plan>,
  warnings: Found['warnings'],
  made: (plan: Plan) => ImportPlan,
): Outcome => ({
  found: { errors, warnings, preview },
  plan: plan === null || errors.length > 0 ? null : made(plan),
});

function plannedMembers(
  rows: readonly MemberLine[],
  { people }: ImportPlace,
): Planned<readonly (MemberLine & { readonly known: string | null })[]> {
  const find = finderOf(people ?? []);
  const all = rows.map((row) => ({ row, who: find(row.name) }));
  const errors = all.flatMap(({ row, who }) =>
    who === 'AMBIGUOUS' ? [lineFault(row.line, 'name', who, row.name)] : [],
  );
  const preview = all.map(({ row, who }) => ({
    line: row.line,
    what: row.name,
    does: typeof who === 'string' ? ('made' as const) : ('same' as const),
  }));
  const plan = all.map(({ row, who }) => ({ ...row, known: typeof who === 'string' ? null : who.id }));
  return { plan, errors, preview };
}

const NO_EVENT = failed([lineFault(1, null, 'EVENT_MISSING', '')]);

function ofCsv(asked: ImportAsked, { csv }: Opened, place: ImportPlace, facts: FileFacts): Outcome {
  const { kind, columns = {} } = asked;
  if (kind === 'trf' || kind === 'season') return ofSeason(asked, csv, place, facts);
  const read = sheetOf(csv.records, kind, columns);
  const sheet = {
    ...read,
    errors: [...csv.errors, ...(csv.errors.length > 0 && csv.records.length === 0 ? [] : read.errors)],
  };
  if (kind === 'members')
    return outcome(
      plannedFrom(memberLines(sheet), sheet, (rows) => plannedMembers(rows, place)),
      sheet.warnings,
      (people) => ({ kind, people }),
    );
  const { event } = place;
  const planned =
    kind === 'entries'
      ? plannedFrom(entryLines(sheet), sheet, (rows) =>
          event === null ? freeEntries(rows, place) : plannedEntries(rows, place, event, facts),
        )
      : plannedFrom(resultLines(sheet), sheet, (rows) =>
          event === null ? NO_EVENT : plannedResults(rows, event, facts),
        );
  return outcome(planned, sheet.warnings, (plan) => ({ kind, ...plan }));
}

/** CL-218: entries that nobody holds against an event: only their form is judged. */
function freeEntries(
  rows: readonly { readonly line: number; readonly name: string }[],
  { people }: ImportPlace,
): Planned<PlannedActs> {
  if (people !== null) return NO_EVENT;
  return {
    plan: { acts: [], entries: [] },
    errors: [],
    preview: rows.map(({ line, name }) => ({ line, what: name, does: 'made' })),
  };
}

const standingsFault = ({ line, code, column, have }: LineFault): LineFault =>
  lineFault(line, `standings ${column ?? ''}`.trim(), code, have);

/** CL-215: results, standings beside them, or standings alone: then the file itself is one. */
function ofSeason(asked: ImportAsked, csv: CsvRead, place: ImportPlace, facts: FileFacts): Outcome {
  const { columns = {} } = asked;
  const asResults = sheetOf(csv.records, 'season', columns);
  const alone = sheetOf(csv.records, 'standings', columns);
  const isAlone = alone.has('points') && !asResults.has('a');
  const sheet = isAlone ? alone : asResults;
  const second = asked.standings == null ? null : openedFile(asked, asked.standings);
  const beside = second === null || 'code' in second ? null : sheetOf(second.csv.records, 'standings', columns);
  const points = isAlone ? pointsLines(alone) : pointsLines(beside ?? { ...alone, lines: [] });
  const results = isAlone ? { rows: [], errors: [] } : resultLines(asResults);
  const extra = [
    ...(second !== null && 'code' in second ? [standingsFault(second)] : []),
    ...(second !== null && 'csv' in second ? second.csv.errors.map(standingsFault) : []),
    ...(beside?.errors ?? []).map(standingsFault),
    ...(beside === null ? [] : points.errors.map(standingsFault)),
  ];
  const own = csv.errors.length > 0 && csv.records.length === 0 ? [] : sheet.errors;
  const errors = [...csv.errors, ...own, ...results.errors, ...(isAlone ? points.errors : []), ...extra];
  const planned =
    errors.length > 0
      ? failed(errors)
      : plannedSeason({ results: results.rows, points: points.rows }, place, facts, asked);
  return outcome(planned, sheet.warnings, (plan) => ({ kind: 'season', ...plan }));
}

function ofTrf(
  asked: ImportAsked,
  { text }: Opened,
  place: ImportPlace,
  fileHash: string,
): Outcome & { readonly lines: number } {
  const read = readTrf(text.text);
  const facts = { fileHash, lines: read.lines };
  const planned = read.errors.length > 0 ? failed(read.errors) : plannedTrf(text.text, read, place, facts, asked);
  const warnings = read.warnings.map(({ line, code, have }) => lineFault(line, null, code, have));
  return { ...outcome(planned, warnings, (plan) => ({ kind: 'trf' as const, ...plan })), lines: read.lines };
}

/** Reads a file, says what is wrong with it by line, and plans what it would do. Nothing is written; `place.event.ledger` is played on. */
export function planImport(asked: ImportAsked, place: ImportPlace): Imported {
  const { kind, bytes } = asked;
  const fileHash = bytesToHex(sha256(bytes));
  const file = openedFile(asked, bytes);
  if ('code' in file) {
    const about = { kind, dialect: { end: 'LF' as const }, fileHash, lines: 0 };
    return { answer: answerOf(about, { errors: [file], warnings: [], preview: [] }), plan: null };
  }
  const { dialect, csv } = file;
  if (kind === 'trf') {
    const { found, plan, lines } = ofTrf(asked, file, place, fileHash);
    return { answer: answerOf({ kind, dialect, fileHash, lines }, found), plan };
  }
  const { found, plan } = ofCsv(asked, file, place, { fileHash, lines: csv.lines });
  return { answer: answerOf({ kind, dialect, fileHash, lines: csv.lines }, found), plan };
}
