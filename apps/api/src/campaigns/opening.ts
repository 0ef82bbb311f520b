/** Opening a campaign, finding its members, beginning it (THE-RULES "Members and rights"). */

import { isBot } from '@fieldpost/bots/seats';
import type { Json, Result } from '@fieldpost/engine';
import { campaignOf } from '@fieldpost/rulebook/campaigns';
import { botName } from '../availability/bot-names.ts';
import { botAccount } from '../availability/store.ts';
import { belongsTo } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { meetingFault } from '../identity/meeting.ts';
import { type Bound, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type Keyed, keyed, type Once, onceUnderKey } from '../platform/idempotency.ts';
import { readName, titleFault } from '../platform/names.ts';
import { mayRead } from './reading.ts';
import { settingsFrom } from './settings.ts';
import {
  addCampaign,
  addReceipt,
  countCampaigns,
  fightsOn,
  holdCampaign,
  loadCampaign,
  openCampaignsWithMembers,
  patchCampaign,
  receiptOf,
  type Tx,
  takeSeat,
} from './store.ts';
import {
  type Holder,
  refusedBy,
  rulesOfCampaign,
  type StoredCampaign,
  type StoredFront,
  seatCount,
  seatsHeldBy,
} from './stored.ts';
import { writeNext } from './writing.ts';

export type OpeningInput = {
  /** "id@edition" */
  readonly rules: string;
  readonly title: string;
  readonly options?: unknown;
  readonly settings?: unknown;
  readonly visibility?: 'public' | 'private' | null | undefined;
  /** Which Empire its owner commands; the first one where nothing is said. */
  readonly side?: string | null | undefined;
  /** One person holds every seat. */
  readonly solo?: boolean | null | undefined;
  /** The computer player who takes the seats of these sides that are left when it begins: by side. */
  readonly bots?: Readonly<Record<string, string>> | null | undefined;
};

const MAX_CAMPAIGNS = 20;
const TITLE_LENGTH = 60;

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/**
 * Creates a campaign: its owner commands one Empire; other players or computer players take the other seats.
 * Faults: CAMPAIGN_UNKNOWN, TITLE_INVALID, OPTION_INVALID, SETTINGS_INVALID, CLOCK_INVALID, SIDE_UNKNOWN, BOT_UNKNOWN,
 * CAMPAIGNS_TOO_MANY, BUSY (the same key is creating another right now).
 */
export async function createCampaign(
  context: Context,
  caller: Caller,
  input: OpeningInput,
  asked: Keyed | null = null,
): Promise<Result<StoredCampaign, Fault>> {
  const rules = campaignOf(input.rules);
  if (rules === null) return bad(fault('CAMPAIGN_UNKNOWN'));
  const title = readName(input.title, TITLE_LENGTH);
  if (!title.ok) return bad(titleFault(title.fault, TITLE_LENGTH));
  const options = rules.parse.options(input.options ?? {});
  if (!options.ok) return bad(refusedBy(rules, options.fault));
  const settings = settingsFrom(input.settings);
  if (!settings.ok) return settings;
  const side = input.side ?? rules.sides[0] ?? '';
  if (!rules.sides.includes(side)) return bad(fault('SIDE_UNKNOWN', { details: { side, sides: rules.sides } }));
  const wrong = Object.entries(input.bots ?? {}).find(([one, name]) => !rules.sides.includes(one) || !isBot(name));
  if (wrong) return bad(fault('BOT_UNKNOWN'));
  const id = crypto.randomUUID();
  const now = context.clock.now();
  const solo = input.solo === true;
  const row = { id, rules: input.rules, title: title.value, solo, ownerId: caller.userId, createdAt: now };
  const seats = await firstSeats(context, caller, { ...row, options: options.value }, side, input.bots ?? {});
  const opened = await withinBounds(context.db, [boundOf(caller)], async (tx) => {
    // A concurrent request with the same key came first.
    if (asked !== null && (await receiptOf(tx, caller.userId, asked.key)) !== null) return false;
    const listed = input.visibility === 'public' && !solo;
    await addCampaign(tx, { ...row, listed, options: options.value, settings: settings.value as unknown as Json });
    for (const seat of seats) await takeSeat(tx, id, seat, now);
    if (asked !== null)
      await addReceipt(tx, { ...asked, userId: caller.userId, campaignId: id, response: null, at: now });
    await beginIfFull(context, tx, id);
    return true;
  });
  if (opened === null) return bad(fault('CAMPAIGNS_TOO_MANY'));
  if (!opened.row) return bad(fault('BUSY'));
  return found(context, id);
}

