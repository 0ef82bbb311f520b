import type { Pool, PoolClient } from 'pg';
import type { Database } from '../platform/database.ts';
import { isOutage } from '../platform/errors/outage.ts';

/** PostgreSQL's "cannot connect now", which the job queue knows as a reason to try again. */
const TRY_AGAIN = '57P03';

/** An outage under the one code by which the queue waits for its end; anything else as it is. */
const soothed = (error: unknown): unknown =>
  error instanceof Error && isOutage(error) ? Object.assign(error, { code: TRY_AGAIN }) : error;

/** The same thing, one of whose methods is another; the others work upon the thing itself. */
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
 * The pool as the job queue is given it. The queue notes the end of a job without waiting for it, and tries again where PostgreSQL
 * says that it is starting, but not where nobody answers at all: that would end the process as an error which nobody has caught.
 * It listens on a connection to the server itself.
 *
 * What it asks after the pool was let go is not answered: it goes on trying to note the end of a job when its runner has stopped, and a
 * no would be an error that nobody catches. The job comes again, and finds nothing to do.
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
