import type { Player } from './matches.ts';

/** Where the load goes, and whom it plays. */
export type Target = {
  readonly port: number;
  readonly players: readonly Player[];
  /** Matches that anybody may look at. */
  readonly matches: readonly string[];
};

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

type Call = { readonly method?: string; readonly path: string; readonly body?: string; readonly token?: string };

/** Asks, reads the answer to its end, and does not care what it is. */
async function ask({ port }: Target, { method = 'POST', path, body, token }: Call): Promise<void> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, signal: AbortSignal.timeout(10_000), ...(body === undefined ? {} : { body }) };
  await fetch(`http://127.0.0.1:${port}${path}`, init).then(
    (reply) => reply.arrayBuffer(),
    () => null,
  );
}

const graph = (query: string, variables: object = {}): Call => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

const FIELDS =
  'id title status ruleSet step seats { side user { id name } } pending { kind sentence } waitingFor deadline view';

/** One of the things that a process is asked by strangers, by its number: each is new to it. */
const WAYS: readonly ((target: Target, index: number) => Promise<unknown>)[] = [
  // Texts that are refused, large and small, no two alike.
  (target, index) => ask(target, graph(`{ ${many(9_000, (one) => `a${one}_${index}: ruleSets { id }`)} }`)),
  (target, index) => ask(target, graph(`{ nothing${index} ${many(40, (one) => `other${one}`)} }`)),
  (target, index) => ask(target, graph(`{ ${many(200, () => 'ruleSets { id }')} } # ${index}`)),
  // Texts that are allowed, no two alike, some often enough to be compiled.
  (target, index) =>
    ask(target, graph(`query Q${index} { ${many(6, (one) => `a${one}_${index}: match(id: "x") { ${FIELDS} }`)} }`)),
  async (target, index) => {
    for (let time = 0; time < 4; time += 1) await ask(target, graph(`query O${index} { lobby { ${FIELDS} } }`));
  },
  // Every match in turn.
  (target, index) =>
    ask(target, { method: 'GET', path: `/api/v1/matches/${target.matches[index % target.matches.length]}` }),
  // Things within things, bodies up to the limit, and none of JSON.
  (target, index) =>
    ask(target, {
      path: '/graphql',
      body: `{"query": "{ me { id } }", "variables": {"v${index}": ${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
    }),
  (target, index) => ask(target, { path: '/api/v1/matches', body: `{"ruleSet": "${index}${'x'.repeat(250_000)}"}` }),
  (target, index) =>
    ask(target, { path: '/api/v1/matches', body: `{"${index}`, token: target.players[0]?.token ?? '' }),
  // Strangers who say that they are somebody.
  (target, index) => ask(target, { method: 'GET', path: '/api/v1/me', token: `fp_${String(index).padStart(40, 'a')}` }),
  (target, index) =>
    ask(target, {
      path: '/api/auth/sign-in/email',
      body: `{"email":"a${index}@example.org","password":"a long password"}`,
    }),
  (target, index) => ask(target, { method: 'GET', path: `/api/v1/nothing/${index}/${'y'.repeat(500)}` }),
  socket,
  stream,
];

/** Opens a socket, listens in forty places, and goes without a word. */
function socket({ port, matches }: Target, index: number): Promise<void> {
  const line = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  return new Promise((resolve) => {
    line.onclose = () => resolve();
    line.onerror = () => resolve();
    line.onopen = () => line.send('{"type":"connection_init"}');
    line.onmessage = ({ data }) => {
      if (!String(data).includes('connection_ack')) return;
      for (let one = 0; one < 40; one += 1) {
        const variables = { id: matches[(index + one) % matches.length] };
        const query = `subscription S${index}($id: ID!) { matchChanged(id: $id) { id step } }`;
        line.send(JSON.stringify({ id: `${one}`, type: 'subscribe', payload: { query, variables } }));
      }
      setTimeout(() => line.close(), 50);
    };
  });
}

/** Opens a stream, reads its first word, and goes. */
async function stream({ port, players }: Target, index: number): Promise<void> {
  const going = new AbortController();
  const headers = { authorization: `Bearer ${players[index % players.length]?.token}` };
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/stream`, { headers, signal: going.signal }).catch(
    () => null,
  );
  await reply?.body?.getReader().read();
  going.abort();
}

/** Sends hostile requests on several connections until the time is up. Returns their number. */
export async function harass(target: Target, connections: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  const keepAsking = async (): Promise<void> => {
    while (performance.now() < end) {
      count += 1;
      await WAYS[count % WAYS.length]?.(target, count);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return count;
}
