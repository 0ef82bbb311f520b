import { Prisma } from '../../generated/prisma/client.ts';
import { traceNow } from './trace.ts';

/**
 * The current trace, for the payload of a job created in SQL: one more pair for its `json_build_object`, or nothing.
 */
export function carriedPair(): Prisma.Sql {
  const now = traceNow();
  return now === null ? Prisma.empty : Prisma.sql`, 'trace', ${now}::text`;
}
