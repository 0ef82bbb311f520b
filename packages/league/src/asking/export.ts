/** CL-193: an event as a document that proves itself: settings, entries, seed, log and head, with the tables that follow from them. */
import { NO_SEED, seedHashOf } from '../chance/lots.ts';
import { hashOf } from '../hashing.ts';
import { brokenAt } from '../log/chain.ts';
import type { LogRow } from '../log/events.ts';
import { allLegs, type Ledger, type Leg } from '../log/ledger.ts';
import { apply, type Genesis, genesisJson, opened } from '../log/replay.ts';
import { isEntering, isRow, seqOfRow } from '../log/stored.ts';
import { type Fields, fieldsOf } from '../reading.ts';
import { frozenSettings } from '../settings/read.ts';
import { draftOf, isLegalRound, roundAct } from '../swiss/drafting.ts';
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
/** CL-193, CL-206: how much of what counts is proved by enclosed matches, was said by people, was decided by officers, or is neither. */
export type Provenance = {
  readonly proved: number;
  readonly reported: number;
  readonly byOfficers: number;
  readonly unproved: number;
};
export type Check = {
  readonly what: string;
  readonly held: boolean;
  readonly seq: number | null;
  /** CL-023: rounds that are legal, and of which only the pairs that blocks keep apart could tell that none is cheaper. */
  readonly rounds?: readonly { readonly round: number; readonly cost: 'not proved' }[];
};

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

/** CL-199: a row that is not of its form, by its seq; 0 for what the log begins with. */
export type BadRow = { readonly badRow: number };

/** A document as an export; null where it is none, or the row that is not of its form. Whether it holds is `verifyExport`'s to say. */
export function exportFrom(raw: unknown): EventExport | BadRow | null {
  const fields = fieldsOf(raw);
  const genesis = fieldsOf(fields?.genesis);
  const log: readonly unknown[] | null = Array.isArray(fields?.log) ? fields.log : null;
  if (fields?.schema !== 1 || log === null || !Array.isArray(fields.tables) || genesis === null) return null;
  if (fieldsOf(genesis.settings) === null || !Array.isArray(genesis.entries)) return null;
  if (!isGenesis(genesis)) return { badRow: 0 };
  const bad = log.findIndex((row) => !isRow(row));
  return bad < 0 ? (raw as EventExport) : { badRow: seqOfRow(log[bad], bad) };
}

/** Settings name their schema and format; what was added to them later has its default. */
function isGenesis({ settings, entries, seed, running }: Fields): boolean {
  const read = frozenSettings(settings);
  const whole = fieldsOf(settings)?.schema === 1 && fieldsOf(settings)?.format !== undefined && read.ok;
  const others =
    typeof running === 'boolean' && (seed === undefined || (typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed)));
  return whole && others && Array.isArray(entries) && entries.every(isEntering);
}

/** The genesis as it is played: settings that came later mean what they meant before they were there (CL-180). */
function playable(genesis: Genesis): Genesis {
  const read = frozenSettings(genesis.settings);
  return read.ok ? { ...genesis, settings: read.value } : genesis;
}

/** CL-193: proves chain, seed, acts, pairings, lots and tables from an export alone. Each check says where it fails. */
export function verifyExport(file: EventExport): readonly Check[] {
  const first = hashOf(genesisJson(file.genesis));
  const broken = brokenAt(file.log, first);
  const head = file.log.at(-1)?.hash ?? first;
  const seed = file.genesis.seed ?? NO_SEED;
  const { ledger, refusedAt, mispaired, unproved } = played(file);
  const tables = ledger === null ? null : JSON.stringify(rebuild(ledger));
  return [
    { what: 'chain', held: broken === null, seq: broken },
    { what: 'head', held: head === file.head, seq: null },
    { what: 'seed', held: seedHashOf(seed) === file.seedHash, seq: null },
    { what: 'acts', held: refusedAt === null, seq: refusedAt },
    { what: 'pairings', held: mispaired === null, seq: mispaired, ...costs(unproved) },
    { what: 'tables', held: tables === JSON.stringify(file.tables), seq: null },
  ];
}

const costs = (unproved: readonly number[]): Pick<Check, 'rounds'> =>
  unproved.length === 0 ? {} : { rounds: unproved.map((round) => ({ round, cost: 'not proved' })) };

/** CL-162: the tables of an export, made again from its log alone; null where an act of it does not hold. */
export function rebuiltTables(file: EventExport): readonly unknown[] | null {
  const { ledger, refusedAt } = played(file);
  return ledger === null || refusedAt !== null ? null : rebuild(ledger);
}

function played({ genesis, log }: EventExport) {
  const ledger = opened(playable(genesis));
  if (!ledger.ok) return { ledger: null, refusedAt: 0, mispaired: null, unproved: [] };
  let mispaired: number | null = null;
  const unproved: number[] = [];
  for (const { seq, at, event } of log) {
    const proof = event.kind === 'round' ? proofOf(ledger.value, event) : 'proved';
    if (proof === 'wrong') mispaired ??= seq;
    if (event.kind === 'round' && proof === 'not proved') unproved.push(event.round);
    if (apply(ledger.value, { at, event }) !== null)
      return { ledger: ledger.value, refusedAt: seq, mispaired, unproved };
  }
  return { ledger: ledger.value, refusedAt: null, mispaired, unproved };
}

type RoundAct = Extract<LogRow['event'], { kind: 'round' }>;

/**
 * CL-063, CL-065: whether a round is what the rules give. One that says that blocks may have kept pairs apart is legal where nobody meets again
 * without need, and the sides are those of its pairs: that none is cheaper is `not proved` (CL-023).
 */
function proofOf(ledger: Ledger, event: RoundAct): 'proved' | 'not proved' | 'wrong' {
  // CL-068: what two officers chose by hand is marked for good, and is nobody's claim of what the rules give.
  if (ledger.settings.format !== 'swiss' || event.byHand !== undefined) return 'proved';
  const drafts = ledger.groups.map((group) => draftOf(ledger, group));
  const own = roundAct(ledger, drafts);
  const byes = Object.entries(event.byes).filter(([id]) => ledger.entries.get(id)?.withdrawnAt === null);
  const same =
    hashOf({ pairs: own.pairs, byes: own.byes }) === hashOf({ pairs: event.pairs, byes: Object.fromEntries(byes) });
  if (same) return 'proved';
  return event.barred !== undefined && isLegalRound(ledger, event) ? 'not proved' : 'wrong';
}

/** CL-193: where the results of an export come from. No match is enclosed in it, so none is proved. */
export function provenanceOf(file: EventExport): Provenance {
  const { ledger } = played(file);
  const found = { proved: 0, reported: 0, byOfficers: 0, unproved: 0 };
  for (const leg of ledger === null ? [] : allLegs(ledger)) {
    if (leg.result === null || leg.result.how === 'provisional') continue;
    found[sourceOf(file, leg)] += 1;
  }
  return found;
}

function sourceOf({ log }: EventExport, { result, said }: Leg): Exclude<keyof Provenance, 'proved'> {
  if (result?.how === 'reported') return 'reported';
  const row = log.find(({ seq }) => seq === said);
  return row?.event.kind === 'decide' ? 'byOfficers' : 'unproved';
}
