import type { Result } from '@fieldpost/engine';
import { findCampaign } from '../../campaigns/reading.ts';
import { seatsHeldBy } from '../../campaigns/stored.ts';
import type { Caller, Context } from '../../context.ts';
import { findMatch } from '../../match-store/find-match.ts';
import { callersSeat } from '../../match-store/loaded-match.ts';
import {
  type MatchNotificationPreferences,
  type NotificationPreferences,
  parseMatchPreferences,
  parsePreferences,
} from '../../notification-rules/preferences.ts';
import {
  clearBounce,
  saveCampaignPreferences,
  saveMatchPreferences,
  savePreferences,
} from '../../notification-rules/preferences-store.ts';
import { waysOf } from '../../notification-rules/ways-store.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';

/** The caller's notification preferences, and what blocks their email. */
export type PreferencesSeen = {
  readonly preferences: NotificationPreferences;
  readonly mail: string;
  /** The mail servers' reason for recent bounces; null if none. */
  readonly mailTrouble: string | null;
};

/** Returns the caller's preferences. Fault: UNAUTHENTICATED if their account has just been deleted. */
export async function preferencesOfCaller(context: Context, caller: Caller): Promise<Result<PreferencesSeen, Fault>> {
  const ways = await waysOf(context, caller.userId, {});
  if (!ways) return { ok: false, fault: fault('UNAUTHENTICATED') };
  return { ok: true, value: { preferences: ways.preferences, mail: ways.reach.mail, mailTrouble: ways.mailTrouble } };
}

/** Replaces the caller's preferences as a whole. Fault: NOTIFICATION_PREFERENCES_INVALID. */
export async function setNotificationPreferences(
  context: Context,
  caller: Caller,
  raw: unknown,
): Promise<Result<NotificationPreferences, Fault>> {
  const parsed = parsePreferences(raw);
  if (parsed.ok) await savePreferences(context, caller.userId, parsed.value);
  return parsed;
}

/** Requires a seat of the match: spectators get no notifications. */
async function seated(context: Context, caller: Caller, matchId: string): Promise<Result<null, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  return callersSeat(found.value, caller) ? { ok: true, value: null } : { ok: false, fault: fault('NOT_SEATED') };
}

/** The caller's exceptions for one match. Faults: NOT_FOUND, NOT_SEATED. */
export async function matchNotificationPreferences(
  context: Context,
  caller: Caller,
  matchId: string,
): Promise<Result<MatchNotificationPreferences, Fault>> {
  const seat = await seated(context, caller, matchId);
  if (!seat.ok) return seat;
  return { ok: true, value: (await waysOf(context, caller.userId, { matchId }))?.match ?? {} };
}

/** Replaces what differs in one match. Faults: NOT_FOUND, NOT_SEATED, NOTIFICATION_PREFERENCES_INVALID. */
export async function setMatchNotificationPreferences(
  context: Context,
  caller: Caller,
  matchId: string,
  raw: unknown,
): Promise<Result<MatchNotificationPreferences, Fault>> {
  const seat = await seated(context, caller, matchId);
  if (!seat.ok) return seat;
  const parsed = parseMatchPreferences(raw);
  if (parsed.ok) await saveMatchPreferences(context, caller.userId, matchId, parsed.value);
  return parsed;
}

/** Requires a seat of the campaign, or an office of its front: its officers are notified of the campaign's end. */
async function toldOf(context: Context, caller: Caller, id: string): Promise<Result<null, Fault>> {
  const found = await findCampaign(context, caller, id);
  if (!found.ok) return found;
  const officer = found.value.front?.officers.includes(caller.userId) ?? false;
  const told = officer || seatsHeldBy(found.value, caller.userId).length > 0;
  return told ? { ok: true, value: null } : { ok: false, fault: fault('NOT_MEMBER') };
}

/** LC-140: what differs for the caller in one campaign. Faults: NOT_FOUND, NOT_MEMBER. */
export async function campaignNotificationPreferences(
  context: Context,
  caller: Caller,
  id: string,
): Promise<Result<MatchNotificationPreferences, Fault>> {
  const told = await toldOf(context, caller, id);
  if (!told.ok) return told;
  return { ok: true, value: (await waysOf(context, caller.userId, { campaignId: id }))?.match ?? {} };
}

/** Replaces what differs in one campaign. Faults: NOT_FOUND, NOT_MEMBER, NOTIFICATION_PREFERENCES_INVALID. */
export async function setCampaignNotificationPreferences(
  context: Context,
  caller: Caller,
  id: string,
  raw: unknown,
): Promise<Result<MatchNotificationPreferences, Fault>> {
  const told = await toldOf(context, caller, id);
  if (!told.ok) return told;
  const parsed = parseMatchPreferences(raw);
  if (parsed.ok) await saveCampaignPreferences(context, caller.userId, id, parsed.value);
  return parsed;
}

/** The caller says that mail to their address arrives again. */
export const mailArrivesAgain = (context: Context, caller: Caller): Promise<void> =>
  clearBounce(context, caller.userId);
