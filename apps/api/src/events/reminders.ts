/**
 * CL-072: reminds players of open matches at half of the window, at four fifths, 3 days before its end, and at its end.
 */
import { playedAt } from '@fieldpost/league';
import type { NewNotification } from '../notification-rules/notice.ts';
import { isolated } from '../platform/names.ts';
import type { OpenedEvent } from './opened-event.ts';
import type { StoredEntry, StoredLeg } from './store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Age in ms after which a missed reminder is dropped: after an outage we send only what is due now. */
const OLD_NEWS = 3 * DAY;
type Mark = { readonly name: 'half' | 'most' | 'days' | 'late'; readonly at: number };

/** The times at which the players of a match get reminders, in order, ms. */
function marksOf({ openedAt, dueAt }: StoredLeg): readonly Mark[] {
  if (openedAt === null || dueAt === null) return [];
  const [from, to] = [openedAt.getTime(), dueAt.getTime()];
  const share = (part: number) => from + Math.floor((to - from) * part);
  const marks: Mark[] = [
    { name: 'half', at: share(0.5) },
    { name: 'most', at: share(0.8) },
    { name: 'days', at: to - 72 * HOUR },
    { name: 'late', at: to },
  ];
  return marks.filter(({ at }) => at > from).toSorted((a, b) => a.at - b.at);
}

const running = ({ event }: OpenedEvent): readonly StoredLeg[] => event.legs.filter(({ state }) => state === 'running');

/** The times of all reminders, ms. */
export const reminderLooks = (opened: OpenedEvent): readonly number[] =>
  running(opened).flatMap((leg) => marksOf(leg).map(({ at }) => at));

/** CL-072: how long matches are. */
export type Lengths = { readonly usual: number | null; readonly played: ReadonlyMap<string, number> };

function turnsWords({ usual, played }: Lengths, legId: string): string {
  const turns = played.get(legId) ?? 0;
  const so = `${turns} ${turns === 1 ? 'turn' : 'turns'} played`;
  return usual === null || usual <= turns ? `${so}.` : `${so}; usually about ${usual - turns} more.`;
}

type Due = { readonly leg: StoredLeg; readonly mark: Mark };

function reminder(
  { event, ledger }: OpenedEvent,
  { leg, mark }: Due,
  reader: StoredEntry,
  lengths: Lengths,
  now: Date,
): NewNotification {
  const other = event.entries.find(({ id }) => id === (leg.a === reader.id ? leg.b : leg.a));
  const opponent = isolated(other?.user.name ?? '');
  const days = Math.max(0, Math.ceil(((leg.dueAt?.getTime() ?? 0) - now.getTime()) / DAY));
  const late = mark.name === 'late';
  const atTable = playedAt(ledger.settings) === 'table';
  const left = late ? 'The deadline has passed.' : `${days} ${days === 1 ? 'day' : 'days'} left.`;
  // An extension makes a new end, with its own reminders.
  const index = mark.name === 'days' || late ? `-${leg.extended}` : '';
  return {
    id: `event-leg-${leg.id}-${mark.name}${index}-${reader.userId}`,
    about: { kind: 'event', id: event.id },
    userId: reader.userId,
    kind: 'event-due',
    why: 'entrant',
    notice: {
      form: late ? 'Late' : 'Reminder',
      subject: `${late ? 'Late' : 'Reminder'}: ${isolated(event.name)}, your match with ${opponent}`,
      title: late ? 'Your match is late.' : 'Your match is not over yet.',
      lines: [
        atTable
          ? `Your match with ${opponent} is not reported yet. ${left}`
          : `Your match with ${opponent} is still running. ${left} ${turnsWords(lengths, leg.id)}`,
      ],
      facts: [
        ['Event', event.name],
        ['Until', { at: leg.dueAt?.toISOString() ?? '' }],
      ],
      action: atTable
        ? { label: 'Report the result', path: `/events/${event.id}` }
        : { label: 'Open the match', path: `/matches/${leg.id}` },
    },
    by: null,
    dueAt: null,
  };
}

/** The matches to remind of now. Of several marks that have passed only the last counts. */
export function dueReminders(opened: OpenedEvent, now: Date): readonly Due[] {
  return running(opened).flatMap((leg) => {
    const mark = marksOf(leg).findLast(({ at }) => at <= now.getTime());
    return mark === undefined || mark.at < now.getTime() - OLD_NEWS ? [] : [{ leg, mark }];
  });
}

/** The reminders to send; the id of each notice makes it unique. */
export function remindersOf(
  opened: OpenedEvent,
  due: readonly Due[],
  lengths: Lengths,
  now: Date,
): readonly NewNotification[] {
  const holders = opened.event.entries.filter(({ user }) => user.bot === null);
  return due.flatMap((one) => {
    const readers = holders.filter(({ id }) => id === one.leg.a || id === one.leg.b);
    return readers.map((reader) => reminder(opened, one, reader, lengths, now));
  });
}
