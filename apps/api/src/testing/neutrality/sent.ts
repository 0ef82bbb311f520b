/** All that was sent or is to be sent of a match to anybody but the keeper: what, by which way, and when. */
import { createHash } from 'node:crypto';
import type { PostOffice } from '../post-office.ts';
import type { Trial } from './trial.ts';

/** When each message is due and how long after the move, what stands in it, and what became of it. */
async function notifications({ context }: PostOffice, { id, keeper }: Trial) {
  return context.db.notification.findMany({
    where: { matchId: id, userId: { not: keeper.caller.userId } },
    orderBy: [{ createdAt: 'asc' }, { channel: 'asc' }],
  });
}

type Notifications = Awaited<ReturnType<typeof notifications>>;

const delaysOf = (rows: Notifications) =>
  rows.map(({ id: _id, causeId: _causeId, target: _target, ...row }) => ({
    ...row,
    delay: row.dueAt === null ? 0 : row.dueAt.getTime() - row.createdAt.getTime(),
  }));

/** Jobs of the match, of the active side and of its messages: which, and when they run. What is due at once runs by real time. */
async function jobs({ context }: PostOffice, { id, active, keeper }: Trial, rows: Notifications) {
  const later = rows.filter(({ dueAt }) => dueAt !== null).map((row) => `deliver:${row.id}`);
  const atOnce = rows.filter(({ dueAt }) => dueAt === null).map((row) => `deliver:${row.id}`);
  const found = await context.database.pool.query<{ task: string; key: string; when: string }>(
    `select t.identifier as task, coalesce(j.key, '') as key,
        case when j.key = any($3) then (j.run_at <= j.created_at)::text else j.run_at::text end as when
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload->>'matchId' = $1 or j.payload->>'userId' = $2 or j.key = any($3) or j.key = any($4)`,
    [id, active.caller.userId, atOnce, later],
  );
  const foreign = found.rows.filter(({ key }) => !key.includes(keeper.caller.userId));
  return foreign.map(({ task, when, key }) => `${task} ${when} ${key.startsWith('deliver:') ? '' : key}`).toSorted();
}

/** Short, so that it is not taken for something signed. */
const digestOf = (content: ArrayBuffer): string =>
  createHash('sha256').update(Buffer.from(content)).digest('hex').slice(0, 20);

/** They tell of the moment at which the machine wrote the mail. */
const OF_THE_MOMENT = ['date', 'message-id', 'content-type', 'in-reply-to'];

/** Signed parts of links and addresses differ with every id they sign. */
const SIGNED = /([./+=@][A-Za-z0-9_-]{24,})+/g;

/** Every mail to the active side, headers and pictures included. */
export function mails({ mailbox }: Pick<PostOffice, 'mailbox'>, { active }: Pick<Trial, 'active'>): string {
  const all = mailbox.mails
    .filter(({ to }) => to === active.email)
    .map(({ subject, text, html, parsed }) => ({
      subject,
      text,
      html,
      headers: parsed.headers.filter(({ key }) => !OF_THE_MOMENT.includes(key)).map(({ key, value }) => [key, value]),
      pictures: parsed.attachments.map(({ filename, content }) => `${filename} ${digestOf(content as ArrayBuffer)}`),
    }));
  return JSON.stringify(all, null, 1).replace(SIGNED, '<signed>');
}

export const hooks = ({ receiver }: Pick<PostOffice, 'receiver'>, { hookPath }: Pick<Trial, 'hookPath'>) =>
  receiver.received.filter(({ path }) => path === hookPath).map(({ body }) => body.toString());

/** Pushes as the browser reads them, and how long their services are to keep them. */
const pushes = ({ receiver }: PostOffice, { pushPath, browser }: Trial) =>
  receiver.received
    .filter(({ path }) => path === pushPath)
    .map(({ body, headers }) => ({ said: browser.decrypted(body), ttl: headers.ttl, urgency: headers.urgency }));

/** The tokens of the buttons in the last letter. */
export function buttonsOf({ mailbox }: PostOffice, { active }: Trial): readonly string[] {
  const last = mailbox.mails.findLast(({ to, text }) => to === active.email && text.includes('/act/'));
  return [...(last?.text.matchAll(/\/act\/(\S+)$/gm) ?? [])].map(([, token = '']) => token);
}

/** All of it as one text. */
export async function sentOf(office: PostOffice, trial: Trial): Promise<string> {
  const rows = await notifications(office, trial);
  const sent = {
    notifications: delaysOf(rows),
    jobs: await jobs(office, trial, rows),
    hooks: hooks(office, trial),
    pushes: pushes(office, trial),
  };
  return `${JSON.stringify(sent, null, 1)}\n${mails(office, trial)}`;
}
