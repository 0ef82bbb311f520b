/** Notifications of an event (CL-160): each id derives from its act, so that every act notifies once. */
import type { NewNotification, NoticeText } from '../notification-rules/notice.ts';
import { isolated } from '../platform/names.ts';
import type { NotificationText, TextContext } from './notification-texts/recipients.ts';
import { notificationTexts } from './notification-texts/round.ts';
import type { SignedRow, StoredEntry } from './store.ts';

function textOf(
  { opened }: TextContext,
  { form, lines, facts = [], button = 'Open the event' }: NotificationText,
): NoticeText {
  const { event } = opened;
  return {
    form,
    subject: `${form}: ${isolated(event.name)}`,
    title: `${form}.`,
    lines: [...lines],
    facts: [['Event', event.name], ...facts.map(([name, value]): [string, string | { at: string }] => [name, value])],
    action: { label: button, path: `/events/${event.id}` },
  };
}

/** Notifications for new acts of the log; computer players and the people who acted get none. */
export function notificationsFor(telling: TextContext, rows: readonly SignedRow[]): readonly NewNotification[] {
  const { event } = telling.opened;
  const holders = new Map<string, StoredEntry>(event.entries.map((entry) => [entry.id, entry]));
  return rows.flatMap((row): readonly NewNotification[] => {
    const reached = new Set<string>();
    return notificationTexts(telling, row).flatMap((told) => {
      const readers = told.entries.flatMap((id) => {
        const holder = holders.get(id)?.user;
        const silent = holder?.bot != null || (holder?.id === row.actorId && told.always !== true);
        return holder && !silent ? [holder.id] : [];
      });
      // One act tells one person one thing: the first of what it means to them.
      const fresh = [...new Set(readers)].filter((userId) => !reached.has(userId));
      for (const userId of fresh) reached.add(userId);
      return fresh.map((userId) => ({
        id: `event-${event.id}-${row.seq}-${userId}`,
        about: { kind: 'event', id: event.id },
        userId,
        kind: told.kind,
        why: 'entrant',
        notice: textOf(telling, told),
        by: null,
        dueAt: null,
      }));
    });
  });
}
