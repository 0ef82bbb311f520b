/** THE-RULES "Standing preferences": standing preferences that one press leaves. */
import { expect, test } from 'vitest';
import { animalWorldWar as rules } from '../index.ts';
import type { Empire } from '../state.ts';
import { Trial, tile, unit } from '../testing/trial.ts';
import { INITIAL_ORDERS, type StandingOrders } from './standing-orders.ts';

const seat = (side: Empire, player = 0) => ({ side, player });

/** Two to be hit on the tile, one of them hurt, and a sniper who hits. */
function asked(): Trial {
  const units = [
    unit('H.sniper', '0,2'),
    unit('C.medic', '0,1', { damage: 1 }),
    unit('C.recruit', '0,1', { damage: 2 }),
  ];
  const trial = new Trial({
    units: [...units, unit('C.tank', '0,-2')],
    tiles: [tile('0,-2', 'field', { nml: true })],
  });
  trial.play('sniper x 0,1', 6);
  return trial;
}

const offers = (trial: Trial, side: Empire, orders: StandingOrders = INITIAL_ORDERS) =>
  rules.standingOffers(trial.view(side), seat(side), orders);

function press(trial: Trial, side: Empire, code: string, orders: StandingOrders = INITIAL_ORDERS): StandingOrders {
  const offer = offers(trial, side, orders).find((one) => one.code === code);
  const filed = offer && rules.files(offer.command, orders, trial.view(side), seat(side));
  if (!filed) throw new Error(`${code} is not offered`);
  return filed;
}

test('who is asked which unit is hit may leave a target for good, and who is not asked may ask for it', () => {
  const trial = asked();
  const codes = (orders: StandingOrders) => offers(trial, 'CARN', orders).map(({ code }) => code);
  expect(codes(INITIAL_ORDERS)).toEqual(['mostRemaining', 'lowestValue', 'tankFirst', 'ask']);
  const asking = press(trial, 'CARN', 'ask');
  expect(rules.standingAnswer(trial.view('CARN'), seat('CARN'), asking)).toBeNull();
  expect(codes(asking)).toEqual(['mostRemaining', 'lowestValue', 'tankFirst']);
});

test.each([
  ['mostRemaining', 'C.medic'],
  ['lowestValue', 'C.recruit'],
])('from then on %s: %s is hit', (code, choice) => {
  const trial = asked();
  const orders = press(trial, 'CARN', code, press(trial, 'CARN', 'ask'));
  expect(rules.standingAnswer(trial.view('CARN'), seat('CARN'), orders)).toMatchObject({ type: 'answer', choice });
  expect(orders.preferences.targetOrder).toHaveLength(new Set(orders.preferences.targetOrder).size);
  expect(offers(trial, 'CARN', orders).map((one) => one.code)).not.toContain(code);
});

test('the tank is named only by an Empire that has one', () => {
  expect(offers(asked(), 'HERB').map(({ code }) => code)).toEqual(['mostRemaining', 'lowestValue', 'ask']);
});

test('before the first turn the tactic may be kept for good, whatever is held', () => {
  const trial = new Trial({});
  const set = rules.parse.options({ layout: 'short', objective: 'O05', playersHERB: 2 });
  const document = rules.parse.scenario({});
  if (!set.ok || !document.ok) throw new Error('unreadable');
  const take = <Name extends string>(left: Readonly<Record<Name, number>>): Name =>
    (Object.keys(left) as Name[]).find((name) => left[name] > 0) as Name;
  const chance = { draw: () => 1, take };
  const state = rules.setUp({ scenario: document.value, options: set.value, carryOver: null }, chance);
  if (!state.ok) throw new Error(state.fault.code);
  trial.state = state.value;
  const orders = press(trial, 'HERB', 'keep');
  expect(rules.standingAnswer(trial.view('HERB'), seat('HERB'), orders)).toEqual({ type: 'keep' });
  expect(offers(trial, 'HERB', orders)).toEqual([]);
  expect(rules.standingOffers(trial.view('HERB', 1), seat('HERB', 1), INITIAL_ORDERS)).toEqual([]);
});
