import { describe, expect, test } from 'vitest';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

/** Dice of a beginning: six cards dealt, who begins, three cards drawn. */
const ONES = [1, 1, 1, 1, 1, 1];

describe('set-up', () => {
  testRows([
    {
      rule: 'TDC-001',
      what: 'a German against an American or a British formation',
      at: {},
      options: { anglo: 'british', first: 'german' },
      dice: [...ONES, 1, 1, 1],
      script: ['? german deck 40', '? anglo deck 50'],
    },
    {
      rule: 'TDC-005',
      what: 'by chance, or as agreed',
      at: {},
      dice: [...ONES, 2, 1, 1, 1],
      script: ['? maneuver anglo'],
    },
    {
      rule: 'TDC-005',
      what: 'as agreed: no die',
      at: {},
      options: { first: 'anglo' },
      dice: [...ONES, 1, 1, 1],
      script: ['? maneuver anglo'],
    },
  ]);

  test('TDC-002 decks of 40 and 50 cards, TDC-003 92 tactics cards, one of each', () => {
    const { state } = new Trial({}, { first: 'german' }, [...ONES, 1, 1, 1]);
    expect(state.open.forces.german.list).toEqual(state.secret.decks.german);
    const all = [...state.secret.tactics, ...state.secret.hands.german, ...state.secret.hands.anglo];
    expect(new Set(all).size).toBe(92);
    expect(all).toHaveLength(92);
  });

  test('TDC-004 three cards each, German first; TDC-010 the first player draws three more', () => {
    const { state } = new Trial({}, { first: 'anglo' }, [...ONES, 1, 1, 1]);
    expect(state.secret.hands.german).toEqual(['T01', 'T02', 'T03']);
    expect(state.secret.hands.anglo).toEqual(['T04', 'T05', 'T06', 'T07', 'T08', 'T09']);
  });

  test('TDC-006 no formation card is in a hand, and no view holds the order or a face-down card of a deck', () => {
    const trial = new Trial({}, { first: 'german' }, [...ONES, 1, 1, 1]);
    const { open, ...own } = trial.viewOf('german');
    expect(own).toEqual({ side: 'german', hand: trial.state.secret.hands.german, committed: null });
    expect(Object.keys(open.forces.german)).not.toContain('decks');
    expect(trial.state.secret.script).toEqual({ tactics: [], german: [], anglo: [] });
  });
});
