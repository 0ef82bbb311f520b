/** THE-RULES "Standing orders": "A `when` key about an attack does not hold while none runs"; `minAttackValue` is 0 then. */
import { expect, test } from 'vitest';
import { answerTo, ordersOf } from '../testing/orders.ts';
import { between } from '../testing/positions.ts';

const VETERAN = { side: 'german', card: 'Veteran Unit' };
const contested = (...cards: readonly object[]) => ({ window: 'negate', contest: { about: 'free', cards } });

test('TDC-074 the attack that has ended is no reason to negate a Free Action', () => {
  const at = between('Panther', 'M10', {}, { hand: ['Rally'] }, contested(VETERAN));
  const rule = (when: object) => ordersOf([{ window: 'NEGATE', when, play: ['Rally'] }]);
  expect(answerTo(at, rule({}))).toBe('play Rally');
  expect(answerTo(at, rule({ attackerType: ['MT'] }))).toBe('pass');
  expect(answerTo(at, rule({ attackerIs: ['tank'] }))).toBe('pass');
});

test.each([
  [0, 'play Professionalism'],
  [1, 'pass'],
])('TDC-044 between attacks an attack worth %i or more: %s', (minAttackValue, answer) => {
  const rally = { side: 'anglo', card: 'Rally' };
  const at = between('Panther', 'M10', { hand: ['Professionalism'] }, {}, contested(VETERAN, rally));
  expect(answerTo(at, ordersOf([], { rally: { mode: 'always', minAttackValue } }))).toBe(answer);
});
