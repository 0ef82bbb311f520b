/** CL-108: entries by the names that people read. The log and the stored tables know ids alone, so that names may change and go. */
import { namedRows } from '@fieldpost/league';

type Row = Parameters<typeof namedRows>[0][number];
type Division = { readonly answer: readonly Row[] };

const isDivision = (part: Row | Division): part is Division => 'answer' in part;

/** A stored table, or those of divisions, with names in place of ids. */
export function namedTable(table: unknown, nameOf: (id: string) => string): unknown {
  if (!Array.isArray(table)) return table;
  const parts = table as readonly (Row | Division)[];
  const rows = parts.filter((part): part is Row => !isDivision(part));
  if (rows.length === parts.length) return namedRows(rows, nameOf);
  return parts.map((part) => (isDivision(part) ? { ...part, answer: namedRows(part.answer, nameOf) } : part));
}
