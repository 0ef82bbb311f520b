/** A match of three sides through the front door: one of them goes, in every window and in every way, and the others play on. */
import { type MatchFile, verify } from '@fieldpost/engine';
import { type ExampleGame, exampleGame } from '@fieldpost/engine/example-game';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { storedMatch } from '../testing/house.ts';
import { join, Lobby, open, type Person } from '../testing/lobby.ts';
import type { withExampleGame } from '../testing/rulebook.ts';
import { expireMatch } from './expire.ts';

// Files share what they have loaded: this one, with another rulebook, loads everything for itself and leaves nothing behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});
vi.mock('@fieldpost/rulebook', async (original) => {
  const { withExampleGame: added } = await import('../testing/rulebook.ts');
  return added(await original<Parameters<typeof withExampleGame>[0]>());
});

const SIDES = ['red', 'blue', 'green'] as const;
type Side = (typeof SIDES)[number];
const DAY = 86_400_000;

let lobby: Lobby;
let people: readonly Person[];
beforeAll(async () => {
  lobby = await Lobby.open();
  people = await Promise.all(['Ada', 'Ari', 'Ben', 'Bo', 'Cleo', 'Cy'].map((name) => lobby.person(name)));
});
afterAll(() => lobby.close());

type Table = { readonly id: string; readonly who: Readonly<Record<Side, Person>> };

/** Six people at three sides; red's gunner has opened it. */
async function table(atEnd: string): Promise<Table> {
  const [ada, ari, ben, bo, cleo, cy] = people as [Person, Person, Person, Person, Person, Person];
  const clock = { bankSeconds: 86_400, capSeconds: 86_400, incrementSeconds: 0, reactionSeconds: 86_400, atEnd };
  const { id } = await open(ada, { ruleSet: 'example-game', scenario: 'three-flags', options: { turns: 6 }, clock });
  for (const [person, side] of [
    [ben, 'blue'],
    [cleo, 'green'],
    [ari, 'red'],
    [bo, 'blue'],
    [cy, 'green'],
  ] as const)
    expect((await join(person, id, { side })).status).toBe(200);
  return { id, who: { red: ada, blue: ben, green: cleo } };
}

const stored = ({ id }: Table) => storedMatch(lobby.app.services, id);

async function say(table: Table, side: Side, line: string): Promise<void> {
  const person = table.who[side];
  const { step } = (await person.match(table.id)).body;
  const { status, text } = await person.play(table.id, step, line);
  expect(status, `${side} ${line}: ${text}`).toBe(200);
}

async function bury(table: Table, sides: readonly Side[] = SIDES): Promise<void> {
  for (const side of sides) for (const line of ['bury 1', 'ready']) await say(table, side, line);
}

const awaited = async (table: Table): Promise<readonly Side[]> => (await stored(table)).waitingFor as readonly Side[];

/** Does the least that ends each window, until the match is over. */
async function playOn(table: Table): Promise<void> {
  for (let count = 0; (await stored(table)).status === 'playing'; count++) {
    expect(count).toBeLessThan(40);
    const { pending } = await stored(table);
    const [side = 'red'] = await awaited(table);
    const window = pending?.kind === 'finished' ? '' : pending?.window;
    if (window === 'bury') await bury(table, [side]);
    else await say(table, side, window === 'smoke' ? 'hold' : 'rest');
  }
}

/** Brings a match into a window; gives the side that goes there. */
const WINDOWS: Readonly<Record<string, (table: Table) => Promise<Side>>> = {
  'a secret window': async (table) => {
    await bury(table, ['red']);
    return 'blue';
  },
  'its own turn, with open steps': async (table) => {
    await bury(table);
    const [side = 'red'] = await awaited(table);
    await say(table, side, `aim ${side === 'red' ? 'blue' : 'red'} 1`);
    return side;
  },
  'its answer to a shot': async (table) => {
    await bury(table);
    const [side = 'red'] = await awaited(table);
    const at = side === 'red' ? 'blue' : 'red';
    for (const line of [`aim ${at} 2`, 'fire none']) await say(table, side, line);
    return at;
  },
};

