/**
 * The large counts behind Tank Killers: `node packages/rulebook/src/laws/tank-killers/claims.ts [playouts] [pairs] [replays]`,
 * by default 5000, 2000 and 1000. Prints what was found; the status is 1 where a claim does not hold. claims.test.ts runs small counts.
 */
import process from 'node:process';
import { handOvers } from './hand-overs.ts';
import { neutrality } from './neutrality.ts';
import { playouts } from './playouts.ts';

const [matches = 5000, pairs = 2000, replays = 1000] = process.argv.slice(2).map(Number);

function measured<Found>(title: string, find: () => Found): Found {
  const begun = performance.now();
  const found = find();
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  process.stdout.write(`${title}, ${seconds} s: ${JSON.stringify(found)}\n`);
  return found;
}

const ends = measured('random and greedy matches', () => playouts(matches));
const neutral = measured('pairs that differ in hand and orders', () => neutrality(pairs));
const saved = measured('replays with standing orders', () => handOvers(replays));
const holds =
  ends.neverPlayed.length === 0 &&
  neutral.differences.length === 0 &&
  saved.sameHashes === replays &&
  saved.saved >= 0.5;
process.exitCode = holds ? 0 : 1;
