/**
 * CL-077, CL-170, CL-198: a league of people opens a wave of some 4,000 matches while its worker is killed five times, each time in
 * the middle of them. Then every fixture has one match with the right two people, and nothing is left over. WAVE_ENTRIES says how many
 * people there are: 1,144 are 143 divisions of eight, 4,004 matches.
 */
import process from 'node:process';
import { freePort } from '@fieldpost/config/free-port';
import { slownessOfMachine } from '@fieldpost/config/pace';
import { measurable } from '../games/list.ts';
import { atLeast, atMost, type Bench, type Figure, figure, percentile } from '../report.ts';
import type { Player } from '../service/matches.ts';
import { type Server, startServer } from '../service/processes.ts';
import { type Stack, startStack } from '../service/stack.ts';
import { type Send, sender } from './sending.ts';

const GAME = measurable('overHttp');
const ENTRIES = Number(process.env.WAVE_ENTRIES ?? 1_144);
const DIVISION = 8;
const KILLS = 5;
/** CL-198: 4,000 matches are open in two minutes. */
const LIMIT_SECONDS = 120;
const LOOK_MS = 50;
/** Enough of them for the one in twenty that takes longest to be a number, in whichever divisions they fall. */
const ACTS = 200;
/** What a process does first it does slowly, and it lives for weeks: these are not counted. */
const WARM = 20;
/** How often the whole event is fetched. */
const WHOLE_EVENTS = 20;
/** CL-171: a result updates its own division's table only. */
const RESULT_MS = 20;
/** CL-198: one division's page. */
const PAGE_MS = 50;

/** A league whose rounds all open at once, with everybody in it and confirmed. Answers its id. */
async function ready(stack: Stack, people: readonly Player[], owner: Send): Promise<string> {
  const slug = `club-${crypto.randomUUID().slice(0, 8)}`;
  await owner('/clubs', { slug, name: 'Post House' });
  const frozen = { game: GAME.ruleSet, scenario: GAME.overHttp.scenario, sideMode: 'single', rated: false };
  const limits = { divisionSize: DIVISION, openMatches: 2 * DIVISION };
  const settings = { ...frozen, format: 'league', tiers: 1, limits, plan: [DIVISION - 1] };
  const startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const announced = { name: 'Wave', settings, clock: 'post', startsAt };
  const { id } = await owner<{ readonly id: string }>(`/clubs/${slug}/events`, announced);
  await owner(`/events/${id}/acts`, { type: 'open' });
  for (const { token } of people) await sender(stack, token)(`/events/${id}/acts`, { type: 'enter' });
  await owner(`/events/${id}/acts`, { type: 'muster' });
  for (const { token } of people) await sender(stack, token)(`/events/${id}/acts`, { type: 'confirm' });
  return id;
}

async function startWorker({ databaseUrl }: Stack): Promise<Server> {
  const port = await freePort();
  const secret = { SECRET: 'a secret of the bench that is long enough', LOG_LEVEL: 'error' };
  const env = { DATABASE_URL: databaseUrl, WORKER_PORT: String(port), ...secret };
  return startServer('../../../worker/src/main.ts', { port, path: '/readyz', env });
}

async function count(stack: Stack, statement: string, values: readonly unknown[]): Promise<number> {
  const [row] = await stack.query(`select count(*)::int as n from ${statement}`, values);
  return Number(row?.n ?? 0);
}

