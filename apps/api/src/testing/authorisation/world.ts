import { freshDatabase } from '@fieldpost/config/test-database';
import type { Result } from '@fieldpost/engine';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { createCampaign, joinCampaign } from '../../campaigns/opening.ts';
import type { Caller } from '../../context.ts';
import { saveScenario } from '../../custom-scenarios/service.ts';
import { addWebhook } from '../../delivery/webhooks/service.ts';
import { issueToken, revokeToken } from '../../identity/auth/tokens.ts';
import { invite } from '../../lobby/invitations.ts';
import { createMatch, joinMatch } from '../../lobby/service.ts';
import { agree } from '../../turn/agreements.ts';
import { notingRoutes } from '../noted-routes.ts';
import { sessionCookieOf, signedUp } from '../signed-up.ts';
import { DRAWN } from './table.ts';

/** Everybody who may probe an entry. `spectator` watches a listed match; `stranger` stands before one that is not listed. */
export const ROLES = [
  ...(['anonymous', 'mover', 'opponent', 'spectator', 'stranger'] as const),
  ...(['noScope', 'revoked', 'unverified', 'demo'] as const),
] as const;
export type Role = (typeof ROLES)[number];

/** Stages of a match; the last two are a campaign that waits for members, and one that has begun. */
export type Stage = 'open' | 'playing' | 'finished' | 'muster' | 'war';

/** The objects of a request: a separate match, and things that belong to somebody else. */
export type Scene = {
  readonly matchId: string;
  readonly campaignId: string;
  readonly invitation: string;
  /** Somebody who does not ask for anything, and what is theirs. */
  readonly victim: {
    readonly id: string;
    readonly tokenId: string;
    readonly sessionId: string;
    readonly webhookId: string;
    readonly scenarioId: string;
    readonly shareKey: string;
  };
  readonly demoId: string;
  /** Whom the rows of blocking block, and no other row names: a sample may hold the block without its end. */
  readonly blockedId: string;
};

export type World = {
  readonly app: FastifyInstance;
  readonly address: string;
  /** Method and pattern of every route of the running app. */
  readonly routes: readonly string[];
  headersOf(role: Role): Readonly<Record<string, string>>;
  scene(stage: Stage | null, role: Role): Promise<Scene>;
  close(): Promise<void>;
};

const SITE = 'http://localhost:3000';
const SECRET = 'a secret of the tests, long enough to be one';

function value<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

type Person = { readonly caller: Caller; readonly cookie: string };

async function signUp(app: FastifyInstance, name: string, verified: boolean): Promise<Person> {
  const email = `${name.toLowerCase()}@example.org`;
  const cookie = await signedUp(app, { name, email, password: 'correct horse' }, { origin: SITE });
  const { id } = await app.services.db.user.update({ where: { email }, data: { emailVerified: verified } });
  return { caller: callerOf(id, name, verified), cookie };
}

const callerOf = (userId: string, name: string, emailVerified: boolean): Caller => ({
  userId,
  name,
  emailVerified,
  via: 'session' as const,
  credential: 'test',
  scopes: [],
});

async function signInDemo(app: FastifyInstance): Promise<Person> {
  const user = { id: 'demo-1', name: 'Demo', email: 'demo@example.org', demo: true, emailVerified: true };
  await app.services.db.user.create({ data: user });
  const payload = { userId: user.id };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/demo', payload, headers: { origin: SITE } });
  return { caller: callerOf(user.id, user.name, true), cookie: sessionCookieOf(answer) };
}

type People = Readonly<
  Record<'mover' | 'opponent' | 'outsider' | 'unverified' | 'demo' | 'victim' | 'blocked', Person>
>;

async function settle(app: FastifyInstance): Promise<People> {
  const [mover, opponent, outsider, unverified, victim, blocked, demo] = await Promise.all([
    signUp(app, 'Mover', true),
    signUp(app, 'Opponent', true),
    signUp(app, 'Outsider', true),
    signUp(app, 'Unverified', false),
    signUp(app, 'Victim', true),
    signUp(app, 'Blocked', true),
    signInDemo(app),
  ]);
  return { mover, opponent, outsider, unverified, victim, blocked, demo };
}

