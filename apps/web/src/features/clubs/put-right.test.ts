import { expect, test } from 'vitest';
import type { ClubEvent, EventLeg, LogLine } from './operations.ts';
import { mayBeAgain, seatsAt } from './put-right.ts';

const person = (id: string, team: string) => ({ id, name: id.toUpperCase(), team });
const leg = (board: number, a: string, b: string, state = 'running') =>
  ({ matchId: `m${board}`, round: 1, leg: 1, board, a, b, state }) as EventLeg;

/** Foxes are a1 to a3, Geese b1 and b2; at board 2 nobody sits for the Geese. */
const event = {
  state: 'running',
  entries: [
    { id: 'foxes', name: 'Foxes', team: null },
    { id: 'geese', name: 'Geese', team: null },
    ...['a1', 'a2', 'a3'].map((id) => person(id, 'foxes')),
    ...['b1', 'b2'].map((id) => person(id, 'geese')),
  ],
  legs: [leg(1, 'a1', 'b1')],
  missing: [leg(2, 'geese', 'a2')],
  tables: {
    squads: [
      { id: 'foxes', squad: ['a1', 'a2', 'a3'], absent: [] },
      { id: 'geese', squad: ['b1', 'b2'], absent: ['b2'] },
    ],
  },
} as unknown as ClubEvent;

const named = (one: EventLeg) => seatsAt(event, one).seats?.map(({ people }) => people.map(({ id }) => id));

test('CL-128: who has no other board of the encounter may be named for one, and who sits there stays otherwise', () => {
  expect(named(leg(1, 'a1', 'b1'))).toEqual([['a3'], ['b2']]);
  expect(named(leg(2, 'geese', 'a2'))).toEqual([['b2'], ['a3']]);
  expect(seatsAt(event, leg(2, 'geese', 'a2')).seats?.map(({ team, filled }) => [team, filled])).toEqual([
    ['Geese', false],
    ['Foxes', true],
  ]);
  expect(seatsAt(event, { ...leg(1, 'a1', 'b1'), board: null })).toEqual({});
});

test('CL-096: a match is played again once, and not in an event that is over', () => {
  const said = (how: string) => ({
    seq: 3,
    act: { kind: 'decide', how, round: 1, leg: 1, board: 1, a: 'foxes', b: 'geese' },
  });
  const again = (log: readonly object[], state = 'running') =>
    mayBeAgain({ ...event, state } as ClubEvent, log as readonly LogLine[], leg(1, 'a1', 'b1'));
  expect(again([])).toBe(true);
  expect(again([said('adjudicated')])).toBe(true);
  expect(again([said('replay')])).toBe(false);
  expect(again([], 'finished')).toBe(false);
});
