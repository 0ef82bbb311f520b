import type { StoredMatch } from '../match-store/stored.ts';
import type { NotificationRow } from '../notification-rules/rules.ts';
import { postNotifications, unsentOfKind } from '../notification-rules/store.ts';
import { type Sent, sidesOfPerson } from './audience.ts';
import type { Stores } from './store.ts';

/** What tells a person that somebody wrote to them in a match. */
function noticeFor(match: StoredMatch, userId: string): NotificationRow {
  const [side = ''] = sidesOfPerson(match, userId);
  const about = { kind: 'message', why: 'written', channel: 'page', step: match.sealedStep } as const;
  return { id: crypto.randomUUID(), matchId: match.id, userId, ...about, data: { side } };
}

/**
 * Notifies people of a message, in the transaction that stores it. Skips people with a pending letter about this
 * match's messages: it will contain all messages when it leaves.
 */
export async function postMessageNotices(
  db: Stores,
  match: StoredMatch,
  { authorId }: Pick<Sent, 'authorId'>,
  told: readonly string[],
): Promise<void> {
  const underWay = new Set(await unsentOfKind({ db }, match.id, 'message'));
  const rows = told.filter((id) => id !== authorId && !underWay.has(id)).map((id) => noticeFor(match, id));
  await postNotifications({ db }, rows);
}
