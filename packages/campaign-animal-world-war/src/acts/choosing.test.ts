/** Computer players (LC-094), and who is waited for (LC-090). */
import { describe, expect, test } from 'vitest';
import { War } from '../testing/war.ts';
import { chooseAct } from './choosing.ts';
import { waitsOf } from './waits.ts';

const HELD = { status: 'pow', heldIn: 'c04' };
const LOST = { status: 'mia', lostAt: { battleId: 'try/1', city: 'c02', at: [0, 0] } };
const war = (soldiers: object) => new War({}, { soldiers });

describe('what greedy declares first', () => {
  test.each([
    ['two prisoners at once', { 'H.medic': HELD, 'H.chef': HELD, 'H.pilot': LOST }, { kind: 'rescue' }],
    ['then who is dear and missing', { 'H.chef': HELD, 'H.pilot': LOST }, { kind: 'recover', soldier: 'H.pilot' }],
    ['and before all attacks', { 'H.captain': LOST }, { kind: 'recover', soldier: 'H.captain' }],
    ['but not who is not dear', { 'H.gunner': LOST }, { kind: 'attack' }],
    ['nor one prisoner alone', { 'H.chef': HELD }, { kind: 'attack' }],
  ])('%s', (_, soldiers, wanted) => {
    expect(chooseAct(war(soldiers).course, 'HERB', 'greedy')).toMatchObject({ type: 'declare', ...wanted });
  });
});

test('whoever plays at random gives up as little as greedy does', () => {
  for (let seq = 0; seq < 200; seq += 1) {
    const act = chooseAct({ ...war({}).course, seq }, 'HERB', 'random');
    expect(['resign', 'offerDraw', 'claim']).not.toContain(act?.type);
  }
});

test('LC-033: other terms wait for the word of the other Empire, and then they are refused', () => {
  const begun = War.begun();
  begun.play('HERB', { type: 'declare', kind: 'attack', city: 'c02', terms: { objective: 'O11', layout: null } });
  expect(waitsOf(begun.course)).toMatchObject([{ side: 'CARN', what: 'terms', late: { type: 'timeUp' } }]);
});
