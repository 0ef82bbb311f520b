import { type DocumentNode, getOperationAST, Kind } from 'graphql';
import type { Caller, Context } from '../context.ts';
import { readingNow, readingPast } from '../platform/reading.ts';

/** Questions whose answers may be a moment old. */
const OF_THE_PAST: ReadonlySet<string> = new Set([
  'bestMatches',
  'bestRatings',
  'bestRatingsConnection',
  'ratings',
  'statistics',
  'user',
  'watchConnection',
]);

/** The context of an operation: queries use the read clients, everything else only the primary. */
export function servicesFor(document: DocumentNode, services: Context, caller: Caller | null): Context {
  const operation = getOperationAST(document);
  if (operation?.operation !== 'query') return services;
  const { selections } = operation.selectionSet;
  const past = selections.every((one) => one.kind === Kind.FIELD && OF_THE_PAST.has(one.name.value));
  return past ? readingPast(services, caller) : readingNow(services);
}
