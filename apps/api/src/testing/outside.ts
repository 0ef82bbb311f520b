import type { Json } from '@fieldpost/engine';
import { expect } from 'vitest';
import { addWebhook } from '../delivery/webhooks/service.ts';
import type { Duel, Duellist } from './duel.ts';
import { hooks, mails } from './neutrality/sent.ts';
import type { PostOffice } from './post-office.ts';
import { steadyHeaders } from './steady-headers.ts';

type Ask = { readonly method: 'GET' | 'POST'; readonly path: string; readonly payload?: unknown };

const EVERYTHING = `query($id: ID!) { match(id: $id) { id title status options startedAt clockSpec { bankSeconds }
  seats { side player user { name } reserveMs since running missedTurns } you { side } step sealedStep
  pending { kind side from window clock sentence } waitingFor deadline drawOffer ending { by } view standingOrders canUndo
  seenStep log(after: 0) { index side at line notices sentences } frames(from: 0, count: 20) { step view changes }
  legal { command line } } }`;

const ASKS: readonly Ask[] = [
  { method: 'GET', path: '' },
  { method: 'GET', path: '/commands' },
  { method: 'GET', path: '/notices?after=0' },
  { method: 'GET', path: '/frames?from=0&count=50' },
  { method: 'GET', path: '/record' },
  { method: 'GET', path: '/orders' },
  { method: 'POST', path: '/undo', payload: {} },
  { method: 'POST', path: '/claim' },
  { method: 'POST', path: '/commands', payload: { expectedStep: 0, line: 'e2xe3' } },
  {
    method: 'POST',
    path: '/commands',
    payload: { expectedStep: 0, command: { type: 'move', unit: 'S-inf-1', to: 'a5' } },
  },
  { method: 'POST', path: '/commands', payload: { expectedStep: 77, command: { type: 'endTurn' } } },
];

async function answersTo({ app }: PostOffice, duel: Duel, token: string | null): Promise<readonly string[]> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answers: string[] = [];
  for (const { method, path, payload } of ASKS) {
    const url = `/api/v1/matches/${duel.id}${path}`;
    const reply = await app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    answers.push(`${method} ${path} ${reply.statusCode} ${JSON.stringify(steadyHeaders(reply))} ${reply.body}`);
  }
  const graphql = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: EVERYTHING, variables: { id: duel.id } },
  });
  if (token !== null) expect(graphql.json()).toMatchObject({ data: { match: { id: duel.id } } });
  return [...answers, `graphql ${graphql.statusCode} ${graphql.body}`];
}

/** What was written for anybody but south, in the order of writing. */
async function notificationsOf({ context }: PostOffice, duel: Duel): Promise<readonly Json[]> {
  const rows = await context.db.notification.findMany({
    where: { matchId: duel.id, userId: { not: duel.south.caller.userId } },
    select: { kind: true, why: true, step: true, data: true, userId: true },
    orderBy: { createdAt: 'asc' },
  });
  return rows as Json[];
}

/** Ids and commitments differ between any two matches; each is replaced by its role. */
async function named(duel: Duel, text: string): Promise<string> {
  const { commitment } = await duel.stored();
  const roles: readonly (readonly [string, string])[] = [
    [duel.id, '<match>'],
    [duel.south.caller.userId, '<south>'],
    [duel.north.caller.userId, '<north>'],
    [duel.north.email, '<address>'],
    [commitment, '<commitment>'],
  ];
  return roles.reduce((now, [value, role]) => now.replaceAll(value, role), text);
}

/** Where north's webhook is. */
const hookPath = (duel: Duel): string => `/${duel.north.caller.userId}`;
/** Every message has a different id. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Gives North a webhook as well. */
export async function hookNorth({ context, receiver }: PostOffice, duel: Duel): Promise<void> {
  const input = { name: 'hook', url: `${receiver.url}${hookPath(duel)}`, format: 'fieldpost' } as const;
  const added = await addWebhook(context, duel.north.caller, input);
  if (!added.ok) throw new Error(added.fault.code);
}

/** All that anybody but south can fetch of a duel or is sent of it, by now. */
export async function seenFromOutside(office: PostOffice, duel: Duel, watcher: Duellist): Promise<string> {
  await office.post(duel);
  const seen = {
    north: await answersTo(office, duel, duel.north.token),
    spectator: await answersTo(office, duel, watcher.token),
    stranger: await answersTo(office, duel, null),
    notifications: await notificationsOf(office, duel),
    letters: mails(office, { active: duel.north }),
    webhooks: hooks(office, { hookPath: hookPath(duel) }),
  };
  return (await named(duel, JSON.stringify(seen, null, 1))).replace(UUID, '<id>');
}
