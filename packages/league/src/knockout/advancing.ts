import { newEncounter } from '../log/fixtures.ts';
import { type Encounter, type Group, inOrder, type Ledger, pairKey } from '../log/ledger.ts';
import { bracketOrder, bracketSize, roundsOfBracket } from './bracket.ts';
import { deciderLeg, type Verdict, verdictOn } from './deciding.ts';

/** A place of the bracket: who stands in it. `open`: not yet known. `none`: nobody ever will. */
export type Slot =
  | { readonly kind: 'entry'; readonly id: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'none' };
export type Tie = {
  readonly round: number;
  readonly number: number;
  readonly a: Slot;
  readonly b: Slot;
  readonly encounter: Encounter | null;
  readonly verdict: Verdict | 'decider' | null;
};

/** CL-066: the whole bracket at this moment, round by round; without re-seeding. */
export function bracketOf(ledger: Ledger, group: Group): readonly (readonly Tie[])[] {
  const ids = inOrder(ledger).map(({ id }) => id);
  const order = bracketOrder(bracketSize(ids.length));
  let slots: readonly Slot[] = order.map((seed) => slotOf(ids[seed - 1]));
  const rounds: (readonly Tie[])[] = [];
  for (let round = 1; round <= roundsOfBracket(ids.length); round++) {
    const ties = tiesOf(ledger, group, round, slots);
    rounds.push(ties);
    slots = ties.map(advances);
  }
  return rounds;
}

function slotOf(id: string | null | undefined): Slot {
  return id == null ? { kind: 'none' } : { kind: 'entry', id };
}

function tiesOf(ledger: Ledger, group: Group, round: number, slots: readonly Slot[]): readonly Tie[] {
  return Array.from({ length: slots.length / 2 }, (_, index) => {
    const [a, b] = [slots[2 * index] ?? slotOf(null), slots[2 * index + 1] ?? slotOf(null)];
    const encounter = a.kind === 'entry' && b.kind === 'entry' ? meetingIn(ledger, group, round, a.id, b.id) : null;
    return { round, number: index + 1, a, b, encounter, verdict: encounter && verdictOn(ledger, encounter) };
  });
}

function meetingIn({ byPair }: Ledger, group: Group, round: number, a: string, b: string): Encounter | null {
  const met = byPair.get(pairKey(a, b)) ?? [];
  return met.find((encounter) => encounter.round === round && group.encounters.includes(encounter)) ?? null;
}

/** The entry that advances from a tie. An empty place is a bye: the top seeds' in round 1, and after a double default. */
function advances({ a, b, verdict }: Tie): Slot {
  if (a.kind === 'none') return b;
  if (b.kind === 'none') return a;
  if (verdict === null || verdict === 'decider') return { kind: 'open' };
  return slotOf(verdict.winner);
}

/** Adds the encounters whose two entries are known by now, and the deciders that are needed. */
export function advance(ledger: Ledger, group: Group): void {
  for (const tie of bracketOf(ledger, group).flat()) {
    if (tie.encounter !== null && tie.verdict === 'decider') tie.encounter.legs.push(deciderLeg(ledger, tie.encounter));
    if (tie.encounter !== null || tie.a.kind !== 'entry' || tie.b.kind !== 'entry') continue;
    newEncounter(ledger, group, tie.round, betterFirst(ledger, tie.a.id, tie.b.id));
  }
  if (ledger.settings.thirdPlace) addThirdPlace(ledger, group);
}

function betterFirst({ entries }: Ledger, a: string, b: string): readonly [string, string] {
  return (entries.get(a)?.number ?? 0) < (entries.get(b)?.number ?? 0) ? [a, b] : [b, a];
}

/** CL-066: the optional encounter of those who lost the semi-finals, in the round after the final's. */
function addThirdPlace(ledger: Ledger, group: Group): void {
  const rounds = bracketOf(ledger, group);
  const losers = (rounds.at(-2) ?? []).flatMap(({ encounter, verdict }) => {
    if (encounter === null || verdict === null || verdict === 'decider' || verdict.winner === null) return [];
    return [verdict.winner === encounter.a ? encounter.b : encounter.a];
  });
  const [a, b] = losers;
  if (a === undefined || b === undefined || meetingIn(ledger, group, rounds.length + 1, a, b)) return;
  newEncounter(ledger, group, rounds.length + 1, betterFirst(ledger, a, b));
}
