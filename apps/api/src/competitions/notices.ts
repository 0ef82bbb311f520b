/** What people are told of an event (CL-160): each notice has an id made of the act that it tells of, so that it is told once. */
import type { LogEvent } from '@fieldpost/league';
import type { NoticeKind, NoticeRow, NoticeText } from '../notification/notice.ts';
import type { OpenedEvent } from './opened-event.ts';
import type { SignedRow, StoredEntry } from './store.ts';

type Told = {
  readonly kind: NoticeKind;
  readonly entries: readonly string[];
  readonly form: string;
  readonly line: string;
};

const everybody = ({ event }: OpenedEvent): readonly string[] => event.entries.map(({ id }) => id);

/** The sentence for each act that somebody is told of; null: nobody is. */
function toldOf(opened: OpenedEvent, act: LogEvent): Told | null {
  switch (act.kind) {
    case 'state':
      if (act.to === 'muster')
        return {
          kind: 'event-entry',
          entries: everybody(opened),
          form: 'Muster',
          line: 'Say that you are there: whoever does not loses their place when the muster ends.',
        };
      if (act.to === 'finished')
        return {
          kind: 'event-table',
          entries: everybody(opened),
          form: 'The end',
          line: 'The event has ended, and its table is final.',
        };
      if (act.to === 'cancelled')
        return {
          kind: 'event-table',
          entries: everybody(opened),
          form: 'Cancelled',
          line: 'The event has been cancelled.',
        };
      return null;
    case 'round':
      return {
        kind: 'event-round',
        entries: everybody(opened),
        form: `Round ${act.round}`,
        line: `Round ${act.round} is open: your next match is on your desk, or you are free this time.`,
      };
    case 'decide':
      return {
        kind: 'event-case',
        entries: [act.a, act.b],
        form: 'Decision',
        line: `A referee has decided your match. The reason: “${act.reason}”`,
      };
    case 'challenge':
      return {
        kind: 'ladder',
        entries: [act.b],
        form: 'Challenge',
        line: 'You have been challenged. No answer within five days counts as a lost match.',
      };
    case 'withdraw':
      return { kind: 'event-entry', entries: [act.entry], form: 'Withdrawn', line: 'Your entry has been withdrawn.' };
    default:
      return null;
  }
}

function textOf({ event }: OpenedEvent, { form, line }: Told): NoticeText {
  return {
    form,
    subject: `${form}: ${event.name}`,
    title: `${form}.`,
    lines: [line],
    facts: [['Event', event.name]],
    action: { label: 'Open the event', path: `/events/${event.id}` },
  };
}

/** The notices of acts that have just joined the log; computer players and those who did it themselves are told nothing. */
export function noticesOf(opened: OpenedEvent, rows: readonly SignedRow[]): readonly NoticeRow[] {
  const { event } = opened;
  const holders = new Map<string, StoredEntry>(event.entries.map((entry) => [entry.id, entry]));
  return rows.flatMap(({ seq, event: act, actorId }): readonly NoticeRow[] => {
    const told = toldOf(opened, act);
    if (told === null) return [];
    const readers = new Set(
      told.entries.flatMap((id) => {
        const holder = holders.get(id)?.user;
        return holder && holder.bot === null && holder.id !== actorId ? [holder.id] : [];
      }),
    );
    return [...readers].map((userId) => ({
      id: `event-${event.id}-${seq}-${userId}`,
      about: { kind: 'event', id: event.id },
      userId,
      kind: told.kind,
      why: 'entrant',
      notice: textOf(opened, told),
      dueAt: null,
    }));
  });
}
