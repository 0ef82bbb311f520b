import { connect, type Socket } from 'node:net';
import { current } from '@fieldpost/rulebook';
import { measurable } from '../games/list.ts';
import { atMost, type Bench, type Figure, figure, percentile } from '../report.ts';
import type { Player } from '../service/matches.ts';
import { type Stack, startStack } from '../service/stack.ts';

const GAME = measurable('overHttp');
const SIDES = current(GAME.ruleSet)?.sides ?? [];

const STREAMS = 10_000;
/** So many of them belong to one person: a reader may have two hundred open. */
const EACH = 100;
/** Opened at a time. */
const AT_ONCE = 50;
const IDLE_MS = 60_000;
const KILOBYTE = 1024;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One page that is open. */
type Reader = { readonly socket: Socket; heard: number };

/** So often somebody comes again whom the API asked to come later, for it has too much to do (503). */
const MAX_TRIES = 10;
const LATER_MS = 1_000;

class Busy extends Error {}

/** Opens a stream as a browser does, which reconnects when asked to. Counts the events and drops them. */
async function openStream(port: number, player: Player): Promise<Reader> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await knock(port, player);
    } catch (error) {
      if (!(error instanceof Busy) || tries >= MAX_TRIES) throw error;
      await pause(LATER_MS);
    }
  }
}

/** Resolves when the API has begun to answer. @throws Busy where it says that it has too much to do. */
function knock(port: number, { token }: Player): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const reader: Reader = { socket, heard: 0 };
    socket.once('error', reject).once('close', () => reject(new Error('a stream was closed')));
    socket.once('data', (part) => {
      const text = part.toString('latin1');
      if (text.startsWith('HTTP/1.1 200')) return resolve(reader);
      socket.destroy();
      reject(text.startsWith('HTTP/1.1 503') ? new Busy(text.slice(0, 200)) : new Error(text.slice(0, 200)));
    });
    socket.on('data', (part) => {
      if (part.includes('event: match')) reader.heard = performance.now();
    });
    socket.write(
      `GET /api/v1/stream HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
  });
}

async function openAll(stack: Stack, people: readonly Player[]): Promise<readonly Reader[]> {
  const readers: Reader[] = [];
  while (readers.length < STREAMS) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => people[(readers.length + index) % people.length]);
    readers.push(...(await Promise.all(batch.flatMap((one) => (one ? [openStream(stack.api.port, one)] : [])))));
  }
  return readers;
}

/** Statements that the API has sent to the database, however they were sent. */
async function statements(stack: Stack): Promise<number> {
  const [row] = await stack.query(
    `select sum(xact_commit + xact_rollback)::float8 as count from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.count);
}

/** What the API does in a while in which nothing happens: of the processor, and transactions of the database. */
async function idle(stack: Stack): Promise<{ readonly processor: number; readonly transactions: number }> {
  const [ran, asked] = [await stack.api.processorMs(), await statements(stack)];
  await pause(IDLE_MS);
  const processor = ((await stack.api.processorMs()) - ran) / IDLE_MS;
  return { processor, transactions: ((await statements(stack)) - asked) / (IDLE_MS / 1000) };
}

/** A match between two of the people begins: how long it takes until all their pages have heard of it. */
async function heardOf(stack: Stack, people: readonly Player[], readers: readonly Reader[]): Promise<number> {
  const [south, north] = people;
  const post = async (who: Player | undefined, path: string, body: unknown): Promise<{ readonly id?: string }> => {
    const reply = await fetch(`http://127.0.0.1:${stack.api.port}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who?.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { readonly id?: string };
  };
  const { id } = await post(south, '/matches', {
    ruleSet: GAME.ruleSet,
    scenario: GAME.overHttp.scenario,
    side: SIDES[0],
  });
  await pause(1_000);
  for (const reader of readers) reader.heard = 0;
  const begin = performance.now();
  await post(north, `/matches/${id}/join`, { side: SIDES[1] });
  const awaited = 2 * EACH;
  const heard = () => readers.filter((one) => one.heard > begin);
  while (heard().length < awaited) await pause(5);
  return percentile(
    heard().map((one) => one.heard - begin),
    1,
  );
}

async function figuresFor(stack: Stack): Promise<readonly Figure[]> {
  const people = await stack.players(STREAMS / EACH);
  await pause(5_000);
  const alone = await idle(stack);
  const before = await stack.api.residentBytes();
  const readers = await openAll(stack, people);
  await pause(20_000);
  const after = await stack.api.residentBytes();
  const open = await idle(stack);
  const slowest = await heardOf(stack, people, readers);
  for (const { socket } of readers) socket.removeAllListeners('close').destroy();
  return [
    figure('streams that are open', readers.length, ''),
    atMost('memory of a stream', (after - before) / readers.length / KILOBYTE, 'kB', 20),
    figure('processor of the API before, idle', alone.processor * 100, '%'),
    atMost('with all of them open, idle', open.processor * 100, '%', 5),
    figure('transactions of the database before, idle', alone.transactions, '/s'),
    atMost('more of them, with all open', open.transactions - alone.transactions, '/s', 0.5),
    figure(`from a turn until ${2 * EACH} pages of its two people have heard of it`, slowest, 'ms'),
  ];
}

/** What open pages cost in which nothing happens: ten thousand streams on one API. Both ends are on this machine, over loopback. */
export const bench: Bench = {
  name: 'growth:streams',
  run: async () => {
    const stack = await startStack();
    try {
      return await figuresFor(stack);
    } finally {
      await stack.stop();
    }
  },
};
