/** THE-RULES "Windows", 6: dice drawn by purpose give the same game under all paces, and every event has a sentence. */
import { type Chance, fastNumbers } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { massWarfare as rules } from './index.ts';
import { INITIAL_ORDERS, type StandingOrders } from './orders/standing-orders.ts';
import type { State } from './state.ts';

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return fastNumbers(sum)();
}

/** A die for each purpose, the same whenever it falls; no purpose comes twice. */
function byPurpose(seed: number): Chance {
  const seen = new Set<string>();
  return {
    draw(faces, purpose) {
      if (seen.has(purpose)) throw new Error(`${purpose} was thrown twice`);
      seen.add(purpose);
      return 1 + (hash(`${seed} ${purpose}`) % faces);
    },
    take() {
      throw new Error('no cards');
    },
  };
}

const ARMED = {
  map: 'twin-rivers',
  bases: [
    { hex: [-4, -3], base: 'airf' },
    { hex: [4, 3], base: 'airf' },
    { hex: [-3, -3], base: 'fact' },
    { hex: [3, 3], base: 'fact' },
  ],
  units: [
    ...[1, 2, 3].map((index) => ({ id: `s1-bmb-${index}`, hex: [-4, -3] })),
    ...[1, 2, 3].map((index) => ({ id: `s2-ftr-${index}`, hex: [4, 3] })),
    ...[
      ['s1-inf-1', [1, 0]],
      ['s1-tank-1', [2, -1]],
      ['s1-art-1', [0, -1]],
      ['s2-inf-1', [0, 1]],
      ['s2-mech-1', [2, 1]],
      ['s2-aa-1', [3, 2]],
      ['s2-art-1', [1, 1]],
      ['s1-war-1', [3, -5]],
      ['s2-sub-1', [4, -5]],
    ].map(([id, hex]) => ({ id, hex })),
  ],
};

/** Everybody chooses by what the order is and when, never by what was chosen before: the same in whatever order visits come. */
function played(pace: string, seed: number): { readonly state: State; readonly events: readonly Event[] } {
  const scenario = rules.parse.scenario(ARMED);
  const options = rules.parse.options({ pace, turnLimit: 10, startMetal: 99, startOil: 99 });
  if (!scenario.ok || !options.ok) throw new Error('the set-up');
  const chance = byPurpose(seed);
  const opened = rules.setUp({ scenario: scenario.value, options: options.value, carryOver: null }, chance);
  if (!opened.ok) throw new Error(opened.fault.code);
  let state = opened.value;
  const events: Event[] = [];
  const orders: Record<string, StandingOrders> = {};
  for (
    let pending = rules.pending(state, 'spectator');
    pending.kind === 'choice';
    pending = rules.pending(state, 'spectator')
  ) {
    const seat = { side: pending.side, player: 0 };
    const own = orders[seat.side] ?? { ...INITIAL_ORDERS, transfers: 'ask' as const };
    const view = rules.view(state, seat, own);
    const answered = rules.standingAnswer(view, seat, own);
    const command = answered ?? chosen(rules.legalCommands(view, seat), state.war.turn, seed);
    const filed = rules.filingCommands.includes(command.type) ? rules.files(command, own, view, seat) : null;
    if (filed !== null) {
      orders[seat.side] = filed;
      continue;
    }
    const decided = rules.decide(state, seat, command, chance);
    if (!decided.ok) throw new Error(decided.fault.code);
    events.push(...decided.value);
    state = decided.value.reduce(rules.evolve, state);
  }
  return { state, events };
}

/** The order with the highest number, or a pass if all are low. A planned order counts like an executed one. */
function chosen(menu: readonly Command[], turn: number, seed: number): Command {
  const key = (command: Command) => {
    const order = command.type === 'plan' ? command.order : command;
    return order.type === 'pass' ? 0x3000_0000 : hash(`${seed} ${turn} ${JSON.stringify(order)}`);
  };
  const [best] = menu.toSorted((one, other) => key(other) - key(one));
  if (best === undefined) throw new Error('nothing to do');
  return best;
}

/** The board without where the turn stands. */
function board({ war }: State) {
  const { armies, control, bases, fire, players, turn } = war;
  return { armies, control, bases, fire, players, turn };
}

describe('MW-008: one and the same game under all paces', () => {
  test.each([1, 2, 3, 4, 5])('number %i: strict and windows', (seed) => {
    expect(board(played('windows', seed).state)).toEqual(board(played('strict', seed).state));
  });
});

describe('what happened', () => {
  const { events } = played('windows', 9);
  test('is told in one sentence each', () => {
    for (const event of events) {
      const sentence = rules.tell(event);
      expect(sentence, event.type).toMatch(/^[A-Z][^\n]*[.]$/);
      expect(sentence, event.type).not.toMatch(/undefined|null|NaN|\[object|s[12]-/);
    }
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(12);
  });
});

test('a view stays below 64 kB', () => {
  const { state } = played('strict', 3);
  expect(JSON.stringify(rules.view(state, { side: 's1', player: 0 })).length).toBeLessThan(64_000);
});
