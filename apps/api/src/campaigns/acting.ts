/**
 * Acts of members in a campaign (THE-RULES "Acts", bad input LC-165): judged by the ledger, written only if its head is
 * unchanged.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type CampaignTypes, canonicalJson, type Json, type Result, type Written } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { mayRead } from './reading.ts';
import { addReceipt, holdCampaign, receiptOf, type Tx, vacantSince } from './store.ts';
import {
  type Begun,
  commanderOf,
  hasBegun,
  refusedBy,
  rulesOfCampaign,
  type StoredCampaign,
  seatsHeldBy,
} from './stored.ts';
import { writeNext } from './writing.ts';

export type Submission = {
  /** LC-036: "Acts carry the `seq` of the head that their author saw." */
  readonly expectedSeq: number;
  readonly act: unknown;
  /** The side that acts, if the caller holds several; otherwise theirs. */
  readonly side?: string | null | undefined;
  /** The Idempotency-Key; null: not to be repeated safely. */
  readonly key: string | null;
};

const OFFICERS: readonly string[] = ['correct', 'void', 'pause', 'resume'];
/** What nobody does as a member, whichever seat they hold (LC-012). */
export const isOfficersAct = ({ type }: CampaignTypes['act']): boolean => OFFICERS.includes(type);

/** The written entries, and the campaign's state after them. */
export type Acted = {
  readonly entries: readonly Json[];
  readonly head: string;
  readonly seq: number;
  readonly state: Json;
};

export const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** Result of judging an act in a locked campaign; `write` is null if nothing changes. */
export type Ruling = Result<{ readonly answer: Json; readonly write: ((tx: Tx) => Promise<void>) | null }, Fault>;

/** The answer of an act that was written. */
export function actedOf(campaign: Pick<StoredCampaign, 'rules'>, written: Written<CampaignTypes>): Acted {
  const { head, seq, state } = rulesOfCampaign(campaign).look(written.course);
  return { entries: written.entries as unknown as readonly Json[], head, seq, state };
}

/** LC-036: another head than the one that was seen is stale. */
export function staleFault(campaign: Begun, expectedSeq: number): Fault | null {
  if (campaign.seq === expectedSeq) return null;
  const { head, seq, state } = rulesOfCampaign(campaign).look(campaign.course);
  return fault('STALE', {
    message: 'The campaign has moved on; look at it and try again.',
    details: { head, seq, state },
  });
}

/** Holds a campaign, answers a repeated key again, and else writes what `rule` comes to with its receipt. */
export async function withIdempotencyKey(
  context: Context,
  caller: Caller,
  id: string,
  request: { readonly key: string | null; readonly of: unknown },
  rule: (tx: Tx, campaign: StoredCampaign) => Promise<Ruling> | Ruling,
): Promise<Result<Json, Fault>> {
  await context.clock.sure();
  const hash = new Uint8Array(
    createHash('sha256')
      .update(canonicalJson([id, request.of] as Json))
      .digest(),
  );
  const answered = await holdCampaign(context.db, id, async (tx, campaign): Promise<Result<Json, Fault>> => {
    if (!mayRead(campaign, caller)) return bad(fault('NOT_FOUND'));
    const known = request.key === null ? null : await receiptOf(tx, caller.userId, request.key);
    if (known !== null)
      return timingSafeEqual(known.request, hash)
        ? { ok: true, value: known.response as Json }
        : bad(fault('KEY_REUSED'));
    const ruling = await rule(tx, campaign);
    if (!ruling.ok) return ruling;
    const { answer, write } = ruling.value;
    await write?.(tx);
    if (request.key !== null && write !== null) {
      const receipt = { key: request.key, request: hash, userId: caller.userId, campaignId: id };
      await addReceipt(tx, { ...receipt, response: answer, at: context.clock.now() });
    }
    return { ok: true, value: answer };
  });
  crashPoint('campaign.committed');
  return answered ?? bad(fault('NOT_FOUND'));
}

