import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Context } from '../context.ts';
import { callerStands } from '../identity/auth/caller.ts';
import { readerOf } from '../live/readers.ts';
import { LiveSubscription } from '../live/subscription.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError } from '../platform/errors/plugin.ts';
import { eventOf, type MatchEvent, missedSince, momentOf, type Told } from './stream-events.ts';

/** How often a silent stream shows that it lives, in seconds: proxies cut what is silent for a minute. */
const HEARTBEAT_S = 15;
/** Readers of a process that leaves come back within this time, not all at once. */
const MAX_RETURN_MS = 2_000;

/** Maximum unread bytes of a stream: a reader beyond it is disconnected, and reconnects. */
const MAX_UNREAD = 64 * 1024;

/** The line format of a stream. */
type Format = {
  readonly type: string;
  readonly opening: (moment: number) => string;
  readonly heartbeat: string;
  /** The last line where the process leaves: come back, another one answers. */
  readonly farewell: () => string;
  /** `moment`: where a returning reader resumes, in ms since 1970. */
  readonly event: (event: MatchEvent, moment: number) => string;
};

const SSE: Format = {
  type: 'text/event-stream; charset=utf-8',
  opening: (moment) => `id: ${moment}\nretry: 3000\n\n`,
  heartbeat: ': still here\n\n',
  farewell: () => `retry: ${Math.round(Math.random() * MAX_RETURN_MS)}\nevent: leaving\ndata: {"type":"leaving"}\n\n`,
  event: (event, moment) => `id: ${moment}\nevent: match\ndata: ${JSON.stringify(event)}\n\n`,
};

const ND_JSON: Format = {
  type: 'application/x-ndjson; charset=utf-8',
  opening: () => '\n',
  heartbeat: '\n',
  farewell: () => '{"type":"leaving"}\n',
  event: (event) => `${JSON.stringify(event)}\n`,
};

const formatFor = (request: FastifyRequest): Format =>
  request.headers.accept?.includes('application/x-ndjson') ? ND_JSON : SSE;

type OpenStream = { readonly end: () => void; readonly beat: () => void };

/**
 * Open streams of this process, so that a shutdown can end them. One clock beats for all, each second for another part
 * of them: separate timers would be the largest cost of a silent stream.
 */
export class OpenStreams {
  readonly #parts = Array.from({ length: HEARTBEAT_S }, () => new Set<OpenStream>());
  #opened = 0;
  #second = 0;
  #clock: NodeJS.Timeout | null = null;

  add(stream: OpenStream): () => void {
    const part = this.#parts[this.#opened++ % HEARTBEAT_S];
    part?.add(stream);
    this.#clock ??= setInterval(() => this.#beat(), 1_000).unref();
    return () => part?.delete(stream);
  }

  #beat(): void {
    for (const { beat } of this.#parts[this.#second++ % HEARTBEAT_S] ?? []) beat();
  }

  endAll(): void {
    if (this.#clock) clearInterval(this.#clock);
    this.#clock = null;
    for (const part of this.#parts) for (const { end } of part) end();
  }
}

/**
 * Streams changes of the caller's matches as they happen, as far as they may know them: one MatchEvent each. Sends
 * server-sent events, or one JSON per line for `Accept: application/x-ndjson`. Echoes a Last-Event-ID of ours, then
 * sends all events since. While nothing happens, it does not query the database. Before each event it checks the token
 * or session, and ends the stream if that is no longer valid.
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
  const given = request.headers['last-event-id']?.toString();
  const missed = momentOf(given);
  reply.hijack();
  const { raw } = reply;
  const back = missed === null ? {} : { 'last-event-id': given };
  raw.writeHead(200, { 'content-type': format.type, 'cache-control': 'no-store', 'x-accel-buffering': 'no', ...back });
  const opened = missed === null ? context.clock.now().getTime() : Number(given);
  raw.write(format.opening(opened));
  const write = (text: string): void => {
    if (raw.writableLength > MAX_UNREAD) raw.destroy();
    else raw.write(text);
  };
  const forget = streams.add({
    beat: () => write(format.heartbeat),
    end: () => {
      raw.write(format.farewell());
      changes.close();
    },
  });
  raw.on('close', () => changes.close());
  try {
    const told: Told = new Map();
    // Until all missed events are sent, a reader who loses the connection restarts where they began.
    if (missed !== null)
      for await (const event of missedSince(context, caller, missed, told)) write(format.event(event, opened));
    for await (const event of newEvents(context, caller, changes, told))
      write(format.event(event, context.clock.now().getTime()));
  } catch (error) {
    // The reader comes back, to a process that can read what it tells.
    request.log.warn({ err: error }, 'a stream broke');
  } finally {
    forget();
    leave();
    changes.close();
    raw.end();
  }
}

/** A database that is away is no reason to end a stream. */
const stands = (context: Context, caller: Caller): Promise<boolean> => callerStands(context, caller).catch(() => true);

/** New events, while the caller's token or session is valid. */
async function* newEvents(
  context: Context,
  caller: Caller,
  changes: LiveSubscription,
  told: Told,
): AsyncGenerator<MatchEvent> {
  for await (const message of changes) {
    if (!(await stands(context, caller))) return;
    const event = await eventOf(context, caller, message, told);
    if (event !== null) yield event;
  }
}
