import { BOTS, seatOrders } from '@fieldpost/bots';
import { all } from '@fieldpost/rulebook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../jobs/sweep.ts';
import { createMatch, inviteBot } from '../lobby/service.ts';
import { loadMatch } from '../match-store/store.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { play } from '../turn/play.ts';
import { autoplay } from './autoplay.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

async function opened(ruleSet: string, bot: string, options: Readonly<Record<string, string>> = {}) {
  const { caller } = await visitor(house.context, 'Ada');
  const rules = all().find(({ ref }) => ref.id === ruleSet);
  const scenario = rules?.scenarios[0]?.id;
  const made = await createMatch(house.context, caller, { ruleSet, scenario, bot, options });
  if (!made.ok) throw new Error(made.fault.code);
  return { caller, match: made.value };
}

const current = async (id: string) => {
  const match = await loadMatch(house.context.db, id);
  if (!match) throw new Error('gone');
  return match;
};

describe('a computer player', () => {
  test.each(all().flatMap(({ ref }) => BOTS.map(({ name }) => [ref.id, name] as const)))(
    'of %s plays %s until people are awaited, by ordinary commands',
    async (ruleSet, bot) => {
      const { match } = await opened(ruleSet, bot);
      expect(match.status).toBe('playing');
      expect(match.seats.some(({ userName }) => userName?.endsWith('(bot)'))).toBe(true);
      expect(await autoplay(house.context, match.id)).toBe(false);
      const after = await current(match.id);
      const awaited = after.seats.filter(({ side }) => after.waitingFor.includes(side));
      expect(after.ending !== null || awaited.some((seat) => seat.bot === null)).toBe(true);
    },
  );

  test.each(['brisk', 'sealed'].flatMap((pace) => BOTS.map(({ name }) => [pace, name] as const)))(
    'plans a packet of %s as %s does, and ends it: what it files is no step of the match',
    async (pace, bot) => {
      const { match, caller } = await opened('mass-warfare', bot, { pace });
      for (let count = 0; count < 8; count++) {
        expect(await autoplay(house.context, match.id)).toBe(false);
        const { ending, seats, waitingFor, step } = await current(match.id);
        if (ending !== null) return;
        const own = seats.find((seat) => seat.bot === null && waitingFor.includes(seat.side));
        expect(own).toBeDefined();
        const end = pace === 'sealed' ? 'ready' : 'pass';
        const asked = { expectedStep: step, order: { line: end }, key: null };
        expect(codeOf(await play(house.context, caller, match.id, asked))).toBe('ok');
      }
    },
  );

  test('plays each command once though several workers come by, and is found by the sweep', async () => {
    const { match, caller } = await opened('wwi-combined-arms', 'random');
    await house.context.db.match.update({ where: { id: match.id }, data: { actAt: house.clock.now() } });
    house.clock.advance(60_000);
    await Promise.all([sweep(house.context), autoplay(house.context, match.id), autoplay(house.context, match.id)]);
    const { step } = await current(match.id);
    const steps = await house.context.db.step.findMany({ where: { matchId: match.id } });
    expect(steps).toHaveLength(step);
    expect(steps.length === 0 || steps.every(({ side }) => side !== 'south')).toBe(true);
    expect(await house.context.db.responseTime.count({ where: { userId: { startsWith: 'bot-' } } })).toBe(0);
    expect(caller.userId).toBe(match.creator.id);
  });

  test('sits down with the orders that its game wants of one who is never away', async () => {
    const { match } = await opened('tank-killers', 'greedy');
    const rules = all().find(({ ref }) => ref.id === 'tank-killers');
    if (!rules) throw new Error('not registered');
    const orders = match.seats.map(({ bot, standingOrders }) => (bot === null ? 'their own' : standingOrders));
    expect(orders).toContainEqual(seatOrders('greedy', rules));
    expect(orders).toContain('their own');
  });

  test('is invited to a match that waits, by its creator alone, and the match begins', async () => {
    const [host, guest] = [await visitor(house.context, 'Host'), await visitor(house.context, 'Guest')];
    const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', clock: { readyCheckHours: 24 } };
    const made = await createMatch(house.context, host.caller, input);
    if (!made.ok) throw new Error(made.fault.code);
    const { id } = made.value;
    expect(codeOf(await inviteBot(house.context, guest.caller, id, 'greedy'))).toBe('FORBIDDEN');
    expect(codeOf(await inviteBot(house.context, host.caller, id, 'deep'))).toBe('BOT_UNKNOWN');
    expect(codeOf(await inviteBot(house.context, host.caller, id, 'greedy'))).toBe('ok');
    expect(await current(id)).toMatchObject({ status: 'playing' });
    expect(codeOf(await inviteBot(house.context, host.caller, id, 'greedy'))).toBe('NOT_OPEN');
  });

  test('plays several seats of a side, each when it is asked', async () => {
    const { caller } = await visitor(house.context, 'Ada');
    const input = { ruleSet: 'animal-world-war', bot: 'random' };
    const rules = all().find(({ ref }) => ref.id === input.ruleSet);
    const [, other] = rules?.sides ?? [];
    const made = await createMatch(house.context, caller, {
      ...input,
      scenario: rules?.scenarios[0]?.id,
      options: { [`players${other}`]: 2 },
    });
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    const { id, seats } = made.value;
    expect(seats.filter(({ bot }) => bot === 'random')).toHaveLength(2);
    expect(await autoplay(house.context, id)).toBe(false);
    const after = await current(id);
    const waits = after.seats.filter(({ side, bot }) => bot === null && after.waitingFor.includes(side));
    expect(waits.length > 0 || after.ending !== null).toBe(true);
  });

  test('must be one that there is', async () => {
    const { caller } = await visitor(house.context, 'Ben');
    const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', bot: 'deep' };
    expect(codeOf(await createMatch(house.context, caller, input))).toBe('BOT_UNKNOWN');
  });
});
