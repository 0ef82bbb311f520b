/** Reading of the options of a match: strict, complete, and with what the campaign switches on (CA-067). */
import type { Refusal, Result } from '@fieldpost/engine';
import { accepted, fieldsOf, isCount, MALFORMED, oneOf, refused } from '@fieldpost/engine/reading';
import { OPTIONS } from './catalogue/options.ts';
import { isLayoutId, LAYOUTS, TERRAIN, TERRAIN_KINDS } from './catalogue/terrain.ts';
import { refuse } from './refusal.ts';
import type { OnOff, Options } from './state.ts';

export const OPTION_KEYS: readonly string[] = OPTIONS.map((option) => option.key);

/** CA-077, THE-RULES "Error codes": an option out of its limits is OPTION_INVALID; a document that is no set of options is MALFORMED. */
export function parseOptions(raw: unknown): Result<Options, Refusal> {
  const fields = fieldsOf(raw ?? {}, OPTION_KEYS);
  if (fields === null) return refused(MALFORMED);
  const read: Record<string, unknown> = {};
  for (const { key, kind } of OPTIONS) {
    const value = fields[key] ?? initialOf(kind);
    const good = readOption(key, kind, value);
    if (good === null) return refused(refuse('OPTION_INVALID', null));
    read[key] = good;
  }
  return settle(read as Options);
}

function initialOf(kind: (typeof OPTIONS)[number]['kind']): unknown {
  return kind.type === 'document' ? null : kind.initial;
}

/** The value in its one spelling, or null: not possible. `true` and `false` are read as "on" and "off". */
function readOption(key: string, kind: (typeof OPTIONS)[number]['kind'], value: unknown): string | number | null {
  if (kind.type === 'integer') return isCount(value, kind.min, kind.max) ? value : null;
  if (kind.type === 'document') return null;
  if (key === 'terrain') return typeof value === 'string' ? value : null;
  const word = typeof value === 'boolean' && kind.values.includes('on') ? (value ? 'on' : 'off') : value;
  return oneOf(word, kind.values) ? word : null;
}

/** CA-067: the campaign has its own board and "all options above on". */
function settle(read: Options): Result<Options, Refusal> {
  const campaign = read.campaign === 'on';
  const on: OnOff = 'on';
  const all = { elite: on, experienced: on, reinforcements: on, fullRows: 'off' as OnOff };
  const options: Options = campaign ? { ...read, ...all, terrain: campaignTerrain(read.terrain) } : read;
  const fault = refusesTerrain(options);
  return fault === null ? accepted(options) : refused(fault);
}

/** CA-067: layout `front`; a custom code of twelve rows may take its place. */
function campaignTerrain(terrain: string): string {
  return isLayoutId(terrain) ? 'front' : terrain;
}

/**
 * CA-060, THE-RULES "Terrain layouts": a layout of the right size, or a code, "accepted only if equal to itself turned by 180 degrees,
 * unless [...]".
 */
function refusesTerrain({ terrain, campaign, unequalLayout }: Options): Refusal | null {
  const size = campaign === 'on' ? 12 : 8;
  const rule = refuse('OPTION_INVALID', 'CA-060');
  if (isLayoutId(terrain)) return LAYOUTS[terrain].size === size ? null : rule;
  const rows = terrain.split('/');
  if (rows.length !== size || rows.some((row) => row.length !== size)) return rule;
  const letters = TERRAIN_KINDS.map((kind) => TERRAIN[kind].letter);
  const all = [...rows.join('')];
  if (!all.every((letter) => letters.includes(letter))) return rule;
  const equal = all.join('') === all.toReversed().join('');
  return equal || unequalLayout === 'on' ? null : rule;
}
