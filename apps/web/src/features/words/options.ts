import type { Json, OptionSpec } from '@fieldpost/client';

/** Options of a match by key, as stored. */
export type OptionValues = { readonly [key: string]: Json };

export const optionsOf = (raw: Json): OptionValues =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as OptionValues) : {};

export const isSwitch = (spec: OptionSpec): boolean =>
  spec.kind.type === 'choice' &&
  spec.kind.values.length === 2 &&
  spec.kind.values.includes('on') &&
  spec.kind.values.includes('off');

const initialOf = ({ kind }: OptionSpec): Json => (kind.type === 'document' ? null : kind.initial);

/** The short label of a switch: the part of its title before the colon. */
const shortTitle = ({ title }: OptionSpec): string => title.split(':')[0] ?? title;

/** A value in words: "on", or the name of a choice. */
export const choiceName = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');

/** Options that differ from how the game comes, in short labels: "Terrain: Salient", "Elite units". */
export function changedOptions(
  specs: readonly OptionSpec[],
  raw: Json,
  hidden: readonly string[] = [],
): readonly string[] {
  const values = optionsOf(raw);
  return specs
    .filter((spec) => !hidden.includes(spec.key))
    .filter((spec) => values[spec.key] !== undefined && values[spec.key] !== initialOf(spec))
    .map((spec) =>
      isSwitch(spec)
        ? switchLabel(spec, values[spec.key])
        : `${shortTitle(spec)}: ${choiceName(String(values[spec.key]))}`,
    );
}

const switchLabel = (spec: OptionSpec, value: Json | undefined): string =>
  value === 'on' ? shortTitle(spec) : `No ${shortTitle(spec).toLowerCase()}`;
