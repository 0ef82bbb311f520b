import type { Pending } from '@fieldpost/engine';
import { expect, test } from 'vitest';
import { type Change, type MatchFacts, notificationsFor, type Recipient } from './rules.ts';

const choice = (side: string, clock: 'turn' | 'reaction' = 'turn'): Pending<string> => ({
  kind: 'choice',
  side,
  window: clock,
  clock,
});
const orders = (...from: string[]): Pending<string> => ({ kind: 'orders', from, window: 'army' });

const OFFER = { accepted: ['south'], until: ['north'], since: 7 };

function facts(pending: Pending<string> | null, more: Partial<MatchFacts> = {}): MatchFacts {
  const waitingFor = pending?.kind === 'choice' ? [pending.side] : pending?.kind === 'orders' ? pending.from : [];
  return { status: 'playing', sealedStep: 7, pending, waitingFor, drawOffer: null, ending: null, ...more };
}

const person = (side: string, more: Partial<Recipient> = {}): Recipient => ({
  side,
  userId: `user-${side}`,
  ...more,
});
const BOTH = [person('south'), person('north')];

function told(change: Partial<Change> & Pick<Change, 'before' | 'after'>): string[] {
  const rows = notificationsFor({ matchId: 'm', seats: BOTH, actorId: null, ...change }, () => 'id');
  return rows.map((row) => `${row.userId} ${row.kind} ${row.why} ${row.step}`);
}

const open = facts(null, { status: 'open' });
const over = facts(null, { status: 'finished', sealedStep: 9 });

test.each<[string, Partial<Change> & Pick<Change, 'before' | 'after'>, string[]]>([
  [
    'a change of turns tells who is awaited now',
    { before: facts(choice('south')), after: facts(choice('north')), actorId: 'user-south' },
    ['user-north turn awaited 7'],
  ],
  [
    'going on within a turn tells nobody',
    { before: facts(choice('south')), after: facts(choice('south')), actorId: 'user-south' },
    [],
  ],
  [
    'an attack asks for an answer',
    { before: facts(choice('south')), after: facts(choice('north', 'reaction')), actorId: 'user-south' },
    ['user-north reaction awaited 7'],
  ],
  [
    'the answer gives the turn back',
    { before: facts(choice('north', 'reaction')), after: facts(choice('south')), actorId: 'user-north' },
    ['user-south turn awaited 7'],
  ],
  [
    'one of two secret orders tells nobody',
    {
      before: facts(orders('south', 'north')),
      after: facts(orders('south', 'north'), { waitingFor: ['north'] }),
      actorId: 'user-south',
    },
    [],
  ],
  [
    'the last secret order opens the next window',
    {
      before: facts(orders('south', 'north'), { waitingFor: ['north'] }),
      after: facts(choice('south')),
      actorId: 'user-north',
    },
    ['user-south turn awaited 7'],
  ],
  [
    'a secret window asks both',
    { before: facts(choice('south')), after: facts(orders('south', 'north')), actorId: null },
    ['user-south orders awaited 7', 'user-north orders awaited 7'],
  ],
  [
    'the start tells all but the one who sat down last',
    { before: open, after: facts(orders('south', 'north')), actorId: 'user-north' },
    ['user-south started match-started 7'],
  ],
  [
    'a seat taken, others free',
    { before: open, after: open, actorId: 'user-north' },
    ['user-south joined seat-taken 7'],
  ],
  [
    'an offer of a draw',
    { before: facts(choice('south')), after: facts(choice('south'), { drawOffer: OFFER }), actorId: 'user-south' },
    ['user-north draw-offered draw-offer 7'],
  ],
  [
    'a standing offer is told once',
    {
      before: facts(choice('south'), { drawOffer: OFFER }),
      after: facts(choice('south'), { drawOffer: OFFER }),
      actorId: 'user-south',
    },
    [],
  ],
  [
    'a new turn with a new offer is one mail',
    { before: facts(choice('south')), after: facts(choice('north'), { drawOffer: OFFER }), actorId: 'user-south' },
    ['user-north draw-offered draw-offer 7'],
  ],
  [
    'time runs out: both are told',
    { before: facts(choice('south')), after: facts(choice('north')), timedOut: ['south'] },
    ['user-south timed-out deadline 7', 'user-north turn other-deadline 7'],
  ],
  [
    'who is put out is told so, the next whose turn it is as always',
    {
      before: facts(choice('south')),
      after: facts(choice('east')),
      seats: [...BOTH, person('east')],
      actorId: 'user-south',
      out: ['north'],
    },
    ['user-north out put-out 7', 'user-east turn awaited 7'],
  ],
  [
    'whose time ran out is told that, and so that they are out; their partner likewise',
    {
      before: facts(choice('south')),
      after: facts(choice('north')),
      seats: [...BOTH, person('south', { userId: 'partner' })],
      timedOut: ['south'],
      out: ['south'],
    },
    ['user-south timed-out deadline 7', 'user-north turn other-deadline 7', 'partner timed-out deadline 7'],
  ],
  [
    'the end is told to the other',
    { before: facts(choice('south')), after: over, actorId: 'user-south' },
    ['user-north finished match-finished 9'],
  ],
  [
    'an end by the clock is told to both',
    { before: facts(choice('south')), after: over, timedOut: ['south'] },
    ['user-south finished match-finished 9', 'user-north finished match-finished 9'],
  ],
  ['after the end nothing is told', { before: over, after: over }, []],
  [
    'not to an empty seat',
    { before: facts(choice('south')), after: facts(choice('north')), seats: [person('north', { userId: null })] },
    [],
  ],
  [
    'who plays both sides writes no letters to themselves',
    {
      before: facts(choice('south')),
      after: facts(choice('north')),
      seats: [person('south', { userId: 'u' }), person('north', { userId: 'u' })],
      actorId: 'u',
    },
    [],
  ],
])('%s', (_name, change, expected) => {
  expect(told(change)).toEqual(expected);
});
