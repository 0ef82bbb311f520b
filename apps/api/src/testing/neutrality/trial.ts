/** A match of two new people from one of a pair of positions, played over REST. */
import { randomBytes } from 'node:crypto';
import { commitmentOf, setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { DEFAULT_CLOCK } from '../../clocks/clock-spec.ts';
import type { Caller } from '../../context.ts';
import { startMatch } from '../../matches/start.ts';
import { openAccount } from '../../players/accounts.ts';
import { addWebhook } from '../../webhooks/service.ts';
import type { Duellist } from '../duel.ts';
import type { PostOffice } from '../post-office.ts';
import type { Trial } from './outlook.ts';
import type { Secret, Twins } from './twins.ts';

async function person({ context }: PostOffice, name: string): Promise<Duellist> {
  const email = `${crypto.randomUUID()}@example.org`;
  const opened = await openAccount(context, { name, email });
  if (!opened.ok) throw new Error(opened.fault.code);
  const { id, token } = opened.value;
  const scopes: Caller['scopes'] = ['matches:read', 'matches:write', 'account'];
  return { caller: { userId: id, name, emailVerified: true, via: 'token', credential: 'test', scopes }, token, email };
}

export const onlooker = (office: PostOffice): Promise<Duellist> => person(office, 'Wat');

async function begun(
  office: PostOffice,
  { active, keeper }: Twins,
  { document }: Secret,
  people: Record<'active' | 'keeper', Duellist>,
) {
  const { context } = office;
  const rules = current('tank-killers');
  const setup = rules && setupOf(rules, { scenario: document, options: document.options });
  if (!setup?.ok) throw new Error(`no position: ${setup?.fault.code}`);
  const id = crypto.randomUUID();
  const seed = new Uint8Array(randomBytes(32));
  const commitment = commitmentOf(seed);
  await context.db.match.create({
    data: {
      ...{ id, ruleSet: 'tank-killers', edition: 1, scenario: 'custom', title: 'Twins', seed, commitment },
      ...{ creatorId: people.active.caller.userId, setup: JSON.parse(JSON.stringify(setup.value)) },
      ...{ clockSpec: { ...DEFAULT_CLOCK }, createdAt: context.clock.now() },
      seats: {
        create: [
          { side: active, userId: people.active.caller.userId },
          { side: keeper, userId: people.keeper.caller.userId },
        ],
      },
    },
  });
  await startMatch(context, id, people.active.caller.userId);
  return { id, commitment };
}

/** Begins one of the two matches; nobody has ordered anything yet. */
export async function openTrial(office: PostOffice, twins: Twins, secret: Secret): Promise<Trial> {
  const people = { active: await person(office, 'Ada'), keeper: await person(office, 'Ben') };
  const { id, commitment } = await begun(office, twins, secret, people);
  const hookPath = `/${crypto.randomUUID()}`;
  await addWebhook(office.context, people.active.caller, {
    name: 'hook',
    url: `${office.receiver.url}${hookPath}`,
    format: 'fieldpost',
  });
  const roles: Trial['roles'] = [
    [id, '<match>'],
    [people.active.caller.userId, '<active>'],
    [people.keeper.caller.userId, '<keeper>'],
    [people.active.email, '<address>'],
    [commitment, '<commitment>'],
  ];
  return { id, ...people, hookPath, roles };
}

export async function send({ app }: PostOffice, { id }: Trial, by: Duellist, path: string, payload: object) {
  const headers = { authorization: `Bearer ${by.token}` };
  return app.inject({ method: 'POST', url: `/api/v1/matches/${id}/${path}`, headers, payload });
}

/** The keeper files what he has ordered. */
export async function file(office: PostOffice, trial: Trial, { orders, plan }: Secret): Promise<void> {
  for (const command of [
    { type: 'setOrders', orders },
    { type: 'filePlan', plan },
  ]) {
    const reply = await send(office, trial, trial.keeper, 'orders', { command });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
}
