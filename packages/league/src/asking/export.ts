/** CL-193: an event as a document that proves itself: settings, entries, seed, log and head, with the tables that follow from them. */
import { NO_SEED, seedHashOf } from '../chance/lots.ts';
import { hashOf } from '../hashing.ts';
import { brokenAt } from '../log/chain.ts';
import type { LogRow } from '../log/events.ts';
import type { Ledger } from '../log/ledger.ts';
import { apply, type Genesis, genesisJson, opened } from '../log/replay.ts';
import { fieldsOf } from '../reading.ts';
import { draftOf, roundAct } from '../swiss/drafting.ts';
import { printedTable } from '../tables/printing.ts';
import { tableOf } from '../tables/table.ts';
import { teamsAnswer } from './asks.ts';

export type EventExport = {
  readonly schema: 1;
  readonly genesis: Genesis;
  readonly seedHash: string;
  readonly log: readonly LogRow[];
  readonly head: string;
  readonly tables: readonly unknown[];
};
export type Check = { readonly what: string; readonly held: boolean; readonly seq: number | null };

/** The tables of all groups, from the log alone (CL-162). */
export function rebuild(ledger: Ledger): readonly unknown[] {
  if (ledger.settings.format === 'ladder') return [ledger.ladder.rungs];
  const ofTeams = ledger.settings.format === 'team';
  return ledger.groups.map((group) =>
    ofTeams ? teamsAnswer(ledger, group) : printedTable(ledger, tableOf(ledger, group)),
  );
}

export function exportOf(genesis: Genesis, log: readonly LogRow[], ledger: Ledger): EventExport {
  const head = log.at(-1)?.hash ?? hashOf(genesisJson(genesis));
  return { schema: 1, genesis, seedHash: seedHashOf(genesis.seed), log, head, tables: rebuild(ledger) };
}

/** A document as an export; null where it is none. Whether it holds is `verifyExport`'s to say. */
export function exportFrom(raw: unknown): EventExport | null {
  const fields = fieldsOf(raw);
  const genesis = fieldsOf(fields?.genesis);
  const good = fields?.schema === 1 && Array.isArray(fields.log) && Array.isArray(fields.tables) && genesis !== null;
  return good && fieldsOf(genesis.settings) && Array.isArray(genesis.entries) ? (raw as EventExport) : null;
}

/** CL-193: proves chain, seed, acts, pairings, lots and tables from an export alone. Each check says where it fails. */
export function verifyExport(file: EventExport): readonly Check[] {
  const first = hashOf(genesisJson(file.genesis));
  const broken = brokenAt(file.log, first);
  const head = file.log.at(-1)?.hash ?? first;
  const seed = file.genesis.seed ?? NO_SEED;
  const { ledger, refusedAt, mispaired } = played(file);
  const tables = ledger === null ? null : JSON.stringify(rebuild(ledger));
  return [
    { what: 'chain', held: broken === null, seq: broken },
    { what: 'head', held: head === file.head, seq: null },
    { what: 'seed', held: seedHashOf(seed) === file.seedHash, seq: null },
    { what: 'acts', held: refusedAt === null, seq: refusedAt },
    { what: 'pairings', held: mispaired === null, seq: mispaired },
    { what: 'tables', held: tables === JSON.stringify(file.tables), seq: null },
  ];
}

function played({ genesis, log }: EventExport) {
  const ledger = opened(genesis);
  if (!ledger.ok) return { ledger: null, refusedAt: 0, mispaired: null };
  let mispaired: number | null = null;
  for (const { seq, at, event } of log) {
    if (event.kind === 'round' && !isOwnPairing(ledger.value, event)) mispaired ??= seq;
    if (apply(ledger.value, { at, event }) !== null) return { ledger: ledger.value, refusedAt: seq, mispaired };
  }
  return { ledger: ledger.value, refusedAt: null, mispaired };
}

/** CL-063, CL-065: whether a round is what the rules give. */
function isOwnPairing(ledger: Ledger, event: Extract<LogRow['event'], { kind: 'round' }>): boolean {
  // CL-068: what two officers chose by hand is marked for good, and is nobody's claim of what the rules give.
  if (ledger.settings.format !== 'swiss' || event.byHand !== undefined) return true;
  const own = roundAct(
    ledger,
    ledger.groups.map((group) => draftOf(ledger, group)),
  );
  return hashOf({ pairs: own.pairs, byes: own.byes }) === hashOf({ pairs: event.pairs, byes: event.byes });
}
