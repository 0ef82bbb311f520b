/** Everything about a match that somebody can fetch or is sent, as text in which the names of the match are roles. */
import type { Duellist } from '../duel.ts';
import type { PostOffice } from '../post-office.ts';
import { steadyHeaders } from '../steady-headers.ts';
import { askedBy, type Looker } from './entries.ts';
import { buttonQuery, type GraphQuery, queriesOf } from './graph.ts';
import type { Listener } from './listener.ts';
import { answerInVain, refusalsFor } from './refusals.ts';
import { buttonsOf, sentOf } from './sent.ts';
import type { Trial } from './trial.ts';

/** Where a trial is held, and who looks and listens. */
export type Scene = { readonly office: PostOffice; readonly listener: Listener; readonly onlooker: Duellist };

type Request = { readonly method: 'GET' | 'POST'; readonly url: string; readonly payload?: object };

/** Left out: the length of the body, which is compared itself. */
const COMPARED = ['content-length'];

/** Calendars break their lines anywhere (RFC 5545, 3.1), within names, too. */
const unfolded = (body: string): string => body.replace(/\r\n[ \t]/g, '');

function entryOf(body: Readonly<Record<string, readonly { readonly id: string }[]>>, list: string, id: string): string {
  return JSON.stringify(body[list]?.filter((one) => one.id === id));
}

/**
 * The first times a document is carried out as it is, later ones by code that was made of it; which of the two it was shows in the
 * order of these two, and tells how often somebody asked.
 */
function inOneOrder(body: string): string {
  const { data, errors } = JSON.parse(body) as { readonly data: unknown; readonly errors?: unknown };
  return JSON.stringify({ data, errors });
}

/** Sends a request and returns status, headers and body; of a list of matches, the part about this one. */
async function answer({ office }: Scene, { id }: Trial, { who }: Looker, request: Request, list?: string) {
  const headers = who === null ? {} : { authorization: `Bearer ${who.token}` };
  const reply = await office.app.inject({ ...request, headers });
  const kept = Object.entries(steadyHeaders(reply)).filter(([name]) => !COMPARED.includes(name));
  const body = request.url === '/graphql' ? inOneOrder(reply.body) : unfolded(reply.body);
  const said = list === undefined || reply.statusCode !== 200 ? body : entryOf(reply.json(), list, id);
  // Two refusals are alike: what is not answered is not compared.
  if (body.includes('QUERY_TOO_COSTLY'))
    throw new Error(`not compared: ${JSON.stringify(request.payload).slice(0, 60)} ${body}`);
  const { query = '' } = (request.payload ?? {}) as { readonly query?: string };
  return `${request.method} ${request.url} ${query.slice(0, 40)} ${reply.statusCode} ${JSON.stringify(kept)} ${said}`;
}

const graph = (payload: GraphQuery): Request => ({ method: 'POST', url: '/graphql', payload });

/** What somebody can fetch over GraphQL. */
const queried = (scene: Scene, trial: Trial, looker: Looker): readonly Promise<string>[] =>
  queriesOf(looker, trial).map((query) => answer(scene, trial, looker, graph(query)));

/** What they can fetch over REST, and from feeds. */
const fetched = (scene: Scene, trial: Trial, looker: Looker): readonly Promise<string>[] =>
  askedBy(looker, trial, scene.office.context.settings.secret).map(({ path, list }) =>
    answer(scene, trial, looker, { method: 'GET', url: path }, list),
  );

/** The pages behind the buttons of their last letter, which anybody may open who has it. */
const opened = (scene: Scene, trial: Trial, looker: Looker): readonly Promise<string>[] =>
  buttonsOf(scene.office, trial).map((token) => answer(scene, trial, looker, graph(buttonQuery(token))));

/** Refusals. */
async function refused(scene: Scene, trial: Trial, looker: Looker, seed: number): Promise<readonly string[]> {
  const requests = await refusalsFor(scene.office.context, trial, seed);
  return Promise.all(requests.map((request) => answer(scene, trial, looker, { method: 'POST', ...request })));
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** When the reader themselves used their token last: noted a moment after the answer. */
const OWN_USE = /(lastUsedAt\\*":)(null|\\*"[^"\\]*\\*")/g;

function named(text: string, roles: Trial['roles']): string {
  const known = roles.reduce((now, [value, role]) => now.replaceAll(value, role), text);
  return known.replace(UUID, '<id>').replace(OWN_USE, '$1<now>');
}

const heard = ({ listener }: Scene, trial: Trial): string => JSON.stringify(listener.heardOf(trial));

/** Everything the active player sees on their match page and receives: it is compared after every act. */
export async function glimpseOf(scene: Scene, trial: Trial): Promise<string> {
  const active: Looker = { kind: 'active', who: trial.active };
  const seen = await Promise.all([...queried(scene, trial, active), sentOf(scene.office, trial)]);
  return named([...seen, heard(scene, trial)].join('\n'), trial.roles);
}

/** All that the active player, an onlooker and a stranger can fetch or are sent of a match now. `seed` chooses what is refused. */
export async function outlookOf(scene: Scene, trial: Trial, seed: number): Promise<string> {
  const active: Looker = { kind: 'active', who: trial.active };
  const others: readonly Looker[] = [
    { kind: 'onlooker', who: scene.onlooker },
    { kind: 'stranger', who: null },
  ];
  const refusals = await refused(scene, trial, active, seed);
  await answerInVain(scene.office.context, trial, seed);
  const seen: string[] = [];
  // one after the other: no more is asked at once than the pool of a small machine carries
  for (const looker of [active, ...others]) {
    seen.push(...(await Promise.all(queried(scene, trial, looker))));
    seen.push(...(await Promise.all(fetched(scene, trial, looker))));
  }
  seen.push(...(await Promise.all(opened(scene, trial, active))), await sentOf(scene.office, trial));
  return named([...refusals, ...seen, heard(scene, trial)].join('\n'), trial.roles);
}
