/** Fields of players as no tidy event would have them: every preference, float, repeat and block may meet every other. */
import type { SwissPlayer } from '../player.ts';

/** Numbers from 0 to below `most`, the same for the same seed. */
function numbersFrom(seed: number): (most: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % most;
  };
}

export function wildPlayers(seed: number, count: number): readonly SwissPlayer[] {
  const next = numbersFrom(seed);
  const ids = Array.from({ length: count }, (_, index) => `p${index + 1}`);
  const [rounds, density, blocks] = [1 + next(6), next(60), next(3) === 0 ? next(40) : 0];
  const met = pairsOf(ids, () => next(100) < density);
  const barred = pairsOf(ids, () => next(100) < blocks);
  return ids.map((id, index) => ({
    id,
    number: index + 1,
    score: next(rounds * 2 + 1) * 2,
    met: met.get(id) ?? new Set(),
    barred: barred.get(id) ?? new Set(),
    floated: ([null, null, 'down', 'up'] as const)[next(4)] ?? null,
    hadU: next(4) === 0,
    sides: Array.from({ length: rounds }, (_, round) => ({
      round: round + 1,
      side: (['A', 'B', 'A', 'B', null] as const)[next(5)] ?? null,
    })),
  }));
}

function pairsOf(ids: readonly string[], isOne: () => boolean): ReadonlyMap<string, Set<string>> {
  const pairs = new Map(ids.map((id) => [id, new Set<string>()]));
  ids.forEach((a, index) => {
    for (const b of ids.slice(index + 1)) {
      if (!isOne()) continue;
      pairs.get(a)?.add(b);
      pairs.get(b)?.add(a);
    }
  });
  return pairs;
}
