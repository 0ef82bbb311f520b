import { type Fault, faultOfGraph, faultOfThrown, type Result } from './fault.ts';
import type { Operation } from './operation.ts';

/** Where GraphQL is found and what goes with each request: a cookie on the web server, a bearer token for a bot. */
export type Endpoint = {
  /** For instance `https://fieldpost.example/graphql`; `/graphql` in a browser. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until a request is given up; 15,000 where it is not said. */
  readonly patience?: number;
};

type Answer = { readonly data?: unknown; readonly errors?: readonly unknown[] };

async function post(endpoint: Endpoint, body: unknown): Promise<Answer> {
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...endpoint.headers },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(endpoint.patience ?? 15_000),
  });
  return (await response.json()) as Answer;
}

/** Sends one operation. Every failure, also of the connection, is a coded fault; this never throws. */
export async function ask<Variables, Data>(
  endpoint: Endpoint,
  operation: Operation<Variables, Data>,
  variables: Variables,
): Promise<Result<Data>> {
  try {
    const answer = await post(endpoint, { query: operation.text, variables });
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
