/** Reading of the options of a campaign (LC-069): strict; what is left out has its initial value. */
import { accept, type Refusal, type Result, refuse } from '@fieldpost/engine';
import { fieldsOf, isCount, oneOf } from '@fieldpost/engine/reading';
import { OPTIONS } from './catalogue/options.ts';

export type OnOff = 'off' | 'on';
export type Options = {
  readonly cap: number;
  readonly keys: number;
  readonly conscripts: number;
  readonly bailOut: OnOff;
  readonly flamerBlast: OnOff;
  readonly playersHERB: number;
  readonly playersCARN: number;
  readonly teamPolicy: 'commander' | 'anyMember';
  readonly targetPolicy: 'anyMember' | 'commander';
};

/** LC-069: "Anything else is OPTION_INVALID"; a document that is no set of options is MALFORMED. */
export function parseOptions(raw: unknown): Result<Options, Refusal> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('MALFORMED');
  const fields = fieldsOf(
    raw,
    OPTIONS.map(({ key }) => key),
  );
  if (fields === null) return refuse('OPTION_INVALID', 'LC-069');
  const read: Record<string, unknown> = {};
  for (const { key, kind } of OPTIONS) {
    if (kind.type === 'document') continue;
    const given = Object.hasOwn(fields, key) ? fields[key] : kind.initial;
    const good = kind.type === 'integer' ? isCount(given, kind.min, kind.max) : oneOf(given, kind.values);
    if (!good) return refuse('OPTION_INVALID', 'LC-069');
    read[key] = given;
  }
  return accept(read as Options);
}

/** The options of a campaign for which nothing was chosen. */
export function initialOptions(): Options {
  const parsed = parseOptions({});
  if (!parsed.ok) throw new Error('the initial options are none');
  return parsed.value;
}