/**
 * The same with an Idempotency-Key: a repeated request returns the campaign as it is now. Faults: KEY_REUSED and those
 * of
 * `createCampaign`.
 */
export async function createCampaignOnce(
  context: Context,
  caller: Caller,
  input: OpeningInput,
  key: string | null,
): Promise<Result<Once<StoredCampaign>, Fault>> {
  const asked = keyed(key, ['campaign', input]);
  const before = async (one: string) => {
    const receipt = await receiptOf(context.db, caller.userId, one);
    return receipt && { request: receipt.request, made: receipt.campaignId };
  };
  const opened = await onceUnderKey(asked, before, async () => {
    const made = await createCampaign(context, caller, input, asked);
    return made.ok ? { ok: true, value: made.value.id } : made;
  });
  if (!opened.ok) return opened;
  const campaign = await found(context, opened.value.made);
  return campaign.ok ? { ok: true, value: { ...opened.value, made: campaign.value } } : campaign;
}

const boundOf = ({ userId }: Caller): Bound => ({
  name: `campaigns of ${userId}`,
  most: MAX_CAMPAIGNS,
  count: (tx) => countCampaigns(tx, userId),
});

type Seat = Pick<Holder, 'side' | 'player' | 'userId'>;

async function firstSeats(
  context: Context,
  { userId }: Caller,
  row: Pick<StoredCampaign, 'rules' | 'options' | 'solo'>,
  mine: string,
  bots: Readonly<Record<string, string>>,
): Promise<readonly Seat[]> {
  const rules = rulesOfCampaign(row);
  const accounts = new Map<string, string>();
  for (const [side, name] of Object.entries(bots))
    accounts.set(side, await botAccount(context.db, name, botName(name)));
  return rules.sides.flatMap((side) =>
    Array.from({ length: seatCount(row, side) }, (_, player): Seat | null => {
      const own =
        row.solo ||
        (side === mine && player === 0 && !(side in bots && Object.keys(bots).length === rules.sides.length));
      const holder = own ? userId : accounts.get(side);
      return holder === undefined ? null : { side, player, userId: holder };
    }).filter((seat) => seat !== null),
  );
}

async function found(context: Context, id: string): Promise<Result<StoredCampaign, Fault>> {
  const campaign = await loadCampaign(context.db, id);
  return campaign ? { ok: true, value: campaign } : bad(fault('NOT_FOUND'));
}

/** Something is done to a campaign that has not begun, which begins in the same transaction where that took its last seat. */
async function beforeBegin(
  context: Context,
  caller: Caller,
  id: string,
  change: (tx: Tx, campaign: StoredCampaign) => Promise<Fault | null>,
): Promise<Result<StoredCampaign, Fault>> {
  await context.clock.sure();
  const refused = await holdCampaign(context.db, id, async (tx, campaign) => {
    if (!mayRead(campaign, caller)) return fault('NOT_FOUND');
    if (campaign.status !== 'open') return fault('NOT_OPEN', { message: 'The campaign has begun already.' });
    const refusal = await change(tx, campaign);
    if (refusal === null) await beginIfFull(context, tx, id);
    return refusal;
  });
  if (refused) return bad(refused);
  return found(context, id);
}

/** Takes the first free seat of a side. Faults: NOT_FOUND, NOT_OPEN, SIDE_UNKNOWN, ALREADY_SEATED, CLUB_MEMBERS_ONLY, SEAT_TAKEN, CANNOT_MEET. */
export function joinCampaign(
  context: Context,
  caller: Caller,
  id: string,
  side: string,
): Promise<Result<StoredCampaign, Fault>> {
  return beforeBegin(context, caller, id, async (tx, campaign) => {
    if (!rulesOfCampaign(campaign).sides.includes(side)) return fault('SIDE_UNKNOWN');
    // LC-010: "A person may sit on one side only"
    if (seatsHeldBy(campaign, caller.userId).length > 0) return fault('ALREADY_SEATED');
    const shut = campaign.front && (await shutTo(tx, campaign.front, caller.userId));
    if (shut) return shut;
    const player = freeSeat(campaign, side);
    if (player === null) return fault('SEAT_TAKEN');
    const barred = await meetingFault(tx, caller.userId, membersOf(campaign));
    if (barred !== null) return barred;
    await takeSeat(tx, id, { side, player, userId: caller.userId }, context.clock.now());
    return null;
  });
}

