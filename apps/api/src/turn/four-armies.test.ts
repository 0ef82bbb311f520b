/** A war of four through the front door: one army goes, in every step of a turn and in every way, and the others play on. */
import { sampled } from '@fieldpost/config/drill';
import { type MatchFile, verify } from '@fieldpost/engine';
import { type MassWarfareGame, massWarfare } from '@fieldpost/rules-mass-warfare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { storedMatch } from '../testing/house.ts';
import { join, Lobby, open, type Person } from '../testing/lobby.ts';
import { expireMatch } from './expire.ts';

const SIDES = ['s1', 's2', 's3', 's4'] as const;
type Side = (typeof SIDES)[number];
type Hex = readonly [number, number];
const DAY = 86_400_000;

/** What carries the north-west corner of the map to the others. */
const CORNERS: Readonly<Record<Side, (hex: Hex) => Hex>> = {
  s1: (hex) => hex,
  s2: ([q, r]) => [-q - r, r],
  s3: ([q, r]) => [q + r, -r],
  s4: ([q, r]) => [-q, -r],
};

/** An army that has something to do in every step: who meets whom in the middle of each edge. */
const ARMY: readonly (readonly [string, Hex])[] = [
  ['inf-1', [-4, -6]],
  ['inf-2', [-5, -5]],
  ['tank-1', [1, -3]],
  ['art-1', [1, -4]],
  ['war-1', [2, -6]],
  ['ftr-1', [0, -4]],
  ['ftr-2', [-3, -5]],
  ['bmb-1', [0, -4]],
];
const HELD: readonly Hex[] = [
  ...([
    [-5, -6],
    [-4, -6],
    [-3, -6],
    [-5, -7],
    [-4, -7],
    [-3, -7],
  ] as const),
  ...([
    [-4, -5],
    [-5, -5],
    [-3, -5],
    [0, -4],
  ] as const),
];
const BASES: readonly (readonly [string, Hex])[] = [
  ['fact', [-4, -5]],
  ['airf', [-3, -5]],
  ['airf', [0, -4]],
];

const everywhere = <Value>(of: (side: Side, at: (hex: Hex) => Hex) => readonly Value[]): readonly Value[] =>
  SIDES.flatMap((side) => of(side, CORNERS[side]));

/** The last turn of a war, from a step on. */
const document = (step: number) => ({
  map: 'four-corners',
  turn: 10,
  step,
  order: SIDES,
  control: Object.fromEntries(SIDES.map((side) => [side, HELD.map(CORNERS[side])])),
  bases: everywhere((_, at) => BASES.map(([base, hex]) => ({ hex: at(hex), base }))),
  units: everywhere((side, at) => ARMY.map(([name, hex]) => ({ id: `${side}-${name}`, hex: at(hex) }))),
});

let lobby: Lobby;
let people: readonly Person[];
beforeAll(async () => {
  lobby = await Lobby.open();
  people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => lobby.person(name)));
});
afterAll(() => lobby.close());

type Table = { readonly id: string; readonly who: Readonly<Record<Side, Person>> };

async function table(atEnd: string, step: number, pace: string): Promise<Table> {
  const [s1, s2, s3, s4] = people as [Person, Person, Person, Person];
  const clock = { bankSeconds: 86_400, capSeconds: 86_400, incrementSeconds: 0, reactionSeconds: 86_400, atEnd };
  const { id } = await open(s1, {
    ruleSet: 'mass-warfare',
    scenario: JSON.parse(JSON.stringify(document(step))),
    side: 's1',
    // the last packet of a sealed turn ends it: another turn is left there
    options: { turnLimit: pace === 'sealed' ? 11 : 10, pace },
    clock,
  });
  const who = { s1, s2, s3, s4 };
  for (const side of ['s2', 's3', 's4'] as const) expect((await join(who[side], id, { side })).status).toBe(200);
  return { id, who };
}

const stored = ({ id }: Table) => storedMatch(lobby.app.services, id);
const awaited = async (table: Table): Promise<readonly Side[]> => (await stored(table)).waitingFor as readonly Side[];

async function windowOf(table: Table): Promise<string> {
  const { pending } = await stored(table);
  return pending === null || pending.kind === 'finished' ? '' : pending.window;
}

async function say(table: Table, side: Side, line: string): Promise<void> {
  const person = table.who[side];
  const { step } = (await person.match(table.id)).body;
  const { status, text } = await person.play(table.id, step, line);
  expect(status, `${side} ${line}: ${text}`).toBe(200);
}

const ending = async (table: Table): Promise<string> =>
  (await stored(table)).pending?.kind === 'orders' ? 'ready' : 'pass';

/** Passes for every side that the match waits for, until the war is over. */
async function playOn(table: Table): Promise<void> {
  for (let count = 0; (await stored(table)).status === 'playing'; count++) {
    expect(count).toBeLessThan(120);
    const [side = 's1'] = await awaited(table);
    await say(table, side, await ending(table));
  }
}

type Moment = { readonly step: number; readonly pace: string; readonly window: string };
const at = (step: number, window: string, pace = 'windows'): Moment => ({ step, pace, window });
const MOMENTS: readonly Moment[] = [
  at(2, 'sorties'),
  at(2, 'scramble', 'strict'),
  at(7, 'transfers', 'strict'),
  at(8, 'sail'),
  at(9, 'seaFire'),
  at(10, 'march'),
  at(11, 'guns'),
  at(12, 'assault'),
  at(17, 'production'),
  at(19, 'bases', 'strict'),
  at(1, 'skyAndSea', 'sealed'),
  at(10, 'ground', 'sealed'),
  at(17, 'home', 'sealed'),
];

