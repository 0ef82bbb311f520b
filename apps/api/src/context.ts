import type { FastifyBaseLogger } from 'fastify';
import type { Thinkers } from './availability/thinking/thinkers.ts';
import type { Live } from './live/live.ts';
import type { Readers } from './live/readers.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Db } from './platform/database.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics.ts';
import type { OutboundClient } from './platform/outbound/client.ts';
import type { QueueMeasure } from './platform/queue-measure.ts';
import type { Settings } from './settings.ts';

/** The first parameter of every service function: the parts of one process. `app.services` holds it. */
export type Context = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly database: Database;
  /** `database.db`: the client, for stores. */
  readonly db: Db;
  readonly live: Live;
  /** The listeners of this process. */
  readonly readers: Readers;
  readonly mailer: Mailer;
  /** For addresses that people gave us: webhooks and push services. */
  readonly outbound: OutboundClient;
  readonly queue: QueueMeasure;
  readonly metrics: Metrics;
  /** Threads that plan for computer players. */
  readonly thinkers: Thinkers;
  readonly log: FastifyBaseLogger;
};

/** The caller: a person, through a session cookie or an access token. Null for strangers. */
export type Caller = {
  readonly userId: string;
  readonly name: string;
  readonly emailVerified: boolean;
  /** They play without an account: scopes.ts says what they may do. */
  readonly guest?: boolean;
  readonly via: 'session' | 'token';
  /** The id of that session or token. */
  readonly credential: string;
  /** Of a token; a session may do everything. */
  readonly scopes: readonly string[];
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Context;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}
