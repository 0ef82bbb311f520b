import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../../context.ts';
import { findMatch } from '../../match-store/find-match.ts';
import type { Address } from '../../messages/audience.ts';
import { readerOf, sendMessage } from '../../messages/service.ts';
import { answeredBy, messageFor, type StoredMessage } from '../../messages/store.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { findRepliedTo } from '../email-actions/store.ts';

/** Where an answer to a message goes: to one alone where it came to one alone, else to those who read it too. */
const backTo = ({ audience, authorId }: StoredMessage): Address => ({
  audience,
  to: audience === 'player' ? authorId : null,
});

/**
 * Sends a message for the reader of a letter, to the recipients of that letter's last message. Faults: NOT_FOUND, and
 * those of sending a message.
 */
export async function answerMessage(
  context: Context,
  notificationId: string,
  { text, key }: { readonly text: string; readonly key: string },
): Promise<Result<StoredMessage, Fault>> {
  const letter = await findRepliedTo(context, notificationId);
  const messageId = await answeredBy(context.db, notificationId);
  if (!letter || letter.matchId === null || messageId === null) return { ok: false, fault: fault('NOT_FOUND') };
  const caller: Caller = {
    userId: letter.userId,
    name: letter.name,
    emailVerified: true,
    via: 'token',
    credential: notificationId,
    scopes: ['matches:read', 'matches:write'],
  };
  const found = await findMatch(context, caller, letter.matchId);
  if (!found.ok) return found;
  const message = await messageFor(context.db, letter.matchId, readerOf(found.value.match, caller.userId), messageId);
  if (!message) return { ok: false, fault: fault('NOT_FOUND') };
  return await sendMessage(context, caller, letter.matchId, { ...backTo(message), text, key });
}
