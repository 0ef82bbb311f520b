import { ImapFlow } from 'imapflow';
import type { Context } from '../../../context.ts';
import type { ImapMailbox } from '../../../platform/mail/mailbox-url.ts';
import { LARGEST_MAIL } from '../limits.ts';

/** A connection to the mailbox, with its folder open. */
export type Session = {
  readonly client: ImapFlow;
  /** Resolves when something may have come, when the connection is gone, or after a while at the latest. */
  something(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** Room for what a server says around a mail. */
const ROOM = 64 * 1024;
const LIMITS = { maxLiteralSize: LARGEST_MAIL + ROOM, maxLineLength: LARGEST_MAIL, maxResponseSize: 2 * LARGEST_MAIL };
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 120_000 };
/** Servers and routers forget a connection on which nothing is said. */
const LONGEST_IDLE = 60_000;

/** What we tell a server about us: only our name. */
const NAME = { name: 'Fieldpost', version: false, vendor: false, 'support-url': false } as const;

function clientOf({ host, port, secure, mustBeSafe, user, password }: ImapMailbox): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    clientInfo: NAME,
    maxIdleTime: LONGEST_IDLE,
    ...PATIENCE,
    ...LIMITS,
    ...(secure || !mustBeSafe ? {} : { doSTARTTLS: true }),
  });
}

/** A bell that remembers having rung while nobody waited. */
class Bell {
  #rung = false;
  #hear: () => void = () => undefined;

  readonly ring = (): void => {
    this.#rung = true;
    this.#hear();
  };

  async wait(ms: number): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#hear = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#rung = false;
  }
}

/**
 * Opens the mailbox.
 * @throws when its server does not answer, refuses the user, or has no such folder.
 */
export async function openSession({ log }: Context, mailbox: ImapMailbox): Promise<Session> {
  const [client, bell] = [clientOf(mailbox), new Bell()];
  client.on('error', (error) => log.debug({ reason: reasonOf(error) }, 'mailbox: its connection broke'));
  client.on('exists', bell.ring);
  client.on('close', bell.ring);
  try {
    await client.connect();
    await client.mailboxOpen(mailbox.folder);
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    client,
    something: async (ms) => {
      // Ends with the next command; where a server does not know IDLE, the library asks it now and then.
      void client.idle().catch(() => undefined);
      await bell.wait(ms);
    },
    close: () => client.logout().catch(() => client.close()),
  };
}

/** The loggable part of an error: the library's errors contain the commands that caused them. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseText } = error as Error & { readonly code?: unknown; readonly responseText?: unknown };
  const said = typeof responseText === 'string' ? responseText : error.message;
  return typeof code === 'string' ? `${said} (${code})` : said;
}
