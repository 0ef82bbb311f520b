import { describe, expect, test } from 'vitest';
import { INITIAL_ORDERS } from './orders/standing-orders.ts';
import { parseCommand, parseStandingOrders } from './parsing.ts';

const code = (read: ReturnType<typeof parseCommand>) => (read.ok ? read.value : read.fault.code);

describe('commands from outside', () => {
  test.each([
    [{ type: 'move', unit: 'H.medic', path: [] }],
    [{ type: 'move', unit: 'H.medic', path: [[0, 0.5]] }],
    [{ type: 'move', unit: 'H.medic', path: [[0, 61]] }],
    [{ type: 'move', unit: 'H.medic', path: [[0, 1]], speed: 2 }],
    [{ type: 'shoot', unit: 'H.medic', target: [0, 1], ties: ['third'] }],
    [{ type: 'special', unit: 'H.medic', kind: 'sing' }],
    [{ type: 'special', unit: 'H.medic', kind: 'toString' }],
    [{ type: 'tactic', card: 'T99' }],
    [{ type: 'answer', question: -1, choice: 'H.medic' }],
    [{ type: 'approach', plane: 'H.plane', line: { dir: 6, first: [0, 0] } }],
    [{ type: 'handOver', unit: 'H.medic', player: 4 }],
    [{ type: 'move', unit: 'H.medic\n', path: [[0, 1]] }],
    [{ type: 'constructor' }],
    [[]],
    [null],
  ])('%j is malformed', (raw) => expect(code(parseCommand(raw))).toBe('MALFORMED'));

  test('what may be left out has its plain value', () => {
    expect(
      code(
        parseCommand({
          type: 'move',
          unit: 'H.medic',
          path: [
            [0, 1],
            [0, 0],
          ],
          drag: 'V1',
        }),
      ),
    ).toMatchObject({
      dragSteps: 2,
      build: null,
    });
    expect(code(parseCommand({ type: 'tactic', card: 'T01' }))).toMatchObject({ units: [], at: null });
  });

  test('minus nought is nought', () => {
    const read = code(parseCommand({ type: 'grenade', unit: 'H.medic', target: [-0, 1] }));
    expect(Object.is((read as { target: readonly number[] }).target[0], 0)).toBe(true);
  });
});

describe('standing orders from the store', () => {
  test('are read as they were filed', () => {
    expect(parseStandingOrders(JSON.parse(JSON.stringify(INITIAL_ORDERS)))).toEqual({
      ok: true,
      value: INITIAL_ORDERS,
    });
  });

  test.each([
    [{ ...INITIAL_ORDERS, wish: ['medic', 'medic'] }, 'ORDERS_INVALID'],
    [
      { ...INITIAL_ORDERS, preferences: { ...INITIAL_ORDERS.preferences, targetOrder: ['vipLast', 'vipLast'] } },
      'ORDERS_INVALID',
    ],
    [{ ...INITIAL_ORDERS, more: 1 }, 'MALFORMED'],
    [{ ...INITIAL_ORDERS, tactics: {} }, 'MALFORMED'],
    [null, 'MALFORMED'],
  ])('%j is refused', (raw, fault) =>
    expect(parseStandingOrders(raw)).toMatchObject({ ok: false, fault: { code: fault } }),
  );
});
