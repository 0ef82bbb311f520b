/** CL-211: what is said of a file that is to be imported: every problem by its line, and what it would make. */

import type { ImportCode } from '../catalogue/import-codes.ts';
import type { RefusalCode } from '../catalogue/refusals.ts';

export const IMPORT_KINDS = ['members', 'entries', 'results', 'season', 'trf'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** `line` from 1. `column`: its name, in a report of a tournament the first of its columns, from 1; null: the whole line. */
export type LineFault = {
  readonly line: number;
  readonly column: string | number | null;
  readonly code: ImportCode | RefusalCode;
  /** The value in the file. */
  readonly have: string;
};
/** How the file is written; a report of a tournament has neither separator nor mark. */
export type Dialect = {
  readonly separator?: Separator;
  readonly end: 'CR LF' | 'LF' | 'CR';
  /** Whether it begins with the mark of UTF-8. */
  readonly mark?: boolean;
};
/** The effect of a line. */
export type PreviewRow = {
  readonly line: number;
  readonly what: string;
  readonly does: 'made' | 'changed' | 'same';
};
export type ImportAnswer = {
  readonly kind: ImportKind;
  readonly dialect: Dialect;
  /** SHA-256 of its bytes. */
  readonly fileHash: string;
  readonly lines: number;
  /** The first of them, by line, then column. */
  readonly errors: readonly LineFault[];
  readonly errorsTotal: number;
  readonly warnings: readonly LineFault[];
  readonly would: { readonly made: number; readonly changed: number; readonly same: number };
  /** The first lines that are good, and what each would do. */
  readonly preview: readonly PreviewRow[];
  readonly applied: { readonly seq: number; readonly head: string } | null;
  readonly already: boolean;
};

/** CL-211: maximum errors listed, and lines shown. */
const MAX_LISTED = 200;
/** Maximum characters of a file's own text that an answer repeats. */
const MAX_HAVE = 80;

export const lineFault = (
  line: number,
  column: LineFault['column'],
  code: LineFault['code'],
  have: string,
): LineFault => ({ line, column, code, have: have.slice(0, MAX_HAVE).toWellFormed() });

const byPlace = (one: LineFault, other: LineFault): number =>
  one.line - other.line ||
  (typeof one.column === 'number' && typeof other.column === 'number' ? one.column - other.column : 0);

export type Found = {
  readonly errors: readonly LineFault[];
  readonly warnings: readonly LineFault[];
  readonly preview: readonly PreviewRow[];
};

/** The answer of a dry run. A file with errors makes nothing (CL-212). */
export function answerOf(
  about: Pick<ImportAnswer, 'kind' | 'dialect' | 'fileHash' | 'lines'>,
  { errors, warnings, preview }: Found,
): ImportAnswer {
  const good = errors.length === 0 ? preview : [];
  const count = (does: PreviewRow['does']): number => good.filter((row) => row.does === does).length;
  return {
    ...about,
    errors: errors.toSorted(byPlace).slice(0, MAX_LISTED),
    errorsTotal: errors.length,
    warnings: warnings.slice(0, MAX_LISTED),
    would: { made: count('made'), changed: count('changed'), same: count('same') },
    preview: preview.slice(0, MAX_LISTED),
    applied: null,
    already: false,
  };
}
