/** Tables as people and programs read them. Decimals exist here and nowhere before (CL-001). */
import type { Ledger } from '../log/ledger.ts';
import { printedDeduction } from '../scores.ts';
import type { Settings, Tiebreak } from '../settings/settings.ts';
import type { Row, Separation } from './table.ts';

/** The stored units in one whole: quarters, sixteenths, counts; football points are printed as quarters too (CL-101). */
const UNITS: Readonly<Record<Tiebreak, number>> = {
  PTS: 4,
  DE: 4,
  SB: 16,
  BH: 4,
  BHC1: 4,
  WON: 1,
  MAR: 1,
  HARD: 4,
  MISS: 1,
  LOT: 1,
};

export type PrintedRow = {
  readonly rank: number;
  /** "3=" where the rank is shared (CL-107). */
  readonly printedRank: string;
  readonly id: string;
  readonly name: string;
  readonly by: { readonly code: string; readonly above: number; readonly own: number; readonly words: string } | null;
  readonly deducted: number;
  readonly withdrawn: boolean;
  readonly annulled: boolean;
  readonly open: number;
  /** CL-206; not there: none of its results comes from a table. */
  readonly reported?: number;
} & { readonly [code in Tiebreak]?: number | null };

/** CL-108: rows with every value that orders the table, and in words what separates each from the one above. */
export function printedTable(ledger: Ledger, rows: readonly Row[]): readonly PrintedRow[] {
  return rows.map((row, index) => {
    const entry = ledger.entries.get(row.id);
    const above = rows[index - 1];
    return {
      rank: row.rank,
      printedRank: `${row.rank}${row.shared ? '=' : ''}`,
      id: row.id,
      name: entry?.name ?? row.id,
      ...printedValues(row, ledger.settings),
      by: row.by && above ? printedBy(row.by, nameOf(ledger, above.id), entry?.name ?? row.id) : null,
      deducted: printedDeduction(ledger.settings, entry?.deducted ?? 0),
      withdrawn: row.withdrawn,
      annulled: row.annulled,
      open: row.open,
      ...(row.reported === 0 ? {} : { reported: row.reported }),
    };
  });
}

function nameOf({ entries }: Ledger, id: string): string {
  return entries.get(id)?.name ?? id;
}

function printedValues(row: Row, { tiebreaks }: Settings): { readonly [code in Tiebreak]?: number | null } {
  const read = (code: Tiebreak): number | null => {
    if (code === 'LOT') return row.lot;
    const direct = row.direct.at(-1);
    if (code === 'DE') return direct === undefined ? null : direct / UNITS.DE;
    return row.values[code] / UNITS[code];
  };
  return Object.fromEntries(tiebreaks.map((code) => [code, read(code)]));
}

function printedBy({ code, above, own }: Separation, ahead: string, name: string) {
  const unit = code === 'withdrawn' ? 1 : UNITS[code];
  return byInWords({ code, above: above / unit, own: own / unit }, ahead, name);
}

/** Names of team criteria (CL-127); those of entries appear by their codes. */
const WORDS: Readonly<Record<string, string>> = {
  match: 'match points',
  board: 'board points',
  direct: 'the direct encounter',
  berlin: 'the Berlin count',
  sb: 'Sonneborn-Berger',
  lot: 'lot',
};

type By = { readonly code: string; readonly above: number; readonly own: number };

/** CL-108: what separates a row from the one above, with the sentence that says so. */
export function byInWords<Part extends By>({ code, above, own }: Part, ahead: string, name: string) {
  const words =
    code === 'withdrawn'
      ? `${name} has withdrawn`
      : `${ahead} is ahead of ${name} by ${WORDS[code] ?? code} ${above} : ${own}`;
  return { code, above, own, words };
}

type Named = { readonly id: string; readonly name: string; readonly by: (By & { readonly words: string }) | null };

/** CL-108: printed rows of entries or teams with other names, in their sentences too. `nameOf`: of an id. */
export function namedRows<Row extends Named>(rows: readonly Row[], nameOf: (id: string) => string): readonly Row[] {
  return rows.map((row, index) => {
    const above = rows[index - 1];
    const name = nameOf(row.id);
    const by = row.by === null || above === undefined ? row.by : byInWords(row.by, nameOf(above.id), name);
    return { ...row, name, by };
  });
}