/** Brings a war into a window; gives the army that goes there. */
async function reached(table: Table, { window }: Moment): Promise<Side> {
  if (window === 'scramble') await say(table, 's1', 'sortie s1-bmb-1 x s2-tank-1');
  for (let count = 0; (await windowOf(table)) !== window; count++) {
    expect(count, window).toBeLessThan(20);
    const [side = 's1'] = await awaited(table);
    await say(table, side, await ending(table));
  }
  const [side = 's1'] = await awaited(table);
  return side;
}

async function lateFor(table: Table, side: Side): Promise<void> {
  for (const other of await awaited(table)) if (other !== side) await say(table, other, 'ready');
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
      const other = SIDES.find((one) => one !== side) ?? 's1';
      expect((await table.who[other].post(`/matches/${table.id}/claim`)).status).toBe(200);
    },
  },
};

const CASES = MOMENTS.flatMap((moment) =>
  Object.keys(WAYS).map((way) => [`${moment.window} (${moment.pace})`, way, moment] as const),
);

describe('one of four goes, the others play on, and the record holds (MW-162, MW-168)', () => {
  test.each(sampled('four armies', CASES, 8))('in %s it %s', async (_, way, moment) => {
    const { atEnd, go } = WAYS[way] as Way;
    const war = await table(atEnd, moment.step, moment.pace);
    const side = await reached(war, moment);
    await go(war, side);
    const gone = await stored(war);
    expect([gone.status, gone.waitingFor.includes(side)]).toEqual(['playing', false]);
    expect(gone.clock?.running.some((wait) => wait.side === side)).toBe(false);
    const seen = (await war.who[side].get<{ sides: Record<Side, { out: boolean }> }>(`/matches/${war.id}`)).body;
    expect(SIDES.filter((one) => seen.sides[one].out)).toEqual([side]);
    await playOn(war);
    const places = (await stored(war)).ending?.outcome.places ?? [];
    expect(places.find((one) => one.side === side)?.place).toBe(4);
    expect(places.filter((one) => one.side !== side).every(({ place }) => place < 4)).toBe(true);
    const file = (await war.who.s1.get<MatchFile<MassWarfareGame>>(`/matches/${war.id}/record`)).body;
    expect(verify(massWarfare, file)).toMatchObject({ ok: true });
  });

  test.each(sampled('stand-ins', MOMENTS, 3))(
    'in $window ($pace) a computer player stands in for it',
    async (moment) => {
      const war = await table('bot', moment.step, moment.pace);
      const side = await reached(war, moment);
      await lateFor(war, side);
      expect((await stored(war)).seats.some((seat) => seat.side === side && seat.standIn !== null)).toBe(true);
      for (let turn = 0; turn < 60 && (await awaited(war)).includes(side); turn++)
        await autoplay(lobby.app.services, war.id);
      const after = await stored(war);
      expect(after.status === 'finished' || !after.waitingFor.includes(side)).toBe(true);
      expect(after.seats.every(({ outSince }) => outSince === null)).toBe(true);
    },
  );
});

describe('among four', () => {
  test('MW-165: a draw needs everybody still in', async () => {
    const war = await table('default', 10, 'windows');
    const word = async (side: Side, action: string) =>
      (await war.who[side].post<{ ending: unknown }>(`/matches/${war.id}/draw`, { action })).body.ending;
    await war.who.s4.post(`/matches/${war.id}/resign`);
    expect(await word('s1', 'offer')).toBeNull();
    expect(await word('s2', 'accept')).toBeNull();
    expect(await word('s3', 'accept')).toMatchObject({ by: 'agreement' });
    const places = (await stored(war)).ending?.outcome.places.map(({ side, place }) => `${side} ${place}`);
    expect(places?.toSorted()).toEqual(['s1 1', 's2 1', 's3 1', 's4 4']);
  });
});

test('MW-165: who was declined waits for the next turn, and is told so', async () => {
  const war = await table('default', 10, 'windows');
  const word = (side: Side, action: string) =>
    war.who[side].post<{ error: { code: string } }>(`/matches/${war.id}/draw`, { action });
  const waiting = async () => {
    const { body } = await war.who.s1.graphql<{ data: { match: { drawDeclined: string[] } } }>(
      `{ match(id: "${war.id}") { drawDeclined } }`,
    );
    return body.data.match.drawDeclined;
  };
  expect((await word('s1', 'offer')).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect((await word('s3', 'decline')).status).toBe(200);
  expect(await waiting()).toEqual(['s1']);
  expect((await war.who.s2.get<{ drawDeclined: string[] }>(`/matches/${war.id}`)).body.drawDeclined).toEqual(['s1']);
  const again = await word('s1', 'offer');
  expect([again.status, again.body.error.code]).toEqual([422, 'DRAW_DECLINED']);
  expect((await word('s2', 'offer')).status).toBe(200);
});

test('MW-170: a war of two shows no third army: page, log, record, picture', async () => {
  const [ada, ben] = people as [Person, Person];
  const { id } = await open(ada, { ruleSet: 'mass-warfare', scenario: 'ford', side: 's1', options: { turnLimit: 10 } });
  expect((await join(ben, id, { side: 's2' })).status).toBe(200);
  const texts = await Promise.all(
    ['', '/commands', '/notices?after=0', '/frames?from=0&count=5'].map(async (part) => {
      const { status, text } = await ada.get(`/matches/${id}${part}`);
      expect(status).toBe(200);
      return text;
    }),
  );
  const query = `{ match(id: "${id}") { seats { side } you { side } pending { side sentence } waitingFor out view
    log(after: 0) { side line sentences } } }`;
  texts.push((await ada.graphql(query)).text);
  for (const text of texts) expect(text).not.toMatch(/"s[34]"|s[34]-|Green|Gold\b/);
});
