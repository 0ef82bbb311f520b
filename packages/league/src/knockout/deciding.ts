import { drawn } from '../chance/lots.ts';
import { type Encounter, hasMargin, type Ledger, type Leg } from '../log/ledger.ts';
import { instantOf } from '../reading.ts';
import { legsOf } from '../settings/plan.ts';

/** The winner of an encounter and the criterion. `winner` null: a double default eliminated both. */
export type Verdict = {
  readonly winner: string | null;
  readonly by: 'points' | 'margins' | 'misses' | 'decider' | 'seed' | 'default' | 'withdrawal';
};

type Totals = { readonly q: number; readonly margin: number; readonly misses: number };

function totalsOf(legs: readonly Leg[], id: string): Totals {
  let [q, margin, misses] = [0, 0, 0];
  for (const { a, result } of legs) {
    if (result === null) continue;
    const own = a === id ? 0 : 1;
    q += result.q[own];
    // CL-097: what was not played to its end has no margin.
    margin += hasMargin(result) ? result.margin * (own === 0 ? 1 : -1) : 0;
    misses +=
      result.misses[own] + Number(result.how === 'double' || (result.how === 'walkover' && result.q[own] === 0));
  }
  return { q, margin, misses };
}

/**
 * CL-066: the winner of an encounter: points; of tied ones 1. the sum of margins, 2. fewer misses, 3. a decider, 4. the better seed. Null
 * while it is open, `decider` if a third leg is needed.
 */
export function verdictOn(ledger: Ledger, encounter: Encounter): Verdict | 'decider' | null {
  const gone = withdrawalVerdict(ledger, encounter);
  if (gone !== null) return gone;
  const { a, b, legs } = encounter;
  const open = legs.some(({ result }) => result === null || result.how === 'provisional');
  if (open) return null;
  if (legs.every(({ result }) => result?.how === 'double')) return { winner: null, by: 'default' };
  const regular = legs.slice(0, legsOf(ledger.settings));
  const [own, theirs] = [totalsOf(regular, a), totalsOf(regular, b)];
  const leader = (difference: number) => (difference > 0 ? a : b);
  if (own.q !== theirs.q) return { winner: leader(own.q - theirs.q), by: 'points' };
  if (own.margin !== theirs.margin) return { winner: leader(own.margin - theirs.margin), by: 'margins' };
  if (own.misses !== theirs.misses) return { winner: leader(theirs.misses - own.misses), by: 'misses' };
  return decided(ledger, encounter);
}

function withdrawalVerdict({ entries }: Ledger, { a, b, legs }: Encounter): Verdict | null {
  if (legs.every(({ result }) => result !== null)) return null;
  const gone = [a, b].filter((id) => entries.get(id)?.withdrawnAt != null);
  if (gone.length === 0) return null;
  return { winner: gone.length === 2 ? null : gone[0] === a ? b : a, by: 'withdrawal' };
}

/** CL-066, 3 and 4: the decider; where it is tied too, or the time of the event is over, the better seed. */
function decided(ledger: Ledger, { a, b, legs }: Encounter): Verdict | 'decider' {
  const seed = (id: string) => ledger.entries.get(id)?.number ?? 0;
  const better = seed(a) < seed(b) ? a : b;
  const extra = legs[legsOf(ledger.settings)];
  const over = instantOf(ledger.settings.finalBy);
  if (extra === undefined)
    return over !== null && (ledger.at ?? 0) >= over ? { winner: better, by: 'seed' } : 'decider';
  const [own, theirs] = [totalsOf([extra], a).q, totalsOf([extra], b).q];
  return own === theirs ? { winner: better, by: 'seed' } : { winner: own > theirs ? a : b, by: 'decider' };
}

/** CL-066: the decider's sides by lot. */
export function deciderLeg({ seed }: Ledger, { round, a, b, legs }: Encounter): Leg {
  const swap = drawn(seed, 'decider', round * 1_000 + legs.length, 2) === 1;
  const sides = { a: swap ? b : a, b: swap ? a : b };
  return {
    no: legs.length + 1,
    board: null,
    ...sides,
    result: null,
    said: null,
    first: null,
    replays: 0,
    players: null,
    report: null,
  };
}
