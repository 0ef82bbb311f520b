import type { Json, Pending } from '@fieldpost/engine';
import type { FastifyInstance } from 'fastify';

/** An answer of the REST API, its body parsed. `Body` is what the test expects to find there. */
export type Reply<Body> = { readonly status: number; readonly body: Body; readonly text: string };

export type ErrorBody = {
  readonly error: { readonly code: string; readonly message: string; readonly rule?: string; readonly details?: Json };
};

/** What tests read of a match. */
export type MatchBody = {
  readonly id: string;
  readonly status: string;
  readonly step: number;
  readonly sealedStep: number;
  readonly pending: Pending<string>;
  readonly waitingFor: readonly string[];
  readonly deadline: string | null;
  readonly drawOffer: string | null;
  readonly seenStep: number;
  readonly seed: string | null;
  readonly ending: { readonly by: string; readonly outcome: { readonly reason: string } } | null;
  readonly sides: Readonly<
    Record<string, { readonly reserveMs: number; readonly missedTurns: number; readonly running: boolean }>
  >;
  readonly view: Json;
};
export type AnswerBody = Pick<MatchBody, 'step' | 'pending' | 'view' | 'drawOffer' | 'ending'> & {
  readonly events: readonly { readonly type: string }[];
  readonly lines: readonly (string | null)[];
};
export type MenuBody = {
  readonly step: number;
  readonly commands: readonly { readonly command: { readonly type: string }; readonly line: string }[];
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the API in the name of a token. Nothing but HTTP. */
export class Client {
  readonly #app: FastifyInstance;
  readonly #token: string | null;

  constructor(app: FastifyInstance, who: { readonly token: string } | null) {
    this.#app = app;
    this.#token = who?.token ?? null;
  }

  get<Body = ErrorBody>(url: string): Promise<Reply<Body>> {
    return this.#ask('GET', url, undefined, {});
  }

  post<Body = ErrorBody>(
    url: string,
    payload?: Json,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<Body>> {
    return this.#ask('POST', url, payload, headers);
  }

  put<Body = ErrorBody>(url: string, payload: Json): Promise<Reply<Body>> {
    return this.#ask('PUT', url, payload, {});
  }

  delete<Body = ErrorBody>(url: string): Promise<Reply<Body>> {
    return this.#ask('DELETE', url, undefined, {});
  }

  /** Asks over GraphQL. */
  graphql<Body = Json>(query: string, variables: Json = {}): Promise<Reply<Body>> {
    return this.#send('POST', '/graphql', { query, variables }, {});
  }

  match(id: string): Promise<Reply<MatchBody>> {
    return this.get(`/matches/${id}`);
  }

  menu(id: string): Promise<Reply<MenuBody>> {
    return this.get(`/matches/${id}/commands`);
  }

  play<Body = AnswerBody>(
    id: string,
    expectedStep: number,
    order: Json,
    key: string = crypto.randomUUID(),
  ): Promise<Reply<Body>> {
    const asked = typeof order === 'string' ? { line: order } : { command: order };
    return this.post(`/matches/${id}/commands`, { expectedStep, ...asked }, { 'idempotency-key': key });
  }

  #ask<Body>(
    method: Method,
    path: string,
    payload: Json | undefined,
    given: Readonly<Record<string, string>>,
  ): Promise<Reply<Body>> {
    return this.#send(method, `/api/v1${path}`, payload, given);
  }

  async #send<Body>(
    method: Method,
    url: string,
    payload: Json | undefined,
    given: Readonly<Record<string, string>>,
  ): Promise<Reply<Body>> {
    const headers = { ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }), ...given };
    const body =
      payload === undefined
        ? {}
        : { payload: JSON.stringify(payload), headers: { ...headers, 'content-type': 'application/json' } };
    const reply = await this.#app.inject({ method, url, headers, ...body });
    const text = reply.body;
    return { status: reply.statusCode, body: (text === '' ? null : JSON.parse(text)) as Body, text };
  }
}
