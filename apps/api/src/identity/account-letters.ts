import { z } from 'zod';
import { momentWords } from '../clock/times.ts';
import type { Context } from '../context.ts';
import type { Db } from '../platform/database.ts';
import { messageIdOf } from '../platform/mail/mailer.ts';
import { type AccountWords, accountMail } from './auth/mails.ts';

/** An operator's action on an account. A suspension until further notice has no end. */
const happened = z.discriminatedUnion('action', [
  z.object({ action: z.literal('suspended'), until: z.coerce.date().nullable(), reason: z.string() }),
  z.object({ action: z.literal('let-in'), reason: z.string() }),
  z.object({ action: z.literal('signed-out'), reason: z.string() }),
  z.object({ action: z.literal('renamed'), from: z.string(), to: z.string(), reason: z.string() }),
  z.object({ action: z.literal('deleted'), reason: z.string() }),
  z.object({ action: z.literal('title'), title: z.string(), reason: z.string() }),
]);

/** The payload of the job `account-letter`: whole, for an account that was deleted can be asked for nothing any more. */
export const accountLetterPayload = z.object({
  id: z.string(),
  to: z.object({ name: z.string(), email: z.string() }),
  timeZone: z.string(),
  happened,
});
export type Happened = z.output<typeof happened>;
type AccountLetter = z.output<typeof accountLetterPayload>;

const ATTEMPTS = 12;

/**
 * Queues a letter to somebody about their account, in the transaction of what was done. Nobody is written to whose address was never
 * confirmed: it may be a stranger's. Call it before a deletion.
 */
export async function queueAccountLetter(
  db: Pick<Db, 'user' | '$queryRaw'>,
  userId: string,
  what: Happened,
): Promise<void> {
  const select = { name: true, email: true, emailVerified: true, timeZone: true, demo: true, bot: true } as const;
  const person = await db.user.findUnique({ where: { id: userId }, select });
  if (!person?.emailVerified || person.demo || person.bot !== null) return;
  const { name, email, timeZone } = person;
  const letter: AccountLetter = { id: crypto.randomUUID(), to: { name, email }, timeZone, happened: what };
  await db.$queryRaw`select (graphile_worker.add_job('account-letter', ${JSON.stringify(letter)}::json,
    job_key => ${`account-letter:${letter.id}`}, max_attempts => ${ATTEMPTS}::int)).id::text`;
}

type Said = Pick<AccountWords, 'subject' | 'title' | 'opening'> & { readonly facts?: AccountWords['facts'] };

function saidOf(what: Happened, timeZone: string): Said {
  switch (what.action) {
    case 'suspended':
      return {
        subject: 'Your Fieldpost account is suspended',
        title: 'Your account is suspended',
        opening: [
          'An operator has suspended your account. You are signed out and cannot sign in until it ends.',
          'Your matches and their clocks keep running.',
        ],
        facts: [['Until', what.until === null ? 'further notice' : momentWords(what.until, timeZone)]],
      };
    case 'let-in':
      return {
        subject: 'Your Fieldpost account is active again',
        title: 'Your account is active again',
        opening: ['The suspension has been lifted. You can sign in.'],
      };
    case 'signed-out':
      return {
        subject: 'You were signed out of Fieldpost',
        title: 'You were signed out everywhere',
        opening: [
          'An operator has ended all your sessions and revoked all your access tokens. Sign in again, and create new tokens if your programs need them.',
        ],
      };
    case 'renamed':
      return {
        subject: 'Your name on Fieldpost has changed',
        title: 'Your name has changed',
        opening: ['An operator has changed your name. You can change it on your account page.'],
        facts: [
          ['Before', what.from],
          ['Now', what.to],
        ],
      };
    case 'deleted':
      return {
        subject: 'Your account at Fieldpost is deleted',
        title: 'Your account is deleted',
        opening: ['An operator has deleted your account and its data.'],
      };
    case 'title':
      return {
        subject: 'A title of yours was removed',
        title: 'A title was removed',
        opening: ['An operator has removed a title you had chosen.'],
        facts: [['Title', what.title]],
      };
  }
}

/** Writes the letter. A second time it has the same Message-ID, by which mail programs know it. @throws DeliveryRejected */
export async function sendAccountLetter(
  { mailer, settings, log }: Pick<Context, 'mailer' | 'settings' | 'log'>,
  { id, to, timeZone, happened: what }: AccountLetter,
): Promise<void> {
  const { facts = [], ...said } = saidOf(what, timeZone);
  const mail = accountMail(to, {
    ...said,
    facts: [...facts, ['Reason', what.reason]],
    label: 'Go to Fieldpost',
    url: settings.publicUrl,
    closing: ['If you think this is a mistake, contact the operator of this site.'],
    why: 'You get this because it concerns your account.',
  });
  const { answer } = await mailer.send({ ...mail, messageId: messageIdOf(id, settings.mailFrom) });
  log.info({ letter: id, action: what.action, answer }, 'account letter');
}
