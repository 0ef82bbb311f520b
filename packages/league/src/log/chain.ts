/** CL-161, CL-193: each row of the log names the hash of the one before; the last hash, the head, stands for the whole log. */
import { hashOf, type Json } from '../hashing.ts';
import type { Act, LogRow } from './events.ts';

export function rowOf(seq: number, { at, event }: Act, prev: string): LogRow {
  return { seq, at, event, prev, hash: hashOf({ seq, at, event: event as unknown as Json, prev }) };
}

/** The seq of the first row that does not follow from the one before; null where the whole chain holds. */
export function brokenAt(rows: readonly LogRow[], first: string): number | null {
  let prev = first;
  for (const [index, row] of rows.entries()) {
    const again = rowOf(index + 1, row, prev);
    if (row.seq !== again.seq || row.prev !== prev || row.hash !== again.hash) return index + 1;
    prev = row.hash;
  }
  return null;
}
