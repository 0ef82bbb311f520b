import type { NotificationContext } from '../notification-rules/context.ts';
import { letterMail } from '../platform/mail/letter-html.ts';
import { type Mail, messageIdOf } from '../platform/mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { bounceAddress } from './email-replies/addresses.ts';
import { withPicture } from './first-screen.ts';
import { pictureOf, positionDrawing } from './picture.ts';
import { unsubscribeHeaders } from './unsubscribe.ts';
import { wordsOf } from './words.ts';

type ReplySettings = Pick<Settings, 'mailFrom' | 'inboundDomain' | 'secret'>;

/** The mail of a notification, ready to be sent: words, position, and headers by which a mail program can unsubscribe. */
export async function composeMail(about: NotificationContext, settings: ReplySettings): Promise<Mail> {
  const { mailFrom } = settings;
  const bounceTo = bounceAddress(about.notificationId, settings);
  const drawing = positionDrawing(about);
  const words = wordsOf(about);
  const letter = drawing ? withPicture(words, drawing) : words;
  const attachments = drawing && letter.picture ? [await pictureOf(drawing, letter.picture.width)] : [];
  const { reader, notificationId, match } = about;
  const replyTo = about.ordersTo ?? about.talkTo?.address ?? null;
  return {
    to: { name: reader.name, address: reader.email },
    ...letterMail(letter),
    attachments,
    messageId: messageIdOf(notificationId, mailFrom),
    ...(replyTo === null ? {} : { replyTo }),
    ...(bounceTo === null ? {} : { bounceTo }),
    headers: {
      ...unsubscribeHeaders(about.unsubscribeUrl),
      'Auto-Submitted': 'auto-generated',
      // Mail programs put the letters of one match into one thread.
      References: `<match-${match.id}@${messageIdOf('', mailFrom).slice(1)}>`,
    },
  };
}
