import { paced } from '@fieldpost/config/pace';
import { LEVEL_NAMES } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatch } from '../../lobby/service.ts';
import { loadedMatch } from '../../match-store/loaded-match.ts';
import type { SeatPlan, StoredMatch } from '../../match-store/stored.ts';
import { forked, type House, openHouse, storedMatch, visitor } from '../../testing/house.ts';
import { autoplay } from '../autoplay.ts';
import { playBot } from '../play-bot.ts';
import { NotNow } from './thinkers.ts';

/** A thread loads the rules of all games before its first plan. */
const SLOW = paced(60_000);

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-27T12:00:00Z');
});
afterAll(() => house.close());

async function against(bot: string, side = 'south') {
  const { caller } = await visitor(house.context, 'Ada');
  const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', side, bot };
  const made = await createMatch(house.context, caller, input);
  if (!made.ok) throw new Error(made.fault.code);
  return { caller, id: made.value.id };
}

const lines = async ({ context }: House, id: string) => {
  const rows = await context.db.step.findMany({ where: { matchId: id }, orderBy: { index: 'asc' } });
  return rows.map(({ side, line }) => `${side}: ${line}`);
};

const seatOf = ({ seats }: StoredMatch) => seats.find(({ bot }) => bot !== null);

/** One command of the computer player. */
async function step({ context }: House, id: string): Promise<SeatPlan | null> {
  const loaded = loadedMatch(await storedMatch(context, id));
  const seat = seatOf(loaded.match);
  if (seat?.bot == null) throw new Error('no computer player');
  expect(await playBot(context, loaded, seat, seat.bot)).toBe(true);
  return seatOf(await storedMatch(context, id))?.plan ?? null;
}

/** From now on every thinker is busy. */
const silence = ({ context }: House) => {
  context.thinkers.ask = () => Promise.reject(new NotNow('busy'));
};

/** Few nodes are enough to see that a turn is played. */
function thinkLess({ context }: House): void {
  const { thinkers } = context;
  const ask = thinkers.ask.bind(thinkers);
  thinkers.ask = (key, question) => ask(key, { ...question, nodes: 4_000 });
}

describe.each(LEVEL_NAMES.filter((level) => level !== 'corporal'))('%s', (level) => {
  test('plays its turn by ordinary commands, until people are awaited', { timeout: SLOW }, async () => {
    thinkLess(house);
    const { id } = await against(level, 'north');
    expect((await storedMatch(house.context, id)).waitingFor).toEqual(['south']);
    expect(await autoplay(house.context, id)).toBe(false);
    const after = await storedMatch(house.context, id);
    expect(after.ending !== null || after.waitingFor.includes('north')).toBe(true);
    expect((await lines(house, id)).some((line) => line.startsWith('south: '))).toBe(true);
  });
});

test(
  'one plan serves a turn: it is stored with the seat, and other processes go on with it and make the same',
  async () => {
    const { id } = await against('captain', 'north');
    const [here, there] = await forked(house);
    house = here;
    const plan = await step(here, id);
    expect(plan).toMatchObject({ level: 'captain', made: 1, step: 1 });
    expect(plan?.lines.length).toBeGreaterThan(0);
    expect(await step(there, id)).toEqual(plan);
    silence(there);
    for (let left = plan?.lines.length ?? 0; left > 0; left--)
      expect((await step(there, id))?.lines).toHaveLength(left - 1);
    const planned = (await lines(there, id)).slice(1).map((line) => line.replace('south: ', ''));
    expect(planned).toEqual(plan?.lines);
    await there.close();
  },
  SLOW,
);

test(
  'a plan that cannot be followed is made again with fewer nodes; one of another turn is forgotten',
  async () => {
    const { id } = await against('captain', 'north');
    const plan = await step(house, id);
    if (plan === null) throw new Error('no plan');
    const where = { matchId_side_player: { matchId: id, side: 'south', player: 0 } };
    const asked: number[] = [];
    const { ask } = house.context.thinkers;
    house.context.thinkers.ask = (key, question) => {
      asked.push(question.nodes);
      return ask.call(house.context.thinkers, key, question);
    };
    await house.context.db.matchSeat.update({ where, data: { plan: { ...plan, lines: ['nonsense'] } } });
    expect(await step(house, id)).toMatchObject({ made: 2 });
    await house.context.db.matchSeat.update({ where, data: { plan: { ...plan, tempo: -1 } } });
    expect(await step(house, id)).toMatchObject({ made: 1 });
    expect(asked).toEqual([30_000, 120_000]);
    house.context.thinkers.ask = ask;
  },
  SLOW,
);

test('a match that no thinker is free for is left for the next job, as it was', async () => {
  const { id } = await against('captain', 'north');
  const before = await storedMatch(house.context, id);
  const { ask } = house.context.thinkers;
  silence(house);
  expect(await autoplay(house.context, id)).toBe(true);
  expect(await storedMatch(house.context, id)).toEqual(before);
  house.context.thinkers.ask = ask;
});
