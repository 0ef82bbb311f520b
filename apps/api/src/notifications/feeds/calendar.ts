import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { dues } from '../../clock/running-clock.ts';
import type { Context } from '../../context.ts';
import { loadMatches } from '../../match/store.ts';
import type { StoredMatch } from '../../match/stored.ts';
import { oneLine } from '../../platform/mail/mailer.ts';
import { playingIds } from './store.ts';

/** How often a calendar should look again, in seconds: an hour. */
const LOOK_AGAIN = 3_600;
const ALARM_BEFORE = 7_200;
const LENGTH_MS = 15 * 60_000;

type Deadline = { readonly match: StoredMatch; readonly side: string; readonly at: Date };

/** The deadlines of a person: of the sides that they hold and that are awaited. */
function deadlinesOf(match: StoredMatch, userId: string): readonly Deadline[] {
  if (!match.clock) return [];
  const own = match.seats.filter((seat) => seat.userId === userId).map(({ side }) => side);
  return dues(match.clockSpec, match.clock)
    .filter(({ side }) => own.includes(side))
    .map(({ side, at }) => ({ match, side, at }));
}

/** A person's deadlines as a calendar (RFC 5545): an event that ends when their time does, with an alarm two hours before. */
export async function deadlineCalendar(context: Context, userId: string): Promise<string> {
  const { publicUrl } = context.settings;
  const calendar = ical({ name: 'Fieldpost deadlines', method: ICalCalendarMethod.PUBLISH, ttl: LOOK_AGAIN });
  calendar.prodId({ company: 'Fieldpost', product: 'Deadlines', language: 'EN' });
  const matches = await loadMatches(context.db, await playingIds(context, userId));
  for (const { match, side, at } of matches.flatMap((one) => deadlinesOf(one, userId))) {
    const url = `${publicUrl}/matches/${encodeURIComponent(match.id)}`;
    const event = calendar.createEvent({
      id: `${match.id}.${side}@fieldpost`,
      start: new Date(at.getTime() - LENGTH_MS),
      end: at,
      url,
      stamp: context.clock.now(),
      summary: `Your move: ${oneLine(match.title)}`,
      description: `Your time in this match ends now. ${url}`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_BEFORE });
  }
  return calendar.toString();
}
