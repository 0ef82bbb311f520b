/** CL-085: an entry that is to be taken over is offered to one substitute after another, 48 hours each. */
import { refusesAct, substituteOrder, UNRATED } from '@fieldpost/league';
import { clubFor } from '../../clubs/store.ts';
import type { Context } from '../../context.ts';
import type { NewNotification } from '../../notification-rules/notice.ts';
import { queueNotifications } from '../../notification-rules/store.ts';
import { isolated } from '../../platform/names.ts';
import { duelRatingOf } from '../../ratings/standing.ts';
import { type Admission, admissionOf } from '../conditions.ts';
import type { OpenedEvent } from '../opened-event.ts';
import { eventById, type StoredEntry, type StoredEvent, type Transaction } from '../store.ts';
import { addOffer, beginSearch, closeOffer, endSearch } from './store.ts';

const OFFER_MS = 48 * 3_600_000;

export type Offer = StoredEvent['offers'][number];
type StandBy = StoredEvent['standBys'][number];

/** True if an entry needs a substitute. */
export const isSought = ({ soughtAt, foundAt }: Pick<StoredEntry, 'soughtAt' | 'foundAt'>): boolean =>
  soughtAt !== null && foundAt === null;

/** The offer of an entry that waits for its answer; null: there is none. */
export const openOffer = ({ offers }: Pick<StoredEvent, 'offers'>, entryId: string): Offer | null =>
  offers.find((one) => one.entryId === entryId && one.state === 'open') ?? null;

/** Why an entry may not change its holder now: CL-085, CL-086; null where it may. */
export const refusesChange = ({ ledger }: Pick<OpenedEvent, 'ledger'>, entry: string) =>
  refusesAct(ledger, { at: null, event: { kind: 'holder', entry, holder: 'anybody', rating: null } });

/** Those of the list who hold nothing in the event and were not asked yet. */
export function unasked({ standBys, entries, offers }: StoredEvent, entryId: string): readonly StandBy[] {
  const asked = new Set(offers.flatMap((one) => (one.entryId === entryId ? [one.userId] : [])));
  const playing = new Set(entries.flatMap(({ userId, state }) => (state === 'confirmed' ? [userId] : [])));
  const holder = entries.find(({ id }) => id === entryId)?.userId;
  return standBys.filter(({ userId }) => !asked.has(userId) && !playing.has(userId) && userId !== holder);
}

/** CL-031: the conditions hold for substitutes as they do for entrants; their rating is that of the day. */
export async function admissionFor(
  context: Pick<Context, 'db' | 'clock'>,
  opened: OpenedEvent,
  { userId, user }: Pick<StandBy, 'userId' | 'user'>,
): Promise<Admission> {
  const club = await clubFor(context.db, { clubId: opened.event.clubId }, userId);
  if (club === null) throw new Error(`event ${opened.event.id} has no club`);
  return admissionOf(context, { userId, emailVerified: user.emailVerified }, club, opened);
}

/** The next substitute to ask: the nearest in rating to the leaver, then the one who stood by first. */
async function nextOf(
  context: Pick<Context, 'db' | 'clock'>,
  opened: OpenedEvent,
  entryId: string,
): Promise<StandBy | null> {
  const [unrated] = UNRATED;
  const { ledger, event } = opened;
  const list = await Promise.all(
    unasked(event, entryId).map(async (one) => ({
      id: one.userId,
      enteredAt: one.since.getTime(),
      rating: (await duelRatingOf(context, one.userId, event.ruleSet))?.triple[0] ?? unrated,
      one,
    })),
  );
  const leaver = ledger.entries.get(entryId)?.rating?.[0] ?? unrated;
  for (const { one } of substituteOrder(list, leaver))
    if ((await admissionFor(context, opened, one)).unmet.length === 0) return one;
  return null;
}

type Telling = Pick<NewNotification, 'id' | 'userId' | 'kind'> & {
  readonly form: string;
  readonly lines: readonly string[];
  readonly until?: Date;
};

