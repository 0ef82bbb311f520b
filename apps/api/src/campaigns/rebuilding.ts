/** The states of a war made again from its ledger: what is stored is a cache, and this says whether it is right (LC-083, LC-154). */
import { canonicalJson, type Json } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { loadHistory } from './ledger-store.ts';
import { loadCampaign, someCampaigns } from './store.ts';
import { hasBegun, rulesOfCampaign } from './stored.ts';

const MAX_ENTRIES = 10_000;
/** Campaigns checked per night; each gets its turn. */
const SAMPLE = 50;

export type Rebuilt = {
  readonly ok: boolean;
  readonly entries: number;
  /** The entries after which another state is stored than the ledger comes to. */
  readonly differs: readonly number[];
  /** Why the ledger itself does not hold; null: it does. */
  readonly reason: string | null;
};

const same = (one: unknown, other: unknown): boolean => canonicalJson(one as Json) === canonicalJson(other as Json);

/** Every state made again, and the one that the war stands in; null: there is no such campaign. */
export async function rebuilding(context: Context, id: string): Promise<Rebuilt | null> {
  const campaign = await loadCampaign(context.db, id);
  if (campaign === null) return null;
  const rows = await loadHistory(context.db, id, -1, MAX_ENTRIES);
  const entries = rows.length;
  const rules = rulesOfCampaign(campaign);
  const verdict = rules.verify(rows.map(({ entry }) => entry));
  if (!verdict.ok) return { ok: false, entries, differs: [verdict.seq], reason: verdict.reason };
  const differs = rows.flatMap(({ entry, state }, index) => (same(state, verdict.states[index]) ? [] : [entry.seq]));
  const now = rules.look(verdict.course);
  const stands = campaign.head === now.head && campaign.seq === now.seq && hasBegun(campaign);
  return { ok: differs.length === 0 && stands, entries, differs, reason: null };
}

/** Result of a nightly check of some campaigns. */
export type Looked = { readonly looked: number; readonly differing: readonly string[] };

/** LC-154: "The nightly check rebuilds a sample and alarms on a difference": a line of the log for each, and a figure to watch. */
export async function rebuildSome(context: Context): Promise<Looked> {
  const ids = await someCampaigns(context.db, SAMPLE);
  const differing: string[] = [];
  for (const id of ids) {
    const rebuilt = await rebuilding(context, id);
    if (rebuilt === null || rebuilt.ok) continue;
    differing.push(id);
    context.log.error({ campaignId: id, ...rebuilt }, 'rebuild: a campaign is stored otherwise than its ledger says');
  }
  context.metrics.differing.set(differing.length);
  return { looked: ids.length, differing };
}
