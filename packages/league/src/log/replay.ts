/** CL-002, CL-162: a ledger is what its settings, entries and log come to, and nothing else. */
import type { Json } from '../hashing.ts';
import { accepted, type Outcome, type Refusal, refused } from '../refusal.ts';
import type { Settings } from '../settings/settings.ts';
import { rowOf } from './chain.ts';
import type { Act, LogRow } from './events.ts';
import { evolve } from './evolve.ts';
import { refusesJoining } from './joining.ts';
import { refusesAct } from './judge.ts';
import type { Ledger } from './ledger.ts';
import { begin, type Entering, emptyLedger, enter } from './opening.ts';

/** The beginning of an event. */
export type Genesis = {
  readonly settings: Settings;
  /** 32 bytes in hexadecimal digits (CL-003). */
  readonly seed: string;
  readonly entries: readonly Entering[];
  /** Whether the entries have checked in and play begins at once. */
  readonly running: boolean;
};

/** The ledger before the first act; refused where the entries cannot play such an event. */
export function opened({ settings, seed, entries, running }: Genesis): Outcome<Ledger> {
  const ledger = emptyLedger(settings, seed);
  for (const who of entries) {
    if (ledger.entries.has(who.id)) return refused('CL_BAD_INPUT', who.id);
    enter(ledger, who).confirmed = running;
  }
  if (!running) return accepted(ledger);
  const begun = begin(ledger);
  return begun.ok ? accepted(ledger) : begun;
}

/** Judges one act of a log and, where it holds, lets the ledger take it. */
export function apply(ledger: Ledger, act: Act): Refusal | null {
  const fault = refusesAct(ledger, act);
  if (fault === null) take(ledger, act);
  return fault;
}

function take(ledger: Ledger, act: Act): void {
  ledger.seq += 1;
  ledger.at = act.at ?? ledger.at;
  evolve(ledger, act.event);
}

/** A whole log from its genesis; throws where an act of it does not hold, for it would not have joined. */
export function replay(genesis: Genesis, acts: readonly Act[]): Ledger {
  const ledger = opened(genesis);
  if (!ledger.ok) throw new Error(`the event cannot begin: ${ledger.fault.code} ${ledger.fault.at}`);
  for (const act of acts) {
    const fault = apply(ledger.value, act);
    if (fault !== null) throw new Error(`act ${ledger.value.seq + 1} does not hold: ${fault.code} ${fault.at}`);
  }
  return ledger.value;
}

/** Applies an act that joins the log now, and gives its row in the chain; a refusal where it does not hold. */
export function append(ledger: Ledger, act: Act, prev: string): Outcome<LogRow> {
  const fault = refusesAct(ledger, act) ?? refusesJoining(ledger, act);
  if (fault !== null) return { ok: false, fault };
  take(ledger, act);
  return accepted(rowOf(ledger.seq, act, prev));
}

/** A genesis as JSON for its hash: the first `prev` of the chain. */
export function genesisJson({ settings, entries, running }: Genesis): Json {
  return { settings: settings as unknown as Json, entries: entries as unknown as Json, running };
}
