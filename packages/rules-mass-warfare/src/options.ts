/** Reading of the options of a match (THE-RULES "Options"): strict and complete. */
import type { Refusal, Result } from '@fieldpost/engine';
import { OPTIONS, type Pace } from './catalogue/options.ts';
import { accepted, count, fieldsOf, MALFORMED, refused, word } from './reading.ts';
import { refuse } from './refusal.ts';

export type Options = {
  readonly pace: Pace;
  /** MW-169: per cent; 100 = as printed. */
  readonly conquestShare: number;
  readonly turnLimit: number;
  readonly freePlacement: 'off' | 'on';
  readonly startMetal: number;
  readonly startOil: number;
};

export const OPTION_KEYS: readonly string[] = OPTIONS.map((option) => option.key);

/** An option out of its limits is OPTION_INVALID; a document that is no set of options is MALFORMED. */
export function parseOptions(raw: unknown): Result<Options, Refusal> {
  const fields = fieldsOf(raw ?? {}, OPTION_KEYS);
  if (fields === null) return refused(MALFORMED);
  const read: Record<string, unknown> = {};
  for (const { key, kind } of OPTIONS) {
    if (kind.type === 'document') continue;
    const value = readOption(kind, fields[key] ?? kind.initial);
    if (value === undefined) return refused(refuse('OPTION_INVALID', null));
    read[key] = value;
  }
  return accepted(read as Options);
}

type Kind = Exclude<(typeof OPTIONS)[number]['kind'], { readonly type: 'document' }>;

/** The value in its one spelling, or undefined: not possible. `true` and `false` are read as "on" and "off". */
function readOption(kind: Kind, value: unknown): string | number | undefined {
  if (kind.type === 'integer') return count(kind.min, kind.max)(value);
  const switched = typeof value === 'boolean' && kind.values.includes('on') ? (value ? 'on' : 'off') : value;
  return word(...kind.values)(switched);
}
