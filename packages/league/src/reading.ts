/** Reading of what comes from outside. */
export type Fields = Readonly<Record<string, unknown>>;

/** A plain object; null otherwise. */
export function fieldsOf(raw: unknown): Fields | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : null;
}

export function isWhole(raw: unknown, least: number, most: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most;
}

export function isOneOf<Word extends string>(raw: unknown, words: readonly Word[]): raw is Word {
  return typeof raw === 'string' && (words as readonly string[]).includes(raw);
}

/**
 * CL-199: control characters, line breaks and marks that turn the direction of writing have no place in a name. Joiners within emoji
 * and letters have, and the tags of flags.
 */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Fillers that are letters, and show nothing. */
const SEEN = /(?![\u115f\u1160\u3164\uffa0\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** An id or a name of something that is seen, up to `most` UTF-16 units: 80 characters of an alphabet, or as many of the longest emoji as fit. */
export function isName(raw: unknown, most = 320): raw is string {
  return typeof raw === 'string' && raw.length <= most && SEEN.test(raw) && !UNSEEN.test(raw);
}

/** CL-013: a reason for the log: 10 to 1,000 characters. */
export function isReason(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.trim().length >= 10 && raw.length <= 1_000;
}

/** CL-020: the short name of a club: 3 to 40 small letters, digits, hyphens. */
export function isSlug(raw: unknown): raw is string {
  return typeof raw === 'string' && /^[a-z0-9-]{3,40}$/.test(raw);
}

/** An instant in UTC, such as 2026-03-08T07:00:00Z, in ms; null where it is none. */
export function instantOf(raw: unknown): number | null {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(raw)) return null;
  const at = Date.parse(raw);
  return Number.isNaN(at) ? null : at;
}
