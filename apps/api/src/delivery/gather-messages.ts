import type { Context } from '../context.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { whomWords } from '../messages/audience.ts';
import { readerOf } from '../messages/service.ts';
import { markTold, unreadFor } from '../messages/store.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import type { DueNotification } from '../notification-rules/store.ts';
import { isolated } from '../platform/names.ts';
import { talkAddress } from './email-replies/addresses.ts';

export type GatheredMessages = Pick<NotificationContext, 'messages' | 'talkTo'>;

export const NO_MESSAGES: GatheredMessages = { messages: [], talkTo: null };

/** The most that are read for one letter. */
const MAX_MESSAGES = 100;

/** What others have written to the reader of a notification and they have not read; a letter by mail tells nothing twice. */
export async function gatherMessages(
  context: Context,
  { id, kind, channel, user, talk }: DueNotification,
  match: StoredMatch,
): Promise<GatheredMessages> {
  if (!talk) return NO_MESSAGES;
  const told = channel === 'mail';
  const unread = await unreadFor(context.db, match.id, readerOf(match, user.id), { most: MAX_MESSAGES, told });
  const messages = unread.map(({ id: messageId, authorName, body }) => ({
    id: messageId,
    from: isolated(authorName),
    text: body ?? '',
  }));
  const [last] = unread.slice(-1);
  const address = kind === 'message' && told ? talkAddress(id, context.settings) : null;
  return { messages, talkTo: last && address ? { address, whom: whomWords(last.audience, last.authorName) } : null };
}

/** After a letter has left by mail: what it told of is not told again, and an answer to it goes where its last message came from. */
export async function noteMessagesTold(
  context: Context,
  { notificationId, match, reader, messages }: NotificationContext,
): Promise<void> {
  const [last] = messages.slice(-1);
  if (!last) return;
  await markTold(context.db, { matchId: match.id, userId: reader.id, to: last.id, notificationId });
}
