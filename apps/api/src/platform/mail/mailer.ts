import type { Settings } from '../../settings.ts';
import { cutText } from '../cut-text.ts';
import { type DeliveryReceipt, DeliveryRejected } from '../outbound/delivery.ts';
import { sendingSpan } from '../tracing/trace.ts';

/** A picture inside a mail: its HTML shows it by `<img src="cid:<cid>">`. */
export type InlinePicture = {
  readonly cid: string;
  readonly filename: string;
  readonly contentType: 'image/png';
  readonly content: Uint8Array;
};

/** One email to one person. `html` is final: its author has escaped all user input. */
export type Mail = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly InlinePicture[];
  /** Without angle brackets. The same email always has the same id, so that receivers recognise a repetition. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string;
  /** Where the mail comes back to when it cannot be delivered (the envelope's sender). */
  readonly bounceTo?: string;
};

/** The way to the mail server. */
export interface Mailer {
  /** Whether there is a mail server at all (SMTP_URL). */
  readonly ready: boolean;
  /**
   * Resolves when the mail server has taken the mail, with what it said.
   * @throws DeliveryRejected when it has not; lasting where it never will (a 5xx answer).
   */
  send(mail: Mail): Promise<DeliveryReceipt>;
  close(): void;
}

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** One line without control characters: a name with a line break must not become a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The host of our own addresses: the part of MAIL_FROM behind the @. */
export function mailHost(mailFrom: string): string {
  return /@([\w.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'fieldpost.localhost';
}

/** The Message-ID of a notification: made of its id alone, so a mail sent again after a crash carries the same one. */
export const messageIdOf = (notificationId: string, mailFrom: string): string =>
  `${notificationId}@${mailHost(mailFrom)}`;

/**
 * What a signature vouches for: what RFC 6376 (5.4.1) wants, and both headers of unsubscribing by one press, without which mail
 * providers do not offer it (RFC 8058, 4).
 */
const SIGNED_HEADERS = [
  ...[
    'From',
    'Reply-To',
    'Subject',
    'Date',
    'Message-ID',
    'To',
    'MIME-Version',
    'Content-Type',
    'In-Reply-To',
    'References',
  ],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted'],
].join(':');

function rejectionOf(error: unknown): DeliveryRejected {
  const { message, responseCode } = (error instanceof Error ? error : new Error(String(error))) as Error & {
    readonly responseCode?: unknown;
  };
  return new DeliveryRejected(oneLine(message), typeof responseCode === 'number' && responseCode >= 500);
}

const NO_SERVER: Mailer = {
  ready: false,
  send: async () => {
    throw new DeliveryRejected('There is no mail server: set SMTP_URL.', false);
  },
  close: () => undefined,
};

/** Opens the way to the mail server of SMTP_URL; connects at the first mail, keeps a few connections, replaces lost ones. */
export function openMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dkim'>): Mailer {
  if (settings.smtpUrl === null) return NO_SERVER;
  const dkim = settings.dkim ? { dkim: { ...settings.dkim, headerFieldNames: SIGNED_HEADERS } } : {};
  const pool = { pool: true, maxConnections: 4, ...TIMES, ...dkim } as const;
  const url = settings.smtpUrl;
  // Loaded with the first mail: a process that sends none is spared its memory.
  const open = async () => {
    const [{ createTransport }, { default: MailComposer }, { wholeOf }] = await Promise.all([
      import('nodemailer'),
      import('nodemailer/lib/mail-composer'),
      import('./whole.ts'),
    ]);
    const transport = createTransport({ url, ...pool });
    const send = (mail: Mail) => {
      const message = new MailComposer(partsOf(mail, settings.mailFrom)).compile();
      // Only what has no parts of its own can be sent as it is written: a message with parts would have them once more behind its end.
      return transport.sendMail({ envelope: message.getEnvelope(), raw: wholeOf(message) });
    };
    return { send, close: () => transport.close() };
  };
  let transport: ReturnType<typeof open> | null = null;
  return {
    ready: true,
    send: (mail) =>
      sendingSpan('mail', async () => {
        try {
          transport ??= open();
          const taken = await (await transport).send(mail);
          return { answer: cutText(oneLine(taken.response), 500) };
        } catch (error) {
          throw rejectionOf(error);
        }
      }),
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** The bytes of a picture themselves, no copy of them. */
const bytesOf = ({ content: { buffer, byteOffset, byteLength } }: InlinePicture): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

function partsOf(mail: Mail, from: string) {
  const { messageId, headers, replyTo, bounceTo, attachments = [] } = mail;
  return {
    from,
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(messageId === undefined ? {} : { messageId: `<${messageId}>` }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(bounceTo === undefined ? {} : { envelope: { from: bounceTo, to: mail.to.address } }),
    attachments: attachments.map((picture) => ({ ...picture, content: bytesOf(picture) })),
    // Only given content is sent: a text that looks like a path or an address is never fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
