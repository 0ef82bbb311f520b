/** CL-031: compares what we know of an applicant with the conditions of the event. */
import { legsOf, planOf, type RatingTriple, type Unmet, unmetConditions, unprovenPlaces } from '@fieldpost/league';
import { isMember } from '../clubs/offices.ts';
import type { StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { reliabilityOf } from '../identity/reliability/reliability.ts';
import { duelRatingOf } from '../ratings/standing.ts';
import { runningMatchesOf, type StoredEntry } from './store.ts';
import { hasRoom, type Places } from './waiting.ts';

/** CL-042: how many matches an event opens for an entry at once. */
function opensAtOnce({ settings, entries }: Places['ledger']): number {
  if (settings.format === 'ladder' || settings.format === 'list') return 0;
  if (settings.format !== 'league') return legsOf(settings);
  const size = Math.min(settings.limits.divisionSize, Math.max(4, entries.size + 1));
  return Math.max(1, ...(settings.plan ?? planOf(settings, size))) * legsOf(settings);
}

/** Remaining places for unproven players; unlimited if the event has no maximum of entries to take a share of. */
async function unprovenLeft({ db }: Pick<Context, 'db'>, { ledger, event }: Places): Promise<number> {
  const { maxEntries, limits } = ledger.settings;
  if (maxEntries === null) return Number.POSITIVE_INFINITY;
  const ofTeams = ledger.settings.format === 'team';
  const plays = (row: StoredEntry): boolean =>
    ofTeams ? row.teamId !== null && row.state === 'confirmed' : ledger.entries.has(row.id);
  const there = event.entries.filter((row) => plays(row) && row.user.bot === null);
  const proven = await Promise.all(there.map(({ userId }) => reliabilityOf({ db }, userId)));
  const places = ofTeams ? maxEntries * ledger.settings.boards : maxEntries;
  return unprovenPlaces(places, limits) - proven.filter(({ percent }) => percent === null).length;
}

export type Admission = { readonly unmet: readonly Unmet[]; readonly rating: RatingTriple | null };

/** CL-031: time in ms after a removal for cause in which a person cannot enter that club's events. */
const REMOVED_MS = 90 * 24 * 3_600_000;

/** CL-031: whether an account is kept out, by an operator's suspension or because the club removed it; and its own limit of matches. */
async function accountOf({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string, clubId: string) {
  const now = clock.now();
  const since = new Date(now.getTime() - REMOVED_MS);
  const found = await db.user.findUnique({
    where: { id: userId },
    select: {
      matchLimit: true,
      suspendedUntil: true,
      clubRemovals: { where: { clubId, at: { gt: since } }, select: { at: true } },
    },
  });
  const suspended = found?.suspendedUntil != null && found.suspendedUntil > now;
  return {
    banned: suspended || (found?.clubRemovals.length ?? 0) > 0,
    ownLimit: found?.matchLimit ?? Number.POSITIVE_INFINITY,
  };
}

/** Every condition that a person does not meet, and the rating with which they would be seeded (CL-035). */
export async function admissionOf(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Pick<Caller, 'userId' | 'emailVerified'>,
  club: StoredClub,
  opened: Places,
): Promise<Admission> {
  const { ledger, event } = opened;
  const { percent } = await reliabilityOf(context, caller.userId);
  const rating = await duelRatingOf(context, caller.userId, event.ruleSet);
  const { banned, ownLimit } = await accountOf(context, caller.userId, club.id);
  const load = (await runningMatchesOf(context.db, caller.userId)) + opensAtOnce(ledger);
  const who = {
    // An address that was confirmed delivers, until a mail comes back: then it is confirmed no more.
    channelDays: caller.emailVerified ? 0 : null,
    reliability: percent,
    rating: rating?.triple ?? null,
    provisional: rating?.provisional ?? true,
    isMember: isMember(club, caller.userId),
    isBot: false,
    banned,
    load,
    ownLimit,
  };
  // Who is put on the waiting list takes no place yet: the share is asked for when they are called (CL-033).
  const takesPlace =
    hasRoom(opened) || event.entries.some((one) => one.userId === caller.userId && one.state === 'called');
  const unproven = percent === null && takesPlace;
  const left = unproven ? await unprovenLeft(context, opened) : Number.POSITIVE_INFINITY;
  return { unmet: unmetConditions(who, ledger.settings, left), rating: who.rating };
}
