import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, specifiedRules, validate } from 'graphql';
import mercurius from 'mercurius';
import type { Caller } from '../context.ts';
import { callerOfToken } from '../identity/auth/caller.ts';
import { CATALOGUE, type Fault, fault } from '../platform/errors/catalogue.ts';
import { faultOf } from '../platform/errors/plugin.ts';
import type { GraphContext } from '../platform/graphql/builder.ts';
import { limitRules } from '../platform/graphql/limits.ts';
import { schema } from './schema.ts';

declare module 'mercurius' {
  interface MercuriusContext extends GraphContext {}
}

/** A variable that does not fit: no resolver has run, though the error may wrap that of the type which read it. */
const isAboutVariable = ({ path, message }: GraphQLError): boolean => !path && message.startsWith('Variable "$');

/** A query that GraphQL itself refuses has a sentence of GraphQL's own, which tells the author what is wrong with it. */
function faultOfGraph(error: GraphQLError): Fault {
  if (error.originalError && !isAboutVariable(error)) return faultOf(error.originalError);
  // A compiled query tells of a wrong variable with an error that has no extensions at all.
  const { code } = (error.extensions as GraphQLError['extensions'] | undefined) ?? {};
  const known = typeof code === 'string' && code in CATALOGUE ? (code as keyof typeof CATALOGUE) : 'MALFORMED';
  return fault(known, { message: error.message });
}

function told(app: FastifyInstance, error: GraphQLError): GraphQLFormattedError {
  const { status, code, message, rule, details } = faultOfGraph(error);
  if (status >= 500) app.log.error({ err: error.originalError ?? error }, 'operation failed');
  app.services.metrics.refusals.inc({ code });
  return {
    message,
    ...(error.path ? { path: error.path } : {}),
    extensions: { code, ...(rule ? { rule } : {}), ...(details === null ? {} : { details }) },
  };
}

/** Where a query breaks rules, the library wraps all that was found into one error of its own. */
function partsOf(error: unknown): readonly GraphQLError[] {
  const inner = error instanceof GraphQLError ? error.originalError : error;
  const { errors } = (inner ?? {}) as { readonly errors?: unknown };
  if (Array.isArray(errors) && errors.every((one) => one instanceof GraphQLError)) return errors;
  return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })];
}

function formatErrors(app: FastifyInstance, given: ExecutionResult) {
  const execution = given.errors ? { ...given, errors: given.errors.flatMap(partsOf) } : given;
  const errors = (execution.errors ?? []).map((error) => told(app, error));
  // Errors of single fields are an answer (200); a query that could not be run at all is a bad request.
  const statusCode = execution.data === undefined || execution.data === null ? statusOf(execution) : 200;
  return { statusCode, response: { data: execution.data ?? null, errors } as unknown as ExecutionResult };
}

function statusOf(execution: ExecutionResult): number {
  const first = execution.errors?.[0];
  return first === undefined || first.path ? 200 : faultOfGraph(first).status;
}

const contextOf = (request: FastifyRequest): GraphContext => ({
  services: request.server.services,
  caller: request.caller,
  request,
});

/** Rich clients without cookies send `{token}` or `{authorization: "Bearer ..."}` when they open the socket. */
function tokenIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { token, authorization, Authorization } = payload as Readonly<Record<string, unknown>>;
  if (typeof token === 'string') return token;
  const header = authorization ?? Authorization;
  return typeof header === 'string' && header.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}

async function onConnect(app: FastifyInstance, payload: unknown): Promise<{ caller: Caller } | boolean> {
  const token = tokenIn(payload);
  if (token === null) return true;
  const caller = await callerOfToken(app.services, token);
  return caller === null ? false : { caller };
}

/** A WebSocket's close code: the reader is to come back (RFC 6455, registry of IANA). */
const SERVICE_RESTART = 1012;

/** GraphQL at `/graphql`: queries and mutations over POST, subscriptions over WebSocket (graphql-transport-ws). */
export async function registerGraphql(app: FastifyInstance): Promise<void> {
  const sockets = new Set<Pick<WebSocket, 'close'>>();
  app.addHook('preClose', async () => {
    for (const socket of sockets) socket.close(SERVICE_RESTART, 'come back, another process answers');
  });
  await app.register(mercurius, {
    schema,
    path: '/graphql',
    jit: 2,
    graphiql: false,
    allowBatchedQueries: false,
    validationRules: limitRules,
    context: contextOf,
    errorFormatter: (execution) => formatErrors(app, execution),
    additionalRouteOptions: { schema: { hide: true } },
    subscription: {
      wsDefaultSubprotocol: 'graphql-transport-ws',
      context: (socket, request) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        return contextOf(request);
      },
      onConnect: (data: { readonly payload: unknown }) => onConnect(app, data.payload),
    },
  });
  // The library checks what comes by POST only.
  app.graphql.addHook('preSubscriptionExecution', async (known, document) => {
    const [first] = validate(known, document, [...specifiedRules, ...limitRules]);
    if (first) throw first;
  });
}