/** A letter about a place that changes hands. */
function substituteNotice(
  { id: eventId, name }: StoredEvent,
  { form, lines, until, ...row }: Telling,
): NewNotification {
  const facts: [string, string | { at: string }][] = [['Event', name]];
  if (until !== undefined) facts.push(['Until', { at: until.toISOString() }]);
  const action = { label: 'Open the event', path: `/events/${eventId}` };
  const notice = { form, subject: `${form}: ${isolated(name)}`, title: `${form}.`, lines: [...lines], facts, action };
  return { ...row, about: { kind: 'event', id: eventId }, why: 'entrant', notice, by: null, dueAt: null };
}

const offerNotice = (event: StoredEvent, entry: StoredEntry, { userId }: StandBy, until: Date): NewNotification =>
  substituteNotice(event, {
    id: `event-offer-${entry.id}-${userId}`,
    userId,
    kind: 'event-offer',
    form: 'Play as a substitute?',
    lines: [
      `Will you take over for ${isolated(entry.user.name || 'a player who has left')}, with their points and remaining matches?`,
      'If you do not answer in time, we ask the next player. That has no cost for you.',
    ],
    until,
  });

/** Notices that nobody is left to ask, to the leaver and the organisers. */
async function nobodyNotices(
  tx: Transaction,
  event: StoredEvent,
  entry: StoredEntry,
): Promise<readonly NewNotification[]> {
  const officers = await tx.clubMember.findMany({
    where: { clubId: event.clubId, roles: { has: 'organiser' } },
    select: { userId: true },
  });
  const readers = new Set([entry.userId, ...officers.map(({ userId }) => userId)]);
  const lines = [`No substitute took ${isolated(entry.user.name)}’s place: they keep their entry.`];
  return [...readers].map((userId) =>
    substituteNotice(event, {
      id: `event-unfound-${entry.id}-${userId}`,
      userId,
      kind: 'event-entry',
      form: 'No substitute',
      lines,
    }),
  );
}

/** CL-084: true if an entry that left a league may be filled, and a substitute stands by for it. */
function isVacancy(opened: OpenedEvent, entry: StoredEntry): boolean {
  const { ledger, event } = opened;
  const gone = ledger.settings.format === 'league' && ledger.entries.get(entry.id)?.withdrawnAt != null;
  return (
    gone && entry.soughtAt === null && unasked(event, entry.id).length > 0 && refusesChange(opened, entry.id) === null
  );
}

/** Continues one search. Returns whether anything was written. */
async function searched(
  context: Context,
  tx: Transaction,
  opened: OpenedEvent,
  entry: StoredEntry,
  now: Date,
): Promise<boolean> {
  const { event } = opened;
  const begins = isVacancy(opened, entry);
  if (begins) await beginSearch(tx, entry.id, now);
  if (!begins && !isSought(entry)) return false;
  const open = openOffer(event, entry.id);
  if (open !== null && open.dueAt > now) return false;
  if (open !== null) await closeOffer(tx, open, 'lapsed');
  const next = refusesChange(opened, entry.id) === null ? await nextOf(context, opened, entry.id) : null;
  if (next === null) {
    await endSearch(tx, entry.id, now);
    await queueNotifications({ db: tx }, await nobodyNotices(tx, event, entry));
    return true;
  }
  const dueAt = new Date(now.getTime() + OFFER_MS);
  await addOffer(tx, { eventId: event.id, entryId: entry.id, userId: next.userId }, { at: now, dueAt });
  await queueNotifications({ db: tx }, [offerNotice(event, entry, next, dueAt)]);
  return true;
}

/**
 * Continues all searches of an event: expires old offers, and asks the next substitute. Returns the new state of the
 * event.
 */
export async function searchesGoOn(
  context: Context,
  tx: Transaction,
  opened: OpenedEvent,
  now: Date,
): Promise<OpenedEvent> {
  let written = false;
  for (const entry of opened.event.entries) {
    const did = await searched(context, tx, opened, entry, now);
    written = written || did;
  }
  const event = written ? await eventById(tx as never, opened.event.id) : null;
  return event === null ? opened : { ...opened, event };
}

/** When an offer lapses next, ms. */
export const offerLooks = ({ event }: Pick<OpenedEvent, 'event'>): readonly number[] =>
  event.offers.flatMap(({ state, dueAt }) => (state === 'open' ? [dueAt.getTime()] : []));
