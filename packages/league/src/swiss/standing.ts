/** A Swiss section as the next pairing sees it. */
import { type Encounter, type Entry, type Group, isBegun, type Ledger, wasMet } from '../log/ledger.ts';
import { legsOf } from '../settings/plan.ts';
import { barredFrom, type Pair } from './barring.ts';
import type { Had, SwissPlayer } from './player.ts';
import { swissRounds } from './sections.ts';

/** CL-060: how many rounds the event of a group has. */
export function roundsOfEvent({ settings }: Ledger, { entries }: Group): number {
  const rounds = swissRounds(entries.length, settings);
  return rounds.ok ? rounds.value : 0;
}

/** CL-061, CL-074: score for pairing: byes and walkovers count, and so does what is provisional. */
export function pairingScore({ settings }: Ledger, group: Group, { id, byes }: Entry): number {
  const worth = { U: 4, H: 2, Z: 0 } as const;
  const free = [...byes.values()].reduce((sum, code) => sum + worth[code] * legsOf(settings), 0);
  const met = (group.meetings.get(id) ?? []).flatMap(({ legs }) => legs);
  return met.reduce((sum, { a, result }) => sum + (result?.q[a === id ? 0 : 1] ?? 0), free);
}

/** CL-065: sides of played legs, by round; in `pair` mode there are none (CL-069). */
function sidesOf({ settings }: Ledger, meetings: readonly Encounter[], id: string): readonly Had[] {
  if (settings.sideMode === 'pair') return [];
  return meetings.flatMap(({ round, legs }) =>
    legs.map(({ a, result }) => {
      const played = result === null || isBegun(result);
      return { round, side: played ? (a === id ? ('A' as const) : ('B' as const)) : null };
    }),
  );
}

/** CL-063, part 5: meeting a lower score floats down, and so does scoring without playing; the lower one floats up. */
function floatedIn({ byes, floats, id }: Entry, group: Group, round: number): 'down' | 'up' | null {
  const code = byes.get(round);
  if (code === 'U' || code === 'H') return 'down';
  const legs = (group.meetings.get(id) ?? []).filter((one) => one.round === round).flatMap((one) => one.legs);
  const free = legs.some(({ a, result }) => result?.how === 'walkover' && result.q[a === id ? 0 : 1] > 0);
  const played = legs.some(({ result }) => result === null || isBegun(result));
  return free && !played ? 'down' : (floats.get(round) ?? null);
}

export function playerOf(ledger: Ledger, group: Group, entry: Entry, barred: readonly Pair[] = []): SwissPlayer {
  const meetings = group.meetings.get(entry.id) ?? [];
  const met = meetings.filter(wasMet).map(({ a, b }) => (a === entry.id ? b : a));
  return {
    id: entry.id,
    number: entry.number,
    score: pairingScore(ledger, group, entry),
    met: new Set(met),
    barred: barredFrom(entry, ledger.barred.get(entry.id), barred),
    floated: floatedIn(entry, group, group.rounds),
    hadU: [...entry.byes.values()].includes('U'),
    sides: sidesOf(ledger, meetings, entry.id),
  };
}

/** CL-062: who is to be paired in the next round: those with H or Z in it and the withdrawn are left out. `barred`: who must not meet besides. */
export function toBePaired(ledger: Ledger, group: Group, barred: readonly Pair[] = []): readonly SwissPlayer[] {
  const round = group.rounds + 1;
  const asked = ledger.asked.get(round);
  return group.entries
    .flatMap((id) => ledger.entries.get(id) ?? [])
    .filter(({ id, withdrawnAt }) => withdrawnAt === null && !asked?.has(id))
    .map((entry) => playerOf(ledger, group, entry, barred));
}
