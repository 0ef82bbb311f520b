/** Words that every narrator needs. */

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "two", "twelve", "13". */
export const number = (value: number): string => NUMBERS[value] ?? String(value);

/** "once", "twice", "three times". */
export const times = (value: number): string =>
  value === 1 ? 'once' : value === 2 ? 'twice' : `${number(value)} times`;

/** "two squares". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`;

/** "a Tank", "an Infantry". */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** As `listed`, of the first few: "a, b and three more". */
export function shortly(words: readonly string[], most: number): string {
  const more = words.length - most;
  return more < 2 ? listed(words) : `${words.slice(0, most).join(', ')} and ${number(more)} more`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How often each word comes, in order of first coming. */
export function tally(words: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** How many of each kind, in order of first coming. */
export const byKind = (kinds: readonly string[]): readonly { readonly kind: string; readonly count: number }[] =>
  [...tally(kinds)].map(([kind, count]) => ({ kind, count }));

/** Groups items with the same key, in order of first appearance. */
export function grouped<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const group = found.get(key(item));
    if (group) group.push(item);
    else found.set(key(item), [item]);
  }
  return found;
}

/** Steps once each, in order. */
export const inOrder = (steps: readonly number[]): readonly number[] =>
  [...new Set(steps)].sort((one, two) => one - two);
