import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError } from '../platform/errors/plugin.ts';
import { Admission, PARSING, VALIDATION } from '../platform/graphql/admission.ts';
import type { GraphContext } from '../platform/graphql/builder.ts';
import { costFault, isWorthCompiling } from '../platform/graphql/limits.ts';
import { formatErrors, partsOf } from './answering.ts';
import { graphiqlAt, registerSchemaText } from './graphiql.ts';
import { keptText } from './kept.ts';
import { servicesFor } from './reading.ts';
import { schema } from './schema.ts';
import { registerSockets } from './sockets.ts';

declare module 'mercurius' {
  interface MercuriusContext extends GraphContext {}
}

const PATH = '/graphql';
/** Queries that a process keeps read and compiled, twice as many at most. Ours are about eighty. */
const MAX_KEPT = 100;
/** How often a query is asked before it is compiled. */
const COMPILED_AFTER = 2;

const ASKED = z.object({
  query: z.string().optional(),
  /** Of an operation of the site, instead of its text (GraphQL over HTTP, "persisted documents"). */
  documentId: z.string().max(100).optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});
type Asked = z.output<typeof ASKED>;

/** @throws FaultError OPERATION_UNKNOWN, MALFORMED */
function textOf({ query, documentId }: Asked): string {
  if ((query === undefined) === (documentId === undefined))
    throw new FaultError(fault('MALFORMED', { message: 'Send either query or documentId.' }));
  return documentId === undefined ? (query ?? '') : keptText(documentId);
}

/** A socket is opened at the same address, without a query. */
const ASKED_BY_ADDRESS = z.object({
  query: z.string().optional(),
  variables: z.string().optional(),
  operationName: z.string().optional(),
});

const contextOf = (request: FastifyRequest): GraphContext => ({
  services: request.server.services,
  caller: request.caller,
  request,
});

function variablesIn(text: string | undefined): Asked['variables'] {
  const read = ASKED.shape.variables.safeParse(text === undefined ? null : jsonIn(text));
  if (read.success) return read.data;
  throw new GraphQLError('The variables must be an object in JSON.', { extensions: { code: 'MALFORMED' } });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A document whose cost is known whatever its variables are is judged once. */
function costGuard() {
  const judged = new WeakSet<DocumentNode>();
  return (known: GraphQLSchema, document: DocumentNode, variables: Asked['variables']): void => {
    if (judged.has(document)) return;
    const fault = costFault(known, document, variables ?? {});
    if (fault) throw fault;
    if (!getOperationAST(document)?.variableDefinitions?.length) judged.add(document);
  };
}

/** Judges each query before it is read, and before it is run. */
function guard(app: FastifyInstance): void {
  const admission = new Admission(schema);
  const judge = costGuard();
  app.graphql.addHook('preParsing', async (_schema, source) => admission.admit(source));
  app.graphql.addHook('preExecution', async (known, document, context, variables) => {
    judge(known, document, variables as Asked['variables']);
    Object.assign(context, { services: servicesFor(document, context.services, context.caller) });
    // A document sent under the name of another runs uncompiled: compiling a large one costs more than it saves.
    return isWorthCompiling(document) ? {} : { document };
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
  const { variables, operationName } = asked;
  return reply.graphql(textOf(asked), contextOf(request) as never, variables ?? undefined, operationName ?? undefined);
}

/** GraphQL at `/graphql`, its schema at `/graphql/schema`: queries and mutations over POST, subscriptions over WebSocket (graphql-transport-ws). */
export async function registerGraphql(app: FastifyInstance): Promise<void> {
  const wsHandler = await registerSockets(app, schema);
  await app.register(mercurius, {
    schema,
    routes: false,
    cache: MAX_KEPT,
    jit: COMPILED_AFTER,
    graphql: { parseOptions: PARSING, validateOptions: VALIDATION },
    errorFormatter: (execution) => formatErrors(app, execution),
  });
  guard(app);
  registerSchemaText(app, `${PATH}/schema`);
  const graphiql = graphiqlAt(PATH, app);
  await app.register(async (door) => {
    door.setErrorHandler((error, _request, reply) => {
      const { statusCode, response } = formatErrors(app, { errors: partsOf(error) });
      return reply.code(statusCode).send(response);
    });
    door.post(PATH, { schema: { hide: true, body: ASKED } }, (request, reply) =>
      answer(request, reply, request.body as Asked),
    );
    door.route({
      method: 'GET',
      url: PATH,
      wsHandler,
      schema: { hide: true, querystring: ASKED_BY_ADDRESS },
      handler: async (request, reply) => {
        const page = await graphiql(request, reply);
        if (page !== null) return page;
        const { query = '', variables, operationName } = request.query as z.output<typeof ASKED_BY_ADDRESS>;
        return answer(request, reply, { query, variables: variablesIn(variables), operationName });
      },
    });
  });
}