/**
 * An act of a member. Faults, the first that applies: NOT_FOUND, KEY_REUSED, MALFORMED and the codes of what the act names,
 * NOT_MEMBER, NOT_STARTED, STALE, then those of LC-036. LC-165: what is refused changes nothing.
 */
export async function act(
  context: Context,
  caller: Caller,
  id: string,
  submission: Submission,
): Promise<Result<Acted, Fault>> {
  const { key, ...of } = submission;
  const answer = await withIdempotencyKey(context, caller, id, { key, of }, async (tx, campaign) => {
    const ruling = ruled(context, caller, campaign, submission);
    if (ruling.ok || ruling.fault.code !== 'NOTHING_TO_CLAIM') return ruling;
    return (await forfeited(context, tx, caller, campaign, submission.side ?? null)) ?? ruling;
  });
  return answer as Result<Acted, Fault>;
}

/** LC-095: "or its commander's seat vacant for 14 days". */
const VACANT_MS = 14 * 86_400_000;

/** A claim on a side without a commander; null if it has one, or had one recently. */
async function forfeited(
  context: Context,
  tx: Tx,
  caller: Caller,
  campaign: StoredCampaign,
  side: string | null,
): Promise<Ruling | null> {
  const rules = rulesOfCampaign(campaign);
  const [own] = (seatFor(campaign, caller, side) ?? '').split('/');
  const other = rules.sides.find((one) => one !== own);
  if (!hasBegun(campaign) || other === undefined || commanderOf(campaign, other) !== null) return null;
  const since = await vacantSince(tx, campaign.id, other);
  const now = context.clock.now();
  if (since === null || now.getTime() - since.getTime() < VACANT_MS) return null;
  const act = rules.parse.act({ type: 'forfeit', empire: other });
  const played = act.ok ? rules.play(campaign.course, 'system', act.value, now.toISOString()) : act;
  return played.ok ? writing(context, campaign, played.value, caller) : null;
}

function ruled(context: Context, caller: Caller, campaign: StoredCampaign, submission: Submission): Ruling {
  const rules = rulesOfCampaign(campaign);
  const parsed = rules.parse.act(submission.act);
  if (!parsed.ok) return bad(refusedBy(rules, parsed.fault));
  const seat = seatFor(campaign, caller, submission.side ?? null);
  if (seat === null) return bad(fault('NOT_MEMBER'));
  if (!hasBegun(campaign)) return bad(fault('NOT_STARTED', { message: 'The campaign has not begun.' }));
  const stale = staleFault(campaign, submission.expectedSeq);
  if (stale) return bad(stale);
  if (isOfficersAct(parsed.value)) return bad(fault('NOT_COMMANDER', { rule: 'LC-012' }));
  const played = rules.play(campaign.course, seat, parsed.value, context.clock.now().toISOString());
  crashPoint('campaign.judged');
  if (!played.ok) return bad(refusedBy(rules, played.fault));
  return writing(context, campaign, played.value, caller);
}

function writing(
  context: Context,
  campaign: Begun,
  written: Written<CampaignTypes>,
  { userId: actorId }: Caller,
): Ruling {
  const write = (tx: Tx) => writeNext(context, tx, campaign, { written, motion: campaign.motion, actorId });
  return { ok: true, value: { answer: actedOf(campaign, written) as unknown as Json, write } };
}

/** As which seat the caller acts: of the side named, else of the one that is asked something, else their first. */
function seatFor(campaign: StoredCampaign, { userId }: Caller, side: string | null): string | null {
  const held = seatsHeldBy(campaign, userId).filter((seat) => side === null || seat.side === side);
  const asked = campaign.waits.filter(({ done }) => !done).map((wait) => wait.side);
  const seat = held.find((one) => asked.includes(one.side)) ?? held[0];
  return seat === undefined ? null : `${seat.side}/${seat.player}`;
}
