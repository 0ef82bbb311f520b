/** Applies acts to the ladder in a ledger (CL-112 to CL-120). */
import type { Outcome } from '../ladder/book.ts';
import { mayDecline } from '../ladder/challenging.ts';
import { happen, replayed } from '../ladder/happen.ts';
import type { LogEvent } from './events.ts';
import { newEncounter, newGroup } from './fixtures.ts';
import { type Encounter, isNoShow, type Ledger } from './ledger.ts';

/** A challenge, its answer, a leave. */
export function onLadder(ledger: Ledger, event: Extract<LogEvent, { kind: 'challenge' | 'answer' | 'leave' }>): void {
  const at = ledger.at ?? 0;
  if (event.kind === 'leave')
    happen(ledger.ladder, { kind: 'on-leave', id: event.entry, from: event.from, to: event.to });
  else if (event.kind === 'challenge') challenge(ledger, event.a, event.b, at);
  else if (!event.accept) decline(ledger, event.a, event.b, at);
}

/** CL-114: the encounter that a challenge asks for: both sides, or a single leg whose side the defender chooses. */
function challenge(ledger: Ledger, a: string, b: string, at: number): void {
  happen(ledger.ladder, { kind: 'challenged', a, b, at });
  const group = ledger.groupOf.get(a) ?? newGroup(1, 1, []);
  newEncounter(ledger, group, ledger.seq, [a, b]);
}

/** CL-113: one decline in 30 days is free; the next is a walkover for the challenger. */
function decline(ledger: Ledger, a: string, b: string, at: number): void {
  const free = mayDecline(ledger.ladder, b, at);
  happen(ledger.ladder, { kind: 'declined', a, b, at });
  if (free) return;
  const outcome: Outcome = { challenger: 8, defender: 0, noShow: 'defender' };
  happen(ledger.ladder, { kind: 'finished', a, b, at, outcome: () => outcome });
}

/** CL-115: the effect at the instant when the encounter becomes final. CL-120: a reversal replays the ladder. */
export function settleLadder(ledger: Ledger, encounter: Encounter, reversal: boolean): void {
  const outcome = () => outcomeOf(encounter);
  if (reversal) ledger.ladder = replayed(ledger.ladder);
  else if (outcome() !== null) {
    happen(ledger.ladder, { kind: 'finished', a: encounter.a, b: encounter.b, at: ledger.at ?? 0, outcome });
  }
}

function outcomeOf({ a, b, legs }: Encounter): Outcome | null {
  if (legs.some(({ result }) => result === null || result.how === 'provisional')) return null;
  const made = (id: string) => legs.reduce((sum, leg) => sum + (leg.result?.q[leg.a === id ? 0 : 1] ?? 0), 0);
  const missed = (id: string) => legs.some((leg) => isNoShow(leg, id));
  const [challenger, defender] = [missed(a), missed(b)];
  const noShow = challenger && defender ? 'both' : challenger ? 'challenger' : defender ? 'defender' : null;
  return { challenger: made(a), defender: made(b), noShow };
}
