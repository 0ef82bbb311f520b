import { createHash } from 'node:crypto';

/** A server keeps each named statement on each connection, so there must not be names without end. */
const MAX_NAMES = 500;

const names = new Map<string, string>();

/** The name under which PostgreSQL prepares a statement, after its text; empty (unnamed) beyond the first 500 texts. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) return '';
  const name = `fp_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
