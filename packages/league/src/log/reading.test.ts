/** CL-199: acts that cannot be are refused with a code, member by member. */
import { expect, test } from 'vitest';
import { actOf } from './read.ts';

const REASON = 'They are brothers.';
test.each([
  ['an order of nobody', { type: 'seed', order: [] }, 'order'],
  ['an order that is none', { type: 'seed', order: 'e1' }, 'order'],
  ['an order with a number', { type: 'seed', order: ['e1', 2] }, 'order'],
  ['an order with one twice', { type: 'seed', order: ['e1', 'e1'] }, 'order'],
  ['a round 0', { type: 'repair', round: 0 }, 'round'],
  ['a round 1.5', { type: 'repair', round: 1.5, reason: REASON }, 'round'],
  ['settings that are a list', { type: 'amend', settings: [], reason: REASON }, 'settings'],
  ['no settings', { type: 'amend', reason: REASON }, 'settings'],
  ['a state of nobody', { type: 'state', to: 'over' }, 'to'],
  ['no kind', { entry: 'e1' }, 'type'],
])('%s: %j', (_, raw, at) => expect(actOf(raw)).toMatchObject({ ok: false, fault: { code: 'CL_BAD_INPUT', at } }));

test('a good one is read whole', () => {
  expect(actOf({ type: 'seed', order: ['e2', 'e1'] })).toEqual({
    ok: true,
    value: { at: null, event: { kind: 'seed', order: ['e2', 'e1'] } },
  });
  expect(actOf({ kind: 'repair', payload: { round: 2, reason: REASON } })).toMatchObject({
    value: { event: { kind: 'repair', round: 2, reason: REASON } },
  });
});
