import { slownessOfMachine } from '@fieldpost/config/pace';
import { all, current } from '@fieldpost/rulebook';
import { measurable } from '../games/list.ts';
import { atMost, type Bench, type Figure, figure } from '../report.ts';
import { MatchGunner, openMatchOver, type Player } from '../service/matches.ts';
import { type Script, writeScript } from '../service/scripts.ts';
import { type Stack, startStack } from '../service/stack.ts';
import { greediest, HOSTILE, type Query } from './queries.ts';

/** Matches in the lobby, all that a list shows. */
const LISTED = 60;
/** Steps of the match that strangers look at. */
const STEPS = 300;
const TIMES = 8;
const PROBE_MS = 10;
/** Limits in ms on the reference machine: processor time of a stranger's worst query, and the health probe during it. */
const MAX_MS = 20;
const MAX_PROBE_MS = 100;
/** A question that asks for the same under thirty names. */
const MAX_THIRTY_NAMES_MS = 100;
/** How often the description of the API is fetched: one fetch is too short to measure. */
const DESCRIBED = 50;
const MAX_DESCRIPTION_MS = 10;
const MAX_UNCHANGED_MS = 5;

const GAME = measurable('overHttp');

/** The game with the longest texts. */
function heaviest(): string {
  const [first] = all().toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  return first?.ref.id ?? GAME.ruleSet;
}

async function post(stack: Stack, path: string, body: unknown, player: Player | null = null): Promise<Response> {
  const authorization: Record<string, string> = player ? { authorization: `Bearer ${player.token}` } : {};
  return fetch(`http://127.0.0.1:${stack.api.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
}

/** Plays a script over HTTP; the id of the match. */
async function playedMatch(stack: Stack, script: Script): Promise<string> {
  const [south, north] = await stack.players(2);
  if (!south || !north) throw new Error('a match needs two players');
  const id = await openMatchOver(stack.api, { south, north }, script);
  const gunner = new MatchGunner([{ id, script }], { south, north });
  for (let index = 0; index < script.orders.length; index += 1) {
    const { path, headers, body } = gunner.next();
    const reply = await fetch(`http://127.0.0.1:${stack.api.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    gunner.answer(reply.status, await reply.text());
  }
  return id;
}

async function fillLobby(stack: Stack): Promise<void> {
  const hosts = await stack.players(4);
  for (let index = 0; index < LISTED; index += 1) {
    const host = hosts[index % hosts.length];
    const wish = {
      ruleSet: GAME.ruleSet,
      scenario: GAME.overHttp.scenario,
      options: GAME.overHttp.options,
      listed: true,
      title: `Match ${index}`,
    };
    const reply = await post(stack, '/api/v1/matches', wish, host);
    if (!reply.ok) throw new Error(`the lobby cannot be filled: ${reply.status} ${await reply.text()}`);
  }
}

type Strain = {
  readonly processorMs: number;
  readonly probeMs: number;
  readonly bytes: number;
  readonly status: number;
};

/** Sends a query several times, each time with other values, so that nothing is cached. Probes the health at the same time. */
async function strainOf(stack: Stack, { text }: Query): Promise<Strain> {
  let over = false;
  let worst = 0;
  const probing = (async () => {
    while (!over) {
      const begin = performance.now();
      await fetch(`http://127.0.0.1:${stack.api.port}/healthz`).then((reply) => reply.text());
      worst = Math.max(worst, performance.now() - begin);
      await new Promise((done) => setTimeout(done, PROBE_MS));
    }
  })();
  const begin = await stack.api.processorMs();
  let bytes = 0;
  let status = 0;
  for (let index = 0; index < TIMES; index += 1) {
    const reply = await post(stack, '/graphql', { query: `${text}${' '.repeat(index)}` });
    bytes = (await reply.text()).length;
    status = reply.status;
  }
  const spent = (await stack.api.processorMs()) - begin;
  over = true;
  await probing;

  return { processorMs: spent / TIMES, probeMs: worst, bytes, status };
}

/** The description of the API, which is made once: what it costs to send, and to say that it has not changed. */
async function costOfDescription(stack: Stack, slowness: number): Promise<readonly Figure[]> {
  const url = `http://127.0.0.1:${stack.api.port}/api/v1/openapi.json`;
  const first = await fetch(url);
  await first.text();
  const etag = first.headers.get('etag') ?? '';
  const costOf = async (headers: Record<string, string>, status: number): Promise<number> => {
    const begin = await stack.api.processorMs();
    for (let index = 0; index < DESCRIBED; index += 1) {
      const reply = await fetch(url, { headers });
      await reply.text();
      if (reply.status !== status) throw new Error(`openapi.json answers ${reply.status}, not ${status}`);
    }
    return ((await stack.api.processorMs()) - begin) / DESCRIBED / slowness;
  };
  return [
    atMost('openapi.json, of the processor', await costOf({}, 200), 'ms', MAX_DESCRIPTION_MS),
    atMost('openapi.json that has not changed', await costOf({ 'if-none-match': etag }, 304), 'ms', MAX_UNCHANGED_MS),
  ];
}

/** What the entries of the service let through, and what that costs the others. */
export const bench: Bench = {
  name: 'entries',
  run: async () => {
    const stack = await startStack();
    try {
      const slowness = slownessOfMachine();
      const described = await costOfDescription(stack, slowness);
      await fillLobby(stack);
      const rules = current(GAME.ruleSet);
      if (!rules) throw new Error('the rule set of the bench is not registered');
      const id = await playedMatch(stack, writeScript(rules, GAME.overHttp.scenario, GAME.overHttp.options, STEPS, 5));
      const args = {
        id: `"${id}"`,
        matchId: `"${id}"`,
        from: '260',
        count: '200',
        after: '0',
        last: '500',
        days: '62',
        key: '"x"',
        secret: '"x"',
        token: '"x"',
      };
      const roots = [
        'ruleSets',
        'lobby',
        'match',
        'vacantSeats',
        'invitation',
        'mailAction',
        'customScenario',
        'demoAccounts',
      ];
      const queries = [...HOSTILE, ...greediest(roots, args), ...greediest(['ruleSet'], { id: `"${heaviest()}"` })];
      const figures: (Figure & { readonly cost: number })[] = [];
      let probe = 0;
      for (const query of queries) {
        const { processorMs, probeMs, bytes, status } = await strainOf(stack, query);
        probe = Math.max(probe, probeMs);
        if (process.env.DOORS_ALL)
          process.stderr.write(
            `${query.what} ${processorMs.toFixed(1)} ms ${Math.round(bytes / 1024)} kB ${status} probe ${probeMs.toFixed(0)}\n`,
          );
        figures.push({ ...figure(query.what, processorMs / slowness, 'ms'), cost: processorMs });
      }
      const worst = figures.toSorted((one, other) => other.cost - one.cost)[0];
      const thirty = figures.filter(({ what }) => what.endsWith('under thirty names')).map(({ value }) => value);
      return [
        ...described,
        figure('queries of a stranger that were tried', queries.length, ''),
        atMost(`the worst of them (${worst?.what}), of the processor`, worst?.value ?? 0, 'ms', MAX_MS),
        atMost('one under thirty names, of the processor', Math.max(...thirty), 'ms', MAX_THIRTY_NAMES_MS),
        atMost('the slowest look at health meanwhile', probe / slowness, 'ms', MAX_PROBE_MS),
      ];
    } finally {
      await stack.stop();
    }
  },
};
