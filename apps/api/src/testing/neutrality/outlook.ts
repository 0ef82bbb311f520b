/** Everything about a match that somebody can fetch or is sent, as text in which the names of the match are roles. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Live, LiveMessage } from '../../live/live.ts';
import type { Duellist } from '../duel.ts';
import type { PostOffice } from '../post-office.ts';

export type Trial = {
  readonly id: string;
  readonly active: Duellist;
  readonly keeper: Duellist;
  /** Of the active side's webhook. */
  readonly hookPath: string;
  readonly roles: readonly (readonly [value: string, role: string])[];
};

const MATCH = `query($id: ID!) { match(id: $id) { id title status options startedAt clockSpec { bankSeconds }
  seats { side player user { name } reserveMs since running missedTurns } you { side } step sealedStep
  pending { kind side from window clock sentence } waitingFor deadline drawOffer ending { by } view standingOrders canUndo
  seenStep told(after: 0) { index side at line notices sentences } frames(from: 0, count: 50) { step view }
  legal { command line } } }`;
const LISTS = '{ myMatches { id step waitingFor deadline } myWindows(ruleSet: "tank-killers") { step view line } }';

type Ask = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly payload?: object;
  /** A list of many matches, asked by a stranger alone: what it says of this one. */
  readonly list?: string;
};

/** Reads, and orders that are refused. */
const ASKS: readonly Ask[] = [
  { method: 'GET', path: '/matches/:id' },
  { method: 'GET', path: '/matches/:id/commands' },
  { method: 'GET', path: '/matches/:id/notices?after=0' },
  { method: 'GET', path: '/matches/:id/frames?from=0&count=50' },
  { method: 'GET', path: '/matches/:id/record' },
  { method: 'GET', path: '/matches/:id/orders' },
  { method: 'GET', path: '/me/export' },
  { method: 'GET', path: '/matches?status=playing&ruleSet=tank-killers', list: 'matches' },
  { method: 'GET', path: '/matches?mine=1' },
  { method: 'GET', path: '/windows?ruleSet=tank-killers' },
  { method: 'POST', path: '/matches/:id/claim' },
  { method: 'POST', path: '/matches/:id/commands', payload: { expectedStep: 9999, line: 'pass' } },
  { method: 'POST', path: '/matches/:id/commands', payload: { expectedStep: 0, line: 'play Nonsense' } },
  { method: 'POST', path: '/graphql', payload: { query: MATCH } },
  { method: 'POST', path: '/graphql', payload: { query: LISTS } },
];

/** Left out: what differs from any answer to the next, and the length of the body, which is compared itself. */
const VARYING = ['x-request-id', 'date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'content-length'];

function entryOf(body: Readonly<Record<string, readonly { readonly id: string }[]>>, list: string, id: string): string {
  return JSON.stringify(body[list]?.filter((one) => one.id === id));
}

async function answers(app: FastifyInstance, { id }: Trial, token: string | null): Promise<readonly string[]> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const all: string[] = [];
  for (const { method, path, payload, list } of ASKS) {
    if (list !== undefined && token !== null) continue;
    const graph = path === '/graphql';
    const url = graph ? path : `/api/v1${path.replace(':id', id)}`;
    const body = payload === undefined ? {} : { payload: graph ? { ...payload, variables: { id } } : payload };
    const reply = await app.inject({ method, url, headers, ...body });
    const kept = Object.entries(reply.headers).filter(([name]) => !VARYING.includes(name));
    const said = list === undefined || reply.statusCode !== 200 ? reply.body : entryOf(reply.json(), list, id);
    all.push(`${method} ${path} ${reply.statusCode} ${JSON.stringify(kept)} ${said}`);
  }
  return all;
}

/** What was written for anybody but the keeper: when it is due and how long after the deed, and what stands in it. */
async function dispatches({ context }: PostOffice, { id, keeper }: Trial): Promise<readonly object[]> {
  const rows = await context.db.dispatch.findMany({
    where: { matchId: id, userId: { not: keeper.caller.userId } },
    orderBy: [{ createdAt: 'asc' }, { channel: 'asc' }],
  });
  return rows.map(({ kind, why, step, data, channel, state, createdAt, dueAt, sentAt, decided }) => ({
    ...{ kind, why, step, data, channel, state, decided, createdAt, sentAt },
    delay: dueAt === null ? 0 : dueAt.getTime() - createdAt.getTime(),
  }));
}

