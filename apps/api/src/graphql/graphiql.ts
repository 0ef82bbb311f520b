import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { referencePolicy } from '../platform/security/headers.ts';
import { schema } from './schema.ts';

/** Asked for by name, in development alone: it brings 9 MB of script, and no types that are ours. */
const GRAPHIQL = '@graphql-yoga/render-graphiql';

const FIRST_QUERY = `# The token of an account page goes into the headers: {"authorization": "Bearer fp_..."}
{
  ruleSets { id title }
}
`;

async function pageOf(path: string): Promise<{ readonly html: string; readonly policy: string }> {
  const { renderGraphiQL } = await import(GRAPHIQL);
  const options = {
    title: 'Fieldpost GraphQL',
    endpoint: path,
    subscriptionsProtocol: 'WS',
    defaultQuery: FIRST_QUERY,
  };
  const html: string = renderGraphiQL(options);
  // Its editor begins workers from texts of its own.
  return { html, policy: referencePolicy(html) };
}

const wantsPage = ({ headers, query }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html') && !('query' in (query as object)) && headers.upgrade === undefined;

/**
 * GraphiQL, for a browser that comes to the address of GraphQL without a query. In production nobody gets it (null).
 * Made for the first who asks.
 */
export function graphiqlAt(
  path: string,
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null> {
  let made: ReturnType<typeof pageOf> | null = null;
  return async (request, reply) => {
    if (app.services.settings.production || !wantsPage(request)) return null;
    made ??= pageOf(path);
    const { html, policy } = await made;
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  };
}

/** The schema in its own language, as `packages/client/schema.graphql` keeps it. */
export function registerSchemaText(app: FastifyInstance, url: string): void {
  let text: string | null = null;
  app.get(url, { schema: { hide: true } }, (_request, reply) => {
    text ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
