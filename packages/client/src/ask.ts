import { type Fault, faultOfGraph, faultOfThrown, type Result } from './fault.ts';
import { keptUnder } from './kept.ts';
import type { Operation } from './operation.ts';

/** The address of GraphQL and the headers of each request: a cookie on the web server, a bearer token for a bot. */
export type Endpoint = {
  /** For instance `https://fieldpost.example/graphql`; `/graphql` in a browser. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until a request is given up; 15,000 where it is not said. */
  readonly patience?: number;
  /** `omit`: asks without the reader's session. */
  readonly credentials?: 'omit';
};

type Answer = { readonly data?: unknown; readonly errors?: readonly unknown[] };

async function post(endpoint: Endpoint, body: unknown): Promise<Answer> {
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...endpoint.headers },
    body: JSON.stringify(body),
    cache: 'no-store',
    ...(endpoint.credentials === undefined ? {} : { credentials: endpoint.credentials }),
    signal: AbortSignal.timeout(endpoint.patience ?? 15_000),
  });
  return (await response.json()) as Answer;
}

const NAME = /^\s*\w+\s+(\w+)/;

/** The request body: the id of an operation that the service keeps, or its text; and its name, for readers of logs. */
async function askedFor(operation: Operation<never, unknown>): Promise<Record<string, unknown>> {
  const documentId = await keptUnder(operation);
  if (documentId === null) return { query: operation.text };
  const [, operationName] = NAME.exec(operation.text) ?? [];
  return { documentId, ...(operationName === undefined ? {} : { operationName }) };
}

/** The body of a request that a page sends while it goes, when nobody waits for an answer (`navigator.sendBeacon`). */
export async function bodyOf<Variables>(
  operation: Operation<Variables, unknown>,
  variables: Variables,
): Promise<string> {
  return JSON.stringify({ ...(await askedFor(operation as Operation<never, unknown>)), variables });
}

/** A service of another version may not keep what we ask: it is sent the text. */
async function answerTo(endpoint: Endpoint, operation: Operation<never, unknown>, variables: unknown): Promise<Answer> {
  const answer = await post(endpoint, { ...(await askedFor(operation)), variables });
  if (firstFault(answer)?.code !== 'OPERATION_UNKNOWN') return answer;
  return post(endpoint, { query: operation.text, variables });
}

/** Sends one operation, by its stored id if it has one. Every failure, connection errors included, is a coded fault; never throws. */
export async function ask<Variables, Data>(
  endpoint: Endpoint,
  operation: Operation<Variables, Data>,
  variables: Variables,
): Promise<Result<Data>> {
  try {
    const answer = await answerTo(endpoint, operation as Operation<never, unknown>, variables);
    const fault = firstFault(answer);
    return fault ? { ok: false, fault } : { ok: true, value: answer.data as Data };
  } catch {
    return { ok: false, fault: faultOfThrown() };
  }
}

function firstFault(answer: Answer): Fault | null {
  const first = answer.errors?.[0];
  if (first !== undefined) return faultOfGraph(first);
  return answer.data === undefined || answer.data === null ? faultOfThrown() : null;
}
