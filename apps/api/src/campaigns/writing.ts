/**
 * Writes the result of one act whole or not at all: entries, the row, the battle's match, notices, the next job
 * (LC-150).
 */
import type { AnyCampaign, CampaignTypes, Written } from '@fieldpost/engine';
import { botName } from '../availability/bot-names.ts';
import { botAccount } from '../availability/store.ts';
import type { Context } from '../context.ts';
import { type MadeSeat, makeMatches } from '../lobby/make-matches.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { cutText } from '../platform/cut-text.ts';
import type { Db } from '../platform/database.ts';
import { addBattle, queueStop } from './battles-store.ts';
import { appendEntries } from './ledger-store.ts';
import { notificationsFor } from './notices.ts';
import { patchCampaign, queueCampaign, type Tx } from './store.ts';
import {
  type Course,
  commanderOf,
  hasBegun,
  type Motion,
  rulesOfCampaign,
  type StoredCampaign,
  type StoredWait,
  seatCount,
} from './stored.ts';
import { deadlineOf, reminderAfter, waitsAfter } from './waiting.ts';

/** Computer player for a side without a player (LC-096), so that the battle continues. */
const STAND_IN = 'greedy';

/** A begun campaign after an act, ready to be written. */
export type Next = {
  readonly written: Written<CampaignTypes>;
  /** Null: none is asked any more. */
  readonly motion?: Motion | null;
  /** The person who acted, and therefore needs no notification. */
  readonly actorId: string | null;
};

/** Writes what an act came to, in the transaction that holds the campaign. */
export async function writeNext(
  context: Context,
  tx: Tx,
  campaign: StoredCampaign,
  { written, motion = null, actorId }: Next,
): Promise<void> {
  const now = context.clock.now();
  const rules = rulesOfCampaign(campaign);
  const { course, entries, states } = written;
  const waits = waitsAfter(rules, course, campaign.waits, campaign, now);
  await appendEntries(tx, campaign.id, entries, states);
  await stopDropped(tx, campaign, rules, course, now);
  await muster(tx, campaign, rules, course, now);
  const notices = notificationsFor({ campaign, rules, written, waits, actorId });
  await queueNotifications({ db: tx as unknown as Db }, notices);
  await patchCampaign(tx, campaign.id, { ...rowOf(campaign, rules, course, waits, now), motion });
  // soon, for computer players and plans; the job then queues itself for what comes next
  await queueCampaign(tx, campaign.id, now);
  crashPoint('campaign.before-commit');
}

function rowOf(campaign: StoredCampaign, rules: AnyCampaign, course: Course, waits: readonly StoredWait[], now: Date) {
  const { head, seq, ended } = rules.look(course);
  return {
    head,
    seq,
    course,
    waits,
    status: ended ? ('finished' as const) : ('playing' as const),
    deadline: ended ? null : deadlineOf(waits),
    remindAt: ended ? null : reminderAfter(campaign, waits, now),
    // whether a computer player has something to do is seen by trying
    actAt: ended ? null : now,
    startedAt: campaign.startedAt ?? now,
    finishedAt: ended ? (campaign.finishedAt ?? now) : null,
  };
}

/** LC-050: the battle that is to be fought as a match with every seat filled. One that is there already stays as it is. */
async function muster(tx: Tx, campaign: StoredCampaign, rules: AnyCampaign, course: Course, now: Date): Promise<void> {
  const { battle, line } = rules.look(course);
  if (battle === null || waitsForSomebody(campaign, rules)) return;
  crashPoint('muster.before-match');
  const { ref } = rules.battles;
  const row = {
    id: battle.match,
    ruleSet: `${ref.id}@${ref.edition}`,
    ...battle.setup,
    title: cutText(`${campaign.title}: battle ${battle.battle}`, 80),
    clockSpec: campaign.settings.clock,
    creatorId: campaign.owner.id,
    followedBy: `campaign:${campaign.id}`,
    listed: false,
    seats: await seatsOfBattle(tx, campaign, rules),
  };
  await makeMatches(tx, [row], now);
  await addBattle(tx, { matchId: battle.match, campaignId: campaign.id, battle: battle.battle, line, at: now });
  crashPoint('muster.match-made');
}

/** LC-094: where nobody may stand in, the battle is made when somebody commands again; taking the seat is an entry, and brings us here. */
function waitsForSomebody(campaign: StoredCampaign, { sides }: AnyCampaign): boolean {
  return campaign.settings.standIn === 'never' && sides.some((side) => commanderOf(campaign, side) === null);
}

/** LC-010: "The same people hold the same seats in every battle"; LC-096: those of a member who left fall to the commander. */
async function seatsOfBattle(tx: Tx, campaign: StoredCampaign, rules: AnyCampaign): Promise<readonly MadeSeat[]> {
  const seats = rules.sides.flatMap((side) =>
    Array.from({ length: seatCount(campaign, side) }, (_, player) => {
      const own = campaign.seats.find((seat) => seat.side === side && seat.player === player);
      return { side, player, holder: own ?? commanderOf(campaign, side) };
    }),
  );
  // Its account is one row for the whole house: touched where it is needed alone, or every declaration waits for every other.
  const vacant = seats.some(({ holder }) => holder === null);
  const standIn = vacant ? await botAccount(tx as unknown as Db, STAND_IN, botName(STAND_IN)) : '';
  return seats.map(({ side, player, holder }) => {
    return { side, player, userId: holder?.userId ?? standIn, bot: holder === null ? STAND_IN : holder.bot };
  });
}

/** LC-088, LC-035: a battle that the campaign waits for no longer is stopped; nobody is to fight for what counts no more. */
async function stopDropped(tx: Tx, campaign: StoredCampaign, rules: AnyCampaign, course: Course, now: Date) {
  const before = hasBegun(campaign) ? rules.look(campaign.course).battle?.match : undefined;
  if (before !== undefined && before !== rules.look(course).battle?.match) await queueStop(tx, before, now);
}
