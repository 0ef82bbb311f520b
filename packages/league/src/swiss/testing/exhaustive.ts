/** Pairing by exhaustive search, to test the fast one. The two share no code except the cost of a pair. */
import { inGroups, type Ranked } from '../cost.ts';
import { isBetter, type Pair } from '../pairing.ts';
import { ranked, type SwissPlayer } from '../player.ts';

/** All perfect pairings of the players in order of rank that keep apart who must not meet. */
function allPairings(players: readonly Ranked[]): readonly (readonly Pair[])[] {
  const [upper, ...others] = players;
  if (upper === undefined) return [[]];
  return others
    .filter(({ player }) => !player.barred.has(upper.player.id) && !upper.player.barred.has(player.id))
    .flatMap((lower) => {
      const rest = allPairings(others.filter((other) => other !== lower));
      return rest.map((pairs) => [{ upper, lower }, ...pairs]);
    });
}

function repeatsOf(pairs: readonly Pair[]): number {
  return pairs.filter(({ upper, lower }) => upper.player.met.has(lower.player.id)).length;
}

function bestOf(players: readonly SwissPlayer[], single: boolean): readonly Pair[] | null {
  const [first, ...others] = allPairings(inGroups(players));
  if (first === undefined) return null;
  return others.reduce((best, pairs) => (isBetter(pairs, best, single) ? pairs : best), first);
}

/** CL-062 and CL-063 by their words: the bye and the pairs, each as two ids; null where blocks leave nothing. */
export function exhaustivePairing(players: readonly SwissPlayer[], single: boolean) {
  const order = ranked(players);
  const bye = order.length % 2 === 1 ? exhaustiveBye(order) : null;
  if (order.length % 2 === 1 && bye === null) return null;
  const pairs = bestOf(
    order.filter((player) => player !== bye),
    single,
  );
  return pairs && { bye: bye?.id ?? null, pairs: pairs.map(({ upper, lower }) => [upper.player.id, lower.player.id]) };
}

function exhaustiveBye(order: readonly SwissPlayer[]): SwissPlayer | null {
  const candidates = order.some(({ hadU }) => !hadU) ? order.filter(({ hadU }) => !hadU) : order;
  const judged = candidates.flatMap((player) => {
    const pairings = allPairings(inGroups(order.filter((other) => other !== player)));
    return pairings.length === 0 ? [] : [{ player, repeats: Math.min(...pairings.map(repeatsOf)) }];
  });
  judged.sort((a, b) => a.repeats - b.repeats || a.player.score - b.player.score || b.player.number - a.player.number);
  return judged[0]?.player ?? null;
}
