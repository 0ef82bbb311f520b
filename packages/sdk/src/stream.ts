import type { components } from './document.ts';
import { faultOf } from './fault.ts';
import { pause } from './pause.ts';

type MatchEvent = Extract<components['schemas']['StreamEvent'], { readonly type: 'match' }>;
/**
 * `opened`: the connection is open, and every later change arrives. `missed` is true if the service cannot say what happened since the last
 * event: then read your matches. `match`: one of yours has changed, with what you may know of it.
 */
export type Event = { readonly type: 'opened'; readonly missed: boolean } | MatchEvent;

type Open = (headers: Readonly<Record<string, string>>, ending: AbortSignal) => Promise<Response>;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** The service shows every 15 s that it lives: a connection silent for longer is dead. */
const SILENCE_MS = 50_000;

/** One block of server-sent events: its fields by name. */
type Block = { id?: string; retry?: string; data?: string };

/** Takes whole blocks from text that comes in pieces. */
function blocksIn(text: string): { readonly blocks: readonly Block[]; readonly rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  return { blocks: parts.map(blockOf), rest };
}

function blockOf(text: string): Block {
  const fields = text.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  return Object.fromEntries(fields.flatMap((found) => (found ? [[found[1], found[2]]] : [])));
}

/** The position in the stream: the last event, and the wait before reconnecting. */
type Place = { lastEventId: string | null; retryMs: number };

/** The blocks of one connection, until it ends, breaks, or falls silent. */
async function* blocksOf(reply: Response, ending: AbortController): AsyncGenerator<Block> {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (;;) {
    const silence = setTimeout(() => ending.abort(new Error('the stream fell silent')), SILENCE_MS);
    const piece = await reader?.read().finally(() => clearTimeout(silence));
    if (!piece || piece.done) return;
    const { blocks, rest } = blocksIn((waiting + piece.value).replaceAll('\r\n', '\n'));
    waiting = rest;
    yield* blocks;
  }
}

/** One connection. Returns whether it stood at all. @throws Fault where the service refuses for good */
async function* connection(open: Open, place: Place, ending: AbortController): AsyncGenerator<Event> {
  const asked = place.lastEventId === null ? {} : { 'last-event-id': place.lastEventId };
  const reply = await open({ accept: 'text/event-stream', ...asked }, ending.signal);
  if (!reply.ok) throw await faultOf(reply);
  yield {
    type: 'opened',
    missed: place.lastEventId === null || reply.headers.get('last-event-id') !== place.lastEventId,
  };
  for await (const { id, retry, data } of blocksOf(reply, ending)) {
    if (id !== undefined) place.lastEventId = id;
    if (retry !== undefined) place.retryMs = Number(retry);
    const event = data === undefined ? null : (JSON.parse(data) as components['schemas']['StreamEvent']);
    if (event?.type === 'match') yield event;
  }
}

/** Whether coming back may help: the token is not taken (401, 403) by no later connection either. */
const isFinal = (error: unknown): boolean => {
  const status = (error as { readonly status?: unknown } | null)?.status;
  return status === 401 || status === 403;
};

/** Connection after connection, until `signal` ends it. */
export async function* streamOf(open: Open, signal?: AbortSignal): AsyncGenerator<Event, void, undefined> {
  const place: Place = { lastEventId: null, retryMs: FIRST_RETRY_MS };
  for (let failures = 0; !signal?.aborted; failures += 1) {
    const ending = new AbortController();
    const stop = () => ending.abort(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      for await (const event of connection(open, place, ending)) {
        failures = 0;
        yield event;
      }
    } catch (error) {
      if (isFinal(error)) throw error;
    } finally {
      ending.abort();
      signal?.removeEventListener('abort', stop);
    }
    const wait = Math.min(place.retryMs * 2 ** Math.min(failures, 6), LONGEST_RETRY_MS);
    await pause(wait * (0.5 + Math.random() / 2), signal).catch(() => undefined);
  }
}
