/** Salts: what players add to the dice, from sitting down to the record. */
import { type Json, type MatchFile, verify } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeenDice } from '../match-store/dice.ts';
import { join, Lobby, open, type Person, type Whole, WISH } from '../testing/lobby.ts';
import type { DiceOffer } from './dice-offer.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

type Salted = Whole & { readonly commitment: string; readonly salts: Readonly<Record<string, string | null>> };

const ONE = '00112233445566778899aabbccddeeff';
const TWO = 'ffeeddccbbaa99887766554433221100';
const AWW = { ruleSet: 'animal-world-war', scenario: 'short' } as const;

const offered = async (who: Person): Promise<DiceOffer> => (await who.post<DiceOffer>('/dice')).body;
const codeOf = async (answer: Promise<{ body: unknown }>) =>
  ((await answer).body as { error?: { code: string } }).error?.code ?? 'ok';
const diceOf = async (who: Person, id: string) => (await who.get<SeenDice>(`/matches/${id}/dice`)).body;
const recordOf = async (who: Person, id: string) => (await who.get<MatchFile>(`/matches/${id}/record`)).body;

/** A match that its creator has opened with a salt. */
async function openSalted(who: Person, wish: object, salt = ONE): Promise<Salted> {
  return (await open(who, { ...wish, dice: await offered(who), salt })) as Salted;
}

function verdictOf(file: MatchFile, salts = file.dice.salts) {
  const rules = current(file.record.ruleSet.id);
  if (!rules) throw new Error('no such game');
  return verify(rules, { ...file, dice: { ...file.dice, salts } });
}

describe('whoever opens a match', () => {
  test('is told the commitment first, and opens that very match', async () => {
    const ada = await lobby.person('Ada');
    const dice = await offered(ada);
    expect(dice.commitment).toMatch(/^[0-9a-f]{64}$/);
    const match = (await open(ada, { dice, salt: ONE.toUpperCase() })) as Salted;
    expect([match.id, match.commitment, match.salts]).toEqual([
      dice.matchId,
      dice.commitment,
      { south: ONE, north: null },
    ]);
  });

  test('gets that match again where the request is repeated, and no second one', async () => {
    const ada = await lobby.person('Ada');
    const wish = { ...WISH, dice: await offered(ada), salt: ONE };
    const [first, again] = await Promise.all([ada.post<Salted>('/matches', wish), ada.post<Salted>('/matches', wish)]);
    const third = await ada.post<Salted>('/matches', { ...wish, salt: TWO });
    expect([again.body.id, third.body.id]).toEqual([first.body.id, first.body.id]);
    expect(third.body.salts.south).toBe(ONE);
  });

  test('uses no dice of others, and none that were altered', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const dice = await offered(ada);
    const tried = (who: Person, other: object) =>
      codeOf(who.post('/matches', { ...WISH, dice: { ...dice, ...other }, salt: ONE }));
    expect(await tried(ben, {})).toBe('DICE_UNKNOWN');
    expect(await tried(ada, { commitment: '00'.repeat(32) })).toBe('DICE_UNKNOWN');
    expect(await tried(ada, { matchId: crypto.randomUUID() })).toBe('DICE_UNKNOWN');
    expect(await tried(ada, { matchId: '' })).toBe('DICE_UNKNOWN');
  });

  test('brings no salt before the commitment', async () => {
    const ada = await lobby.person('Ada');
    expect(await codeOf(ada.post('/matches', { ...WISH, salt: ONE }))).toBe('SALT_TOO_SOON');
    expect(((await open(ada)) as Salted).salts).toEqual({ south: null, north: null });
  });

  test('plays a computer player at once, with the salt in the draws of the set-up; the computer brings none', async () => {
    const ada = await lobby.person('Ada');
    const match = await openSalted(ada, { ...AWW, bot: 'random' });
    expect([match.status, match.salts]).toEqual(['playing', { HERB: ONE, CARN: null }]);
    expect((await diceOf(ada, match.id)).salts).toEqual([
      { side: 'HERB', player: 0, salt: ONE, bot: null },
      { side: 'CARN', player: 0, salt: null, bot: 'random' },
    ]);
    expect(await codeOf(ada.post(`/matches/${match.id}/salt`, { salt: TWO }))).toBe('SALT_TOO_LATE');
    await ada.post(`/matches/${match.id}/resign`);
    const file = await recordOf(ada, match.id);
    expect([verdictOf(file).ok, verdictOf(file, {}).ok]).toEqual([true, false]);
  });

  test('adds one salt where every side is theirs', async () => {
    const ada = await lobby.person('Ada');
    expect((await openSalted(ada, { ...WISH, solo: true })).salts).toEqual({ south: ONE, north: null });
  });
});

