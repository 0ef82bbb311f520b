/**
 * Automatic acts of a campaign: plays for computer players, carries out plans, ends waits, reminds (LC-091 to LC-097).
 */
import type { AnyCampaign, CampaignTypes } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import type { Db } from '../platform/database.ts';
import { remindersOf } from './notices.ts';
import { planOf } from './plans-and-notes.ts';
import { holdCampaign, papersOf, patchCampaign, queueCampaign, type Tx } from './store.ts';
import { type Begun, commanderOf, hasBegun, rulesOfCampaign, type StoredWait } from './stored.ts';
import { overdue, reminderAfter } from './waiting.ts';
import { writeNext } from './writing.ts';

/** Maximum acts per run; the job then runs again, so that no campaign occupies a worker. */
const MAX_ACTS = 100;
/**
 * Delay in ms for a campaign with an expired wait that nothing can resolve: an immediate job would repeat without end.
 */
const HELD_MS = 600_000;

/**
 * Does what a campaign waits for and needs no person. Each act is a separate transaction, so an interrupted run
 * continues where it stopped; a concurrent second run finds nothing to do (LC-150).
 */
export async function advance(context: Context, id: string): Promise<void> {
  await context.clock.sure();
  for (let count = 0; count < MAX_ACTS; count += 1) if (!(await advanceOnce(context, id))) return;
}

/** One act; false: nothing is to be done now. */
async function advanceOnce(context: Context, id: string): Promise<boolean> {
  const done = await holdCampaign(context.db, id, async (tx, campaign) => {
    if (campaign.status !== 'playing' || !hasBegun(campaign)) return false;
    const next = await dueAct(context, tx, campaign);
    if (next === null) return rest(context, tx, campaign);
    const rules = rulesOfCampaign(campaign);
    const played = rules.play(campaign.course, next.by, next.act, context.clock.now().toISOString());
    if (!played.ok) throw new Error(`campaign ${id} refused its own act: ${played.fault.code}`);
    await writeNext(context, tx, campaign, { written: played.value, motion: campaign.motion, actorId: null });
    return true;
  });
  return done ?? false;
}

type Due = { readonly by: string; readonly act: CampaignTypes['act'] };

async function dueAct(context: Context, tx: Tx, campaign: Begun): Promise<Due | null> {
  const rules = rulesOfCampaign(campaign);
  return (
    botsAct(rules, campaign) ??
    (await planned(tx, rules, campaign, campaign.waits, true)) ??
    (await lateAct(tx, rules, campaign, overdue(campaign.waits, context.clock.now())))
  );
}

/** LC-097. */
function botsAct(rules: AnyCampaign, campaign: Begun): Due | null {
  for (const side of rules.sides) {
    const bot = commanderOf(campaign, side)?.bot;
    const act = bot == null ? null : rules.choose(campaign.course, side, bot === 'random' ? 'random' : 'greedy');
    if (act !== null) return { by: `${side}/0`, act };
  }
  return null;
}

/** LC-092: the first declaration of the plan that is legal. `atOnce`: only where the plan says so. */
async function planned(
  tx: Tx,
  rules: AnyCampaign,
  campaign: Begun,
  waits: readonly StoredWait[],
  atOnce: boolean,
): Promise<Due | null> {
  const wait = waits.find(({ what, done }) => what === 'declare' && !done);
  const plan = wait && planOf(await papersOf(tx, campaign.id, wait.side));
  if (!plan || (atOnce && !plan.atOnce)) return null;
  const { state, head } = rules.look(campaign.course);
  const { turn } = state as { readonly turn?: number };
  for (const { ifTurn = null, ifHead = null, ...declaration } of plan.declarations) {
    const stopped = (ifTurn !== null && ifTurn !== turn) || (ifHead !== null && ifHead !== head);
    const act = stopped ? null : rules.parse.act({ ...declaration, type: 'planned' });
    const legal = act?.ok && rules.play(campaign.course, 'system', act.value, new Date(0).toISOString()).ok;
    if (act?.ok && legal) return { by: 'system', act: act.value };
  }
  return null;
}

/** LC-091: "declaration -> the plan, else standing down". */
async function lateAct(tx: Tx, rules: AnyCampaign, campaign: Begun, late: readonly StoredWait[]): Promise<Due | null> {
  const [first] = late;
  if (first === undefined) return null;
  const own = await planned(tx, rules, campaign, late, false);
  const wait = rules.waits(campaign.course).find(({ key }) => key === first.key);
  return own ?? (wait ? { by: 'system', act: wait.late } : null);
}

/** Handles a campaign with nothing to do: sends due reminders, and queues the next run. */
async function rest(context: Context, tx: Tx, campaign: Begun): Promise<false> {
  const now = context.clock.now();
  const { remindAt, deadline, waits, id } = campaign;
  const reminding = remindAt !== null && remindAt <= now;
  if (reminding) await queueNotifications({ db: tx as unknown as Db }, remindersOf(campaign, now));
  const next = reminderAfter(campaign, waits, now);
  if (campaign.actAt !== null || reminding) await patchCampaign(tx, id, { actAt: null, remindAt: next });
  const moments = [next, deadline].flatMap((at) => (at === null ? [] : [at.getTime()]));
  if (moments.length === 0) return false;
  const first = Math.min(...moments);
  if (first <= now.getTime()) context.log.error({ campaignId: id, deadline }, 'a wait has ended without effect');
  await queueCampaign(tx, id, new Date(first > now.getTime() ? first : now.getTime() + HELD_MS));
  return false;
}
