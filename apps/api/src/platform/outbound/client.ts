import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { cutText } from '../cut-text.ts';
import { oneLine } from '../mail/mailer.ts';
import { sendingSpan } from '../tracing/trace.ts';
import { type Exceptions, mayReach } from './addresses.ts';
import { DeliveryRejected } from './delivery.ts';
import { TARGET_FAULTS, targetOf } from './target.ts';

/** Asks for every address of a name, as `dns.lookup` with `all`. Tests put their own in. */
export type Resolve = (name: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

const systemResolve: Resolve = (name, done) =>
  systemLookup(name, { all: true, verbatim: true }, (error, found) => done(error, found));

/** One request to an address that a person gave us. */
export type OutboundRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** What the other end said: its status, and the first words of its answer in one line. */
export type Receipt = { readonly status: number; readonly said: string };

/** Sends requests to addresses that users gave us, and never into the internal network. */
export interface OutboundClient {
  /**
   * POSTs, follows no redirect, and reads little of the answer.
   * @throws DeliveryRejected when the address is none that we send to, or does not answer.
   */
  post(request: OutboundRequest): Promise<Receipt>;
  close(): Promise<void>;
}

const TIMES = { connect: 5_000, answer: 10_000 };
const MAX_READ = 500;

/**
 * Looks a name up for a connection that is about to be made, and lets through what may be reached: the very addresses that are
 * connected to, so a name that changes its mind between a check and a connection gains nothing. One private address spoils all.
 */
function guardedLookup(exceptions: Exceptions, resolve: Resolve): LookupFunction {
  return (name, options, done) => {
    const host = name.replace(/\.+$/, '').toLowerCase();
    const trusted = exceptions.names.includes(host);
    resolve(host, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      const allowed = trusted || found.every(({ address }) => mayReach(address, exceptions));
      if (!first || !allowed) return done(new DeliveryRejected(`${host}: ${TARGET_FAULTS.PRIVATE}`, true), '', 0);
      if (options.all) done(null, [...found]);
      else done(null, first.address, first.family);
    });
  };
}

async function firstWords(body: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<string> {
  let read = '';
  for await (const chunk of body) {
    read += chunk.toString('utf8');
    if (read.length >= MAX_READ) break;
  }
  body.destroy();
  return cutText(oneLine(read), MAX_READ);
}

function rejectionOf(error: unknown): DeliveryRejected {
  const found = error instanceof Error && error.cause instanceof DeliveryRejected ? error.cause : error;
  if (found instanceof DeliveryRejected) return found;
  const { code, message } = (found instanceof Error ? found : new Error(String(found))) as Error & { code?: unknown };
  return new DeliveryRejected(oneLine(typeof code === 'string' ? `${code}: ${message}` : message), false);
}

/** Loaded with the first request: the API sends none, and is spared its memory. */
async function openAgent(lookup: LookupFunction) {
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    connect: { lookup, timeout: TIMES.connect },
    headersTimeout: TIMES.answer,
    bodyTimeout: TIMES.answer,
    maxHeaderSize: 16_384,
  });
  return { agent, request };
}

/** Opens a client. Connections are kept for a few seconds: a webhook often comes after another. */
export function openOutboundClient(exceptions: Exceptions, resolve: Resolve = systemResolve): OutboundClient {
  let opened: ReturnType<typeof openAgent> | null = null;
  const post = async ({ url, headers, body }: OutboundRequest): Promise<Receipt> => {
    const target = targetOf(url, exceptions);
    if (!target.ok) throw new DeliveryRejected(TARGET_FAULTS[target.fault], true);
    try {
      opened ??= openAgent(guardedLookup(exceptions, resolve));
      const { agent, request } = await opened;
      const signal = AbortSignal.timeout(TIMES.connect + TIMES.answer);
      const answer = await request(target.value, {
        method: 'POST',
        dispatcher: agent,
        body,
        signal,
        headers: { 'user-agent': 'Fieldpost', ...headers },
      });
      return { status: answer.statusCode, said: await firstWords(answer.body) };
    } catch (error) {
      throw rejectionOf(error);
    }
  };
  return {
    post: (request) => sendingSpan('http', () => post(request)),
    close: async () => (await opened)?.agent.close(),
  };
}