/** Lets workers open the wave, and kills them one after another when a further part of it stands. Answers at how many matches. */
async function opened(stack: Stack, id: string, all: number): Promise<readonly number[]> {
  const made = () => count(stack, 'matches where followed_by = $1', [`event:${id}`]);
  const killedAt: number[] = [];
  for (let worker = await startWorker(stack); ; ) {
    const now = await made();
    if (now >= all) {
      await worker.stop();
      return killedAt;
    }
    if (killedAt.length < KILLS && now > (all * killedAt.length) / (KILLS + 1)) {
      process.kill(worker.pid, 'SIGKILL');
      killedAt.push(now);
      worker = await startWorker(stack);
    } else await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** What is otherwise than one match a fixture, between the two whom the fixture names. */
const WRONG = `(select l.id from event_legs l left join matches m on m.id = l.id and m.followed_by = 'event:' || l.event_id
    where l.event_id = $1 and (m.id is null or l.state <> 'running'
      or (select array_agg(s.user_id order by s.user_id) from match_seats s where s.match_id = m.id)
        <> (select array_agg(e.user_id order by e.user_id) from event_entries e where e.id in (l.a, l.b)))
  union all select m.id from matches m where m.followed_by = 'event:' || $1::text
    and not exists (select 1 from event_legs l where l.id = m.id)) as wrong`;

async function measure(stack: Stack): Promise<readonly Figure[]> {
  const [owner, ...people] = await stack.players(ENTRIES + 1);
  const send = sender(stack, owner?.token ?? '');
  const id = await ready(stack, people, send);
  const all = (ENTRIES / DIVISION) * (DIVISION / 2) * (DIVISION - 1);
  await send(`/events/${id}/acts`, { type: 'start' });
  const started = performance.now();
  const killedAt = await opened(stack, id, all);
  const seconds = (performance.now() - started) / 1_000;
  process.stderr.write(`killed with ${killedAt.join(', ')} matches made\n`);
  return [
    atLeast('wave: workers killed on its way', killedAt.length, '', KILLS),
    figure('wave: matches', await count(stack, 'matches where followed_by = $1', [`event:${id}`]), ''),
    atMost('wave: fixtures without their one match, matches without a fixture', await count(stack, WRONG, [id]), '', 0),
    atMost('wave: opened, with the starts of six workers', seconds, 's', LIMIT_SECONDS),
    ...(await actedIn(stack, send, id)),
  ];
}

/** CL-171, CL-198: what a result of one match costs in an event of that size, and what the page of its division asks. */
async function actedIn(stack: Stack, send: Send, id: string): Promise<readonly Figure[]> {
  const legs = await stack.query('select id from event_legs where event_id = $1 order by id limit $2', [
    id,
    WARM + ACTS,
  ]);
  const reason = 'Both have asked for it, and nobody else.';
  const divisions = ENTRIES / DIVISION;
  const [acts, parts, pages]: [number[], number[], number[]] = [[], [], []];
  let bytes = 0;
  for (const [index, { id: leg }] of legs.entries()) {
    const decide = { type: 'decide', leg, q: 4, reason };
    acts.push(await timed(() => send(`/events/${id}/acts`, decide, { prefer: 'return=minimal' })));
    parts.push(await timed(() => send(`/events/${id}?division=${(index % divisions) + 1}`)));
  }
  // Apart: no page asks for all of a season that has many divisions, and two megabytes leave much to be swept.
  for (const _ of legs.slice(0, WHOLE_EVENTS)) {
    pages.push(
      await timed(async () => {
        bytes = JSON.stringify(await send(`/events/${id}`)).length;
      }),
    );
  }
  const result = percentile(acts.slice(WARM), 0.95);
  const slowness = slownessOfMachine();
  return [
    figure('slowness of this machine', slowness, 'x'),
    figure('wave: a decision and the tables of its division, p95, as measured', result, 'ms'),
    atMost('wave: the same on a machine that is not slow', result / slowness, 'ms', RESULT_MS),
    figure('wave: the first decision of a process, which plays the log again', acts[0] ?? Number.NaN, 'ms'),
    atMost('wave: the page of one division, p95', percentile(parts.slice(WARM), 0.95), 'ms', PAGE_MS),
    figure('wave: the whole event, p95', percentile(pages, 0.95), 'ms'),
    figure('wave: the whole event', bytes / 1_000, 'kB'),
  ];
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

async function run(): Promise<readonly Figure[]> {
  const stack = await startStack();
  try {
    return await measure(stack);
  } finally {
    await stack.stop();
  }
}

export const bench: Bench = { name: 'wave', run };
