import { z } from 'zod';
import { momentWords } from '../clock/times.ts';
import type { Context } from '../context.ts';
import type { Db } from '../platform/database.ts';
import { messageIdOf } from '../platform/mail/mailer.ts';
import { type AccountWords, accountMail } from './auth/mails.ts';

/** What was done to an account by those who look after the house. A suspension until further notice has no end. */
const happened = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('suspended'), until: z.coerce.date().nullable(), reason: z.string() }),
  z.object({ deed: z.literal('let-in'), reason: z.string() }),
  z.object({ deed: z.literal('signed-out'), reason: z.string() }),
  z.object({ deed: z.literal('renamed'), from: z.string(), to: z.string(), reason: z.string() }),
  z.object({ deed: z.literal('deleted'), reason: z.string() }),
  z.object({ deed: z.literal('title'), title: z.string(), reason: z.string() }),
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
  switch (what.deed) {
    case 'suspended':
      return {
        subject: 'Your account at Fieldpost is suspended',
        title: 'Your account is suspended',
        opening: [
          'Those who look after this house have suspended your account. You are signed out, and cannot sign in while it lasts.',
          'Your matches go on, and their clocks run.',
        ],
        facts: [['Until', what.until === null ? 'further notice' : momentWords(what.until, timeZone)]],
      };
    case 'let-in':
      return {
        subject: 'Your account at Fieldpost is open again',
        title: 'Your account is open again',
        opening: ['The suspension of your account has been lifted: you can sign in.'],
      };
    case 'signed-out':
      return {
        subject: 'You were signed out of Fieldpost everywhere',
        title: 'You were signed out everywhere',
        opening: [
          'Those who look after this house have ended all your sessions and revoked all your access tokens. Sign in again, and make new tokens where programs of yours need them.',
        ],
      };
    case 'renamed':
      return {
        subject: 'You have another name at Fieldpost',
        title: 'You have another name',
        opening: [
          'Those who look after this house have given your account another name. You can change it on your page.',
        ],
        facts: [
          ['Before', what.from],
          ['Now', what.to],
        ],
      };
    case 'deleted':
      return {
        subject: 'Your account at Fieldpost is deleted',
        title: 'Your account is deleted',
        opening: ['Those who look after this house have deleted your account, and what it held of you.'],
      };
    case 'title':
      return {
        subject: 'A title of yours at Fieldpost was taken away',
        title: 'A title was taken away',
        opening: ['Those who look after this house have taken a title away that you had given.'],
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
    closing: ['If you think that this is wrong, write to whoever runs this house.'],
    why: 'You get this because it is about your account.',
  });
  const { answer } = await mailer.send({ ...mail, messageId: messageIdOf(id, settings.mailFrom) });
  log.info({ letter: id, deed: what.deed, answer }, 'account letter');
}
