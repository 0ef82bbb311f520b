import type { components } from './document.ts';
import { faultOf } from './fault.ts';
import { pause } from './pause.ts';
import { type Answered, type Args, addressOf, type Path, type Plain, type Verb } from './request.ts';
import { type Event, streamOf } from './stream.ts';

export type Match = components['schemas']['Match'];
export type Answer = components['schemas']['Answer'];
/** An order: as data or as a line of the game's notation. */
export type Order = { readonly command: { readonly [key: string]: unknown } } | { readonly line: string };

export type Settings = {
  /** "https://war.example.org", without /api. */
  readonly url: string;
  /** A personal access token; null: as a stranger. */
  readonly token: string | null;
  /** How often a request is sent again when the service cannot be reached; 8 when nothing is said: about a minute. */
  readonly retries?: number;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch;
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** Answers after which the same request may do better: a proxy without a server, a service without its database. */
const AWAY = [502, 503, 504];

/** The API of one Fieldpost in the name of one token. Every address of the document, typed by it. */
export class Fieldpost {
  readonly #given: Settings;
  readonly #fetch: typeof fetch;

  constructor(given: Settings) {
    this.#given = { ...given, url: given.url.replace(/\/+$/, '') };
    this.#fetch = given.fetch ?? fetch;
  }

  /** @throws Fault where the service refuses. */
  get<P extends Path<'get'>>(path: P, ...[asked]: Args<'get', P>): Promise<Answered<'get', P>> {
    return this.#ask('get', path, asked as Plain | undefined);
  }

  /** Sent again when the service is away only if `header` has an idempotency-key. @throws Fault */
  post<P extends Path<'post'>>(path: P, ...[asked]: Args<'post', P>): Promise<Answered<'post', P>> {
    return this.#ask('post', path, asked as Plain | undefined);
  }

  /** @throws Fault */
  put<P extends Path<'put'>>(path: P, ...[asked]: Args<'put', P>): Promise<Answered<'put', P>> {
    return this.#ask('put', path, asked as Plain | undefined);
  }

  /** @throws Fault */
  patch<P extends Path<'patch'>>(path: P, ...[asked]: Args<'patch', P>): Promise<Answered<'patch', P>> {
    return this.#ask('patch', path, asked as Plain | undefined);
  }

  /** @throws Fault */
  delete<P extends Path<'delete'>>(path: P, ...[asked]: Args<'delete', P>): Promise<Answered<'delete', P>> {
    return this.#ask('delete', path, asked as Plain | undefined);
  }

  /** The match as you may know it. @throws Fault */
  match(id: string): Promise<Match> {
    return this.get('/matches/{id}', { path: { id } });
  }

  /** The legal orders, all or of one subject. @throws Fault */
  menu(id: string, subject?: string): Promise<Answered<'get', '/matches/{id}/commands'>> {
    return this.get('/matches/{id}/commands', { path: { id }, query: subject === undefined ? {} : { subject } });
  }

  /**
   * Plays a command: exactly once, however often the network fails on the way, since every try bears the same key. `step` is the
   * step that you saw. @throws Fault: STALE (409) when the match has moved on, 422 when the rules refuse.
   */
  play(id: string, step: number, order: Order, key: string = crypto.randomUUID()): Promise<Answer> {
    const header = { 'idempotency-key': key };
    return this.post('/matches/{id}/commands', { path: { id }, header, body: { expectedStep: step, ...order } });
  }

  /**
   * The endless stream of events in your matches. It reconnects after every break and continues from there. @throws Fault if the token is
   * refused.
   */
  events(signal?: AbortSignal): AsyncGenerator<Event, void, undefined> {
    const open = (headers: Readonly<Record<string, string>>, ending: AbortSignal) =>
      this.#fetch(`${this.#given.url}/api/v1/stream`, { headers: { ...this.#who(), ...headers }, signal: ending });
    return streamOf(open, signal);
  }

  #who(): Readonly<Record<string, string>> {
    const { token } = this.#given;
    return token === null ? {} : { authorization: `Bearer ${token}` };
  }

  /** The types of `get`, `post` and so on say what comes back. */
  async #ask<Found>(verb: Verb, path: string, asked: Plain = {}): Promise<Found> {
    const reply = await this.#patiently(verb, path, asked);
    if (!reply.ok) throw await faultOf(reply);
    const text = await reply.text();
    return (text === '' ? null : JSON.parse(text)) as Found;
  }

  /** Sends until somebody answers. A POST without a key might be done twice, so it is sent once; what was let wait was not done. */
  async #patiently(verb: Verb, path: string, asked: Plain): Promise<Response> {
    const safe = verb !== 'post' || Object.hasOwn(asked.header ?? {}, 'idempotency-key');
    const { retries = 8 } = this.#given;
    for (let index = 0; ; index += 1) {
      const reply = await this.#send(verb, path, asked).catch((error: unknown) => {
        if (!safe || index >= retries || asked.signal?.aborted) throw error;
        return null;
      });
      if (reply !== null && (index >= retries || !(reply.status === 429 || (safe && AWAY.includes(reply.status)))))
        return reply;
      const asks = Number(reply?.headers.get('retry-after') ?? 0) * 1000;
      const ours = Math.min(FIRST_PAUSE_MS * 2 ** index, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
      await pause(Math.max(asks, ours), asked.signal);
    }
  }

  #send(verb: Verb, path: string, asked: Plain): Promise<Response> {
    const { body, signal = null, header = {} } = asked;
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.#fetch(this.#given.url + addressOf(path, asked), {
      method: verb.toUpperCase(),
      headers: { accept: 'application/json', ...this.#who(), ...json, ...header },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
  }
}
