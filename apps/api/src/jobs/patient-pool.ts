import type { Pool, PoolClient } from 'pg';
import type { Database } from '../platform/database.ts';
import { isOutage } from '../platform/errors/outage.ts';

/** PostgreSQL's "cannot connect now", which the job queue knows as a reason to try again. */
const TRY_AGAIN = '57P03';

/** An outage under the one code by which the queue waits for its end; anything else as it is. */
const soothed = (error: unknown): unknown =>
  error instanceof Error && isOutage(error) ? Object.assign(error, { code: TRY_AGAIN }) : error;

/** Returns a proxy with one method replaced; the other methods run on the original object. */
function withMethod<Thing extends object>(thing: Thing, name: string, method: unknown): Thing {
  return new Proxy(thing, {
    get: (target, key) => {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const patientClient = (client: PoolClient): PoolClient =>
  withMethod(client, 'query', async (...args: Parameters<PoolClient['query']>) => {
    try {
      return await client.query(...args);
    } catch (error) {
      throw soothed(error);
    }
  });

/** A client as `pool.connect()` gives it; with a callback (the queue's way to listen) the pool's own affair. */
type Connect = (listen?: Parameters<Pool['connect']>[0]) => Promise<PoolClient> | void;

/**
 * The pool for the job queue. The queue records the end of a job in the background, and retries while PostgreSQL is
 * starting. It does not retry when nothing answers, which would end the process with an uncaught error. It listens on a
 * direct connection to the server.
 *
 * Requests after the pool was closed get no answer. The queue keeps trying to record the end of a job after its runner
 * has stopped, and a refusal would be an uncaught error. The job runs again, and finds nothing to do.
 */
export function patientPool({ pool, direct }: Pick<Database, 'pool' | 'direct'>): Pool {
  const connect: Connect = (listen) => {
    if (listen) return direct.connect(listen);
    if (pool.ending) return new Promise(() => undefined);
    return pool.connect().then(patientClient, (error: unknown) => {
      throw soothed(error);
    });
  };
  return withMethod(pool, 'connect', connect);
}
