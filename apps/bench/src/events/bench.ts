/**
 * Computer players play a Swiss and a season of divisions over REST until the event has finished. API and worker run in their own
 * processes. The bench compares the tables with its own computation (CL-198). EVENT_SWISS and EVENT_DIVISIONS set the size: "16x4" is
 * sixteen in four rounds, "2x8" two divisions of eight.
 */
import process from 'node:process';
import { freePort } from '@fieldpost/config/free-port';
import { type EventExport, type LogEvent, verifyExport } from '@fieldpost/league';
import { measurable } from '../games/list.ts';
import { atMost, type Bench, type Figure, figure } from '../report.ts';
import { startServer } from '../service/processes.ts';
import { startStack } from '../service/stack.ts';
import { type Send, sender } from './sending.ts';

/** CL-198: unattended to its end. */
const GAME = measurable('overHttp');
const LIMIT_SECONDS = 30 * 60;
const LOOK_MS = 1_000;

type Event = { readonly id: string; readonly state: string; readonly legs: readonly unknown[] };
/** Two numbers with an x between them. */
function size(name: string, otherwise: string): readonly [number, number] {
  const [one = 0, other = 0] = (process.env[name] ?? otherwise).split('x').map(Number);
  return [one, other];
}

/** Announces an event of computer players, enters them and starts it; waits until it has finished. */
async function played(send: Send, name: string, entries: number, settings: object) {
  const slug = `club-${crypto.randomUUID().slice(0, 8)}`;
  await send('/clubs', { slug, name: 'Post House' });
  const bots = { bots: 'only' };
  const frozen = {
    game: GAME.ruleSet,
    scenario: GAME.overHttp.scenario,
    sideMode: 'single',
    rolling: true,
    rated: false,
  };
  const startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const announced = { name, settings: { ...frozen, entry: bots, ...settings }, clock: 'post', startsAt };
  const { id } = await send<Event>(`/clubs/${slug}/events`, announced);
  const acts = ['open', ...Array.from({ length: entries }, () => 'enter-bot'), 'muster', 'start'];
  const started = performance.now();
  for (const type of acts) await send(`/events/${id}/acts`, type === 'enter-bot' ? { type, bot: 'random' } : { type });
  for (;;) {
    const event = await send<Event>(`/events/${id}`);
    const seconds = (performance.now() - started) / 1_000;
    if (event.state === 'finished' || seconds > LIMIT_SECONDS) return { event, seconds, id };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Points of every entry by a plain walk over the log: the last word about each leg, and free rounds of a Swiss. */
function pointsOf(log: readonly LogEvent[]): ReadonlyMap<string, number> {
  const legs = new Map<string, ReadonlyMap<string, number>>();
  const points = new Map<string, number>();
  const add = (id: string, q: number) => points.set(id, (points.get(id) ?? 0) + q);
  for (const event of log) {
    if (event.kind === 'result' || event.kind === 'decide') {
      const name = [event.round, event.leg, ...[event.a, event.b].toSorted()].join(' ');
      legs.set(
        name,
        new Map([
          [event.a, event.q[0]],
          [event.b, event.q[1]],
        ]),
      );
    }
    if (event.kind === 'round')
      for (const [id, code] of Object.entries(event.byes)) add(id, { U: 4, H: 2, Z: 0 }[code]);
  }
  for (const leg of legs.values()) for (const [id, q] of leg) add(id, q);
  return points;
}

type Row = { readonly id: string; readonly PTS: number };

/** Differences between the tables and the bench's own computation, or the event's own proof. */
async function wrongIn(send: Send, id: string): Promise<readonly string[]> {
  const proof = await send<EventExport>(`/events/${id}/export`);
  const failed = verifyExport(proof).flatMap(({ what, held }) => (held ? [] : [what]));
  const points = pointsOf(proof.log.map(({ event }) => event));
  const { tables } = await send<{ readonly tables: { readonly table: unknown } }>(`/events/${id}`);
  const rows = [tables.table].flat(3).flatMap(rowsIn);
  const wrong = rows.filter((row) => Math.round(row.PTS * 4) !== (points.get(row.id) ?? 0)).map((row) => row.id);
  return rows.length === 0 ? ['no table'] : [...failed, ...wrong];
}

/** The rows of tables, however they are grouped. */
function rowsIn(part: unknown): readonly Row[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('PTS' in part && 'id' in part) return [part as Row];
  return Object.values(part).flatMap((inner) => (Array.isArray(inner) ? inner.flatMap(rowsIn) : []));
}

async function measure(send: Send, what: string, entries: number, settings: object): Promise<readonly Figure[]> {
  const { event, seconds, id } = await played(send, what, entries, settings);
  if (event.state !== 'finished') return [atMost(`${what}: not finished after`, seconds, 's', LIMIT_SECONDS)];
  const wrong = await wrongIn(send, id);
  if (wrong.length > 0) process.stderr.write(`${what}: ${wrong.join(', ')}\n`);
  return [
    atMost(`${what}, to its end`, seconds, 's', LIMIT_SECONDS),
    figure(`${what}: matches`, event.legs.length, ''),
    atMost(`${what}: what the tables have otherwise`, wrong.length, '', 0),
  ];
}

async function run(): Promise<readonly Figure[]> {
  const stack = await startStack();
  const port = await freePort();
  const secret = { SECRET: 'a secret of the bench that is long enough', LOG_LEVEL: 'error' };
  const env = { DATABASE_URL: stack.databaseUrl, WORKER_PORT: String(port), ...secret };
  const worker = await startServer('../../../worker/src/main.ts', { port, path: '/readyz', env });
  try {
    const [owner] = await stack.players(1);
    const send = sender(stack, owner?.token ?? '');
    const [many, rounds] = size('EVENT_SWISS', '16x4');
    const [divisions, each] = size('EVENT_DIVISIONS', '2x8');
    const league = { format: 'league', limits: { divisionSize: each }, tiers: 1 };
    return [
      ...(await measure(send, `Swiss of ${many} in ${rounds} rounds`, many, {
        format: 'swiss',
        draftHours: 0,
        rounds,
      })),
      ...(await measure(send, `season of ${divisions} divisions of ${each}`, divisions * each, league)),
    ];
  } finally {
    await worker.stop();
    await stack.stop();
  }
}

export const bench: Bench = { name: 'events', run };
