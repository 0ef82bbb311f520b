import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Context } from '../context.ts';
import { callerStands } from '../identity/auth/caller.ts';
import type { LiveMessage } from '../live/live.ts';
import { readerOf } from '../live/readers.ts';
import { LiveSubscription } from '../live/subscription.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError } from '../platform/errors/plugin.ts';

/** How often a silent stream shows that it lives, in ms: proxies cut what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
/** Readers of a process that leaves come back within this time, not all at once. */
const MOST_RETURN_MS = 2_000;

/** What a reader may leave unread, in bytes: who takes nothing any more is let go, and comes back. */
const MOST_UNREAD = 64 * 1024;

/** What a line of the stream looks like in each format. */
type Format = {
  readonly type: string;
  readonly opening: string;
  readonly heartbeat: string;
  /** The last line where the process leaves: come back, another one answers. */
  readonly farewell: () => string;
  readonly event: (message: LiveMessage, number: number) => string;
};

const bodyOf = ({ matchId, step, status }: LiveMessage): string =>
  JSON.stringify({ type: 'match', id: matchId, step, status });

const SSE: Format = {
  type: 'text/event-stream; charset=utf-8',
  opening: 'retry: 3000\n\n',
  heartbeat: ': still here\n\n',
  farewell: () => `retry: ${Math.round(Math.random() * MOST_RETURN_MS)}\nevent: leaving\ndata: {"type":"leaving"}\n\n`,
  event: (message, number) => `id: ${number}\nevent: match\ndata: ${bodyOf(message)}\n\n`,
};

const ND_JSON: Format = {
  type: 'application/x-ndjson; charset=utf-8',
  opening: '\n',
  heartbeat: '\n',
  farewell: () => '{"type":"leaving"}\n',
  event: (message) => `${bodyOf(message)}\n`,
};

const formatFor = (request: FastifyRequest): Format =>
  request.headers.accept?.includes('application/x-ndjson') ? ND_JSON : SSE;

/** Streams that are open in this process, so that a shutdown can end them. */
export class OpenStreams {
  readonly #ends = new Set<() => void>();

  add(end: () => void): () => void {
    this.#ends.add(end);
    return () => this.#ends.delete(end);
  }

  endAll(): void {
    for (const end of this.#ends) end();
  }
}

/**
 * Tells the caller, as they happen, which of their matches changed: `{type: "match", id, step, status}`. Server-sent events, or
 * one JSON per line where `Accept: application/x-ndjson` says so. What was missed while away is read from the matches: a
 * Last-Event-ID is tolerated and not needed. Ends when the token or session is revoked.
 */
export async function streamMatches(
  context: Context,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  streams: OpenStreams,
): Promise<void> {
  const leave = context.readers.enter(readerOf(caller, request.ip));
  if (leave === null) throw new FaultError(fault('STREAMS_TOO_MANY'));
  const format = formatFor(request);
  const changes = new LiveSubscription(context.live, (message) => message.userIds.includes(caller.userId));
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': format.type, 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  raw.write(format.opening);
  const forget = streams.add(() => {
    raw.write(format.farewell());
    changes.close();
  });
  const write = (text: string): void => {
    if (raw.writableLength > MOST_UNREAD) raw.destroy();
    else raw.write(text);
  };
  const beat = setInterval(() => void heartbeat(context, caller, () => write(format.heartbeat), changes), HEARTBEAT_MS);
  raw.on('close', () => changes.close());
  try {
    await pass(context, caller, changes, (message, number) => write(format.event(message, number)));
  } finally {
    clearInterval(beat);
    forget();
    leave();
    raw.end();
  }
}

async function heartbeat(context: Context, caller: Caller, beat: () => void, changes: LiveSubscription): Promise<void> {
  if (await stands(context, caller)) beat();
  else changes.close();
}

/** A database that is away is no reason to end a stream. */
const stands = (context: Context, caller: Caller): Promise<boolean> => callerStands(context, caller).catch(() => true);

async function pass(
  context: Context,
  caller: Caller,
  changes: LiveSubscription,
  send: (message: LiveMessage, number: number) => void,
): Promise<void> {
  let number = 0;
  for await (const message of changes) {
    if (!(await stands(context, caller))) return;
    number += 1;
    send(message, number);
  }
}
