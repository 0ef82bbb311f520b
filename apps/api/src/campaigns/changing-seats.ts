/** Members who leave a war under way, and who takes their place (LC-014, LC-096, LC-102). */
import { createHmac } from 'node:crypto';
import type { CampaignTypes, Result, Written } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { meetingFault } from '../identity/meeting.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { signerOf } from '../platform/security/keys.ts';
import { mayArrange, membersOf, shutTo } from './opening.ts';
import { mayRead } from './reading.ts';
import { countHolders, holdCampaign, leaveSeat, loadCampaign, setOwner, type Tx, takeSeat } from './store.ts';
import {
  type Begun,
  type Holder,
  hasBegun,
  isItsOfficer,
  rulesOfCampaign,
  type StoredCampaign,
  seatCount,
  seatsHeldBy,
} from './stored.ts';
import { writeNext } from './writing.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

type Place = { readonly side: string; readonly player: number };
type Change = Place & { readonly change: 'taken' | 'left' | 'passed' };

/** Writes an entry for each change of a seat; who holds them has been changed already. */
async function note(context: Context, tx: Tx, { id }: StoredCampaign, changes: readonly Change[]): Promise<void> {
  const campaign = await loadCampaign(tx, id);
  if (campaign === null || !hasBegun(campaign)) return;
  const rules = rulesOfCampaign(campaign);
  const at = context.clock.now().toISOString();
  let written: Written<CampaignTypes> = { course: campaign.course, entries: [], states: [] };
  for (const { side, player, change } of changes) {
    const act = rules.parse.act({ type: 'seat', empire: side, player, change });
    const played = act.ok ? rules.play(written.course, 'system', act.value, at) : act;
    if (!played.ok) throw new Error(`campaign ${id} refuses a change of seats: ${played.fault.code}`);
    const { course, entries, states } = played.value;
    written = { course, entries: [...written.entries, ...entries], states: [...written.states, ...states] };
  }
  await writeNext(context, tx, campaign, { written, motion: campaign.motion, actorId: null });
}

/**
 * LC-096: "soldiers of a member pass to the commander for battles to come; a commander who leaves passes command to the lowest player
 * number. An Empire without a member is vacant." Fault: CREATOR_STAYS in a war of one person.
 */
async function leaveWar(context: Context, tx: Tx, campaign: Begun, userId: string): Promise<Fault | null> {
  if (campaign.solo) return fault('CREATOR_STAYS');
  if (campaign.status !== 'playing') return fault('NOT_OPEN', { message: 'The campaign has ended.' });
  const now = context.clock.now();
  const changes: Change[] = [];
  for (const seat of seatsHeldBy(campaign, userId)) {
    await leaveSeat(tx, campaign.id, seat, now);
    changes.push({ side: seat.side, player: seat.player, change: 'left' });
    const heir = seat.player === 0 ? heirOf(campaign, seat) : null;
    if (heir === null) continue;
    await leaveSeat(tx, campaign.id, heir, now);
    await takeSeat(tx, campaign.id, { side: heir.side, player: 0, userId: heir.userId }, now);
    changes.push({ side: heir.side, player: heir.player, change: 'passed' });
  }
  await note(context, tx, campaign, changes);
  return null;
}

/**
 * Gives a seat back: before the start nothing is kept of it, in a war under way it is an entry (LC-096). Faults: NOT_FOUND, NOT_OPEN,
 * NOT_MEMBER, CREATOR_STAYS.
 */
export async function leaveCampaign(
  context: Context,
  caller: Caller,
  id: string,
): Promise<Result<StoredCampaign, Fault>> {
  await context.clock.sure();
  const refused = await holdCampaign(context.db, id, async (tx, campaign) => {
    if (!mayRead(campaign, caller)) return fault('NOT_FOUND');
    const [seat] = seatsHeldBy(campaign, caller.userId);
    if (seat === undefined) return fault('NOT_MEMBER');
    if (hasBegun(campaign)) return leaveWar(context, tx, campaign, caller.userId);
    if (campaign.owner.id === caller.userId) return fault('CREATOR_STAYS');
    await leaveSeat(tx, id, seat, null);
    return null;
  });
  return refused ? bad(refused) : found(context, id);
}

/**
 * LC-011: the owner hands a war over to another member, who invites and arranges from then on. It gives no look into anybody's secrets.
 * Faults: NOT_FOUND, FORBIDDEN, NOT_MEMBER.
 */
export async function transferCampaign(
  context: Context,
  caller: Caller,
  id: string,
  userId: string,
): Promise<Result<StoredCampaign, Fault>> {
  const refused = await holdCampaign(context.db, id, async (tx, campaign) => {
    if (!mayRead(campaign, caller)) return fault('NOT_FOUND');
    if (campaign.owner.id !== caller.userId || campaign.solo) return fault('FORBIDDEN', { rule: 'LC-011' });
    const heir = campaign.seats.find((seat) => seat.userId === userId);
    if (heir === undefined || heir.bot !== null)
      return fault('NOT_MEMBER', { message: 'They hold no seat in this campaign.' });
    await setOwner(tx, id, userId);
    return null;
  });
  return refused ? bad(refused) : found(context, id);
}

