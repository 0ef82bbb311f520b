import type { Stack } from '../service/stack.ts';

/** Asks the API as one person: without a body it reads, with one it posts. Throws what is refused. */
export type Send = <Body>(path: string, body?: object, more?: Readonly<Record<string, string>>) => Promise<Body>;

export function sender({ api }: Stack, token: string): Send {
  return async <Body>(path: string, body?: object, more?: Readonly<Record<string, string>>): Promise<Body> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
    const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`http://127.0.0.1:${api.port}/api/v1${path}`, { headers, ...asked });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Body;
  };
}
