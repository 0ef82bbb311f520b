import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { join, Lobby, open, type Person } from '../testing/lobby.ts';

type JoinBlocker = { readonly code: string; readonly message: string } | null;
type Listed = { readonly id: string; readonly joinBlocker: JoinBlocker };
type Graph = { readonly data: { readonly lobby: readonly Listed[] } | null; readonly errors?: readonly Json[] };

let lobby: Lobby;
/** Has answered 16 of 20 turns, each within ten hours. */
let slack: Person;
let mine: string;
const ids: Record<'free' | 'sure' | 'quick' | 'both' | 'veterans', string> = {
  free: '',
  sure: '',
  quick: '',
  both: '',
  veterans: '',
};

beforeAll(async () => {
  lobby = await Lobby.open();
  const host = await lobby.person('Host');
  slack = await lobby.person('Slack');
  const requirements = {
    free: null,
    sure: { reliability: 90 },
    quick: { responseHours: 12 },
    both: { reliability: 81, responseHours: 9 },
    veterans: { newcomers: false },
  };
  for (const [name, joinRequirements] of Object.entries(requirements))
    ids[name as keyof typeof ids] = (await open(host, { title: name, joinRequirements })).id;
  mine = (await open(slack, { title: 'mine' })).id;
  await record(slack, ids.free);
});
afterAll(() => lobby.close());

async function record({ id: userId }: Person, matchId: string): Promise<void> {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const since = new Date(Date.UTC(2026, 0, 1 + index));
    const at = new Date(since.getTime() + 10 * 3_600_000);
    return { matchId, side: 'north', userId, since, at, missed: index < 4 };
  });
  await lobby.app.services.db.responseTime.createMany({ data: rows });
}

const listed = async (who: Person, query: string): Promise<readonly Listed[]> =>
  (await who.get<{ readonly matches: readonly Listed[] }>(`/matches${query}`)).body.matches;
const idsIn = (rows: readonly Listed[]): readonly string[] => rows.map(({ id }) => id).toSorted();

test('only those that one may join: requirements are judged by one’s own record, own matches are left out', async () => {
  expect(idsIn(await listed(slack, '?joinable=1'))).toEqual([ids.free, ids.quick, ids.veterans].toSorted());
  const newcomer = await lobby.person('Newcomer');
  const open = [ids.free, ids.sure, ids.quick, ids.both, mine].toSorted();
  expect(idsIn(await listed(newcomer, '?joinable=1'))).toEqual(open);
  expect(idsIn(await listed(newcomer, '?joinable=1&side=south'))).toEqual([]);
});

test('each match that one may not join says why, with one’s own numbers, and joining says the same', async () => {
  const blockers = new Map((await listed(slack, '')).map(({ id, joinBlocker }) => [id, joinBlocker]));
  expect(blockers.get(ids.free)).toBeNull();
  expect(blockers.get(mine)).toMatchObject({ code: 'ALREADY_SEATED' });
  const sure = { code: 'JOIN_REQUIREMENTS_UNMET', message: 'It asks for a reliability of 90 %; yours is 80 %.' };
  expect(blockers.get(ids.sure)).toMatchObject(sure);
  expect((await join(slack, ids.sure)).body.error).toMatchObject(sure);
  expect(blockers.get(ids.both)?.message).toBe(
    'It asks for a reliability of 81 %; yours is 80 %. It asks for half of the turns answered within 9 hours; you take 10.',
  );
  const strange = new Map(
    (await listed(await lobby.person('New'), '')).map((one) => [one.id, one.joinBlocker?.message]),
  );
  expect(strange.get(ids.veterans)).toBe('It takes nobody who has played fewer than 10 turns; you have played 0.');
});

test('over GraphQL likewise; a stranger is told to sign in', async () => {
  const query = 'query ($joinable: Boolean) { lobby(joinable: $joinable) { id joinBlocker { code message } } }';
  const found = await slack.graphql<Graph>(query, { joinable: true });
  expect(idsIn(found.body.data?.lobby ?? [])).toEqual(idsIn(await listed(slack, '?joinable=1')));
  const all = await slack.graphql<Graph>(query, {});
  expect(all.body.data?.lobby.find(({ id }) => id === ids.sure)?.joinBlocker?.code).toBe('JOIN_REQUIREMENTS_UNMET');
  const stranger = new Client(lobby.app, null);
  expect((await stranger.graphql<Graph>(query, { joinable: true })).body.data).toBeNull();
  const open = await stranger.graphql<Graph>(query, {});
  expect(open.body.data?.lobby.every(({ joinBlocker }) => joinBlocker?.code === 'UNAUTHENTICATED')).toBe(true);
});

test('what is listed as joinable can be joined, and the rest cannot', async () => {
  const joinable = idsIn(await listed(slack, '?joinable=1'));
  for (const { id, joinBlocker } of await listed(slack, '')) {
    expect(joinable.includes(id)).toBe(joinBlocker === null);
    expect((await join(slack, id)).status).toBe(
      joinBlocker === null ? 200 : joinBlocker.code === 'ALREADY_SEATED' ? 409 : 403,
    );
  }
});
