/** A durable PostgreSQL, the service on it, and a worker in a separate process. */
import type { Caller, Context } from '@fieldpost/api/context';
import { openAccount } from '@fieldpost/api/identity/players/accounts';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { freePort } from '@fieldpost/config/free-port';
import { copyTemplate, startTestServer } from '@fieldpost/config/test-server';
import Fastify from 'fastify';
import { openLetterBox } from '../failover/letter-box.ts';
import { startServer } from '../service/processes.ts';

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };
const SECRET = 'a secret of the bench that is long enough';

export type WarHouse = {
  readonly context: Context;
  readonly databaseUrl: string;
  /** Somebody with an account. */
  person(name: string): Promise<Caller>;
  stop(): Promise<void>;
};

type Found<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: { readonly code: string } };

/** What a service function found. @throws Error with the code of its fault. */
export function must<Value>(found: Found<Value>): Value {
  if (!found.ok) throw new Error(found.fault.code);
  return found.value;
}

export async function openWarHouse(): Promise<WarHouse> {
  const postgres = await startTestServer(DURABLE);
  const { url: databaseUrl } = await copyTemplate(postgres.adminUrl);
  const letters = await openLetterBox();
  const context = openServices(settingsWith({ databaseUrl, secret: SECRET }), { log: Fastify().log });
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    WORKER_PORT: String(port),
    SMTP_URL: letters.url,
    SECRET,
    LOG_LEVEL: 'error',
  };
  const worker = await startServer('../../../worker/src/main.ts', { port, path: '/readyz', env });
  return {
    context,
    databaseUrl,
    person: async (name) => {
      const email = `${crypto.randomUUID()}@example.org`;
      const { id: userId } = must(await openAccount(context, { name, email }));
      const rights = { via: 'token', credential: 'bench', scopes: ['matches:read', 'matches:write'] } as const;
      return { userId, name, emailVerified: true, ...rights };
    },
    stop: async () => {
      await worker.stop();
      await closeServices(context);
      await letters.close();
      await postgres.remove();
    },
  };
}
