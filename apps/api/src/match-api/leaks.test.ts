import { openMatch, seededChance, setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { INITIAL_ORDERS } from '@fieldpost/rules-mass-warfare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Duel, type DuelInput, type Duellist, openDuel } from '../testing/duel.ts';
import { hookNorth, seenFromOutside } from '../testing/outside.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';

/**
 * The second law through the whole service: two matches that differ only in what south has done in secret look the same,
 * byte for byte, in everything that north, a spectator or a stranger can fetch, and in every notification written.
 */
let office: PostOffice;
let watcher: Duellist;

beforeAll(async () => {
  office = await openPostOffice();
  watcher = (await openDuel(office.context, { names: ['Wat', 'Xue'] })).south;
});
afterAll(() => office.close());

async function order(duel: Duel, by: Duellist, payload: object, path = 'commands'): Promise<void> {
  const reply = await office.app.inject({
    method: 'POST',
    url: `/api/v1/matches/${duel.id}/${path}`,
    headers: { authorization: `Bearer ${by.token}` },
    payload,
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

const INFANTRY = { type: 'commitArmy', units: { inf: 15, hq: 1 }, elite: [] };
const GUNS = { type: 'commitArmy', units: { inf: 8, art: 5, mg: 2, hq: 1 }, elite: [] };

type Secret = (duel: Duel) => Promise<void>;
const nothing: Secret = async () => {};
const commits =
  (command: object): Secret =>
  (duel) =>
    order(duel, duel.south, { expectedStep: 0, command });
const files =
  (line: string): Secret =>
  (duel) =>
    order(duel, duel.south, { line }, 'orders');
/** Steps of a turn that south may still take back. */
const moves =
  (...lines: readonly string[]): Secret =>
  async (duel) => {
    for (const [index, line] of lines.entries()) await order(duel, duel.south, { expectedStep: index, line });
  };

/** A filed plan is no step; the first player to declare themselves ready makes the first step. */
const closes =
  (plan: string): Secret =>
  async (duel) => {
    await files(plan)(duel);
    await moves('ready')(duel);
  };

const ROWS: readonly (readonly [what: string, scenario: string, one: Secret, other: Secret])[] = [
  ['one army or another, committed', 'standard', commits(INFANTRY), commits(GUNS)],
  ['an army committed or not', 'standard', commits(INFANTRY), nothing],
  ['retreat orders filed or not', 'open-duel', files('retreats all ask'), nothing],
  ['one retreat order or another', 'open-duel', files('retreats all bestTerrain'), files('retreats all awayFromEnemy')],
  ['moves that are still open, or none', 'south-first', moves('e3-e4', 'd3-d4'), nothing],
  ['one open move or another', 'south-first', moves('e3-e4'), moves('a3-a5')],
];

/** A duel in which south is to move. */
async function duelOf(scenario: string): Promise<Duel> {
  if (scenario !== 'south-first') return openDuel(office.context, { scenario });
  const duel = await openDuel(office.context, { scenario: 'open-duel' });
  const { waitingFor } = await duel.stored();
  if (waitingFor[0] === 'north') await order(duel, duel.north, { expectedStep: 0, command: { type: 'endTurn' } });
  return duel;
}

describe('what is secret never leaves', () => {
  test.each(ROWS)('%s', async (_what, scenario, one, other) => {
    const first = await duelOf(scenario);
    const second = await duelOf(scenario);
    const start = (await first.stored()).step;
    expect(start).toBe((await second.stored()).step);
    await Promise.all([hookNorth(office, first), hookNorth(office, second)]);
    const before = await seenFromOutside(office, first, watcher);
    await one(first);
    await other(second);
    const after = await seenFromOutside(office, first, watcher);
    expect(after).toBe(await seenFromOutside(office, second, watcher));
    expect(after).toBe(before);
  });
});

/** Ground move on the ford: the first side moves first, and no die has been rolled. */
const WAR = { ruleSet: 'mass-warfare', scenario: { map: 'ford', step: 10, order: ['s1', 's2'] } } as const;
const BRIDGES = { type: 'standing', orders: { ...INITIAL_ORDERS, filed: undefined, repairBridges: 'none' } };
const leaves =
  (command: object): Secret =>
  (duel) =>
    order(duel, duel.south, { command }, 'orders');

const WAR_ROWS: readonly (readonly [what: string, pace: string, one: Secret, other: Secret])[] = [
  ['a plan of a sealed packet, or none', 'sealed', moves('plan march s1-inf-5 > -1,0'), nothing],
  ['one plan or another', 'sealed', moves('plan march s1-inf-5 > -1,0'), moves('plan march s1-inf-4 > -2,-1')],
  ['a packet that is closed, or not', 'sealed', closes('plan march s1-inf-5 > -1,0'), nothing],
  ['a march that may still be taken back, or none', 'windows', moves('march s1-inf-5 > -1,0'), nothing],
  ['orders filed for a later step, or none', 'windows', files('file production: build inf @ -4,1'), nothing],
  ['standing orders, or the initial ones', 'windows', leaves(BRIDGES), nothing],
];

describe('what generals plan never leaves (MW-173, MW-174)', () => {
  test.each(WAR_ROWS)('%s', async (_what, pace, one, other) => {
    const war = () => openDuel(office.context, { ...WAR, options: { pace } });
    const [first, second] = [await war(), await war()];
    await Promise.all([hookNorth(office, first), hookNorth(office, second)]);
    const before = await seenFromOutside(office, first, watcher);
    const untouched = JSON.stringify(await first.stored());
    await one(first);
    await other(second);
    expect(JSON.stringify(await first.stored())).not.toBe(untouched);
    const after = await seenFromOutside(office, first, watcher);
    expect(after).toBe(await seenFromOutside(office, second, watcher));
    expect(after).toBe(before);
  });
});

/** Two players who pick in turns; `south`, Herbivoria, has drawn Cloak and Dagger (T04). */
const PICKING = { ruleSet: 'animal-world-war', scenario: 'short', options: { selection: 'alternating' } } as const;

function diceThatDeal(card: string): NonNullable<DuelInput['dice']> {
  const rules = current(PICKING.ruleSet);
  if (!rules) throw new Error('no such rule set');
  const setup = setupOf(rules, PICKING);
  if (!setup.ok) throw new Error(setup.fault.code);
  const id = crypto.randomUUID();
  for (let tries = 0; ; tries += 1) {
    const seed = new Uint8Array(32).fill(1, 0, tries % 32).fill(tries % 256, tries % 31, 32);
    const opened = openMatch(rules, setup.value, seededChance({ matchId: id, seed, salts: [] }, 0));
    const held = opened.ok ? (opened.value.opening as { tactics: { HERB: { card: string } } }).tactics.HERB.card : '';
    if (held === card) return { id, seed };
  }
}

async function line(duel: Duel, by: 'south' | 'north', text: string): Promise<void> {
  const { step } = await duel.stored();
  await order(duel, duel[by], { expectedStep: step, line: text });
}

describe('a squad that is picked in secret (AWW-012)', () => {
  test('is told to nobody: not in lines, log, frames, record, letters and webhooks', async () => {
    const dice = diceThatDeal('T04');
    const seen: string[] = [];
    for (const picks of [
      ['medic', 'sniper', 'pilot', 'gunner'],
      ['captain', 'recruit', 'tanker', 'chef'],
    ]) {
      const duel = await openDuel(office.context, { ...PICKING, dice });
      await hookNorth(office, duel);
      await line(duel, 'south', 'play T04');
      await line(duel, 'north', 'keep');
      for (const [index, pick] of picks.entries()) {
        await line(duel, 'south', `pick ${pick}`);
        await line(duel, 'north', `pick ${['captain', 'medic', 'pilot', 'recruit'][index]}`);
      }
      const outside = await seenFromOutside(office, duel, watcher);
      expect(outside).toContain('pick captain');
      expect(outside).toContain('Cloak and Dagger');
      seen.push(outside);
      await office.context.db.match.delete({ where: { id: duel.id } });
    }
    expect(seen[1]).toBe(seen[0]);
  });
});
