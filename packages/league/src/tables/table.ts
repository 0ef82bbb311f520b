/** CL-102 to CL-108: the table of a group, and by what each stands before the next. */
import { lotsOf } from '../chance/lots.ts';
import { type Group, inOrder, type Ledger } from '../log/ledger.ts';
import type { Settings, Tiebreak } from '../settings/settings.ts';
import { type Card, cardsOf } from './cards.ts';
import { type Direct, splitByDirect } from './direct.ts';
import { type Values, valuesOf } from './values.ts';

/** CL-108: what separates a row from the one above it: the criterion and both values in its units. */
export type Separation = {
  readonly code: Tiebreak | 'withdrawn';
  readonly above: number;
  readonly own: number;
};
export type Row = {
  /** Printed rank; equal for entries that only the lot separates, if nothing depends on it (CL-107). */
  readonly rank: number;
  readonly shared: boolean;
  /** Place with lots, from 1. */
  readonly place: number;
  readonly id: string;
  readonly values: Values;
  /** Points among equals, once for each time that DE was asked; empty where it never was. */
  readonly direct: readonly number[];
  /** Drawn only where everything else is equal. */
  readonly lot: number | null;
  readonly by: Separation | null;
  readonly withdrawn: boolean;
  readonly annulled: boolean;
  /** Results that may still change: provisional ones, and legs that run (CL-106). */
  readonly open: number;
  /** CL-206: results that people reported from a table, those that nobody has confirmed yet included. */
  readonly reported: number;
};

type Placed = { readonly card: Card; readonly by: Separation | null };
type Sorting = {
  readonly settings: Settings;
  readonly values: ReadonlyMap<string, Values>;
  readonly direct: Direct;
  readonly lots: () => ReadonlyMap<string, number>;
};

type Drawn = { readonly groups: number; readonly entries: number; readonly lots: ReadonlyMap<string, number> };

/** Pairing numbers are given at the start, when groups are made, and to late entries; in between all tables share the lots. */
const drawnFor = new WeakMap<Ledger, Drawn>();

/** The lots of an event, drawn when they are first asked for: most tables need none. */
function lotsIn(ledger: Ledger): ReadonlyMap<string, number> {
  const [groups, entries] = [ledger.groups.length, ledger.entries.size];
  const known = drawnFor.get(ledger);
  if (known?.groups === groups && known.entries === entries) return known.lots;
  const ids = inOrder(ledger).map(({ id }) => id);
  const lots = lotsOf(ledger.seed, ids);
  drawnFor.set(ledger, { groups, entries, lots });
  return lots;
}

/** The table of a group. `borders`: after this many rows something hangs on the order (promotion, relegation, advance). */
export function tableOf(ledger: Ledger, group: Group, borders: readonly number[] = []): readonly Row[] {
  const cards = cardsOf(ledger, group);
  const sorting = {
    settings: ledger.settings,
    values: valuesOf(cards, ledger.settings),
    direct: new Map(),
    lots: () => lotsIn(ledger),
  };
  const isLast = ({ entry }: Card) => ledger.settings.format !== 'swiss' && entry.withdrawnAt !== null;
  const playing = arranged(
    sorting,
    cards.filter((card) => !isLast(card)),
    0,
  );
  const gone = goneInOrder(sorting, cards.filter(isLast), playing.length > 0);
  return rowsOf(sorting, [...playing, ...gone], borders);
}

/** Orders a set by the criteria from `index` on; the first row of each part knows what separates it from the part above. */
function arranged(sorting: Sorting, set: readonly Card[], index: number): readonly Placed[] {
  const code = sorting.settings.tiebreaks[index];
  if (set.length < 2 || code === undefined) return set.map((card) => ({ card, by: null }));
  const parts = partsOf(sorting, set, code);
  return parts.flatMap((part, at) => {
    const [first, ...others] = arranged(sorting, part, index + 1);
    const above = parts[at - 1]?.[0];
    if (first === undefined || above === undefined) return first === undefined ? [] : [first, ...others];
    return [{ card: first.card, by: separation(sorting, code, above, first.card) }, ...others];
  });
}

