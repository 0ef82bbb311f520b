/** Offers show their effect before the other side answers (LC-033, LC-034). */
import { expect, test } from 'vitest';
import { offered } from './offers.ts';
import { War } from './testing/war.ts';

test('LC-033: which terms are offered, and what is fought if they are refused', () => {
  const war = War.begun();
  expect(offered(war.course)).toEqual({ terms: null, exchange: null });
  const terms = { objective: 'O05', layout: 'short' };
  war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02', terms });
  expect(offered(war.course).terms).toMatch(
    /^Herbivoria attacks Frostfen and offers .+ on a short field\. Refused, it is fought as the city has it: Behind the Lines on a medium field\.$/,
  );
  war.play('CARN', { type: 'answerTerms', accept: false });
  expect(offered(war.course).terms).toBeNull();
});

test('LC-034: who is offered for whom', () => {
  const soldiers = { 'H.medic': { status: 'pow', heldIn: 'c04' }, 'C.chef': { status: 'pow', heldIn: 'c01' } };
  const war = new War({}, { soldiers });
  war.play('HERB', { type: 'offerExchange', give: ['C.chef'], take: ['H.medic'] });
  expect(offered(war.course).exchange).toMatch(/^Herbivoria offers .+ for .+\.$/);
  war.play('CARN', { type: 'answerExchange', accept: true });
  expect(offered(war.course).exchange).toBeNull();
});