/** Jobs of the match: which, and when they run. */
async function jobs({ context }: PostOffice, { id, keeper }: Trial): Promise<readonly object[]> {
  const { rows } = await context.database.pool.query<{ task: string; run_at: Date; key: string }>(
    `select t.identifier as task, j.run_at, coalesce(j.key, '') as key from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload::text like '%' || $1 || '%' order by 1, 2`,
    [id],
  );
  return rows.filter(({ key }) => !key.includes(keeper.caller.userId));
}

/** Short, so that it is not taken for something signed. */
const digestOf = (content: ArrayBuffer): string =>
  createHash('sha256').update(Buffer.from(content)).digest('hex').slice(0, 20);

const mails = ({ mailbox }: PostOffice, { active }: Trial) =>
  mailbox.mails
    .filter(({ to }) => to === active.email)
    .map(({ subject, text, html, parsed }) => ({
      ...{ subject, text, html },
      pictures: parsed.attachments.map(({ filename, content }) => `${filename} ${digestOf(content as ArrayBuffer)}`),
    }));

const hooks = ({ receiver }: PostOffice, { hookPath }: Trial) =>
  receiver.received.filter(({ path }) => path === hookPath).map(({ body }) => body.toString());

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** When the reader himself used his token last: noted a moment after the answer. */
const OWN_USE = /(lastUsedAt\\*":)(null|\\*"[^"\\]*\\*")/g;
/** Signed parts of links and addresses differ with every id they sign. */
const SIGNED = /([./+=@][A-Za-z0-9_-]{24,})+/g;

function named(text: string, roles: Trial['roles']): string {
  const known = roles.reduce((now, [value, role]) => now.replaceAll(value, role), text);
  return known.replace(UUID, '<id>').replace(OWN_USE, '$1<now>');
}

/** Where a trial is held, and who looks and listens. */
export type Scene = { readonly office: PostOffice; readonly ear: Ear; readonly onlooker: Duellist };

/** What goes over the stream and over subscriptions, to whoever may hear it. */
export type Ear = { readonly heardOf: (trial: Trial) => Promise<readonly object[]> };

export function listenIn({ context }: PostOffice): Ear {
  const messages: LiveMessage[] = [];
  context.live.listen((message) => messages.push(message));
  const heardOf = async ({ id, keeper }: Trial): Promise<readonly object[]> => {
    await allHeard(context.live, messages);
    const foreign = (message: LiveMessage) =>
      !message.open || message.userIds.some((user) => user !== keeper.caller.userId);
    return messages.filter((message) => message.matchId === id && foreign(message));
  };
  return { heardOf };
}

/** Messages keep their order: when this one is heard, all before it have been. */
async function allHeard(live: Live, messages: readonly LiveMessage[]): Promise<void> {
  const matchId = crypto.randomUUID();
  live.publish({ matchId, step: 0, status: 'playing', userIds: [], open: false });
  for (let tries = 0; !messages.some((message) => message.matchId === matchId); tries += 1) {
    if (tries > 500) throw new Error('nothing is heard');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** All that the active player, an onlooker and a stranger can see of a match now. `whole`: the two others, too. */
export async function outlookOf({ office, ear, onlooker }: Scene, trial: Trial, whole: boolean): Promise<string> {
  const { app } = office;
  const seen = {
    active: await answers(app, trial, trial.active.token),
    onlooker: whole ? await answers(app, trial, onlooker.token) : [],
    stranger: whole ? await answers(app, trial, null) : [],
    dispatches: await dispatches(office, trial),
    jobs: await jobs(office, trial),
    hooks: hooks(office, trial),
    heard: await ear.heardOf(trial),
  };
  const sent = JSON.stringify(mails(office, trial), null, 1).replace(SIGNED, '<signed>');
  return named(`${JSON.stringify(seen, null, 1)}${sent}`, trial.roles);
}
