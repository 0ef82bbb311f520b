/** Hints: for practice against the computer alone, thought out once for each position, from what the seat sees. */
import { paced } from '@fieldpost/config/pace';
import { type Json, viewOf } from '@fieldpost/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotNow, type Question } from '../availability/thinking/thinkers.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import type { ErrorBody } from '../testing/client.ts';
import { storedMatch } from '../testing/house.ts';
import { join, Lobby, open, type Person } from '../testing/lobby.ts';
import type { HintAsked } from './hint-store.ts';
import type { Hint } from './hints.ts';
import { workOutHint } from './work-out-hint.ts';

/** A thread loads the rules of all games before its first plan. */
const SLOW = paced(60_000);

let lobby: Lobby;
let questions: Question[] = [];
beforeAll(async () => {
  lobby = await Lobby.open();
  const { thinkers } = lobby.app.services;
  const ask = thinkers.ask.bind(thinkers);
  thinkers.ask = (key, question) => {
    questions.push(question);
    return ask(key, { ...question, nodes: 3_000 });
  };
});
afterAll(() => lobby.close());

/** A match against the computer; the person begins, or the computer does. */
async function practise(begins = true) {
  const ada = await lobby.person('Ada');
  const options = { first: begins ? 'south' : 'north' };
  const { id } = await open(ada, { scenario: 'salient-duel', side: 'south', bot: 'recruit', listed: true, options });
  return { ada, id };
}

const ask = (who: Person, id: string) => who.post<Hint & ErrorBody>(`/matches/${id}/hint`, {} as Json);
const codeOf = async (who: Person, id: string) => (await ask(who, id)).body.error?.code;

/** The jobs that wait to think of a match. */
const jobsOf = (id: string) => lobby.app.services.db.$queryRaw<{ readonly payload: { readonly position: string } }[]>`
  select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'hint' and payload->>'matchId' = ${id}`;

async function think(id: string): Promise<boolean> {
  const [job] = await jobsOf(id);
  if (job === undefined) throw new Error('no job');
  const asked: HintAsked = { matchId: id, seat: { side: 'south', player: 0 }, position: job.payload.position };
  return workOutHint(lobby.app.services, asked);
}

const loadedNow = async (id: string) => loadedMatch(await storedMatch(lobby.app.services, id));

test(
  'many who press at once cost one thought; its orders are legal, with a reason, and stay while the position does',
  async () => {
    questions = [];
    const { ada, id } = await practise();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ada, id)));
    for (const { body } of answers) expect(body).toMatchObject({ level: 'general', thinking: true, orders: [] });
    expect(await jobsOf(id)).toHaveLength(1);
    expect(await think(id)).toBe(true);
    const { body } = await ask(ada, id);
    expect(body.thinking).toBe(false);
    expect(body.orders.length).toBeGreaterThan(1);
    expect(body.because.length + body.turnBecause.length).toBeGreaterThan(0);
    const { line, command } = body.orders[0] ?? { line: '', command: null };
    const told = await ada.graphql(
      `mutation { askForHint(matchId: "${id}") { level thinking because turnBecause orders { line command } } }`,
    );
    expect(told.body).toEqual({ data: { askForHint: body } });
    expect(questions).toHaveLength(1);

    const played = await ada.post(`/matches/${id}/commands`, { expectedStep: 0, command: command as Json });
    expect(played.status, line).toBe(200);
    expect((await ask(ada, id)).body).toMatchObject({ thinking: true, orders: [] });
    expect(await jobsOf(id)).toHaveLength(1);
  },
  SLOW,
);

test('a thinker is handed what the seat sees and numbers of its own; a seat that has moved on gets nothing', async () => {
  questions = [];
  const { ada, id } = await practise();
  await ask(ada, id);
  const { rules, game } = await loadedNow(id);
  if (game === null) throw new Error('not begun');
  const seat = { side: 'south', player: 0 };
  await think(id);
  const [question] = questions;
  expect(question).toMatchObject({ seat, view: viewOf(rules, game, seat), heard: null, level: 'general' });
  expect(Object.keys(question ?? {}).toSorted()).toEqual(
    ['heard', 'level', 'nodes', 'orders', 'ruleSet', 'seat', 'seed', 'setup', 'view'].toSorted(),
  );
  expect(await workOutHint(lobby.app.services, { matchId: id, seat, position: 'of yesterday' })).toBe(true);
  expect(questions).toHaveLength(1);
});

test('while no thinker is free the job comes again, and the hint is still thought about', async () => {
  const { ada, id } = await practise();
  await ask(ada, id);
  const { thinkers } = lobby.app.services;
  const { ask: free } = thinkers;
  thinkers.ask = () => Promise.reject(new NotNow('busy'));
  expect(await think(id)).toBe(false);
  thinkers.ask = free;
  expect((await ask(ada, id)).body.thinking).toBe(true);
});

test('nobody gets a hint beside a person, in an event or a campaign, without a seat, out of turn or after the end', async () => {
  const [ben, eve] = await Promise.all([lobby.person('Ben'), lobby.person('Eve')]);
  const { id: between } = await open(ben, { scenario: 'salient-duel', side: 'south', listed: true });
  expect(await codeOf(ben, between)).toBe('NOT_STARTED');
  await join(eve, between, { side: 'north' });
  for (const who of [ben, eve]) expect(await codeOf(who, between)).toBe('HINTS_FOR_PRACTICE');

  const { ada, id } = await practise();
  expect(await codeOf(ben, id)).toBe('NOT_SEATED');
  const graphql = await ben.graphql(`mutation { askForHint(matchId: "${id}") { level } }`);
  expect(JSON.stringify(graphql.body)).toContain('NOT_SEATED');
  const { db } = lobby.app.services;
  for (const followedBy of ['event:e:1', 'campaign:c']) {
    await db.match.update({ where: { id }, data: { followedBy } });
    expect(await codeOf(ada, id)).toBe('HINTS_FOR_PRACTICE');
    const { body } = await ada.graphql(`{ match(id: "${id}") { hints } }`);
    expect(body).toEqual({ data: { match: { hints: false } } });
  }
  await db.match.update({ where: { id }, data: { followedBy: null } });
  expect((await ada.graphql(`{ match(id: "${id}") { hints } }`)).body).toEqual({ data: { match: { hints: true } } });
  await ada.post(`/matches/${id}/resign`, {});
  expect(await codeOf(ada, id)).toBe('GAME_OVER');
  expect(await jobsOf(id)).toHaveLength(0);

  const { ada: zoe, id: other } = await practise(false);
  expect(await codeOf(zoe, other)).toBe('NOT_YOUR_TURN');
  const animals = await open(zoe, { ruleSet: 'tank-killers', scenario: 'american-even', side: 'anglo', bot: 'greedy' });
  expect(await codeOf(zoe, animals.id)).toBe('HINTS_NOT_OFFERED');
});
