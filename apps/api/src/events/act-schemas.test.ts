import { expect, test } from 'vitest';
import { ACT_TYPES } from './act-handlers.ts';
import { describedActs, memberFault } from './act-schemas.ts';

test.each(ACT_TYPES)('%s: a member that it does not have is named, and never dropped (CL-164)', (type) => {
  expect(memberFault({ type, name: 'x' })).toMatchObject({
    code: 'CL_BAD_INPUT',
    status: 422,
    details: { at: 'name' },
  });
  const documents = describedActs({}) as readonly {
    readonly properties: Record<string, { readonly const?: string }>;
  }[];
  const own = documents.find(({ properties }) => properties.type?.const === type);
  expect(own).toMatchObject({ additionalProperties: false });
});

test.each([
  [{ type: 'join', name: 'x' }, 'CL_BAD_INPUT', 'name'],
  [{ type: 'open', leg: 'x' }, 'CL_BAD_INPUT', 'leg'],
  [{ type: 'challenge' }, 'CL_BAD_INPUT', 'b'],
  [{ type: 'bye', round: '2', code: 'H' }, 'CL_BAD_INPUT', 'round'],
  [{ type: 'extend', leg: 'x', reason: 'late' }, 'CL_BAD_INPUT', 'days'],
])('%j: %s at %s', (act, code, at) => {
  expect(memberFault(act)).toMatchObject({ code, rule: 'CL-164', details: { at } });
});

test('without a reason it is the reason that is asked for', () => {
  expect(memberFault({ type: 'open-case', leg: 'x' })).toMatchObject({ code: 'CL_REASON_REQUIRED', rule: 'CL-013' });
});

test.each([
  { type: 'join' },
  { type: 'enter' },
  { type: 'leave', from: '2026-07-01', to: 1_783_000_000_000 },
  { type: 'report', leg: 'x', score: [4, 2], playedOn: null },
  { type: 'decide', leg: 'x', reason: 'so', how: 'play-on', days: 3 },
])('%j is whole', (act) => expect(memberFault(act)).toBeNull());
