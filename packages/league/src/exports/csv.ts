/** CL-153: CSV after RFC 4180: UTF-8, CRLF, a header row. */

/** The start of a formula in spreadsheets, in any width, after any invisible characters. */
const FORMULA = /^[\s\p{Z}\p{C}\u00ad]*[=+\-@\u2212]|^[\t\r\n]/u;

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text.normalize('NFKC'));

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells under a header, each ended by CRLF. */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
