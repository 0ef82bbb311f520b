import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  subscribe,
} from 'graphql';
import { type Context as Connection, makeServer, type SubscribePayload } from 'graphql-ws';
import type { Caller } from '../context.ts';
import { callerOfToken } from '../identity/auth/caller.ts';
import { readerOf } from '../live/readers.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError } from '../platform/errors/plugin.ts';
import { admitted } from '../platform/graphql/admission.ts';
import type { GraphContext } from '../platform/graphql/builder.ts';
import { holdsUnfit } from '../platform/security/one-form.ts';
import { told } from './answering.ts';

/** A WebSocket's close codes: the reader is to come back (registry of IANA); there are too many from where they come. */
const SERVICE_RESTART = 1012;
const TRY_AGAIN_LATER = 1013;

/** Of one message, in bytes: a subscription is short. */
const MAX_BYTES = 32 * 1024;
/** Subscriptions that one socket may have at a time. */
export const MAX_SUBSCRIPTIONS = 50;
/** How often a socket is asked whether it is still there; who does not answer until the next time is let go. */
const PING_MS = 20_000;

/** The parts of a socket that are used here. */
type Socket = {
  readonly protocol: string;
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string, sent: (error?: Error) => void): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  ping(): void;
  on(event: 'message' | 'pong', heard: (data: unknown) => void): unknown;
  once(event: 'close', heard: (code: number, reason: unknown) => void): unknown;
};

/** What belongs to one socket beside the protocol's own: who opened it, and who they have shown to be. */
type Extra = { readonly request: FastifyRequest; caller: Caller | null };
type Joined = Connection<Record<string, unknown> | undefined, Extra>;

/** Rich clients without cookies send `{token}` or `{authorization: "Bearer ..."}` when they open the socket. */
function tokenIn(payload: Readonly<Record<string, unknown>> | undefined): string | null {
  const { token, authorization, Authorization } = payload ?? {};
  if (typeof token === 'string') return token;
  const header = authorization ?? Authorization;
  return typeof header === 'string' && header.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}

/** Whether somebody may come in: a token that is not good is no stranger's. */
async function enter(app: FastifyInstance, { connectionParams, extra }: Joined): Promise<boolean> {
  const token = tokenIn(connectionParams);
  if (token === null) return true;
  extra.caller = await callerOfToken(app.services, token);
  return extra.caller !== null;
}

const asError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });

const asked = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'MALFORMED' } });

/** The execution arguments of a subscription, checked before anything runs. Throws its fault. */
async function argumentsOf(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { extra, subscriptions }: Joined,
  payload: SubscribePayload,
): Promise<ExecutionArgs> {
  const { request, caller } = extra;
  // It is already counted; subscriptions that arrive during this check are not.
  if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) throw new FaultError(fault('STREAMS_TOO_MANY'));
  await app.countAgainst(caller?.via ?? 'stranger', `listening ${readerOf(caller, request.ip)}`, request, null);
  if (holdsUnfit(payload)) throw new FaultError(fault('MALFORMED'));
  const document = admitted(schema, payload.query);
  if (getOperationAST(document)?.operation !== 'subscription') throw asked('Queries and mutations are asked by POST.');
  const contextValue: GraphContext = { services: app.services, caller, request };
  const { variables: variableValues, operationName } = payload;
  return { schema, document, contextValue, variableValues, operationName };
}

/** A subscription that cannot begin ends with its first word, which is the error. */
const failing = (error: GraphQLError): AsyncIterable<ExecutionResult> => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error.originalError ?? error) }),
});

/** Subscribes, and counts that somebody listens for as long as they do. */
async function listen(app: FastifyInstance, args: ExecutionArgs) {
  const { caller, request } = args.contextValue as GraphContext;
  const leave = app.services.readers.enter(readerOf(caller, request.ip));
  if (leave === null) return failing(asError(new FaultError(fault('STREAMS_TOO_MANY'))));
  const begun = await subscribe(args).catch((error: unknown) => ({ errors: [asError(error)] }));
  if (!(Symbol.asyncIterator in begun)) {
    leave();
    return failing(begun.errors?.[0] ?? asError(new Error('a subscription did not begin')));
  }
  return untilLeft(begun, leave);
}

/** The same events; `leave` is called once, when they end or when the reader goes. */
function untilLeft(events: AsyncGenerator<ExecutionResult>, leave: () => void): AsyncGenerator<ExecutionResult> {
  const next = events.next.bind(events);
  const stop = events.return.bind(events);
  const leaving = <Value>(done: Promise<Value>): Promise<Value> => done.finally(leave);
  return Object.assign(events, {
    next: async () => {
      const result = await next().catch((error: unknown) => leaving(Promise.reject(error)));
      if (result.done) leave();
      return result;
    },
    return: () => {
      leave();
      return stop(undefined);
    },
  });
}

function serverFor(app: FastifyInstance, schema: GraphQLSchema) {
  return makeServer<Record<string, unknown> | undefined, Extra>({
    onConnect: (connection) => enter(app, connection as Joined),
    onSubscribe: (connection, _id, payload) =>
      argumentsOf(app, schema, connection as Joined, payload).catch((error: unknown) => [asError(error)]),
    subscribe: (args) => listen(app, args),
    onError: (_connection, _id, _payload, errors) => errors.map((error) => told(app, error)),
    onNext: (_connection, _id, _payload, _args, { data, errors }) =>
      errors ? { data: data ?? null, errors: errors.map((error) => told(app, error)) } : { data: data ?? null },
  });
}

/** Lets a socket go that is no longer there. */
function keepAlive(socket: Socket): () => void {
  let heard = true;
  socket.on('pong', () => {
    heard = true;
  });
  const asking = setInterval(() => {
    if (!heard) socket.terminate();
    heard = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, PING_MS);
  return () => clearInterval(asking);
}

/** Subscriptions over WebSocket (graphql-transport-ws). What is given back serves one socket. Register before the route. */
export async function registerSockets(
  app: FastifyInstance,
  schema: GraphQLSchema,
): Promise<(socket: Socket, request: FastifyRequest) => void> {
  app.addHook('preClose', async () => {
    for (const socket of app.websocketServer.clients as ReadonlySet<Socket>)
      socket.close(SERVICE_RESTART, 'come back, another process answers');
  });
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MAX_BYTES },
    // Invalid frames, or too much data, only end the sender's connection.
    errorHandler: (_error, socket) => (socket as Socket).terminate(),
  });
  const server = serverFor(app, schema);
  return (socket, request) => {
    const leave = app.services.readers.enterSocket(readerOf(request.caller, request.ip));
    if (leave === null) return socket.close(TRY_AGAIN_LATER, 'too many sockets are open');
    const rest = keepAlive(socket);
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((sent) => (socket.readyState === socket.OPEN ? socket.send(text, () => sent()) : sent())),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) => {
          socket.on('message', (data) => {
            hear(String(data)).catch((error: unknown) => {
              request.log.error({ err: error }, 'a socket failed');
              socket.close(1011, 'something went wrong here');
            });
          });
        },
      },
      { request, caller: request.caller },
    );
    socket.once('close', (code, reason) => {
      leave();
      rest();
      closed(code, String(reason)).catch((error: unknown) => request.log.error({ err: error }, 'a socket did not end'));
    });
  };
}
