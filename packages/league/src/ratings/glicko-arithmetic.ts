/**
 * CL-130, CL-190: the arithmetic of Glicko-2, after Glickman's "Example of the Glicko-2 system" (2013), step by step: τ = 0.5, convergence 1e-6. The
 * tests hold it against his example and against figures of the package `glicko2-lite` 5.0.0.
 */
import type { RatingTriple } from '../log/events.ts';

/** One result as the rated one sees it: the opponent's rating with the edge in it, and its own score from 0 to 1. */
export type Bout = { readonly r: number; readonly rd: number; readonly score: number };

export const SCALE = 173.7178;
const TAU = 0.5;
const CONVERGENCE = 1e-6;
const CENTRE = 1500;

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Steps 2 to 8: the rating after at least one bout. */
export function rated([r, rd, sigma]: RatingTriple, bouts: readonly Bout[]): RatingTriple {
  const [mu, phi] = [(r - CENTRE) / SCALE, rd / SCALE];
  let [information, surplus] = [0, 0];
  for (const bout of bouts) {
    const g = weight(bout.rd / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (bout.r - CENTRE) / SCALE)));
    information += g ** 2 * expected * (1 - expected);
    surplus += g * (bout.score - expected);
  }
  const variance = 1 / information;
  const volatility = volatilityOf(phi, sigma, variance, variance * surplus);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + information);
  return [SCALE * (mu + after ** 2 * surplus) + CENTRE, SCALE * after, volatility];
}

/** Step 5: the root of f by the Illinois algorithm. */
function volatilityOf(phi: number, sigma: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number) => {
    const sum = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2;
  };
  let [a, b] = [start, lowerEnd(start, f, delta ** 2 - phi ** 2 - variance)];
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > CONVERGENCE) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}

/** Step 5.2: the other end of the interval in which the root lies. */
function lowerEnd(start: number, f: (x: number) => number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let k = 1;
  while (f(start - k * TAU) < 0) k += 1;
  return start - k * TAU;
}
