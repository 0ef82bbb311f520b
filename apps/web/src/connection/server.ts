import { ask as askEndpoint, type Operation, type Result } from '@fieldpost/client';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';

const apiUrl = (): string =>
  (process.env.API_URL || `http://127.0.0.1:${process.env.PORT ?? '4000'}`).replace(/\/+$/, '');

const endpoint = cache(async () => {
  const [jar, incoming] = await Promise.all([cookies(), headers()]);
  const host = incoming.get('host') ?? 'localhost';
  const origin = `${incoming.get('x-forwarded-proto') ?? 'http'}://${incoming.get('x-forwarded-host') ?? host}`;
  return {
    url: `${apiUrl()}/graphql`,
    headers: {
      cookie: jar.toString(),
      origin,
      'x-forwarded-for': incoming.get('x-forwarded-for') ?? '127.0.0.1',
    },
  };
});

/** Asks the service while a page is rendered on the web server, as the person who asked for the page. */
export async function ask<Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: Variables,
): Promise<Result<Data>> {
  return askEndpoint(await endpoint(), operation, variables);
}

/** Asks as a visitor who is not signed in, so the answer holds only public data. */
export async function askAsNobody<Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: Variables,
): Promise<Result<Data>> {
  const { url, headers } = await endpoint();
  return askEndpoint({ url, headers: { ...headers, cookie: '' } }, operation, variables);
}
