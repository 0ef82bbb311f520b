import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const failed = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

test.each([
  ['PostgreSQL goes down', failed('terminating connection due to administrator command', '57P01')],
  ['nobody listens', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['the host is not to be reached', failed('connect EHOSTUNREACH 10.0.0.1:5432', 'EHOSTUNREACH')],
  ['PgBouncer finds no server', failed('server login has been failing, try again later (server_login_retry)', '08P01')],
  ['PgBouncer lost its server', failed('server conn crashed?', '08P01')],
  ['PgBouncer has none to spare', failed('query_wait_timeout', '08P01')],
  ['the primary has become a replica', failed('cannot execute INSERT in a read-only transaction', '25006')],
  ['a server takes too long to open a connection', failed('timeout expired')],
  ['every connection is in use for too long', failed('timeout exceeded when trying to connect')],
  ['it lies in a cause', new Error('no', { cause: failed('Connection terminated unexpectedly') })],
])('%s: the database is away', (_, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  ['a row that is there already', failed('duplicate key value violates unique constraint', '23505')],
  ['a message that breaks the protocol', failed('invalid message format', '08P01')],
  ['no error at all', 'ECONNREFUSED'],
])('%s is ours to mend', (_, error) => {
  expect(isOutage(error)).toBe(false);
});
