/** A match of two new people from one of a pair of positions, played over REST. */
import { randomBytes } from 'node:crypto';
import { commitmentOf, setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { DEFAULT_CLOCK } from '../../clock/clock-spec.ts';
import type { Caller } from '../../context.ts';
import { deliverDigest } from '../../delivery/digest.ts';
import { feedToken } from '../../delivery/feeds/links.ts';
import { setNotificationPreferences } from '../../delivery/preferences/service.ts';
import { addDevice } from '../../delivery/push/service.ts';
import { WEBHOOK_FORMATS } from '../../delivery/webhooks/bodies.ts';
import { addWebhook } from '../../delivery/webhooks/service.ts';
import { hashOfToken } from '../../identity/auth/caller.ts';
import { openAccount } from '../../identity/players/accounts.ts';
import { startMatch } from '../../turn/start.ts';
import type { Duellist } from '../duel.ts';
import type { PostOffice } from '../post-office.ts';
import { newBrowser, type PushBrowser } from '../push-browser.ts';
import type { Secret, Twins } from './secrets.ts';

/** One of the two matches. `active` uses every channel; nobody may learn anything of `keeper`. */
export type Trial = {
  readonly id: string;
  readonly ruleSet: string;
  /** Lines sent although they are not legal. */
  readonly lines: readonly string[];
  readonly active: Duellist;
  readonly keeper: Duellist;
  readonly sides: { readonly active: string; readonly keeper: string };
  readonly browser: PushBrowser;
  /** Where the active side's webhook and its browser's push service are reached. */
  readonly hookPath: string;
  readonly pushPath: string;
  /** Of an invitation to the match, from before it began. */
  readonly invitation: string;
  readonly roles: readonly (readonly [value: string, role: string])[];
};

/** Notification preferences of the active side: at once, daily, delayed, not at this hour. */
const PREFERENCES = [
  {},
  { digestHour: 18 },
  { holdMinutes: 5 },
  { quiet: { from: '11:30', to: '13:00' } },
  {},
] as const;

async function person({ context }: PostOffice, name: string): Promise<Duellist> {
  const email = `${crypto.randomUUID()}@example.org`;
  const opened = await openAccount(context, { name, email });
  if (!opened.ok) throw new Error(opened.fault.code);
  const { id, token } = opened.value;
  const scopes: Caller['scopes'] = ['matches:read', 'matches:write', 'account'];
  return { caller: { userId: id, name, emailVerified: true, via: 'token', credential: 'test', scopes }, token, email };
}

export const onlooker = (office: PostOffice): Promise<Duellist> => person(office, 'Wat');

type People = Record<'active' | 'keeper', Duellist>;

async function begun(office: PostOffice, twins: Twins, { document }: Secret, people: People) {
  const { context } = office;
  const { active, keeper, options } = twins;
  const { ruleSet } = twins.conduct;
  const rules = current(ruleSet);
  const setup = rules && setupOf(rules, { scenario: document, options });
  if (!setup?.ok) throw new Error(`no position: ${setup?.fault.code}`);
  const id = crypto.randomUUID();
  const seed = new Uint8Array(randomBytes(32));
  const commitment = commitmentOf(seed);
  await context.db.match.create({
    data: {
      id,
      ruleSet,
      edition: 1,
      scenario: 'custom',
      title: 'Twins',
      seed,
      commitment,
      creatorId: people.active.caller.userId,
      setup: JSON.parse(JSON.stringify(setup.value)),
      clockSpec: { ...DEFAULT_CLOCK },
      createdAt: context.clock.now(),
      seats: {
        create: [
          { side: active, userId: people.active.caller.userId },
          { side: keeper, userId: people.keeper.caller.userId },
        ],
      },
    },
  });
  await startMatch(context, id, people.keeper.caller.userId);
  return { id, commitment };
}

/** The active side has taken its seat over, so that it may read all that its seat knows. */
async function takenOver({ context }: PostOffice, id: string, side: string, { active, keeper }: People) {
  const ids = { leaverId: keeper.caller.userId, successorId: active.caller.userId };
  await context.db.handOver.create({
    data: { matchId: id, side, player: 0, step: 0, at: context.clock.now(), ...ids },
  });
}

async function invited({ context }: PostOffice, id: string, people: People): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  const now = context.clock.now();
  const row = { id: crypto.randomUUID(), matchId: id, inviterId: people.active.caller.userId };
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) };
  await context.db.invitation.create({ data: { ...row, ...times, hash: hashOfToken(secret) } });
  return secret;
}

