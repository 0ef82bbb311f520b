import { freshDatabase } from '@fieldpost/config/test-database';
import type { Json } from '@fieldpost/engine';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { openAccount } from '../identity/players/accounts.ts';
import { type HandClock, handClock } from '../platform/clock.ts';
import { Client, type ErrorBody, type MatchBody } from './client.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** Somebody with a token, who asks in their own name. */
export type Person = Client & { readonly id: string; readonly email: string };

type Side = { readonly user: { readonly id: string; readonly name: string } | null };

/** What tests of the lobby read of a match. */
export type Whole = Omit<MatchBody, 'sides'> & {
  readonly title: string;
  readonly listed: boolean;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly you: { readonly side: string } | null;
  readonly sides: Readonly<Record<string, Side>>;
  readonly clock: Readonly<Record<string, Json>>;
  readonly rematchOf: string | null;
};

/** A service with a mail server and a manual clock, and people who open and join matches over REST. */
export class Lobby {
  readonly app: FastifyInstance;
  readonly clock: HandClock;
  readonly mailbox: Mailbox;
  readonly #close: () => Promise<void>;

  constructor(app: FastifyInstance, clock: HandClock, mailbox: Mailbox, close: () => Promise<void>) {
    this.app = app;
    this.clock = clock;
    this.mailbox = mailbox;
    this.#close = close;
  }

  static async open(options: Partial<AppOptions> = {}): Promise<Lobby> {
    const [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
    const clock = handClock(new Date('2026-03-28T12:00:00Z'));
    const secret = 'a secret of the tests, long enough to be one';
    const app = await buildApp({ databaseUrl: database.url, secret, smtpUrl: mailbox.url, clock, ...options });
    return new Lobby(app, clock, mailbox, async () => {
      await app.close();
      await Promise.all([database.drop(), mailbox.close()]);
    });
  }

  close(): Promise<void> {
    return this.#close();
  }

  async person(name: string): Promise<Person> {
    const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.org`;
    const opened = await openAccount(this.app.services, { name, email });
    if (!opened.ok) throw new Error(opened.fault.code);
    return Object.assign(new Client(this.app, { token: opened.value.token }), { id: opened.value.id, email });
  }
}

export const WISH = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' } as const;

/** Opens a match, which must succeed. */
export async function open(who: Person, input: Readonly<Record<string, Json>> = {}): Promise<Whole> {
  const { status, body } = await who.post<Whole>('/matches', { ...WISH, ...input });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

export const join = (who: Person, id: string, body: Json = {}) =>
  who.post<Whole & ErrorBody>(`/matches/${id}/join`, body);

/** Who holds which side, by name. */
export const holders = (match: Whole): Readonly<Record<string, string | null>> =>
  Object.fromEntries(Object.entries(match.sides).map(([side, { user }]) => [side, user?.name ?? null]));
