import { once } from 'node:events';

type Frame = { readonly id?: string; readonly type: string; readonly payload?: unknown };

/** One subscription: the received messages, in order. Nothing signals when the server has begun to listen. */
export type Subscribed = {
  readonly came: readonly unknown[];
};

/** A client of graphql-transport-ws, as small as it can be: enough to subscribe with a token. */
export async function openSocket(address: string, token: string | null) {
  const socket = new WebSocket(`ws://${address}/graphql`, 'graphql-transport-ws');
  const came: unknown[] = [];
  const acknowledged = new Promise<void>((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error('the socket was closed')));
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.type === 'connection_ack') resolve();
      if (frame.type === 'next') came.push((frame.payload as { readonly data: unknown }).data);
      if (frame.type === 'error') came.push(frame.payload);
    });
  });
  await Promise.race([once(socket, 'open'), acknowledged]);
  socket.send(JSON.stringify({ type: 'connection_init', payload: token === null ? {} : { token } }));
  await acknowledged;
  const subscribe = (query: string, variables: object): Subscribed => {
    socket.send(JSON.stringify({ id: 'one', type: 'subscribe', payload: { query, variables } }));
    return { came };
  };
  return { subscribe, end: () => socket.close() };
}
