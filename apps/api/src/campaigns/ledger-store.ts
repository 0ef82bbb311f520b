/** The ledgers of campaigns as rows: appended and read, never changed (LC-081, LC-154). */
import type { Json, LedgerEntry } from '@fieldpost/engine';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../platform/database.ts';
import type { Tx } from './store.ts';

const jsonOf = (value: unknown) => value as Prisma.InputJsonValue;

/** Appends to the ledger, each entry with the state after it. */
export async function appendEntries(
  tx: Tx,
  campaignId: string,
  entries: readonly LedgerEntry[],
  states: readonly Json[],
): Promise<void> {
  const rows = entries.map(({ seq, prev, line, kind, at, by, body, hash }, index) => {
    const state = jsonOf(states[index] ?? null);
    return { campaignId, seq, prev, line, kind, at: new Date(at), by, body: jsonOf(body), hash, state };
  });
  if (rows.length > 0) await tx.campaignEntry.createMany({ data: rows });
}

/** Entries after `after`, the oldest first. */
export async function loadLedger(
  db: Db | Tx,
  campaign: string,
  after: number,
  most: number,
): Promise<readonly LedgerEntry[]> {
  const rows = await db.campaignEntry.findMany({
    where: { campaignId: campaign, seq: { gt: after } },
    orderBy: { seq: 'asc' },
    take: most,
    omit: { state: true },
  });
  return rows.map(({ campaignId: _, at, body, ...row }) => ({ campaign, ...row, at: at.toISOString(), body }));
}

/** Entries after `after` with the state after each, the oldest first. */
export async function loadHistory(
  db: Db,
  campaign: string,
  after: number,
  most: number,
): Promise<readonly { readonly entry: LedgerEntry; readonly state: Json }[]> {
  const rows = await db.campaignEntry.findMany({
    where: { campaignId: campaign, seq: { gt: after } },
    orderBy: { seq: 'asc' },
    take: most,
  });
  return rows.map(({ campaignId: _, at, body, state, ...row }) => {
    const entry = { campaign, ...row, at: at.toISOString(), body };
    return { entry, state: state as Json };
  });
}

/** The state after an entry; null: there is no such entry. */
export async function stateAfter(db: Db, campaignId: string, seq: number): Promise<Json | null> {
  const row = await db.campaignEntry.findUnique({
    where: { campaignId_seq: { campaignId, seq } },
    select: { state: true },
  });
  return row === null ? null : (row.state as Json);
}
