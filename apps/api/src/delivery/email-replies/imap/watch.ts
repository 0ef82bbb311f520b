import type { Context } from '../../../context.ts';
import type { ImapMailbox } from '../../../platform/mail/mailbox-url.ts';
import { emptyMemory, takeUnread } from './messages.ts';
import { openSession, reasonOf, type Session } from './session.ts';
import { becomeSoleReader, type SoleReader } from './sole-reader.ts';

/** Reads the operator's mailbox for as long as the process lives. */
export type MailboxWatch = { stop(): Promise<void> };

export type WatchOptions = {
  /** How often the mailbox is looked into although its server has told of nothing. */
  readonly lookMs?: number;
  /** How often a process that may not read asks whether it may now. */
  readonly askMs?: number;
  /** The pause after a first fault; it doubles with each that follows. */
  readonly pauseMs?: number;
};

const LONGEST_PAUSE_MS = 300_000;

class Watch {
  readonly #context: Context;
  readonly #mailbox: ImapMailbox;
  readonly #options: Required<WatchOptions>;
  readonly #memory = emptyMemory();
  #stopping = false;
  #faults = 0;
  #session: Session | null = null;
  #wake: () => void = () => undefined;
  readonly #loop: Promise<void>;

  constructor(context: Context, mailbox: ImapMailbox, options: Required<WatchOptions>) {
    this.#context = context;
    this.#mailbox = mailbox;
    this.#options = options;
    this.#loop = this.#keepReading();
  }

  async #keepReading(): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#readAlone();
        if (!this.#stopping) await this.#pause(this.#options.askMs);
      } catch (error) {
        await this.#afterFault(error);
      }
    }
  }

  async #afterFault(error: unknown): Promise<void> {
    const ms = Math.min(this.#options.pauseMs * 2 ** this.#faults, LONGEST_PAUSE_MS);
    this.#faults += 1;
    const { host, folder } = this.#mailbox;
    this.#context.log.warn({ host, folder, reason: reasonOf(error), again: ms }, 'the mailbox cannot be read');
    if (!this.#stopping) await this.#pause(ms);
  }

  /** Reads until the right, the connection or the process ends; returns at once where another process reads. */
  async #readAlone(): Promise<void> {
    const right = await becomeSoleReader(this.#context);
    if (!right) return;
    try {
      this.#session = await openSession(this.#context, this.#mailbox);
      const { host, folder } = this.#mailbox;
      this.#context.log.info({ host, folder }, 'reading the mailbox');
      await this.#read(this.#session, right);
    } finally {
      await this.#session?.close();
      this.#session = null;
      await right.giveUp();
    }
  }

  async #read(session: Session, right: SoleReader): Promise<void> {
    const { client } = session;
    const goOn = async (): Promise<boolean> => !this.#stopping && client.usable && (await right.stillIs());
    while (await goOn()) {
      const more = await takeUnread(this.#context, client, this.#memory, goOn);
      this.#faults = 0;
      if (!more && !this.#stopping) await this.#rest(session);
    }
    if (!this.#stopping) throw new Error('The connection was lost');
  }

  async #rest(session: Session): Promise<void> {
    this.#wake = () => session.client.close();
    await session.something(this.#options.lookMs);
    this.#wake = () => undefined;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the mail under way, then lets go. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    await this.#loop;
  }
}

/** Starts to read the mailbox of INBOUND_IMAP_URL: one process at a time does, whatever their number. Null: there is none. */
export function watchMailbox(context: Context, options: WatchOptions = {}): MailboxWatch | null {
  const { inboundImap, inboundDomain } = context.settings;
  if (inboundImap === null || inboundDomain === null) return null;
  const { lookMs = 60_000, askMs = 15_000, pauseMs = 1_000 } = options;
  return new Watch(context, inboundImap, { lookMs, askMs, pauseMs });
}