async function victimOf(app: FastifyInstance, { caller }: Person): Promise<Scene['victim']> {
  const { token } = value(await issueToken(app.services, caller.userId, { name: 'Their' }));
  const session = await app.services.db.session.findFirstOrThrow({ where: { userId: caller.userId } });
  const drawn = value(await saveScenario(app.services, caller, DRAWN));
  const scenario = { scenarioId: drawn.id, shareKey: drawn.shareKey ?? '' };
  const input = { name: 'Their', url: 'https://example.org/hook', format: 'slack' };
  const { webhook } = value(await addWebhook(app.services, caller, input));
  return { id: caller.userId, tokenId: token.id, sessionId: session.id, webhookId: webhook.id, ...scenario };
}

/** A match of mover (South, who is first) and opponent at one stage. */
async function stage(
  app: FastifyInstance,
  people: People,
  at: Exclude<Stage, 'muster' | 'war'>,
  listed: boolean,
): Promise<string> {
  const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', options: { first: 'south' }, listed };
  const { id } = value(await createMatch(app.services, people.mover.caller, input));
  if (at === 'open') return id;
  // The opponent comes by an invitation, so that an unlisted match lets them in.
  const { secret } = value(await invite(app.services, people.mover.caller, id, {}));
  value(await joinMatch(app.services, people.opponent.caller, id, { invitation: secret }));
  if (at === 'finished') value(await agree(app.services, people.mover.caller, id, 'resign'));
  return id;
}

const isWar = (at: Stage): at is 'muster' | 'war' => at === 'muster' || at === 'war';

/** A campaign of mover, and once it has begun of opponent; anybody may read it who is no stranger. */
async function war(app: FastifyInstance, people: People, at: 'muster' | 'war', listed: boolean): Promise<string> {
  const visibility = listed ? ('public' as const) : ('private' as const);
  const input = { rules: 'aww-legacy@1', title: 'The war', visibility };
  const { id } = value(await createCampaign(app.services, people.mover.caller, input));
  if (at === 'war') value(await joinCampaign(app.services, people.opponent.caller, id, 'CARN'));
  return id;
}

async function tokensOf(app: FastifyInstance, { caller }: Person): Promise<{ noScope: string; revoked: string }> {
  const noScope = value(await issueToken(app.services, caller.userId, { name: 'None', scopes: [] }));
  const revoked = value(await issueToken(app.services, caller.userId, { name: 'Gone' }));
  value(await revokeToken(app.services, caller, revoked.token.id));
  return { noScope: noScope.secret, revoked: revoked.secret };
}

function headersFor(people: People, tokens: { noScope: string; revoked: string }): World['headersOf'] {
  const session = ({ cookie }: Person) => ({ cookie, origin: SITE });
  const all: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
    anonymous: {},
    mover: session(people.mover),
    opponent: session(people.opponent),
    spectator: session(people.outsider),
    stranger: session(people.outsider),
    noScope: { authorization: `Bearer ${tokens.noScope}` },
    revoked: { authorization: `Bearer ${tokens.revoked}` },
    unverified: session(people.unverified),
    demo: session(people.demo),
  };
  return (role) => all[role];
}

/** A running service with one person for every role. */
export async function openWorld(): Promise<World> {
  const database = await freshDatabase();
  const { built: app, routes } = await notingRoutes(() =>
    buildApp({ databaseUrl: database.url, secret: SECRET, publicUrl: SITE, demo: true }),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const people = await settle(app);
  const headersOf = headersFor(people, await tokensOf(app, people.mover));
  const victim = await victimOf(app, people.victim);
  const spare = await stage(app, people, 'open', false);
  const invited = value(await invite(app.services, people.mover.caller, spare, {}));
  const scene: World['scene'] = async (at, role) => {
    // Nobody may pile up open matches, and each role has had its own.
    const past = { creatorId: people.mover.caller.userId, status: 'open' as const, id: { not: spare } };
    await app.services.db.match.deleteMany({ where: past });
    await app.services.db.campaign.deleteMany({ where: { ownerId: past.creatorId } });
    return sceneOf(at, role);
  };
  const sceneOf: World['scene'] = async (at, role) => ({
    victim,
    invitation: invited.secret,
    demoId: people.demo.caller.userId,
    blockedId: people.blocked.caller.userId,
    matchId: at === null || isWar(at) ? '' : await stage(app, people, at, role !== 'stranger'),
    campaignId: at !== null && isWar(at) ? await war(app, people, at, role !== 'stranger') : '',
  });
  const close = async (): Promise<void> => {
    await app.close();
    await database.drop();
  };
  return { app, address, routes, headersOf, scene, close };
}
