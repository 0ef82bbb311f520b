import type { Group } from './operations.ts';

const DAY = 86_400_000;

/** Whole days since a moment. */
export const daysSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY));

/** A sum over both sides. */
const both = (group: Group, what: string): number =>
  Object.values(group.figures?.counts ?? {}).reduce((sum, counts) => sum + (counts[what] ?? 0), 0);

/** LC-101: the sort orders for groups. Groups that have not begun come last. */
export const ORDERS = {
  group: { title: 'number', of: (group: Group) => group.group },
  place: { title: 'place', of: (group: Group) => group.place ?? 1_000 },
  turn: { title: 'turns fought', of: (group: Group) => -(group.figures?.turn ?? 0) },
  ready: { title: 'soldiers ready', of: (group: Group) => -both(group, 'ready') },
  fallen: { title: 'fallen', of: (group: Group) => -both(group, 'fallen') },
  upgrades: { title: 'upgrades', of: (group: Group) => -both(group, 'upgrades') },
  quiet: {
    title: 'least active',
    of: ({ figures }: Group) =>
      figures === null || figures.winner !== null ? Number.MAX_VALUE : Date.parse(figures.lastAt),
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly of: (group: Group) => number }>>;
export type Order = keyof typeof ORDERS;

export function isOrder(word: string): word is Order {
  return Object.hasOwn(ORDERS, word);
}

/** The same groups in another order; where they are equal by their number. */
export function sorted(groups: readonly Group[], order: Order): readonly Group[] {
  const begun = (group: Group): number => (group.figures === null ? 1 : 0);
  const key = ORDERS[order].of;
  const late = order === 'group' ? () => 0 : begun;
  return groups.toSorted((one, other) => late(one) - late(other) || key(one) - key(other) || one.group - other.group);
}