/** The people that a new member of a campaign would meet. */
export const membersOf = ({ owner, seats }: StoredCampaign): readonly string[] => [
  owner.id,
  ...seats.map(({ userId }) => userId),
];

/** LC-100: groups are for the people of the club, each group with its own. */
export async function shutTo(tx: Tx, { id, club }: StoredFront, userId: string): Promise<Fault | null> {
  if (!(await belongsTo(tx, club.id, userId))) return fault('CLUB_MEMBERS_ONLY', { rule: 'LC-100' });
  return (await fightsOn(tx, id, userId)) ? fault('ALREADY_SEATED', { rule: 'LC-100' }) : null;
}

function freeSeat(campaign: StoredCampaign, side: string): number | null {
  const taken = campaign.seats.filter((seat) => seat.side === side).map(({ player }) => player);
  const free = Array.from({ length: seatCount(campaign, side) }, (_, player) => player).find(
    (one) => !taken.includes(one),
  );
  return free ?? null;
}

/** LC-011: who opened it; of a group of a front every officer of the club. */
export function mayArrange({ owner, front }: StoredCampaign, { userId }: Caller): boolean {
  return owner.id === userId || (front?.officers.includes(userId) ?? false);
}

/** LC-011: its owner may take a campaign back before the start. Faults: NOT_FOUND, NOT_OPEN, FORBIDDEN. */
export function cancelCampaign(context: Context, caller: Caller, id: string): Promise<Result<StoredCampaign, Fault>> {
  return beforeBegin(context, caller, id, async (tx, campaign) => {
    if (!mayArrange(campaign, caller)) return fault('FORBIDDEN');
    await patchCampaign(tx, id, { status: 'cancelled' });
    return null;
  });
}

/** Its owner, or an officer of its club, begins it with computer players on every seat that is left. Faults: NOT_FOUND, NOT_OPEN, FORBIDDEN, BOT_UNKNOWN. */
export async function startCampaign(
  context: Context,
  caller: Caller,
  id: string,
  bot: string,
): Promise<Result<StoredCampaign, Fault>> {
  if (!isBot(bot)) return bad(fault('BOT_UNKNOWN'));
  const userId = await botAccount(context.db, bot, botName(bot));
  return beforeBegin(context, caller, id, async (tx, campaign) => {
    if (!mayArrange(campaign, caller)) return fault('FORBIDDEN');
    for (const side of rulesOfCampaign(campaign).sides)
      for (let player = 0; player < seatCount(campaign, side); player += 1)
        if (!campaign.seats.some((seat) => seat.side === side && seat.player === player))
          await takeSeat(tx, id, { side, player, userId }, context.clock.now());
    return null;
  });
}

const isFull = (campaign: StoredCampaign): boolean =>
  campaign.seats.length >= rulesOfCampaign(campaign).sides.reduce((sum, side) => sum + seatCount(campaign, side), 0);

/** A campaign whose last seat was taken begins: the first entry of its ledger is written. */
async function beginIfFull(context: Context, tx: Tx, id: string): Promise<void> {
  const campaign = await loadCampaign(tx, id);
  if (campaign?.status !== 'open') return;
  const rules = rulesOfCampaign(campaign);
  if (!isFull(campaign)) return;
  const written = rules.open(id, campaign.options, context.clock.now().toISOString());
  await writeNext(context, tx, campaign, { written, actorId: null });
}

const AT_ONCE = 100;

/**
 * Begins campaigns that are full and still open: an older Fieldpost took the last seat in one transaction and began in another, between
 * which its process could die. Answers their ids.
 */
export async function beginFull(context: Context): Promise<readonly string[]> {
  const begun: string[] = [];
  for (let after = ''; ; ) {
    const open = await openCampaignsWithMembers(context.db, after, AT_ONCE);
    for (const { id } of open.filter(isFull)) {
      await holdCampaign(context.db, id, (tx) => beginIfFull(context, tx, id)).then(
        () => begun.push(id),
        (error: unknown) => context.log.error({ err: error, campaignId: id }, 'a full campaign could not begin'),
      );
    }
    const last = open.at(-1);
    if (last === undefined || open.length < AT_ONCE) break;
    after = last.id;
  }
  if (begun.length > 0) context.log.warn({ campaigns: begun }, 'campaigns were full and had not begun');
  return begun;
}
