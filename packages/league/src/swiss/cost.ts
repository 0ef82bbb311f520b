import { type Preference, preferenceOf, STRENGTH, type SwissPlayer } from './player.ts';

/** The parts of CL-063 in their order; part 7 is the order of the list itself. */
export const PARTS = ['repeat', 'absolute', 'score', 'strong', 'float', 'fold'] as const;
export type CostVector = readonly number[];

/** A player with its rank (from 0), its place in its score group, and what it wishes. */
export type Ranked = {
  readonly player: SwissPlayer;
  readonly rank: number;
  readonly place: number;
  readonly groupSize: number;
  readonly wish: Preference;
};

/** CL-061: players in order of rank, with their score groups among those who are to be paired. */
export function inGroups(players: readonly SwissPlayer[]): readonly Ranked[] {
  const sizes = new Map<number, number>();
  const places = players.map(({ score }) => {
    const place = sizes.get(score) ?? 0;
    sizes.set(score, place + 1);
    return place;
  });
  return players.map((player, rank) => ({
    player,
    rank,
    place: places[rank] ?? 0,
    groupSize: sizes.get(player.score) ?? 0,
    wish: preferenceOf(player),
  }));
}

/** CL-063: the six parts of the cost of a pair, a above b. In `pair` mode parts 2 and 4 are 0 (CL-069). */
export function costOf(a: Ranked, b: Ranked, single: boolean): CostVector {
  const clash = single && a.wish.wants !== null && a.wish.wants === b.wish.wants;
  const absolute = clash && a.wish.strength === STRENGTH.absolute && b.wish.strength === STRENGTH.absolute;
  const strong = clash && !absolute && Math.min(a.wish.strength, b.wish.strength) >= STRENGTH.strong;
  const repeat = a.player.met.has(b.player.id);
  return [
    Number(repeat),
    Number(absolute),
    (a.player.score - b.player.score) ** 2,
    Number(strong),
    floatOf(a, b),
    foldOf(a, b),
  ];
}

/** CL-063, part 5: who floated in the last round floats again in the same direction. */
function floatOf({ player: a }: Ranked, { player: b }: Ranked): number {
  return a.score > b.score ? Number(a.floated === 'down') + Number(b.floated === 'up') : 0;
}

/** CL-063, part 6: upper half against lower half of a group; who leaves a group leaves it at its bottom, and joins at the top. */
function foldOf(a: Ranked, b: Ranked): number {
  if (a.player.score !== b.player.score) return (a.groupSize - 1 - a.place) ** 2 + b.place ** 2;
  const off = b.place - a.place - Math.floor(a.groupSize / 2);
  return off >= 0 ? off ** 2 : off ** 2 - off;
}

/** The cost of a pairing: each part summed over its pairs. */
export function sumOf(costs: readonly CostVector[]): CostVector {
  return PARTS.map((_, part) => costs.reduce((sum, cost) => sum + (cost[part] ?? 0), 0));
}

/** Compares two vectors in order: below 0 if the first one is less. */
export function compared(a: CostVector, b: CostVector): number {
  const part = a.findIndex((value, index) => value !== b[index]);
  return part < 0 ? 0 : (a[part] ?? 0) - (b[part] ?? 0);
}
