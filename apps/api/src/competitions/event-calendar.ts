/** CL-152: the windows of an event as a calendar (RFC 5545). */
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { oneLine } from '../platform/mail/mailer.ts';
import type { Papered } from './papers.ts';

const HOUR_MS = 3_600_000;
/** How often a calendar should look again, in seconds: an hour. */
const LOOK_AGAIN = 3_600;

type Span = { readonly id: string; readonly title: string; readonly start: Date; readonly end: Date };

/** The muster, and the window of each round from its first opening to its last end. */
function spansOf({ seen: { event }, opened, name }: Papered): readonly Span[] {
  const { startsAt, legs, id, format } = event;
  const { hours } = opened.ledger.settings.muster;
  const muster = {
    id: `muster-${id}`,
    title: 'muster',
    start: new Date(startsAt.getTime() - hours * HOUR_MS),
    end: startsAt,
  };
  const counting = legs.filter(({ state }) => state !== 'annulled');
  const rounds = [...new Set(counting.map(({ round }) => round))];
  const windows = rounds.flatMap((round) => {
    const own = counting.filter((leg) => leg.round === round);
    const starts = own.flatMap(({ openedAt }) => (openedAt === null ? [] : [openedAt.getTime()]));
    const ends = own.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt.getTime()]));
    if (starts.length === 0 || ends.length === 0) return [];
    const title = format === 'ladder' ? `${name(own[0]?.a ?? null)} – ${name(own[0]?.b ?? null)}` : `round ${round}`;
    return [
      { id: `round-${id}-${round}`, title, start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) },
    ];
  });
  return [muster, ...windows];
}

function add(calendar: ICalCalendar, { seen: { event }, opened, publicUrl }: Papered, span: Span): void {
  calendar.createEvent({
    id: `${span.id}@fieldpost`,
    sequence: event.seq,
    start: span.start,
    end: span.end,
    // Of the last change: an unchanged calendar is the same to the byte.
    stamp: new Date(opened.log.at(-1)?.at ?? event.createdAt),
    summary: `${oneLine(event.name)}: ${oneLine(span.title)}`,
    url: `${publicUrl}/events/${event.id}`,
    status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}

/** The muster and the window of each round that has opened. They are of all who play; nobody's moves are in it. */
export function calendarOf(papered: Papered): string {
  const { event } = papered.seen;
  const calendar = ical({ name: oneLine(event.name), method: ICalCalendarMethod.PUBLISH, ttl: LOOK_AGAIN });
  calendar.prodId({ company: 'Fieldpost', product: 'Events', language: 'EN' });
  for (const span of spansOf(papered)) add(calendar, papered, span);
  return calendar.toString();
}
