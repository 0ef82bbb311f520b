import ical, { ICalAlarmRelatesTo, ICalAlarmType, type ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { z } from 'zod';
import { waitsOfPerson } from '../../campaigns/waiting-for.ts';
import { dues } from '../../clock/running-clock.ts';
import type { Context } from '../../context.ts';
import { windowsOfPerson } from '../../events/own-windows.ts';
import { loadMatches } from '../../match-store/store.ts';
import type { StoredMatch } from '../../match-store/stored.ts';
import { oneLine } from '../../platform/mail/mailer.ts';
import { isolated } from '../../platform/names.ts';
import { keepToldCalendar, playingIds, toldCalendar } from './store.ts';

/** How often a calendar should look again, in seconds: an hour. */
const LOOK_AGAIN = 3_600;
const ALARM_BEFORE = 7_200;
const LENGTH_MS = 15 * 60_000;

/** Somebody's time ends at a moment: in a match, or in what a campaign asks of its commanders. */
type Deadline = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Text before the title; by default that it is their move. */
  readonly lead?: string;
  readonly says: string;
  readonly at: Date;
};

/** A person's deadlines in a match: those of their sides that have to move. */
function deadlinesOf(match: StoredMatch, userId: string): readonly Deadline[] {
  if (!match.clock) return [];
  const own = match.seats.filter((seat) => seat.userId === userId).map(({ side }) => side);
  const path = `/matches/${encodeURIComponent(match.id)}`;
  return dues(match.clockSpec, match.clock)
    .filter(({ side }) => own.includes(side))
    .map(({ side, at }) => ({
      id: `${match.id}.${side}`,
      path,
      title: match.title,
      says: 'Your time in this match ends now.',
      at,
    }));
}

/** LC-142: "waits of the campaign are events of the personal feed". */
async function waitsIn(context: Context, userId: string): Promise<readonly Deadline[]> {
  return (await waitsOfPerson(context, userId)).map(({ campaignId, title, key, until }) => ({
    id: `${campaignId}.${key}`,
    path: `/campaigns/${encodeURIComponent(campaignId)}`,
    title,
    says: 'Your time to answer in this campaign ends now.',
    at: new Date(until),
  }));
}

/** CL-152: the personal calendar has the windows of events; nothing hidden is in it. */
async function windowsIn(context: Context, userId: string): Promise<readonly Deadline[]> {
  return (await windowsOfPerson(context, userId)).map(({ eventId, ...one }) => ({
    ...one,
    lead: 'Ends',
    path: `/events/${encodeURIComponent(eventId)}`,
  }));
}

/** A person's deadlines as a calendar (RFC 5545): an event that ends when their time does, with an alarm two hours before. */
export async function deadlineCalendar(context: Context, userId: string): Promise<string> {
  const calendar = ical({ name: 'Fieldpost deadlines', method: ICalCalendarMethod.PUBLISH, ttl: LOOK_AGAIN });
  calendar.prodId({ company: 'Fieldpost', product: 'Deadlines', language: 'EN' });
  const matches = await loadMatches(context.db, await playingIds(context, userId));
  const others = await Promise.all([waitsIn(context, userId), windowsIn(context, userId)]);
  const deadlines = [...matches.flatMap((one) => deadlinesOf(one, userId)), ...others.flat()];
  const versions = await versionsOf(context, userId, deadlines);
  for (const one of deadlines) add(context, calendar, one, versions[one.id]);
  return calendar.toString();
}

/** The last published version of an entry: when it last changed, and how often. */
type Version = { readonly says: string; readonly changedAt: string; readonly sequence: number };
const FIRST: Version = { says: '', changedAt: new Date(0).toISOString(), sequence: 0 };
const versions = z.record(z.string(), z.object({ says: z.string(), changedAt: z.string(), sequence: z.number() }));
/** How long to remember a past deadline, in ms: the next turn of the match updates the same calendar entry. */
const REMEMBERED_MS = 60 * 86_400_000;

/**
 * SEQUENCE and LAST-MODIFIED of a person's deadlines (RFC 5545, 3.8.7): what calendar programs compare before they move an entry.
 * They are kept with the person, and written where something has changed.
 */
async function versionsOf(
  context: Context,
  userId: string,
  deadlines: readonly Deadline[],
): Promise<Readonly<Record<string, Version>>> {
  const told = versions.safeParse(await toldCalendar(context, userId)).data ?? {};
  const now = context.clock.now();
  const present = deadlines.map((one): readonly [string, Version] => {
    const before = told[one.id];
    const says = `${one.at.toISOString()} ${one.title}`;
    if (before?.says === says) return [one.id, before];
    return [one.id, { says, changedAt: now.toISOString(), sequence: before ? before.sequence + 1 : 0 }];
  });
  const past = Object.entries(told).filter(
    ([, { changedAt }]) => now.getTime() - Date.parse(changedAt) < REMEMBERED_MS,
  );
  const next: Readonly<Record<string, Version>> = Object.fromEntries([...past, ...present]);
  if (present.some(([id, version]) => told[id] !== version)) await keepToldCalendar(context, userId, next);
  return next;
}

function add(
  { settings }: Context,
  calendar: ICalCalendar,
  { id, path, title, lead = 'Your move', says, at }: Deadline,
  { changedAt, sequence }: Version = FIRST,
): void {
  const url = `${settings.publicUrl}${path}`;
  const event = calendar.createEvent({
    id: `${id}@fieldpost`,
    start: new Date(at.getTime() - LENGTH_MS),
    end: at,
    url,
    // Not the current time: an unchanged feed has the same bytes, so that a reader gets a 304.
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    sequence,
    summary: `${lead}: ${isolated(oneLine(title))}`,
    description: `${says} ${url}`,
  });
  // The library passes over what it is given of this at once.
  event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_BEFORE }).relatesTo(ICalAlarmRelatesTo.end);
}
