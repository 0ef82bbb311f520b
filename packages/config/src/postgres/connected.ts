import pg from 'pg';

/**
 * A connected client. When its connection breaks, the statement under way fails, and those after it; without a listener Node
 * would end the whole process, also where nothing was under way.
 * @throws Error when there is no connection to be had.
 */
export async function connected(options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