/** The member of an Empire with the lowest number after one who leaves. */
function heirOf({ seats }: StoredCampaign, { side, userId }: Holder): Holder | null {
  const others = seats.filter((seat) => seat.side === side && seat.userId !== userId);
  return others.toSorted((one, other) => one.player - other.player)[0] ?? null;
}

/** Of a seat as it is held now: once it has changed hands an offer of it is spent. */
async function markOf(tx: Tx, campaign: StoredCampaign, { side, player }: Place): Promise<string> {
  const held = campaign.seats.some((seat) => seat.side === side && seat.player === player);
  return `${held ? 'held' : 'vacant'} ${await countHolders(tx, campaign.id, side, player)}`;
}

function signatureOf(campaign: StoredCampaign, { side, player }: Place, mark: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['campaign seat', campaign.id, side, player, mark]))
    .digest();
}

/**
 * LC-014: offers a seat; taking it is the new holder's consent. The owner or an officer offers a vacant seat; only an
 * officer of the club offers a held one (LC-102). Faults: NOT_FOUND, NOT_STARTED, SIDE_UNKNOWN, FORBIDDEN.
 */
export async function offerSeat(
  context: Context,
  caller: Caller,
  id: string,
  place: Place,
): Promise<Result<{ readonly seat: string }, Fault>> {
  const offered = await holdCampaign(
    context.db,
    id,
    async (tx, campaign): Promise<Result<{ readonly seat: string }, Fault>> => {
      if (!mayRead(campaign, caller)) return bad(fault('NOT_FOUND'));
      if (campaign.status !== 'playing') return bad(fault('NOT_STARTED', { message: 'It is not being fought.' }));
      if (!isPlace(campaign, place)) return bad(fault('SIDE_UNKNOWN'));
      const isHeld = campaign.seats.some((seat) => seat.side === place.side && seat.player === place.player);
      const may = isHeld ? isItsOfficer(campaign, caller.userId) : mayArrange(campaign, caller);
      if (!may || campaign.solo) return bad(fault('FORBIDDEN', { rule: 'LC-014' }));
      const mark = await markOf(tx, campaign, place);
      const signature = signatureOf(campaign, place, mark, context.settings.secret).toString('base64url');
      return { ok: true, value: { seat: `${place.side}.${place.player}.${signature}` } };
    },
  );
  return offered ?? bad(fault('NOT_FOUND'));
}

function isPlace(campaign: StoredCampaign, { side, player }: Place): boolean {
  const isSide = rulesOfCampaign(campaign).sides.includes(side);
  return isSide && Number.isInteger(player) && player >= 0 && player < seatCount(campaign, side);
}

/** Which seat is offered by these words; null: none, or it has changed hands since. */
async function offeredBy(context: Context, tx: Tx, campaign: StoredCampaign, offer: string): Promise<Place | null> {
  const [side = '', number = '', signature = ''] = offer.split('.');
  const place = { side, player: Number(number) };
  if (campaign.status !== 'playing' || !isPlace(campaign, place)) return null;
  const given = Buffer.from(signature, 'base64url');
  const mark = await markOf(tx, campaign, place);
  const signer = signerOf(context.settings, given, (secret) => signatureOf(campaign, place, mark, secret));
  return signer === null ? null : place;
}

/**
 * Takes an offered seat; its holder leaves it in the same commit (LC-013). The offer is enough, even in a private
 * campaign.
 * Faults: NOT_FOUND, INVITATION_USED, ALREADY_SEATED, CLUB_MEMBERS_ONLY, CANNOT_MEET.
 */
export async function takeOffered(
  context: Context,
  caller: Caller,
  id: string,
  offer: string,
): Promise<Result<StoredCampaign, Fault>> {
  const refused = await holdCampaign(context.db, id, async (tx, campaign): Promise<Fault | null> => {
    const place = await offeredBy(context, tx, campaign, offer);
    if (place === null) return fault('INVITATION_USED');
    if (seatsHeldBy(campaign, caller.userId).length > 0) return fault('ALREADY_SEATED');
    const shut = campaign.front && (await shutTo(tx, campaign.front, caller.userId));
    if (shut) return shut;
    const now = context.clock.now();
    const before = campaign.seats.find((seat) => seat.side === place.side && seat.player === place.player);
    const barred = await meetingFault(
      tx,
      caller.userId,
      membersOf(campaign).filter((id) => id !== before?.userId),
    );
    if (barred !== null) return barred;
    if (before) await leaveSeat(tx, id, before, now);
    await takeSeat(tx, id, { ...place, userId: caller.userId }, now);
    await note(context, tx, campaign, [{ ...place, change: 'taken' }]);
    return null;
  });
  return refused ? bad(refused) : found(context, id);
}

async function found(context: Context, id: string): Promise<Result<StoredCampaign, Fault>> {
  const campaign = await loadCampaign(context.db, id);
  return campaign ? { ok: true, value: campaign } : bad(fault('NOT_FOUND'));
}
