import process from 'node:process';

/** How long one round of the reference loop takes on the machine that all waits and rates were written on, in ms. */
const REFERENCE_MS = 2;
const ROUNDS = 40;

/** Work typical of a service and a page: look things up, build texts, and parse them. */
function referenceRound(): number {
  const seen = new Map<string, number>();
  let sum = 0;
  for (let index = 0; index < 20_000; index += 1) {
    const key = `k${(index * 7919) % 4096}`;
    seen.set(key, (seen.get(key) ?? 0) + index);
    sum = (sum * 31 + index) | 0;
  }
  const back = JSON.parse(JSON.stringify([...seen])) as readonly (readonly [string, number])[];
  for (const [key, value] of back) sum = (sum + key.length * value) | 0;
  return sum;
}

function timedRounds(): readonly number[] {
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    referenceRound();
    return performance.now() - begin;
  });
  return times.toSorted((one, other) => one - other);
}

/**
 * How many times slower this machine is than the reference, by its best round: what it can, whatever else runs on it now.
 * Above 1 is slower. About a tenth of a second.
 */
export const slownessOfMachine = (): number => (timedRounds()[0] ?? REFERENCE_MS) / REFERENCE_MS;

/** The same by its middle round: what it does at this moment, with all that runs beside us. */
const slownessNow = (): number => (timedRounds()[ROUNDS / 2] ?? REFERENCE_MS) / REFERENCE_MS;

const GIVEN = 'FIELDPOST_PACE';

/**
 * The factor for waits of this run of tests, 1 or more: measured once, and kept in the environment for every process of it.
 */
export function pace(): number {
  const given = Number(process.env[GIVEN]);
  if (given >= 1) return given;
  const measured = Math.max(1, Number(slownessNow().toFixed(1)));
  process.env[GIVEN] = String(measured);
  return measured;
}

/** A time of the reference machine, in ms, as long as it must be on this one. For waits that only end in a failure. */
export const paced = (ms: number): number => Math.round(ms * pace());
