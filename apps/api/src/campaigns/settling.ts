/** The end of a battle is brought into the ledger: its report is made from the match's record alone, on the server (LC-060). */
import type { FinishedRecord, GameTypes, Json } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { wholeRecord } from '../match-store/record.ts';
import { loadMatch, loadSteps } from '../match-store/store.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { battleSettled, type Falls, noteFalls } from './battles-store.ts';
import { holdCampaign, type Tx } from './store.ts';
import { type Begun, hasBegun, rulesOfCampaign, type StoredCampaign } from './stored.ts';
import { writeNext } from './writing.ts';

/** Whether this match is the battle that a campaign waits for. */
function isFought(campaign: StoredCampaign, matchId: string): campaign is Begun {
  if (!hasBegun(campaign) || campaign.status !== 'playing') return false;
  return rulesOfCampaign(campaign).look(campaign.course).battle?.match === matchId;
}

/** The aftermath of a finished match: the act with its report, and who killed whom. */
type Left = { readonly act: Json; readonly falls: Falls };

/** Report and record hash of a match that has ended; null: it has not. */
async function leftBy(context: Context, campaign: StoredCampaign, matchId: string): Promise<Left | null> {
  const match = await loadMatch(context.db, matchId);
  if (match?.status !== 'finished') return null;
  const loaded = loadedMatch(match);
  const file = wholeRecord(loaded, await loadSteps(context.db, matchId, 0, match.step), match.seed);
  const rules = rulesOfCampaign(campaign);
  const record = file.record as FinishedRecord<GameTypes>;
  const act = { type: 'report', report: rules.battles.battleReport(record), record: file.hashes.record };
  return { act, falls: rules.fallsIn(record) };
}

/** Follows the end of a match that belongs to a campaign. Called twice it finds nothing to do: the ledger has the report. */
export async function settleBattle(context: Context, id: string, matchId: string): Promise<void> {
  await context.clock.sure();
  const before = await holdCampaign(context.db, id, async (_tx, campaign) => campaign);
  if (before === null) return;
  const left = isFought(before, matchId) ? await leftBy(context, before, matchId) : null;
  crashPoint('aftermath.reported');
  await holdCampaign(context.db, id, async (tx, campaign) => {
    if (left !== null && isFought(campaign, matchId)) {
      await enter(context, tx, campaign, left.act);
      await noteFalls(tx, matchId, left.falls);
    }
    await battleSettled(tx, matchId, campaign.listed);
    crashPoint('aftermath.before-commit');
  });
  crashPoint('aftermath.committed');
}

async function enter(context: Context, tx: Tx, campaign: Begun, reported: Json): Promise<void> {
  const rules = rulesOfCampaign(campaign);
  const act = rules.parse.act(reported);
  if (!act.ok) throw new Error(`campaign ${campaign.id} cannot read a report: ${act.fault.code}`);
  const played = rules.play(campaign.course, 'system', act.value, context.clock.now().toISOString());
  if (!played.ok) throw new Error(`campaign ${campaign.id} refuses a report: ${played.fault.code}`);
  await writeNext(context, tx, campaign, { written: played.value, motion: campaign.motion, actorId: null });
}
