/** Reading of the options of a match: strict and complete. */
import type { Refusal, Result } from '@fieldpost/engine';
import { BURNOUT_ROUNDS, OPTIONS } from './catalogue/options.ts';
import type { Army } from './catalogue/sides.ts';
import { accepted, count, fieldsOf, MALFORMED, refused, word } from './reading.ts';
import { refuse } from './refusal.ts';

export type Options = {
  readonly armyA: Army;
  readonly armyB: Army;
  readonly activationsPerTurn: number;
  readonly sealedOrders: 'off' | 'on';
  /** WWA-154: three windows in a round. It wants sealed orders. */
  readonly ahead: 'off' | 'on';
  /** WWA-145: 0 = none. */
  readonly roundLimit: number;
  readonly liberty: 'printed' | 'refit';
  /** WWA-150: 0 = off. */
  readonly burnout: number;
};

/** The options as a war keeps them: what matches without `ahead` keep is what it was before there was that option. */
export type KeptOptions = Omit<Options, 'ahead'> & { readonly ahead?: 'on' };

export function keptOptions({ ahead, ...others }: Options): KeptOptions {
  return ahead === 'on' ? { ...others, ahead } : others;
}

export const OPTION_KEYS: readonly string[] = OPTIONS.map((option) => option.key);

/** An option out of its limits is OPTION_INVALID, and so is `ahead` without sealed orders; what is no set of options is MALFORMED. */
export function parseOptions(raw: unknown): Result<Options, Refusal> {
  const read = readOptions(raw);
  if (!read.ok || read.value.ahead === 'off' || read.value.sealedOrders === 'on') return read;
  return refused(refuse('OPTION_INVALID', 'WWA-154'));
}

/** Each option on its own: those that a scenario fixes are judged together with the others of the match. */
export function readOptions(raw: unknown): Result<Options, Refusal> {
  const fields = fieldsOf(raw ?? {}, OPTION_KEYS);
  if (fields === null) return refused(MALFORMED);
  const read: Record<string, unknown> = {};
  for (const { key, kind } of OPTIONS) {
    if (kind.type === 'document') continue;
    const value = readOption(key, kind, fields[key] ?? kind.initial);
    if (value === undefined) return refused(refuse('OPTION_INVALID', null));
    read[key] = value;
  }
  return accepted(read as Options);
}

type Kind = Exclude<(typeof OPTIONS)[number]['kind'], { readonly type: 'document' }>;

/** The value in its one spelling, or undefined. `true`, `false`, "none" and "off" are read as they are meant. */
function readOption(key: string, kind: Kind, value: unknown): string | number | undefined {
  if (kind.type === 'integer') {
    const number = count(kind.min, kind.max)(value === 'none' || value === 'off' ? 0 : value);
    const isEarly = key === 'burnout' && number !== undefined && number > 0 && number < BURNOUT_ROUNDS.least;
    return isEarly ? undefined : number;
  }
  const switched = typeof value === 'boolean' && kind.values.includes('on') ? (value ? 'on' : 'off') : value;
  return word(...kind.values)(switched);
}
