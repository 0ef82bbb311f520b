/** Reading of the options of a match: strict and complete. */
import type { Refusal, Result } from '@fieldpost/engine';
import { accepted, fieldsOf, isCount, MALFORMED, oneOf, refused } from '@fieldpost/engine/reading';
import { OPTIONS } from './catalogue/options.ts';
import { refuse } from './refusal.ts';
import type { Options } from './state.ts';

export const OPTION_KEYS: readonly string[] = OPTIONS.map((option) => option.key);

/**
 * THE-RULES "Error codes and notation": an option out of its limits is OPTION_INVALID; a document that is no set of options is MALFORMED.
 */
export function parseOptions(raw: unknown): Result<Options, Refusal> {
  const fields = fieldsOf(raw ?? {}, OPTION_KEYS);
  if (fields === null) return refused(MALFORMED);
  const read: Record<string, unknown> = {};
  for (const { key, kind } of OPTIONS) {
    const value = fields[key] ?? (kind.type === 'document' ? null : kind.initial);
    if (!isPossible(kind, value)) return refused(refuse('OPTION_INVALID', null));
    read[key] = value;
  }
  return accepted(read as Options);
}

function isPossible(kind: (typeof OPTIONS)[number]['kind'], value: unknown): boolean {
  if (kind.type === 'integer') return isCount(value, kind.min, kind.max);
  return kind.type === 'choice' && oneOf(value, kind.values);
}
