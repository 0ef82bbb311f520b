import path from 'node:path';
import { programPath, systemPostgres } from '@fieldpost/config/test-programs';

/** Where the engines of the drill are, all of them from Debian's packages. */
export type Programs = {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** The folder of initdb, postgres and pg_rewind. */
  readonly postgres: string;
};

/** The programs, or the names of those that are not on this machine. */
export function findPrograms(): Programs | string[] {
  const [patroni, etcd] = [programPath('patroni'), programPath('etcd')];
  const [haproxy, pgbouncer] = [programPath('haproxy'), programPath('pgbouncer')];
  const postgres = systemPostgres()?.binaries.postgres ?? null;
  if (patroni && etcd && haproxy && pgbouncer && postgres)
    return { patroni, etcd, haproxy, pgbouncer, postgres: path.dirname(postgres) };
  const all = Object.entries({ patroni, etcd, haproxy, pgbouncer, postgresql: postgres });
  return all.flatMap(([name, file]) => (file === null ? [name] : []));
}
