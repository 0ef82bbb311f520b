import type { Context } from '../../context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/**
 * The letters of sign-in. Nobody waits for one: how long a mail server takes, or that it is away, must not tell a stranger whether
 * an address is known.
 */
export class Letters {
  readonly #context: Context;
  readonly #underway = new Set<Promise<void>>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Sends at once, and is done before the letter has gone. What the mail server refuses is logged. */
  send(mail: Mail): void {
    const sending = this.#send(mail).finally(() => this.#underway.delete(sending));
    this.#underway.add(sending);
  }

  async #send(mail: Mail): Promise<void> {
    try {
      await this.#context.mailer.send(mail);
    } catch (error) {
      this.#context.log.error({ err: error, subject: mail.subject }, 'a mail of sign-in was not taken');
    }
  }

  /** Resolves when no letter is under way: before the way to the mail server is closed. */
  async gone(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