/** Opens every channel to the active side. `seed` chooses of what kind they are. */
async function reached({ context, receiver }: PostOffice, { caller }: Duellist, seed: number) {
  const [hookPath, pushPath] = [`/${crypto.randomUUID()}`, `/${crypto.randomUUID()}`];
  const format = WEBHOOK_FORMATS[seed % WEBHOOK_FORMATS.length];
  const browser = newBrowser();
  const added = [
    await addWebhook(context, caller, { name: 'hook', url: `${receiver.url}${hookPath}`, format }),
    await addDevice(context, caller, { name: 'Phone', endpoint: `${receiver.url}${pushPath}`, ...browser.keys }),
    await setNotificationPreferences(context, caller, PREFERENCES[seed % PREFERENCES.length]),
  ];
  for (const one of added) if (!one.ok) throw new Error(one.fault.code);
  // When they last changed their own account is written by real time.
  await context.db.user.update({ where: { id: caller.userId }, data: { updatedAt: context.clock.now() } });
  return { browser, hookPath, pushPath };
}

/** Delivers what is due, and the digest as if its hour had come. */
export async function deliverAll(office: PostOffice, { id, active }: Trial): Promise<void> {
  await office.post({ id });
  const { userId } = active.caller;
  const where = { matchId: id, userId, digest: true, state: 'queued' as const };
  const waiting = await office.context.db.notification.findFirst({ where, select: { dueAt: true } });
  if (waiting?.dueAt) await deliverDigest(office.context, userId, waiting.dueAt, true);
}

/**
 * Starts one of the two matches: the active side is notified, and nobody has ordered anything yet. `seed` selects the
 * preferences.
 */
export async function openTrial(office: PostOffice, twins: Twins, secret: Secret, seed = 0): Promise<Trial> {
  const [active, keeper] = await Promise.all([person(office, 'Ada'), person(office, 'Ben')]);
  const people = { active, keeper };
  const { id, commitment } = await begun(office, twins, secret, people);
  const [invitation, ways] = await Promise.all([
    invited(office, id, people),
    reached(office, active, seed),
    takenOver(office, id, twins.active, people),
  ]);
  const roles: Trial['roles'] = [
    [feedToken(active.caller.userId, 0, office.context.settings.secret), '<feed>'],
    [id, '<match>'],
    [active.caller.userId, '<active>'],
    [keeper.caller.userId, '<keeper>'],
    [active.email, '<address>'],
    [commitment, '<commitment>'],
    [invitation, '<invitation>'],
  ];
  const sides = { active: twins.active, keeper: twins.keeper };
  const { ruleSet, lines } = twins.conduct;
  const trial: Trial = { id, ruleSet, lines, ...people, sides, ...ways, invitation, roles };
  await deliverAll(office, trial);
  return trial;
}

export async function send({ app }: PostOffice, { id }: Trial, by: Duellist, path: string, payload: object) {
  const headers = { authorization: `Bearer ${by.token}` };
  return app.inject({ method: 'POST', url: `/api/v1/matches/${id}/${path}`, headers, payload });
}

/** The keeper files what they have ordered. */
export async function file(office: PostOffice, trial: Trial, { filed }: Secret): Promise<void> {
  for (const command of filed) {
    const reply = await send(office, trial, trial.keeper, 'orders', { command });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
}

/** Takes matches away that are compared no more, so that those after them are found as quickly. */
export async function clearAway({ context }: PostOffice, trials: readonly Trial[]): Promise<void> {
  await context.db.match.deleteMany({ where: { id: { in: trials.map(({ id }) => id) } } });
  await context.database.pool.query('truncate graphile_worker._private_jobs');
}
