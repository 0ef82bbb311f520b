/** Reading of the options of a battle: strict and complete. */
import type { Refusal, Result } from '@fieldpost/engine';
import type { LayoutId } from './catalogue/layouts.ts';
import type { ObjectiveId } from './catalogue/objectives.ts';
import { OPTIONS } from './catalogue/options.ts';
import { accepted, count, fieldsOf, MALFORMED, refused, word } from './reading.ts';
import { refuse } from './refusal.ts';

export type OnOff = 'off' | 'on';
export type ObjectiveOption = 'drawn' | ObjectiveId;

export type Options = {
  /** The standard field; your own field comes with the scenario document (AWW-002). */
  readonly layout: LayoutId;
  /** AWW-009: soldiers in the squad; 0 = as suggested for the layout. */
  readonly squadHERB: number;
  readonly squadCARN: number;
  readonly selection: 'random' | 'alternating';
  readonly objective: ObjectiveOption;
  readonly roleA: 'drawn' | 'HERB' | 'CARN';
  readonly bailOut: OnOff;
  readonly flamerBlast: OnOff;
  /** THE-RULES "Team play": players of each Empire; player 0 is its commander. */
  readonly playersHERB: number;
  readonly playersCARN: number;
  readonly teamPolicy: 'commander' | 'anyMember';
  readonly targetPolicy: 'anyMember' | 'commander';
};

export const OPTION_KEYS: readonly string[] = OPTIONS.map((option) => option.key);

/** An option out of its limits is OPTION_INVALID; a document that is no set of options is MALFORMED. */
export function parseOptions(raw: unknown): Result<Options, Refusal> {
  const fields = fieldsOf(raw ?? {}, OPTION_KEYS);
  if (fields === null) return refused(MALFORMED);
  const read: Record<string, unknown> = {};
  for (const { key, kind } of OPTIONS) {
    if (kind.type === 'document') continue;
    const good = readOption(kind, fields[key] ?? kind.initial);
    if (good === undefined) return refused(refuse('OPTION_INVALID', null));
    read[key] = good;
  }
  const options = read as Options;
  return refusesSquads(options) === null ? accepted(options) : refused(refuse('OPTION_INVALID', 'AWW-009'));
}

/** The value in its one spelling, or undefined: not possible. `true` and `false` are read as "on" and "off". */
function readOption(kind: (typeof OPTIONS)[number]['kind'], value: unknown): string | number | undefined {
  if (kind.type === 'integer') return count(kind.min, kind.max)(value);
  if (kind.type === 'document') return undefined;
  const switched = typeof value === 'boolean' && kind.values.includes('on') ? (value ? 'on' : 'off') : value;
  return word(...kind.values)(switched);
}

/** AWW-009: "2 <= N <= 12"; a lone Recruit could never be eliminated. */
function refusesSquads({ squadHERB, squadCARN }: Options): Refusal | null {
  return squadHERB === 1 || squadCARN === 1 ? refuse('OPTION_INVALID', 'AWW-009') : null;
}