async function lateFor(table: Table, side: Side): Promise<void> {
  for (const other of await awaited(table)) if (other !== side) await bury(table, [other]);
  lobby.clock.advance(DAY + 1000);
  await expireMatch(lobby.app.services, table.id);
}

type Way = { readonly atEnd: string; readonly go: (table: Table, side: Side) => Promise<void> };
const WAYS: Readonly<Record<string, Way>> = {
  resigns: {
    atEnd: 'default',
    go: async ({ id, who }, side) => expect((await who[side].post(`/matches/${id}/resign`)).status).toBe(200),
  },
  'is forfeited': { atEnd: 'forfeit', go: lateFor },
  'is claimed against': {
    atEnd: 'claim',
    go: async (table, side) => {
      await lateFor(table, side);
      const other = SIDES.find((one) => one !== side) ?? 'red';
      expect((await table.who[other].post(`/matches/${table.id}/claim`)).status).toBe(200);
    },
  },
};

const CASES = Object.keys(WINDOWS).flatMap((window) => Object.keys(WAYS).map((way) => [window, way] as const));

describe('one of three goes, the others play on, and the record holds', () => {
  test.each(CASES)('in %s it %s', async (window, way) => {
    const { atEnd, go } = WAYS[way] as Way;
    const match = await table(atEnd);
    const side = (await WINDOWS[window]?.(match)) ?? 'red';
    await go(match, side);
    const gone = await stored(match);
    expect([gone.status, gone.waitingFor.includes(side)]).toEqual(['playing', false]);
    expect(gone.clock?.running.some((wait) => wait.side === side)).toBe(false);
    expect(gone.seats.filter(({ outSince }) => outSince !== null).map((seat) => seat.side)).toEqual([side, side]);
    const seen = (await match.who[side].get<{ sides: Record<Side, { out: boolean }> }>(`/matches/${match.id}`)).body;
    expect(SIDES.filter((one) => seen.sides[one].out)).toEqual([side]);
    expect((await match.who[side].post(`/matches/${match.id}/resign`)).body).toMatchObject({
      error: { code: 'SIDE_OUT' },
    });
    await playOn(match);
    const over = await stored(match);
    expect(over.ending?.outcome.places.find((one) => one.side === side)?.place).toBe(3);
    const file = (await match.who.red.get<MatchFile<ExampleGame>>(`/matches/${match.id}/record`)).body;
    expect(verify(exampleGame, file)).toMatchObject({ ok: true });
  });

  test.each(Object.keys(WINDOWS))('in %s a computer player stands in for it', async (window) => {
    const match = await table('bot');
    const side = (await WINDOWS[window]?.(match)) ?? 'red';
    await lateFor(match, side);
    expect((await stored(match)).seats.some((seat) => seat.side === side && seat.standIn !== null)).toBe(true);
    for (let turn = 0; turn < 30 && (await awaited(match)).includes(side); turn++)
      await autoplay(lobby.app.services, match.id);
    const after = await stored(match);
    expect(after.status === 'finished' || !after.waitingFor.includes(side)).toBe(true);
    expect(after.seats.every(({ outSince }) => outSince === null)).toBe(true);
  });
});

