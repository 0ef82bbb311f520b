import { momentWords, stampDate } from '../clock/times.ts';
import type { Context } from '../context.ts';
import type { SentChannel } from '../notification-rules/events.ts';
import { NOTIFICATION_REASONS } from '../notification-rules/rules.ts';
import type { DueNotice } from '../notification-rules/store.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { letterMail } from '../platform/mail/letter-html.ts';
import { type Mail, messageIdOf } from '../platform/mail/mailer.ts';
import type { DeliveryReceipt } from '../platform/outbound/delivery.ts';
import type { Settings } from '../settings.ts';
import { bounceAddress } from './email-replies/addresses.ts';
import { withPicture } from './first-screen.ts';
import { pushTo } from './push/adapter.ts';
import { unsubscribeHeaders, unsubscribeUrl } from './unsubscribe.ts';
import { type WarParts, warParts } from './war-letters/parts.ts';
import { tellWebhook } from './webhooks/adapter.ts';
import type { Saying } from './webhooks/bodies.ts';

type MailSettings = Pick<Settings, 'mailFrom' | 'publicUrl' | 'secret' | 'inboundDomain'>;

const urlOf = ({ notice }: DueNotice, { publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  `${publicUrl}${notice.action.path}`;

/** The rows of a notice, instants in the reader's own zone. */
const factsOf = ({ notice, user }: DueNotice): Letter['facts'] =>
  notice.facts.map(([label, value]) => [
    label,
    typeof value === 'string' ? value : momentWords(new Date(value.at), user.timeZone),
  ]);

/** LC-140: "Mails have one-press unsubscribe for that campaign". */
const unsubscribeFor = ({ user, about }: DueNotice, settings: MailSettings): string =>
  unsubscribeUrl(user.id, settings, about.kind === 'campaign' ? about.id : null);

function noticeLetter(due: DueNotice, parts: WarParts | null, now: Date, settings: MailSettings): Letter {
  const { notice, user, why } = due;
  const letter: Letter = {
    subject: notice.subject,
    title: notice.title,
    preview: notice.lines[0] ?? notice.title,
    stamp: [notice.form, stampDate(now, user.timeZone)],
    opening: notice.lines,
    facts: factsOf(due),
    report: null,
    picture: null,
    entries: [],
    buttons: parts?.buttons ?? [],
    standingOffers: [],
    closing: parts?.answer ? [parts.answer.how] : [],
    action: { label: notice.action.label, url: urlOf(due, settings) },
    why: `You get this because ${NOTIFICATION_REASONS[why]}.`,
    unsubscribeUrl: unsubscribeFor(due, settings),
  };
  return parts?.picture ? withPicture(letter, parts.picture) : letter;
}

/** The letter of a notice, ready to be sent. */
export async function noticeMail(context: Context, due: DueNotice): Promise<Mail> {
  const { settings, clock } = context;
  const { id, user, about } = due;
  const bounceTo = bounceAddress(id, settings);
  const parts = await warParts(context, due);
  return {
    to: { name: user.name, address: user.email },
    ...letterMail(noticeLetter(due, parts, clock.now(), settings)),
    attachments: parts?.picture ? [parts.picture.inline] : [],
    ...(parts?.answer ? { replyTo: parts.answer.to } : {}),
    messageId: messageIdOf(id, settings.mailFrom),
    ...(bounceTo === null ? {} : { bounceTo }),
    headers: {
      ...unsubscribeHeaders(unsubscribeFor(due, settings)),
      'Auto-Submitted': 'auto-generated',
      // Mail programs put the letters of one event into one thread.
      References: `<${about.kind}-${about.id}@${messageIdOf('', settings.mailFrom).slice(1)}>`,
    },
  };
}

/** LC-142: "webhooks get `campaign.entry` with head, kind, seq and no secret". */
const entryFacts = ({ entry }: DueNotice['notice']) =>
  entry === undefined ? {} : ({ event: 'campaign.entry', entry } as const);

function noticeSaying(due: DueNotice, settings: Pick<Settings, 'publicUrl'>): Saying {
  const { kind, why, about, notice } = due;
  const facts = factsOf(due).map(([label, value]) => `${label}: ${value}`);
  return {
    title: notice.subject,
    lines: [...notice.lines, ...facts],
    url: urlOf(due, settings),
    facts: { kind, why, about: about.kind, aboutId: about.id, ...entryFacts(notice) },
  };
}

const SENDERS: Readonly<Record<SentChannel, (context: Context, due: DueNotice) => Promise<DeliveryReceipt>>> = {
  mail: async (context, due) => context.mailer.send(await noticeMail(context, due)),
  push: (context, due) => {
    const { notice, causeId, id, about } = due;
    const message = {
      tag: causeId ?? id,
      title: notice.subject,
      body: notice.lines[0] ?? notice.title,
      url: urlOf(due, context.settings),
    };
    return pushTo(context, due, message, `${about.kind}:${about.id}`);
  },
  webhook: (context, due) => tellWebhook(context, due, noticeSaying(due, context.settings)),
};

/** Hands a notice to a channel's provider. @throws DeliveryRejected when the provider refuses it. */
export const sendNotice = (context: Context, due: DueNotice, channel: SentChannel): Promise<DeliveryReceipt> =>
  SENDERS[channel](context, due);
