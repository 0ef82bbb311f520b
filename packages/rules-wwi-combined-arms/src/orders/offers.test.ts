/** THE-RULES "Playing by post": retreat orders that one press leaves. */
import { expect, test } from 'vitest';
import { wwiCombinedArms as rules } from '../index.ts';
import { Trial } from '../testing/trial.ts';
import { INITIAL_ORDERS, type StandingOrders } from './standing-orders.ts';

const NORTH = { side: 'north', player: 0 } as const;
/** North's Infantry on d5 has 2 points of damage; South's Machine Gun on d3 forces it back. */
const FORCED = { position: '7h/8/8/3i4/8/3M4/8/4H3 S 1 1', start: 'attack', units: [{ id: 'N-inf-1', damage: 2 }] };

function forced(options: object = {}): Trial {
  const trial = new Trial(FORCED, options);
  trial.play('N: retreats all ask');
  trial.play('d3xd5');
  return trial;
}
const viewOf = (trial: Trial) => rules.view(trial.state, NORTH);

function press(trial: Trial, code: string, orders: StandingOrders = INITIAL_ORDERS): StandingOrders {
  const offer = rules.standingOffers(viewOf(trial), NORTH, orders).find((one) => one.code === code);
  const filed = offer && rules.files(offer.command, orders, viewOf(trial), NORTH);
  if (!filed) throw new Error(`${code} is not offered`);
  return filed;
}

test('every other way to retreat is offered, and asking', () => {
  const codes = rules.standingOffers(viewOf(forced()), NORTH, INITIAL_ORDERS).map(({ code }) => code);
  expect(codes).toEqual(['bestTerrain', 'awayFromEnemy', 'ask']);
});

test.each([
  ['list', 'd6'],
  ['awayFromEnemy', 'd6'],
  ['bestTerrain', 'c6'],
])('from then on %s: to %s', (code, to) => {
  const trial = forced({ terrain: 'shellholes' });
  const asking = press(trial, 'ask');
  expect(rules.standingAnswer(viewOf(trial), NORTH, asking)).toBeNull();
  const orders = press(trial, code, asking);
  expect(rules.standingAnswer(viewOf(trial), NORTH, orders)).toMatchObject({ type: 'retreat', to });
});

test('rules for single units stay as they were ordered', () => {
  const single = { choose: 'ask', order: INITIAL_ORDERS.retreat.all.order } as const;
  const orders = { ...INITIAL_ORDERS, retreat: { ...INITIAL_ORDERS.retreat, units: { 'N-inf-1': single } } };
  expect(press(forced(), 'bestTerrain', orders).retreat.units).toEqual({ 'N-inf-1': single });
});
