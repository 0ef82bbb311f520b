import { percentile } from '../report.ts';
import type { Sink } from './sink.ts';

/** Something that leads to one letter: resolves at the moment of its commit. */
export type Cause = { readonly address: string; begin(): Promise<number> };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A letter counts as lost after this time. */
const PATIENCE_MS = 60_000;
/** What a house holds: 99 of 100 letters are out within this time. */
export const HELD_MS = 2_000;
/** For so long each rate is tried. */
const TRIED_S = 6;
const SLOWEST = 5;
const STEP = 1.6;
/** Between a rate that held and one that did not: so often the middle is tried. */
const HALVINGS = 2;

export type Waits = { readonly p50: number; readonly p99: number; readonly longest: number };

/** Causes letters at their times, however long these take; how long each letter took from commit to the mail server's "taken". */
export async function waitsAt(sink: Sink, causes: readonly Cause[], perSecond: number): Promise<Waits> {
  const committed = new Map<string, number>();
  const begin = performance.now();
  const begun: Promise<void>[] = [];
  for (const [nth, { address, begin: cause }] of causes.entries()) {
    await pause(Math.max(0, begin + (nth * 1000) / perSecond - performance.now()));
    begun.push(cause().then((at) => void committed.set(address, at)));
  }
  await Promise.all(begun);
  const missing = () => causes.filter(({ address }) => sink.takenAt(address) === undefined);
  for (const end = performance.now() + PATIENCE_MS; missing().length > 0; await pause(50))
    if (performance.now() > end) throw new Error(`${missing().length} of ${causes.length} letters never came`);
  const waits = causes.map(({ address }) => (sink.takenAt(address) ?? 0) - (committed.get(address) ?? 0));
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), longest: Math.max(...waits) };
}

/** A rate that was held, in letters a second, and the waits at it. */
export type Held = { readonly perSecond: number; readonly waits: Waits | null };

/** The highest rate that is held: faster and faster until one is not, then halfway back. */
export async function highestHeld(sink: Sink, causes: (count: number) => Promise<readonly Cause[]>): Promise<Held> {
  let held: Held = { perSecond: 0, waits: null };
  const tried = async (perSecond: number): Promise<boolean> => {
    sink.forget();
    const waits = await waitsAt(sink, await causes(Math.ceil(perSecond * TRIED_S)), perSecond);
    process.stderr.write(`  ${perSecond.toFixed(1)}/s: p99 ${waits.p99.toFixed(0)} ms\n`);
    if (waits.p99 > HELD_MS) return false;
    held = { perSecond, waits };
    return true;
  };
  let missed = SLOWEST;
  while (await tried(missed)) missed *= STEP;
  for (let nth = 0; nth < HALVINGS; nth += 1) {
    const middle = (held.perSecond + missed) / 2;
    if (!(await tried(middle))) missed = middle;
  }
  return held;
}
