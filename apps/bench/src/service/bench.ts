import { freePort } from '@fieldpost/config/free-port';
import { current } from '@fieldpost/rulebook';
import { measurable } from '../games/list.ts';
import { atLeast, atMost, type Bench, type Figure, figure, percentile } from '../report.ts';
import { crowds } from './crowds.ts';
import { drive, type Gunner, type Measured } from './driver.ts';
import { MatchGunner, type MatchScript, openMatchOver, type Player } from './matches.ts';
import { startServer } from './processes.ts';
import { type Script, writeScript } from './scripts.ts';
import { type Stack, startStack } from './stack.ts';

const GAME = measurable('overHttp');
const SECONDS = 4;
/** Rounds of both take turns, and the middle one counts: what else a machine does comes and goes within seconds. */
const ROUNDS = 5;
const CONNECTIONS = [8, 32];
const MATCHES_EACH = 12;
const SCRIPT_LENGTH = 500;
const LIMIT_MATCHES = 2000;

function script(seed: number, length = SCRIPT_LENGTH): Script {
  const rules = current(GAME.ruleSet);
  if (!rules) throw new Error('the rule set of the bench is not registered');
  return writeScript(rules, GAME.overHttp.scenario, GAME.overHttp.options, length, seed);
}

/** One connection plays its own matches between two players of its own. */
async function matchGunner(stack: Stack, players: readonly Player[], scripts: readonly Script[]): Promise<Gunner> {
  const [south, north] = players;
  if (!south || !north) throw new Error('a match needs two players');
  const matches: MatchScript[] = [];
  for (const each of scripts)
    matches.push({ id: await openMatchOver(stack.api, { south, north }, each), script: each });
  return new MatchGunner(matches, { south, north });
}

async function measureService(stack: Stack, connections: number): Promise<Measured> {
  const players = await stack.players(connections * 2);
  const scripts = Array.from({ length: MATCHES_EACH }, (_, seed) => script(seed + 1));
  const gunners: Gunner[] = [];
  for (let index = 0; index < connections; index += 1) {
    gunners.push(await matchGunner(stack, players.slice(index * 2, index * 2 + 2), scripts));
  }
  return drive(stack.api.port, gunners, { seconds: SECONDS });
}

/** The least that a durable turn can be: five statements around a body of about 1 kB. */
async function measureLimit(stack: Stack, connections: number): Promise<Measured> {
  const port = await freePort();
  const limit = await startServer('../peers/limit-server.ts', {
    port,
    path: '/hello',
    args: [String(port), stack.postgres.adminUrl],
  });
  const body = JSON.stringify({ orders: Array.from({ length: 32 }, (_, u) => ({ u, to: `square ${u} of the map` })) });
  let index = 0;
  const next = () => ({ path: `/turn/${1 + (index++ % LIMIT_MATCHES)}`, headers: {}, body });
  const gunners = Array.from({ length: connections }, () => ({ next, answer: () => {} }));
  const measured = await drive(port, gunners, { seconds: SECONDS });
  await limit.stop();
  return measured;
}

const middle = (rounds: readonly Measured[], of: (one: Measured) => number): number => percentile(rounds.map(of), 0.5);

async function compare(stack: Stack, connections: number): Promise<readonly Figure[]> {
  const ours: Measured[] = [];
  const limit: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    limit.push(await measureLimit(stack, connections));
    ours.push(await measureService(stack, connections));
  }
  const rate = middle(ours, (one) => one.perSecond);
  const limitRate = middle(limit, (one) => one.perSecond);
  const p99 = middle(ours, (one) => one.p99);
  const limitP99 = middle(limit, (one) => one.p99);
  const at = `${connections} connections`;
  return [
    figure(`accepted commands, ${at}`, rate, '/s'),
    figure(`five-statement program, ${at}`, limitRate, '/s'),
    atLeast(`throughput beside it, ${at}`, rate / limitRate, 'x', 0.7),
    figure(
      `p50, ${at}`,
      middle(ours, (one) => one.p50),
      'ms',
    ),
    figure(`p99, ${at}`, p99, 'ms'),
    figure(`p99 of the program, ${at}`, limitP99, 'ms'),
    atMost(`p99 beside it, ${at}`, p99 / limitP99, 'x', 2),
  ];
}

const position = (rows: readonly Record<string, unknown>[], name: string): number => Number(rows[0]?.[name]);

/** Bytes of write-ahead log for each step, jobs and receipts and notifications included. */
async function walPerStep(stack: Stack): Promise<Figure> {
  const read = `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal, (select count(*) from steps) as steps`;
  const [south, north] = await stack.players(2);
  if (!south || !north) throw new Error('a match needs two players');
  const gunner = await matchGunner(stack, [south, north], [script(91), script(92), script(93)]);
  const before = await stack.query(read);
  await playOut(stack, gunner, SCRIPT_LENGTH * 3 - 3);
  const after = await stack.query(read);
  const wal = position(after, 'wal') - position(before, 'wal');
  return atMost('write-ahead log per step', wal / (position(after, 'steps') - position(before, 'steps')), 'B', 4096);
}

async function playOut(stack: Stack, gunner: Gunner, commands: number): Promise<void> {
  for (let index = 0; index < commands; index += 1) {
    const { path, headers, body } = gunner.next();
    const url = `http://127.0.0.1:${stack.api.port}${path}`;
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    gunner.answer(reply.status, await reply.text());
  }
}

const LOOKS = 200;

/** The middle time of opening a match: the match itself and what happened last, one after the other. In ms. */
async function opening(stack: Stack, player: Player, id: string): Promise<number> {
  const look = async (path: string): Promise<{ readonly step: number }> => {
    const reply = await fetch(`http://127.0.0.1:${stack.api.port}/api/v1/matches/${id}${path}`, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { readonly step: number };
  };
  const times: number[] = [];
  for (let index = 0; index < LOOKS; index += 1) {
    const started = performance.now();
    const { step } = await look('');
    await look(`/notices?after=${Math.max(0, step - 20)}`);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

/** A long match beside a short one. */
async function openings(stack: Stack): Promise<readonly Figure[]> {
  const [south, north] = await stack.players(2);
  if (!south || !north) throw new Error('a match needs two players');
  const [long, short] = [script(7, 2000), script(7, 20)];
  const ids: string[] = [];
  for (const each of [long, short]) {
    const id = await openMatchOver(stack.api, { south, north }, each);
    await playOut(
      stack,
      new MatchGunner(
        [
          { id, script: each },
          { id, script: each },
        ],
        { south, north },
      ),
      each.orders.length,
    );
    ids.push(id);
  }
  const [longId = '', shortId = ''] = ids;
  await opening(stack, south, shortId);
  const [longTime, shortTime] = [await opening(stack, south, longId), await opening(stack, south, shortId)];
  return [
    figure(`opening a match of ${long.orders.length} commands, p50`, longTime, 'ms'),
    figure(`opening a match of ${short.orders.length} commands, p50`, shortTime, 'ms'),
    atMost('the long one beside the short one', longTime / shortTime, 'x', 1.5),
  ];
}

/** What the service does in a second, beside the least program that could do it on the same PostgreSQL. */
export const bench: Bench = {
  name: 'service',
  run: async () => {
    const stack = await startStack();
    try {
      const figures: Figure[] = [];
      for (const connections of CONNECTIONS) figures.push(...(await compare(stack, connections)));
      return [...figures, await walPerStep(stack), ...(await openings(stack)), ...(await crowds(stack))];
    } finally {
      await stack.stop();
    }
  },
};
