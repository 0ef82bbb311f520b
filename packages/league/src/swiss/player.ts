/** An entry as the pairing of a Swiss round sees it. */
import { otherSide, type Side } from '../scores.ts';

/** A round as an entry had it: whom it met, on which side, or null for a round that it did not play. */
export type Had = { readonly round: number; readonly side: Side | null };

export type SwissPlayer = {
  readonly id: string;
  /** Pairing number (CL-035). */
  readonly number: number;
  /** Score in q, byes and walkovers included (CL-061). */
  readonly score: number;
  /** Opponents met, by CL-061. */
  readonly met: ReadonlySet<string>;
  /** With whom there is no pairing: blocked or forbidden (CL-023, CL-068). */
  readonly barred: ReadonlySet<string>;
  /** The float in the last round (CL-063, part 5). */
  readonly floated: 'down' | 'up' | null;
  /** Whether it had an allotted bye (CL-062). */
  readonly hadU: boolean;
  /** Sides of its played legs, the latest last (CL-065); empty in `pair` mode (CL-069). */
  readonly sides: readonly Had[];
};

export const STRENGTH = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;
export type Preference = { readonly wants: Side | null; readonly strength: 0 | 1 | 2 | 3; readonly diff: number };

/** CL-065: the preferred side of an entry, from its played legs. If signs contradict each other, the difference decides. */
export function preferenceOf({ sides }: Pick<SwissPlayer, 'sides'>): Preference {
  const played = sides.flatMap(({ side }) => (side === null ? [] : [side]));
  const diff = played.reduce((sum, side) => sum + (side === 'A' ? 1 : -1), 0);
  const last = played.at(-1);
  if (last === undefined) return { wants: null, strength: STRENGTH.none, diff };
  const fewer: Side = diff > 0 ? 'B' : 'A';
  if (Math.abs(diff) >= 2) return { wants: fewer, strength: STRENGTH.absolute, diff };
  if (played.at(-2) === last) return { wants: otherSide(last), strength: STRENGTH.absolute, diff };
  if (diff !== 0) return { wants: fewer, strength: STRENGTH.strong, diff };
  return { wants: otherSide(last), strength: STRENGTH.mild, diff };
}

/** CL-061: ranks for pairing: score descending, pairing number ascending. */
export function ranked(players: readonly SwissPlayer[]): readonly SwissPlayer[] {
  return [...players].sort((a, b) => b.score - a.score || a.number - b.number);
}
