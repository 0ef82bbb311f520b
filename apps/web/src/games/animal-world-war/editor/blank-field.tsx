'use client';
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import type { Blank } from './condition-forms.ts';
import { UNIT_CHOICES } from './unit-names.ts';

export const NAMES = { A: 'Herbivoria', B: 'Carnivoron' } as const;

type Choices = readonly (readonly [value: string, label: string])[];

const upTo = (most: number, label: (n: number) => string = String): Choices =>
  Array.from({ length: most }, (_, i) => [String(i + 1), label(i + 1)]);

const ZONES: Choices = [
  ['ZA', 'Zone of Herbivoria'],
  ['ZB', 'Zone of Carnivoron'],
];

const CHOICES: Readonly<Partial<Record<Blank['kind'], Choices>>> = {
  zone: ZONES,
  zoneOrNone: [['', 'Anywhere'], ...ZONES],
  role: [
    ['A', NAMES.A],
    ['B', NAMES.B],
  ],
  civilians: [
    ['living', 'In any living state'],
    ['upright', 'Upright'],
  ],
  number: upTo(12),
  count: [...upTo(12), ['ceil(N/2)', 'Half of the squad'], ['max(2,ceil(N/3))', 'A third of the squad, at least two']],
  round: [['RL', 'The last round'], ['RL+2', 'The second round after the limit'], ...upTo(20, (n) => `Round ${n}`)],
  unit: [['VIP', 'The named VIP'], ...UNIT_CHOICES],
};

type Props = {
  readonly id: string;
  readonly blank: Blank;
  readonly value: unknown;
  readonly hexes: readonly string[];
  readonly set: (value: unknown) => void;
};

/** The field in which a blank of a condition is filled. */
export function BlankField({ id, blank: { kind }, value, hexes, set }: Props) {
  if (kind === 'lying') {
    return <input id={id} type="checkbox" checked={value === true} onChange={(event) => set(event.target.checked)} />;
  }
  const choices = kind === 'hex' ? hexes.map((key) => [key, key] as const) : CHOICES[kind];
  if (choices === undefined) return <NamesField id={id} kind={kind} value={value} set={set} />;
  const shown = shownValue(kind, value);
  return (
    <select id={id} className="select" value={shown} onChange={(event) => set(chosenValue(kind, event.target.value))}>
      {choices.some(([word]) => word === shown) ? null : <option value={shown}>{shown}</option>}
      {choices.map(([word, label]) => (
        <option key={word} value={word}>
          {label}
        </option>
      ))}
    </select>
  );
}

function shownValue(kind: Blank['kind'], value: unknown): string {
  if (kind === 'hex') return keyOf(value as Hex);
  const short = (value as { readonly others?: unknown } | null)?.others;
  return String(short ?? value ?? '');
}

function chosenValue(kind: Blank['kind'], word: string): unknown {
  if (kind === 'hex') return fromKey(word);
  if (word === '') return null;
  const counted = kind === 'number' || kind === 'count' || kind === 'round';
  return counted && /^\d+$/.test(word) ? Number(word) : word;
}

/** Tokens or tiles, separated by spaces. An unreadable text changes nothing. */
function NamesField({ id, kind, value, set }: Pick<Props, 'id' | 'value' | 'set'> & { readonly kind: Blank['kind'] }) {
  const text = kind === 'hexes' ? (value as readonly Hex[]).map(keyOf) : (value as readonly string[]);
  return (
    <input
      id={id}
      className="input"
      key={text.join(' ')}
      defaultValue={text.join(' ')}
      onBlur={(event) => {
        const read = kind === 'hexes' ? readHexes(event.target.value) : readNames(event.target.value);
        if (read !== null) set(read);
      }}
    />
  );
}

/** Names of tokens as they were typed, in capitals; null: none. */
export function readNames(text: string): readonly string[] | null {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length > 0 ? words.map((word) => word.toUpperCase()) : null;
}

function readHexes(text: string): readonly Hex[] | null {
  const hexes = text.trim().split(/\s+/).map(fromKey);
  const known = hexes.filter((at) => at !== null);
  return known.length === hexes.length ? known : null;
}
