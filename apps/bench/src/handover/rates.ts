import { percentile } from '../report.ts';
import type { Sink } from './sink.ts';

/** Something that leads to one letter: resolves at the moment of its commit. */
export type Cause = { readonly address: string; begin(): Promise<number> };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A letter counts as lost after this time. */
const PATIENCE_MS = 120_000;
/** What a house holds: 99 of 100 letters are out within this time. */
export const HELD_MS = 2_000;
/** How rates are tried: from which on, in letters a second, and for how long each, in seconds. */
export type Trial = { readonly slowest: number; readonly seconds: number };
const TRIAL: Trial = { slowest: 10, seconds: 6 };
const STEP = 1.6;
/** Bisection steps between a rate that held and one that did not. */
const HALVINGS = 3;

/** In ms. `late`: how long after their times the causes were committed, of 99 in 100; without end where one was refused. */
export type Waits = {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly late: number;
};

/** When each cause was committed, and how long after its time; of those that were refused nothing. */
async function caused(causes: readonly Cause[], perSecond: number) {
  const committed = new Map<string, number>();
  const late: number[] = [];
  const begin = performance.now();
  const begun: Promise<void>[] = [];
  for (const [index, { address, begin: cause }] of causes.entries()) {
    const due = begin + (index * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const noted = (at: number): void => {
      committed.set(address, at);
      late.push(at - due);
    };
    begun.push(cause().then(noted, () => void late.push(Number.POSITIVE_INFINITY)));
  }
  await Promise.all(begun);
  return { committed, late: percentile(late, 0.99) };
}

/** Causes letters at their times, however long these take; how long each letter took from commit to the mail server's "taken". */
export async function waitsAt(sink: Sink, causes: readonly Cause[], perSecond: number): Promise<Waits> {
  const { committed, late } = await caused(causes, perSecond);
  const missing = () => [...committed.keys()].filter((address) => sink.takenAt(address) === undefined);
  for (const end = performance.now() + PATIENCE_MS; missing().length > 0; await pause(50))
    if (performance.now() > end) throw new Error(`${missing().length} of ${causes.length} letters never came`);
  const waits = [...committed].map(([address, at]) => (sink.takenAt(address) ?? 0) - at);
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), longest: Math.max(...waits), late };
}

/** A rate that was held, in letters a second, and the waits at it. */
export type Held = { readonly perSecond: number; readonly waits: Waits | null };

/**
 * The highest rate that is held: faster and faster until one is not, then halfway back. Held is what was caused in time, and was out in
 * time after that.
 */
export async function highestHeld(
  sink: Sink,
  causes: (count: number) => Promise<readonly Cause[]>,
  { slowest, seconds } = TRIAL,
): Promise<Held> {
  let held: Held = { perSecond: 0, waits: null };
  const tried = async (perSecond: number): Promise<boolean> => {
    sink.forget();
    const waits = await waitsAt(sink, await causes(Math.ceil(perSecond * seconds)), perSecond);
    const { p99, late } = waits;
    process.stderr.write(`  ${perSecond.toFixed(1)}/s: p99 ${p99.toFixed(0)} ms, begun ${late.toFixed(0)} ms late\n`);
    if (p99 > HELD_MS || late > HELD_MS) return false;
    held = { perSecond, waits };
    return true;
  };
  let missed = slowest;
  while (await tried(missed)) missed *= STEP;
  for (let index = 0; index < HALVINGS; index += 1) {
    const middle = (held.perSecond + missed) / 2;
    if (!(await tried(middle))) missed = middle;
  }
  return held;
}
