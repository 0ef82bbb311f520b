/** Notifications about teams: invitations, and their answers. */
import type { NewNotification } from '../../notification-rules/notice.ts';
import { isolated } from '../../platform/names.ts';
import type { StoredEntry, StoredEvent } from '../store.ts';

type Telling = {
  /** Makes it one of its kind: the row that it is about, and when. */
  readonly key: string;
  readonly userId: string;
  /** The person who did it, if they could repeat it at will. */
  readonly by?: string;
  readonly kind: 'event-offer' | 'event-entry' | 'event-round';
  readonly form: string;
  readonly line: string;
};

export function teamNotice({ id, name }: StoredEvent, { key, userId, by, kind, form, line }: Telling): NewNotification {
  const action = { label: 'Open the event', path: `/events/${id}` };
  const notice = { form, subject: `${form}: ${isolated(name)}`, title: `${form}.`, lines: [line], facts: [], action };
  return {
    id: `event-team-${key}-${userId}`,
    about: { kind: 'event', id },
    userId,
    kind,
    why: 'entrant',
    notice: { ...notice, facts: [['Event', name]] },
    by: by ?? null,
    dueAt: null,
  };
}

/** Nobody is in a team without having said so. */
export const askedNotice = (
  event: StoredEvent,
  {
    team,
    captain,
    userId,
    key,
  }: { readonly team: string; readonly captain: { readonly name: string; readonly userId: string } } & Pick<
    Telling,
    'userId' | 'key'
  >,
): NewNotification =>
  teamNotice(event, {
    key,
    userId,
    by: captain.userId,
    kind: 'event-offer',
    form: 'A team asks you',
    line: `${isolated(captain.name)} invites you to play for the team “${isolated(team)}”. Accept on the event’s page.`,
  });

/** CL-125: notifies a team's new captain of their duties. */
export const ledNotice = (
  event: StoredEvent,
  { id, teamName }: StoredEntry,
  userId: string,
  at: Date,
): NewNotification =>
  teamNotice(event, {
    key: `led-${id}-${at.getTime()}`,
    userId,
    kind: 'event-entry',
    form: 'You are team captain',
    line: `You are now captain of “${isolated(teamName ?? '')}”: you check the team in, set its line-up and speak for it.`,
  });
