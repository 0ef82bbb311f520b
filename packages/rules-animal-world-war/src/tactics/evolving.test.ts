/** What cards leave behind on the table. */
import { expect, test } from 'vitest';
import { evolve } from '../evolving.ts';
import type { Effect } from '../state.ts';
import { Trial } from '../testing/trial.ts';

test('a new effect joins those that last', () => {
  const smoke = { id: 1, by: 'HERB', card: 'T08', does: 'cover', amount: 2, until: 'ownNextTurn', tiles: [[0, 0]] };
  const { state } = new Trial({ position: { effects: [smoke] } });
  const [first] = state.battle.effects;
  const second = { ...first, id: 2, by: 'CARN' } as Effect;
  const both = evolve(state, { type: 'effectStarted', effect: second });
  expect(both.battle.effects).toEqual([first, second]);
  expect(evolve(both, { type: 'effectEnded', card: 'T08', empire: 'HERB' }).battle.effects).toEqual([second]);
});