describe('among three', () => {
  test('a draw needs everybody still in', async () => {
    const match = await table('default');
    await bury(match);
    const word = async (side: Side, what: string) =>
      (
        await match.who[side].post<{ drawOffer: Side | null; drawAccepted: Side[]; ending: unknown }>(
          `/matches/${match.id}/draw`,
          { action: what },
        )
      ).body;
    expect(await word('red', 'offer')).toMatchObject({ drawOffer: 'red', drawAccepted: ['red'], ending: null });
    expect(await word('blue', 'accept')).toMatchObject({ drawAccepted: ['red', 'blue'], ending: null });
    expect(await word('green', 'accept')).toMatchObject({ ending: { by: 'agreement' } });
  });

  test('the match of who is out moves to their archive', async () => {
    const match = await table('default');
    const mine = async (person: Person, status: string) => {
      const { body } = await person.get<{ matches: { id: string }[] }>(`/matches?mine=1&status=${status}`);
      return body.matches.some(({ id }) => id === match.id);
    };
    expect(await mine(match.who.green, 'playing')).toBe(true);
    await match.who.green.post(`/matches/${match.id}/resign`);
    expect([await mine(match.who.green, 'playing'), await mine(match.who.green, 'finished')]).toEqual([false, true]);
    expect([await mine(match.who.red, 'playing'), await mine(match.who.red, 'finished')]).toEqual([true, false]);
  });

  test('who is claimed against is told once that they are out, and nothing after it; nobody takes the seat', async () => {
    const match = await table('claim');
    const side = (await WINDOWS['its own turn, with open steps']?.(match)) ?? 'red';
    const { db } = lobby.app.services;
    const userId = match.who[side].id;
    const told = async () => {
      const rows = await db.notification.findMany({ where: { matchId: match.id, userId } });
      return rows.map(({ kind }) => kind).toSorted();
    };
    await WAYS['is claimed against']?.go(match, side);
    const before = await told();
    expect(before.filter((kind) => kind === 'out')).toHaveLength(1);
    const heir = await lobby.person('Heir');
    const taken = await heir.post(`/matches/${match.id}/seat`, { action: 'takeOver', side });
    expect(taken.body).toMatchObject({ error: { code: 'SIDE_OUT' } });
    await playOn(match);
    expect(await told()).toEqual(before);
  });

  test('over GraphQL the sides that are out are told, and who has agreed on a draw', async () => {
    const match = await table('default');
    await bury(match);
    await match.who.blue.post(`/matches/${match.id}/resign`);
    await match.who.red.post(`/matches/${match.id}/draw`, { action: 'offer' });
    const query = `{ match(id: "${match.id}") { out drawOffer drawAccepted } }`;
    expect((await match.who.green.graphql(query)).body).toEqual({
      data: { match: { out: ['blue'], drawOffer: 'red', drawAccepted: ['red'] } },
    });
  });

  test('a pause begins when all have agreed, and a match for two has two sides', async () => {
    const match = await table('default');
    const pauseOf = async () => (await stored(match)).clock?.pauses.length;
    expect(
      (await match.who.red.post(`/matches/${match.id}/pause`, { action: 'offer', reason: 'a wedding' })).status,
    ).toBe(200);
    expect((await match.who.blue.post(`/matches/${match.id}/pause`, { action: 'accept' })).status).toBe(200);
    expect(await pauseOf()).toBe(0);
    expect((await match.who.green.post(`/matches/${match.id}/pause`, { action: 'accept' })).status).toBe(200);
    expect(await pauseOf()).toBe(1);
    const two = await open(match.who.red, { ruleSet: 'example-game', scenario: 'two-flags' });
    expect(Object.keys(two.sides)).toEqual(['red', 'blue']);
  });

  test('a missed turn is forgiven once all the others have', async () => {
    const match = await table('default');
    await bury(match);
    const [late = 'red'] = await awaited(match);
    await lateFor(match, late);
    const missed = async () => (await stored(match)).seats.find(({ side }) => side === late)?.missedTurns;
    const [one = 'red', other = 'red'] = SIDES.filter((side) => side !== late);
    const excuse = (side: Side) => match.who[side].post(`/matches/${match.id}/excuse`, { side: late });
    expect([(await excuse(one)).status, await missed()]).toEqual([200, 1]);
    expect([(await excuse(one)).status, await missed()]).toEqual([200, 1]);
    expect([(await excuse(other)).status, await missed()]).toEqual([200, 0]);
  });
});
