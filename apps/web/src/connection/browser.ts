import { ask as askEndpoint, faultOfRest, faultOfThrown, type Operation, type Result } from '@fieldpost/client';

/** Asks the service from the browser, through the site's own origin. Never throws. */
export const ask = <Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: Variables,
): Promise<Result<Data>> => askEndpoint({ url: '/graphql' }, operation, variables);

/** Asks as a visitor who is not signed in, so the answer holds only public data. */
export const askAsNobody: typeof ask = (operation, variables) =>
  askEndpoint({ url: '/graphql', credentials: 'omit' }, operation, variables);

/** Sends JSON to one of the sign-in routes or REST routes of the service (`/api/auth/...`, `/api/v1/...`). Never throws. */
export async function send(path: string, body: unknown = {}, method = 'POST'): Promise<Result<unknown>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'GET' ? null : JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok ? { ok: true, value: answer } : { ok: false, fault: faultOfRest(answer, response.status) };
  } catch {
    return { ok: false, fault: faultOfThrown() };
  }
}
