/** THE-RULES "Standing orders": standing answers that one press leaves. */
import { expect, test } from 'vitest';
import { tankKillers as rules, type StandingOrders } from '../index.ts';
import { answerTo, LOST, ordersOf, PANTHER } from '../testing/orders.ts';
import { Trial } from '../testing/trial.ts';
import { INITIAL_ORDERS } from './standing-orders.ts';

const ANGLO = { side: 'anglo', player: 0 } as const;
const view = new Trial(PANTHER).viewOf();
const codes = (orders: StandingOrders) => rules.standingOffers(view, ANGLO, orders).map(({ code }) => code);

function press(code: string, orders: StandingOrders = INITIAL_ORDERS): StandingOrders {
  const offer = rules.standingOffers(view, ANGLO, orders).find((one) => one.code === code);
  const filed = offer && rules.files(offer.command, orders, view, ANGLO);
  if (!filed) throw new Error(`${code} is not offered`);
  return filed;
}

test('who passes by their orders may ask to be asked, and the other way round', () => {
  expect(codes(INITIAL_ORDERS)).toEqual(['end-ask', 'rally-always', 'rally-never']);
  const asking = press('end-ask');
  expect(answerTo(PANTHER, asking)).toBe('ask');
  expect(answerTo(PANTHER, press('end-pass', asking))).toBe('pass');
});

test('asking is offered only where it tells nothing of the hand: ORDERS_REVEAL', () => {
  expect(codes(ordersOf([{ window: LOST, play: ['Mud'] }]))).toEqual(['rally-always', 'rally-never']);
});

test('the rest of the orders stays: rules, the least attack value, the plan', () => {
  const plan = { turn: 3, discard: null, targets: ['@top'], modifiers: null, finish: null, free: null };
  const orders = {
    ...ordersOf([{ window: LOST, play: ['Mud'] }], { rally: { mode: 'ask', minAttackValue: 4 } }),
    plan,
  };
  expect(press('rally-never', orders)).toEqual({ ...orders, rally: { mode: 'never', minAttackValue: 4 } });
});
