/** Sight lines between hex centres in whole numbers (WWA-034): which hexes a line crosses, and between which it runs. */

import type { Hex } from '../state.ts';
import { distance, minus } from './hexes.ts';

/** For a line from (0, 0): offsets of crossed hexes, and of the two hexes on either side of each edge it runs along. */
export type Line = { readonly crossed: readonly Hex[]; readonly pairs: readonly (readonly [Hex, Hex])[] };

/** An open interval of t as fractions [n, d] with d > 0; null: empty. */
type Span = readonly [from: Fraction, to: Fraction];
type Fraction = readonly [number, number];
const WHOLE: Span = [
  [0, 1],
  [1, 1],
];

const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

function narrowed([from, to]: Span, [low, high]: Span): Span | null {
  const start = less(from, low) ? low : from;
  const end = less(high, to) ? high : to;
  return less(start, end) ? [start, end] : null;
}

/** Where |a + t d| < 1. */
function inside(a: number, d: number): Span | null {
  if (d === 0) return a === 0 ? WHOLE : null;
  const one: Fraction = d > 0 ? [-1 - a, d] : [a - 1, -d];
  const other: Fraction = d > 0 ? [1 - a, d] : [a + 1, -d];
  return [one, other];
}

const differences = ({ q, r }: Hex): readonly [number, number, number] => {
  const y = -q - r;
  return [q - y, y - r, r - q];
};

function common(a: readonly number[], d: readonly number[], but: number): Span | null {
  let span: Span | null = WHOLE;
  for (let index = 0; index < 3 && span !== null; index++) {
    if (index === but) continue;
    const part = inside(a[index] ?? 0, d[index] ?? 0);
    span = part === null ? null : narrowed(span, part);
  }
  return span;
}

function traced(to: Hex): Line {
  const d = differences(to);
  const crossed: Hex[] = [];
  const grazed: { readonly hex: Hex; readonly side: number; readonly span: string }[] = [];
  for (let q = Math.min(0, to.q) - 1; q <= Math.max(0, to.q) + 1; q++)
    for (let r = Math.min(0, to.r) - 1; r <= Math.max(0, to.r) + 1; r++) {
      if ((q === 0 && r === 0) || (q === to.q && r === to.r)) continue;
      const a = differences({ q: -q, r: -r });
      if (common(a, d, -1) !== null) crossed.push({ q, r });
      const along = d.findIndex((one, index) => one === 0 && Math.abs(a[index] ?? 0) === 1);
      const span = along < 0 ? null : common(a, d, along);
      if (span !== null) grazed.push({ hex: { q, r }, side: a[along] ?? 0, span: span.map(([n, m]) => n / m).join() });
    }
  const pairs = grazed
    .filter(({ side }) => side === 1)
    .flatMap((one): (readonly [Hex, Hex])[] => {
      const other = grazed.find(({ side, span }) => side === -1 && span === one.span);
      return other === undefined ? [] : [[one.hex, other.hex]];
    });
  return { crossed, pairs };
}

const known = new Map<number, Line>();

/** WWA-034: the line between two hexes, as offsets from the first. */
export function lineBetween(from: Hex, to: Hex): Line {
  const vector = minus(to, from);
  const key = vector.q * 1000 + vector.r;
  let line = known.get(key);
  if (line === undefined) {
    line = distance(from, to) > 40 ? { crossed: [], pairs: [] } : traced(vector);
    known.set(key, line);
  }
  return line;
}

/** WWA-035: blocked by a crossed hex, or by both hexes of a grazed pair. */
export function isBlocked(from: Hex, to: Hex, blocks: (q: number, r: number) => boolean): boolean {
  const { crossed, pairs } = lineBetween(from, to);
  const { q, r } = from;
  return (
    crossed.some((off) => blocks(q + off.q, r + off.r)) ||
    pairs.some(([one, other]) => blocks(q + one.q, r + one.r) && blocks(q + other.q, r + other.r))
  );
}
