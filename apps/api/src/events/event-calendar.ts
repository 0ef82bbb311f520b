/** CL-152: the windows of an event as a calendar (RFC 5545). */
import ical, {
  escape as calendarText,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { oneLine } from '../platform/mail/mailer.ts';
import { isolated } from '../platform/names.ts';
import type { DownloadContext } from './downloads.ts';
import { roundName, windowOfRound } from './opened-event.ts';
import type { StoredLeg } from './store.ts';

const HOUR_MS = 3_600_000;
/** How often a calendar should look again, in seconds: an hour. */
const LOOK_AGAIN = 3_600;

type Span = {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  /** How often it has changed, beside what the log says. */
  readonly changed?: number;
};
type Window = { readonly start: number; readonly end: number };

const DAY_MS = 24 * HOUR_MS;

/**
 * The window of a round: it ends when its matches do that nobody extended. An extension, or an absence that moves a match, is that
 * match's alone (CL-073, CL-152). Null: nothing of it has opened.
 */
function windowOfLegs(legs: readonly StoredLeg[], days: number): Window | null {
  const starts = legs.flatMap(({ openedAt }) => (openedAt === null ? [] : [openedAt.getTime()]));
  const ends = legs.flatMap(({ dueAt, extended }) => (dueAt === null || extended > 0 ? [] : [dueAt.getTime()]));
  const start = Math.min(...starts);
  if (starts.length === 0 || legs.every(({ dueAt }) => dueAt === null)) return null;
  return { start, end: ends.length === 0 ? start + days * DAY_MS : Math.min(...ends) };
}

/** CL-152: the matches of a round that may last longer than it, one span each. */
function longerLegs({ name, seen }: DownloadContext, legs: readonly StoredLeg[], { end }: Window): readonly Span[] {
  return legs.flatMap(({ id, round, a, b, openedAt, dueAt, extended }) =>
    openedAt === null || dueAt === null || dueAt.getTime() <= end
      ? []
      : [
          {
            id: `leg-${id}`,
            title: `${roundName(seen.event, round)}, ${isolated(name(a))} – ${isolated(name(b))}: longer`,
            start: openedAt,
            end: dueAt,
            changed: extended,
          },
        ],
  );
}

/** Check-in, and the window of each round. */
function spansOf(context: DownloadContext): readonly Span[] {
  const { seen, opened, name } = context;
  const { event } = seen;
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
    const window = windowOfLegs(own, windowOfRound(event, round));
    if (window === null) return [];
    const title =
      format === 'ladder' ? `${name(own[0]?.a ?? null)} – ${name(own[0]?.b ?? null)}` : roundName(event, round);
    return [
      { id: `round-${id}-${round}`, title, start: new Date(window.start), end: new Date(window.end) },
      ...longerLegs(context, own, window),
    ];
  });
  return [muster, ...windows];
}

function add(calendar: ICalCalendar, { seen: { event }, opened, publicUrl }: DownloadContext, span: Span): void {
  calendar.createEvent({
    id: `${span.id}@fieldpost`,
    sequence: event.seq + (span.changed ?? 0),
    start: span.start,
    end: span.end,
    // Of the last change: an unchanged calendar is the same to the byte.
    stamp: new Date(opened.log.at(-1)?.at ?? event.createdAt),
    summary: `${isolated(oneLine(event.name))}: ${oneLine(span.title)}`,
    url: `${publicUrl}/events/${event.id}`,
    status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}

/**
 * The calendar of check-in and of each round that has opened. It concerns all entrants; it contains nobody's deadlines.
 */
export function calendarOf(context: DownloadContext): string {
  const { event } = context.seen;
  // RFC 5545, 3.3.11: the library writes the name of a calendar as it is given.
  const name = calendarText(oneLine(event.name), false);
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, ttl: LOOK_AGAIN });
  calendar.prodId({ company: 'Fieldpost', product: 'Events', language: 'EN' });
  for (const span of spansOf(context)) add(calendar, context, span);
  return calendar.toString();
}
