import { Prisma } from '../generated/prisma/client.ts';

/** The last code point: every text with a prefix sorts between the prefix and the prefix plus this character. */
const LAST = String.fromCodePoint(0x10ffff);

/**
 * What begins with a text, in letters of its own size. Bounds in the place of a pattern, for a plan that is made once for all values
 * knows of no pattern how it begins. @param column one with an index of `text_pattern_ops`
 */
export const begins = (column: Prisma.Sql, text: string): Prisma.Sql =>
  Prisma.sql`(${column} ~>=~ ${text} and ${column} ~<~ ${text + LAST})`;