describe('what is no salt', () => {
  test.each(['', 'g'.repeat(32), '0'.repeat(31), '0'.repeat(33), '٠'.repeat(32), 'a'.repeat(50_000)])(
    '%j',
    async (salt) => {
      const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
      const { id } = await open(ada);
      expect(await codeOf(join(ben, id, { salt }))).toBe('SALT_INVALID');
      expect(await codeOf(ada.post(`/matches/${id}/salt`, { salt }))).toBe('SALT_INVALID');
      expect(await codeOf(ada.post('/matches', { ...WISH, dice: await offered(ada), salt }))).toBe('SALT_INVALID');
    },
  );

  test.each([7, {}, ['00'], true, `${'0'.repeat(31)}\0`])('%j cannot be read', async (salt) => {
    const ada = await lobby.person('Ada');
    const { id } = await open(ada);
    expect(await codeOf(ada.post(`/matches/${id}/salt`, { salt }))).toBe('MALFORMED');
  });
});

describe('whoever sits down', () => {
  test('adds a salt of their own, which leaves with them', async () => {
    const [ada, ben, cem] = [await lobby.person('Ada'), await lobby.person('Ben'), await lobby.person('Cem')];
    const { id } = await openSalted(ada, { ...AWW, options: { playersCARN: 2 } });
    await join(ben, id, { side: 'CARN', salt: TWO });
    const seated = async () => (await ada.get<Salted>(`/matches/${id}`)).body.salts;
    expect(await seated()).toEqual({ HERB: ONE, CARN: TWO, 'CARN/1': null });
    await ben.post(`/matches/${id}/leave`);
    expect(await seated()).toEqual({ HERB: ONE, CARN: null, 'CARN/1': null });
    await join(cem, id, { side: 'CARN' });
    expect(await seated()).toEqual({ HERB: ONE, CARN: null, 'CARN/1': null });
  });

  test('adds it beside that of a team-mate: all of them enter the dice, in the order of the seats', async () => {
    const people = [await lobby.person('Ada'), await lobby.person('Ben'), await lobby.person('Cem')] as const;
    const [ada, ben, cem] = people;
    const { id } = await openSalted(ada, { ...AWW, options: { playersCARN: 2 } });
    await join(ben, id, { side: 'CARN', salt: TWO });
    await join(cem, id, { side: 'CARN', salt: '0'.repeat(32) });
    for (const who of people) await who.post(`/matches/${id}/resign`);
    const file = await recordOf(ada, id);
    const { salts } = file.dice;
    expect(salts).toEqual({ HERB: ONE, CARN: TWO, 'CARN/1': '0'.repeat(32) });
    const { 'CARN/1': mate, CARN, ...others } = salts;
    const failed = (changed: typeof salts) =>
      verdictOf(file, changed).checks.flatMap(({ what, held }) => (held === false ? [what] : []));
    expect([failed(salts), failed({ ...others, CARN: CARN ?? '' })]).toEqual([[], ['draws']]);
    expect(failed({ ...others, CARN: mate ?? '', 'CARN/1': CARN ?? '' })).toEqual(['draws']);
    expect((await diceOf(ada, id)).salts.map(({ salt }) => salt)).toEqual([ONE, TWO, '0'.repeat(32)]);
  });

  test('may exchange it until the first draw, and nobody else may', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const { id } = await openSalted(ada, AWW);
    expect(await codeOf(ben.post(`/matches/${id}/salt`, { salt: TWO }))).toBe('NOT_SEATED');
    expect((await ada.post<Salted>(`/matches/${id}/salt`, { salt: TWO })).body.salts.HERB).toBe(TWO);
    await join(ben, id, { salt: ONE });
    for (const who of [ada, ben])
      expect(await codeOf(who.post(`/matches/${id}/salt`, { salt: '1'.repeat(32) }))).toBe('SALT_TOO_LATE');
    expect((await diceOf(ada, id)).salts.map(({ salt }) => salt)).toEqual([TWO, ONE]);
  });

  test('may exchange it in play where nothing has been drawn, and not when all is over', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const { id } = await openSalted(ada, WISH);
    await join(ben, id, { salt: TWO });
    const changed = await ben.post<Salted>(`/matches/${id}/salt`, { salt: '1'.repeat(32) });
    expect([changed.body.status, changed.body.salts]).toEqual(['playing', { south: ONE, north: '1'.repeat(32) }]);
    await ada.post(`/matches/${id}/resign`);
    expect(await codeOf(ben.post(`/matches/${id}/salt`, { salt: TWO }))).toBe('GAME_OVER');
    expect(verdictOf(await recordOf(ada, id))).toMatchObject({ ok: true, draws: 0 });
  });

  test('brings another to a rematch', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const { id } = await openSalted(ada, WISH);
    await join(ben, id, { salt: TWO });
    await ada.post(`/matches/${id}/resign`);
    const dice = await offered(ben);
    const again = await ben.post<Salted>(`/matches/${id}/rematch`, { dice, salt: ONE });
    expect([again.body.id, again.body.salts]).toEqual([dice.matchId, { south: ONE, north: null }]);
    const taken = await ada.post<Salted>(`/matches/${id}/rematch`, { dice: await offered(ada), salt: TWO });
    expect([taken.body.id, taken.body.salts]).toEqual([dice.matchId, { south: ONE, north: TWO }]);
  });
});

