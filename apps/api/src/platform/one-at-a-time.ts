import pg from 'pg';

type Asked = (...given: readonly unknown[]) => unknown;

/**
 * Calls `ask` only after its previous call has been answered, in order. Calls that return no promise run at once: they
 * report their own end.
 */
export function oneAtATime(ask: Asked): Asked {
  let before: Promise<unknown> | null = null;
  return (...given) => {
    const answer = before === null ? ask(...given) : before.then(() => ask(...given));
    if (!(answer instanceof Promise)) return answer;
    const done: Promise<unknown> = answer
      .catch(() => undefined)
      .finally(() => {
        if (before === done) before = null;
      });
    before = done;
    return answer;
  };
}

/** So long a server may take to open a connection, in ms. A full pool is waited for longer (database.ts). */
const CONNECT_MS = 5_000;

/**
 * A connection of which several things may be asked at once: the client asks for the relations of a row side by side, in a transaction
 * too, and `pg` will take no question before the last is answered.
 */
export class PatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, connectionTimeoutMillis: CONNECT_MS } : config);
    const ask = super.query.bind(this) as unknown as Asked;
    Object.defineProperty(this, 'query', { value: oneAtATime(ask), configurable: true, writable: true });
  }
}
