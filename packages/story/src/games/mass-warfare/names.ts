/** Sides by their colour, units by their kind, hexes by the nearest city. */
import { SIDE_NAMES, type Side } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Eyes } from '../../moment.ts';
import type { Fallen } from '../../narrator.ts';
import { byKind, counted, listed } from '../../words.ts';

/** "s1-inf-3" says whose it is and what. */
export const ownerOf = (unit: string): Side => unit.slice(0, 2) as Side;
const kindOf = (unit: string): string => unit.split('-')[1] ?? 'inf';

/** "Blue", "we". */
export const who = (side: Side, { side: own }: Eyes): string => (side === own ? 'we' : SIDE_NAMES[side]);
/** "Blue takes", "we take". */
export const does = (side: Side, eyes: Eyes, verb: string): string =>
  side === eyes.side ? `we ${verb}` : `${SIDE_NAMES[side]} ${verb === 'lose' ? 'loses' : `${verb}s`}`;

const KINDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  inf: ['infantry', 'infantry'],
  mech: ['mechanized infantry', 'mechanized infantry'],
  tank: ['tank unit', 'tank units'],
  art: ['battery', 'batteries'],
  aa: ['anti-aircraft battery', 'anti-aircraft batteries'],
  ftr: ['fighter', 'fighters'],
  bmb: ['bomber', 'bombers'],
  trn: ['transport', 'transports'],
  war: ['warship', 'warships'],
  car: ['carrier', 'carriers'],
  sub: ['submarine', 'submarines'],
};

/** "two infantry and one bomber". */
export const units = (ids: readonly string[]): string => listed(unitsByKind(ids));

/** "two infantry", "one bomber": for a longer list. */
export const unitsByKind = (ids: readonly string[]): readonly string[] => eachOf(byKind(ids.map(kindOf)));

/** The same of kinds that are counted already. */
export const ofKinds = (kinds: readonly Fallen[]): string => listed(eachOf(kinds));

const eachOf = (kinds: readonly Fallen[]): readonly string[] =>
  kinds.map(({ kind, count }) => {
    const [one, many] = KINDS[kind] ?? ['unit', 'units'];
    return counted(count, one, many);
  });

type Place = { readonly name: string };

/** "at Zeven", "near Zeven"; nothing on a map without cities. */
export function where({ name }: Place): string {
  if (/^-?\d+,-?\d+$/.test(name)) return '';
  const near = /^\d+ from (.+)$/.exec(name);
  return near ? ` near ${near[1]}` : ` at ${name}`;
}

/** The common place of all, if they share one. */
export function shared(places: readonly Place[]): string {
  const names = new Set(places.map(where));
  return names.size === 1 ? ([...names][0] ?? '') : '';
}
