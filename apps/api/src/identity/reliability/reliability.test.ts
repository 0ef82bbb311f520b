import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatch, joinMatch } from '../../lobby/service.ts';
import { openDuel } from '../../testing/duel.ts';
import { codeOf, type House, openHouse, order, visitor } from '../../testing/house.ts';
import { expireMatch } from '../../turn/expire.ts';
import { unmet } from './admission.ts';
import { reliabilityFrom, reliabilityOf } from './reliability.ts';

const HOUR = 3_600_000;
let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

/** So many turns of somebody, of which some were missed, each answered after as many hours as it has a number. */
async function history(userId: string, turns: number, missed: number): Promise<void> {
  const duel = await openDuel(house.context);
  const rows = Array.from({ length: turns }, (_, index) => {
    const since = new Date(house.clock.now().getTime() - (turns - index) * 24 * HOUR);
    return {
      matchId: duel.id,
      side: 'south',
      userId,
      since,
      at: new Date(since.getTime() + (index + 1) * HOUR),
      missed: index < missed,
    };
  });
  await house.context.db.responseTime.createMany({ data: rows });
}

describe('reliability', () => {
  test.each([
    [9, 0, null],
    [8, 2, 80],
    [99, 1, 99],
    [0, 10, 0],
  ])('%i answered and %i missed is %s', (answered, missed, percent) => {
    const told = reliabilityFrom({ answered, missed, quartiles: null });
    expect(told.percent).toBe(percent);
    expect(told.formula).toContain(`${answered} answered in time ÷ ${answered + missed} turns`);
  });

  test('is counted from turns as they are played and missed, with the time they took', async () => {
    const duel = await openDuel(house.context, {
      clock: { bankSeconds: 86_400, capSeconds: 86_400, incrementSeconds: 0 },
    });
    house.clock.advance(2 * HOUR);
    await order(house.context, duel, 'south', 'end');
    house.clock.advance(25 * HOUR);
    await expireMatch(house.context, duel.id);
    expect(await reliabilityOf(house.context, duel.south.caller.userId)).toMatchObject({
      answered: 1,
      missed: 0,
      percent: null,
      quartiles: [7200, 7200, 7200],
    });
    expect(await reliabilityOf(house.context, duel.north.caller.userId)).toMatchObject({ answered: 0, missed: 1 });
  });

  test('looks at the last hundred turns, and gives quartiles', async () => {
    const { caller } = await visitor(house.context, 'Veteran');
    await history(caller.userId, 110, 10);
    const told = await reliabilityOf(house.context, caller.userId);
    expect(told).toMatchObject({ turns: 100, missed: 0, percent: 100 });
    expect(told.quartiles?.map((seconds) => seconds / 3600)).toEqual([35.75, 60.5, 85.25]);
  });
});

describe('the requirements of a match', () => {
  const joinRequirements = { reliability: 90, responseHours: 24, newcomers: false };
  const at = (percent: number | null, hours: number) => ({
    ...reliabilityFrom({ answered: 0, missed: 0, quartiles: [1, hours * 3600, 2] }),
    percent,
  });
  test.each([
    [95, 10, []],
    [80, 10, ['reliability']],
    [95, 30, ['responseHours']],
    [null, 10, ['newcomers']],
  ])('reliability %s, answers in %s hours: %j', (percent, hours, missing) => {
    expect(unmet(joinRequirements, at(percent, hours))).toEqual(missing);
  });

  test('keeps out who does not meet it, and lets in who does', async () => {
    const { context } = house;
    const [host, slow, good] = [
      await visitor(context, 'Host'),
      await visitor(context, 'Slow'),
      await visitor(context, 'Good'),
    ];
    const input = {
      ruleSet: 'wwi-combined-arms',
      scenario: 'salient-duel',
      joinRequirements: { reliability: 75, newcomers: false },
    };
    const made = await createMatch(context, host.caller, input);
    if (!made.ok) throw new Error(made.fault.code);
    const { id } = made.value;
    expect(codeOf(await joinMatch(context, good.caller, id, {}))).toBe('JOIN_REQUIREMENTS_UNMET');
    await history(slow.caller.userId, 20, 10);
    await history(good.caller.userId, 20, 1);
    const refused = await joinMatch(context, slow.caller, id, {});
    expect(refused.ok ? null : refused.fault).toMatchObject({
      code: 'JOIN_REQUIREMENTS_UNMET',
      details: { unmet: ['reliability'] },
    });
    expect(codeOf(await joinMatch(context, good.caller, id, {}))).toBe('ok');
    const bad = await createMatch(context, host.caller, { ...input, joinRequirements: { reliability: 101 } });
    expect(codeOf(bad)).toBe('JOIN_REQUIREMENTS_INVALID');
  });
});
