import { z } from 'zod';
import type { Context } from '../../context.ts';
import { type Mail, messageIdOf } from '../../platform/mail/mailer.ts';
import { DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { seal, unseal } from '../../platform/security/seal.ts';

/** The parts of the context that send letters with a secret link. */
type Office = Pick<Context, 'db' | 'clock' | 'mailer' | 'settings' | 'log'>;

/** The payload of the job `secret-letter`. Its mail is sealed: a link in it opens an account, and is for no reader of the database. */
export const secretLetterPayload = z.object({
  id: z.string(),
  /** When the link in it ends. */
  until: z.coerce.date(),
  sealed: z.string(),
});
type SecretLetter = z.output<typeof secretLetterPayload>;

const mailIn = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** The first try is over by then: no mail server is waited for that long. */
const AGAIN_AFTER_S = 60;
const ATTEMPTS = 12;
const jobKey = (id: string): string => `secret-letter:${id}`;

const queue = ({ db }: Office, letter: SecretLetter) =>
  db.$queryRaw`select (graphile_worker.add_job('secret-letter', ${JSON.stringify(letter)}::json,
    job_key => ${jobKey(letter.id)}, run_at => now() + make_interval(secs => ${AGAIN_AFTER_S}::int), max_attempts => ${ATTEMPTS}::int)).id::text`;

const unqueue = ({ db }: Office, id: string) =>
  db.$queryRaw`select (graphile_worker.remove_job(${jobKey(id)})).id::text`;

const isLasting = (error: unknown): boolean => error instanceof DeliveryRejected && error.permanent;

/**
 * Sends a letter with a link that is good for some seconds. A job is queued before: what is not taken now, or is under way when this
 * process dies, is tried again until the link ends. Answers whether it was taken at once.
 */
export async function sendSecretLetter(office: Office, mail: Mail, seconds: number): Promise<boolean> {
  const { clock, mailer, settings, log } = office;
  const id = crypto.randomUUID();
  const until = new Date(clock.now().getTime() + seconds * 1000);
  const letter = { id, until, sealed: seal(settings, JSON.stringify(mailIn.parse(mail))) };
  try {
    if (mailer.ready) await queue(office, letter);
    await mailer.send({ ...mail, messageId: messageIdOf(id, settings.mailFrom) });
    await unqueue(office, id);
    return true;
  } catch (error) {
    log.error({ err: error, subject: mail.subject }, 'a mail of sign-in was not taken');
    if (isLasting(error)) await unqueue(office, id);
    return false;
  }
}

/** Tries a letter again; not once its link has ended, or where the mail server never will. @throws DeliveryRejected to be tried once more */
export async function retrySecretLetter(office: Office, { id, until, sealed }: SecretLetter): Promise<void> {
  const { clock, mailer, settings, log } = office;
  const text = until <= clock.now() ? null : unseal(settings, sealed);
  if (text === null) return;
  try {
    await mailer.send({ ...mailIn.parse(JSON.parse(text)), messageId: messageIdOf(id, settings.mailFrom) });
    log.info({ letter: id }, 'secret letter');
  } catch (error) {
    if (!isLasting(error)) throw error;
    log.error({ err: error, letter: id }, 'a mail of sign-in was not taken');
  }
}

/**
 * The letters of sign-in. Nobody waits for one: how long a mail server takes, or that it is away, must not tell a stranger whether
 * an address is known.
 */
export class Letters {
  readonly #office: Office;
  readonly #underway = new Set<Promise<void>>();

  constructor(office: Office) {
    this.#office = office;
  }

  /** Sends at once, and is done before the letter has gone. `seconds`: the life of the link in it. */
  send(mail: Mail, seconds: number): void {
    const sending = this.#send(mail, seconds).finally(() => this.#underway.delete(sending));
    this.#underway.add(sending);
  }

  async #send(mail: Mail, seconds: number): Promise<void> {
    try {
      await sendSecretLetter(this.#office, mail, seconds);
    } catch (error) {
      this.#office.log.error({ err: error, subject: mail.subject }, 'a mail of sign-in was not kept');
    }
  }

  /** Resolves when no letter is under way: before the way to the mail server is closed. */
  async gone(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
