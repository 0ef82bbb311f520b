import { describe, expect, test } from 'vitest';
import { dropTurn, type HeldTurn, heldTurns, isHeld, keepTurn, sendableIn } from './held-turn.ts';

/** A browser's storage in memory. */
function storage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const END = { type: 'endTurn' } as const;
const TURN: HeldTurn = { id: 'm1', step: 9, command: END, key: 'k1', until: 8_000 };
const POST = { clockSpec: { bankSeconds: 3 * 86_400, fixed: null }, deadline: '1970-01-03T00:00:00Z' };
const at = (minutes: number): string => new Date(minutes * 60_000).toISOString();

describe('F-8: what is held', () => {
  test.each<[string, string, typeof POST, boolean]>([
    ['the end of a turn by post', 'endTurn', POST, true],
    ['a whole secret plan', 'ready', POST, true],
    ['any other order', 'move', POST, false],
    ['a live match', 'endTurn', { ...POST, clockSpec: { bankSeconds: 45 * 60, fixed: null } }, false],
    ['under 2 minutes of clock', 'endTurn', { ...POST, deadline: at(1.9) }, false],
    ['2 minutes of clock', 'endTurn', { ...POST, deadline: at(2) }, true],
  ])('%s', (_, type, clock, held) => {
    expect(isHeld({ type }, clock, 0)).toBe(held);
  });

  test('without a deadline', () => {
    expect(isHeld(END, { ...POST, deadline: null }, 0)).toBe(true);
  });
});

describe('F-8: where it is kept', () => {
  test('until it is sent or taken back; of one match the last', () => {
    const store = storage();
    keepTurn(store, TURN);
    keepTurn(store, { ...TURN, id: 'm2', key: 'k2' });
    keepTurn(store, { ...TURN, key: 'k3' });
    expect(heldTurns(store).map(({ id, key }) => [id, key])).toEqual([
      ['m2', 'k2'],
      ['m1', 'k3'],
    ]);
    dropTurn(store, 'k3');
    dropTurn(store, 'unknown');
    expect(heldTurns(store).map(({ key }) => key)).toEqual(['k2']);
    dropTurn(store, 'k2');
    expect(store.getItem('fieldpost.held-turns')).toBeNull();
  });

  test.each([
    'nonsense',
    '{}',
    '[null, 1, {"id": "m1"}]',
    `[{"id":"m1","key":"k","step":1.5,"until":2,"command":null}]`,
  ])('what cannot be read is nothing: %s', (raw) => {
    expect(heldTurns(storage({ 'fieldpost.held-turns': raw }))).toEqual([]);
  });

  test('another page sends it only after the one that holds it had its time', () => {
    expect([sendableIn(TURN, 0), sendableIn(TURN, 10_000), sendableIn(TURN, 99_000)]).toEqual([10_000, 0, 0]);
  });
});