function partsOf(sorting: Sorting, set: readonly Card[], code: Tiebreak): readonly (readonly Card[])[] {
  if (code === 'DE') return splitByDirect(set, sorting.settings.format === 'swiss', sorting.direct);
  const parts = new Map<number, Card[]>();
  for (const card of set) {
    const value = valueBy(sorting, card, code);
    parts.set(value, [...(parts.get(value) ?? []), card]);
  }
  // CL-102: fewer misses and the lower lot stand first, of everything else more.
  const rising = code === 'MISS' || code === 'LOT';
  return [...parts].sort(([a], [b]) => (rising ? a - b : b - a)).map(([, part]) => part);
}

function valueBy({ values, lots }: Sorting, { entry }: Card, code: Exclude<Tiebreak, 'DE'>): number {
  return code === 'LOT' ? (lots().get(entry.id) ?? 0) : (values.get(entry.id)?.[code] ?? 0);
}

function separation(sorting: Sorting, code: Tiebreak, above: Card, own: Card): Separation {
  if (code !== 'DE') return { code, above: valueBy(sorting, above, code), own: valueBy(sorting, own, code) };
  const [theirs, mine] = [sorting.direct.get(above.entry.id) ?? [], sorting.direct.get(own.entry.id) ?? []];
  const level = Math.max(
    0,
    theirs.findIndex((points, index) => points !== mine[index]),
  );
  return { code, above: theirs[level] ?? 0, own: mine[level] ?? 0 };
}

/** CL-084: withdrawn entries rank last: by points, then who left later, then pairing number. */
function goneInOrder({ values }: Sorting, gone: readonly Card[], below: boolean): readonly Placed[] {
  const points = ({ entry }: Card) => values.get(entry.id)?.PTS ?? 0;
  const order = gone.toSorted(
    (a, b) =>
      points(b) - points(a) ||
      lastRound(b) - lastRound(a) ||
      (b.entry.leftAt ?? 0) - (a.entry.leftAt ?? 0) ||
      a.entry.number - b.entry.number,
  );
  return order.map((card, index) => {
    const above = order[index - 1];
    const by = above ? { code: 'withdrawn' as const, above: points(above), own: points(card) } : null;
    return { card, by: by ?? (below ? { code: 'withdrawn', above: 0, own: points(card) } : null) };
  });
}

/**
 * The round in which an entry left: by its second no-show (CL-082), or else the last one it had a result in. Order of arrival is nothing.
 */
function lastRound({ entry, meetings }: Card): number {
  const missed = meetings.filter(({ legs }) =>
    legs.some(({ q, how }) => how === 'double' || (how === 'walkover' && q === 0)),
  );
  const had = meetings.filter(({ legs }) => legs.some(({ q, how }) => q !== null && how !== 'withdrawn'));
  const rounds = (entry.leftAt === null ? missed : had).map(({ round }) => round).sort((a, b) => a - b);
  return (entry.leftAt === null ? rounds[1] : rounds.at(-1)) ?? 0;
}

/** CL-107: whom only the lot separates share a rank, except where a border lies between them. */
function rowsOf(sorting: Sorting, placed: readonly Placed[], borders: readonly number[]): readonly Row[] {
  const ranks: number[] = [];
  placed.forEach(({ by }, index) => {
    const sharesRank = by?.code === 'LOT' && !borders.includes(index);
    ranks.push(sharesRank ? (ranks[index - 1] ?? 1) : index + 1);
  });
  const byLot = placed.some(({ by }) => by?.code === 'LOT');
  return placed.map(({ card, by }, index) => {
    const rank = ranks[index] ?? index + 1;
    return {
      rank,
      shared: ranks.filter((other) => other === rank).length > 1,
      place: index + 1,
      id: card.entry.id,
      values: sorting.values.get(card.entry.id) ?? NO_VALUES,
      direct: sorting.direct.get(card.entry.id) ?? [],
      lot: byLot ? (sorting.lots().get(card.entry.id) ?? null) : null,
      by,
      withdrawn: card.entry.withdrawnAt !== null,
      annulled: card.annulled,
      open: openOf(card),
      reported: reportedOf(card),
    };
  });
}

const NO_VALUES: Values = { PTS: 0, SB: 0, BH: 0, BHC1: 0, WON: 0, MAR: 0, HARD: 0, MISS: 0 };

const reportedOf = ({ meetings }: Card): number =>
  meetings.flatMap(({ legs }) => legs).filter(({ how, pending }) => how === 'reported' || pending).length;

function openOf({ meetings }: Card): number {
  return meetings.flatMap(({ legs }) => legs).filter(({ how }) => how === 'running' || how === 'provisional').length;
}