describe('the dice of a match', () => {
  test('show what lies open while it goes on, and all of it with the seed after its end', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const { id } = await openSalted(ada, AWW);
    expect(await diceOf(ada, id)).toMatchObject({ made: 0, draws: [], seed: null });
    await join(ben, id, { salt: TWO });
    const running = await diceOf(ada, id);
    const purposes = running.draws.map(({ purpose }) => purpose);
    expect([running.seed, running.made - running.draws.length]).toEqual([null, 2]);
    expect(purposes).toContain('objective');
    expect(purposes.filter((one) => one.startsWith('tactic'))).toEqual([]);
    expect(await diceOf(ben, id)).toEqual(running);
    await ada.post(`/matches/${id}/resign`);
    const over = await diceOf(ben, id);
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(over.draws.map(({ index }) => index)).toEqual(Array.from({ length: over.made }, (_, index) => index));
    expect(over.draws.map(({ purpose }) => purpose)).toContain('tactic HERB');
  });

  test('tell of which step each draw is', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const places = { 'H.medic': [0, 0], 'C.medic': [0, -1], 'H.chef': [0, 2], 'C.chef': [0, -2] };
    const units = Object.entries(places).map(([id, at]) => ({ id, at }));
    const scenario = { options: { layout: 'short' }, position: { units } };
    const { id } = await openSalted(ada, { ruleSet: 'animal-world-war', scenario });
    await join(ben, id, { salt: TWO });
    expect((await ben.post<Salted>(`/matches/${id}/salt`, { salt: ONE })).body.salts.CARN).toBe(ONE);
    expect((await ada.play(id, 0, 'medic to 1,-1')).status).toBe(200);
    expect(await diceOf(ben, id)).toMatchObject({ made: 0, draws: [] });
    const { body } = await ada.play(id, 1, 'chef x 0,-1');
    expect(body, JSON.stringify(body)).toHaveProperty('events');
    const { made, draws } = await diceOf(ben, id);
    expect([made, draws.length]).toEqual([draws.length, made]);
    expect(draws[0]).toMatchObject({ index: 0, faces: 6, step: 1 });
    expect(await codeOf(ben.post(`/matches/${id}/salt`, { salt: TWO }))).toBe('SALT_TOO_LATE');
    await ada.post(`/matches/${id}/resign`);
    expect(verdictOf(await recordOf(ben, id))).toMatchObject({ ok: true, draws: made });
  });

  test('say in the record of a running match who brought what, and without a salt of anybody so', async () => {
    const [ada, ben] = [await lobby.person('Ada'), await lobby.person('Ben')];
    const salted = await openSalted(ada, WISH);
    expect(await recordOf(ada, salted.id)).toMatchObject({ salts: { south: ONE } });
    const { id } = await open(ada);
    await join(ben, id);
    await ada.post(`/matches/${id}/resign`);
    const { checks, ok } = verdictOf(await recordOf(ada, id));
    expect(ok).toBe(true);
    expect(checks.find(({ what }) => what === 'salts')).toMatchObject({ held: null });
  });

  test('are the same over GraphQL', async () => {
    const ada = await lobby.person('Ada');
    const graph = async <Data>(query: string, variables: Json = {}): Promise<Data> =>
      (await ada.graphql<{ data: Data }>(query, variables)).body.data;
    const { diceOffer } = await graph<{ diceOffer: DiceOffer }>('{ diceOffer { matchId commitment } }');
    const input = { ...AWW, dice: diceOffer, salt: ONE };
    await graph('mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }', { input });
    const id = diceOffer.matchId;
    await graph('mutation ($id: ID!, $salt: String!) { setSalt(matchId: $id, salt: $salt) { id } }', { id, salt: TWO });
    const { match } = await graph<{ match: { dice: SeenDice } }>('query ($id: ID!) { match(id: $id) { dice } }', {
      id,
    });
    expect(match.dice).toEqual(await diceOf(ada, id));
    expect(match.dice.salts[0]?.salt).toBe(TWO);
  });
});
