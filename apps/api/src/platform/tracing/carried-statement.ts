import { Prisma } from '../../generated/prisma/client.ts';
import { traceNow } from './trace.ts';

/** The trace that goes on here, for the payload of a job that SQL makes: a further pair of its `json_build_object`, or nothing. */
export function carriedPair(): Prisma.Sql {
  const now = traceNow();
  return now === null ? Prisma.empty : Prisma.sql`, 'trace', ${now}::text`;
}
