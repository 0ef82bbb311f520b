/** Vacation between battles: it stops the wait of one Empire alone, and everybody sees its end (LC-090, LC-093). */
import type { Result } from '@fieldpost/engine';
import { type VacationInput, vacationFrom } from '../availability/vacation.ts';
import { endedVacation, withVacation } from '../clock/vacations.ts';
import type { Caller, Context } from '../context.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import type { Db } from '../platform/database.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { awayNotices } from './notices.ts';
import { mayRead } from './reading.ts';
import { holdCampaign, loadCampaign, patchCampaign, queueCampaign, type Tx } from './store.ts';
import { commanderOf, rulesOfCampaign, type StoredCampaign, seatsHeldBy } from './stored.ts';
import { counting } from './vacations-left.ts';
import { deadlineOf, reminderAfter, waitsAnew } from './waiting.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The Empire for which a caller can say when it is away: that of which they are the commander. */
function commanded(campaign: StoredCampaign, caller: Caller, side: string | null): string | Fault {
  if (!mayRead(campaign, caller)) return fault('NOT_FOUND');
  if (seatsHeldBy(campaign, caller.userId).length === 0) return fault('NOT_MEMBER');
  const own = rulesOfCampaign(campaign).sides.filter((one) => commanderOf(campaign, one)?.userId === caller.userId);
  const found = own.find((one) => side === null || one === side);
  if (found === undefined) return fault('NOT_COMMANDER', { rule: 'LC-093' });
  return campaign.status === 'playing' ? found : fault('NOT_STARTED', { message: 'It is not being fought.' });
}

type Vacations = Pick<StoredCampaign, 'vacations'>;

/** Changes the vacations of the caller's Empire, updates the ends of its waits, and notifies everybody else. */
async function change(
  context: Context,
  caller: Caller,
  id: string,
  side: string | null,
  changed: (campaign: StoredCampaign, side: string, now: Date) => Result<Vacations, Fault>,
): Promise<Result<StoredCampaign, Fault>> {
  await context.clock.sure();
  const refused = await holdCampaign(context.db, id, async (tx, campaign): Promise<Fault | null> => {
    const own = commanded(campaign, caller, side);
    if (typeof own !== 'string') return own;
    const now = context.clock.now();
    const next = changed(campaign, own, now);
    if (!next.ok) return next.fault;
    await write(tx, { ...campaign, vacations: next.value.vacations }, now);
    const notices = awayNotices({ ...campaign, vacations: next.value.vacations }, own, caller.userId, now);
    await queueNotifications({ db: tx as unknown as Db }, notices);
    return null;
  });
  if (refused) return bad(refused);
  const campaign = await loadCampaign(context.db, id);
  return campaign ? { ok: true, value: campaign } : bad(fault('NOT_FOUND'));
}

async function write(tx: Tx, campaign: StoredCampaign, now: Date): Promise<void> {
  const { id, vacations } = campaign;
  const waits = waitsAnew(campaign, campaign.waits);
  const dates = { deadline: deadlineOf(waits), remindAt: reminderAfter(campaign, waits, now) };
  await patchCampaign(tx, id, { vacations, waits, ...dates });
  await queueCampaign(tx, id, now);
}

/** Days away, from a moment on or from now. Faults: NOT_FOUND, NOT_MEMBER, NOT_COMMANDER, NOT_STARTED, VACATION_INVALID, VACATION_USED_UP. */
export const takeCampaignVacation = (
  context: Context,
  caller: Caller,
  id: string,
  { side, ...input }: VacationInput & { readonly side: string | null },
): Promise<Result<StoredCampaign, Fault>> =>
  change(context, caller, id, side, (campaign, own, now) => {
    const granted = { spec: campaign.settings, taken: counting(campaign, now), side: own };
    const found = vacationFrom(granted, input, now);
    return found.ok ? { ok: true, value: withVacation(campaign, own, found.value) } : found;
  });

/** Back again: ends the vacation, and takes back those to come. Faults: NOT_FOUND, NOT_MEMBER, NOT_COMMANDER, NOT_STARTED, NOT_ON_VACATION. */
export const endCampaignVacation = (
  context: Context,
  caller: Caller,
  id: string,
  side: string | null,
): Promise<Result<StoredCampaign, Fault>> =>
  change(context, caller, id, side, (campaign, own, now) => {
    const ended = endedVacation(campaign, own, now);
    return ended === null ? bad(fault('NOT_ON_VACATION')) : { ok: true, value: ended };
  });
