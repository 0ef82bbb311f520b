/**
 * CL-171: many divisions whose windows end together close one after another, and a result rewrites only its own tables.
 */
import { type Genesis, genesisJson, hashOf, type LogEvent, opened, type Quarter, settingsOf } from '@fieldpost/league';
import { expect, test } from 'vitest';
import { lateLegs, roundsOverLimit } from './late-legs.ts';
import { appended, entriesTouched, legIdOf, type OpenedEvent, openLegs, tablesOf } from './opened-event.ts';
import type { StoredEvent, StoredLeg } from './store.ts';

const DUE = Date.parse('2026-07-01T18:00:00Z');
const MINUTE = 60_000;

/** A season with the given number of divisions of four, whose first rounds are open and all due at one instant. */
function season(divisions: number, openMatches = 8): OpenedEvent {
  const limits = { divisionSize: 4, openMatches };
  const settings = settingsOf({
    format: 'league',
    sideMode: 'single',
    limits,
    plan: [1, 1, 1],
    late: { policy: 'adjudicate' },
  });
  if (!settings.ok) throw new Error(settings.fault.code);
  const ids = Array.from({ length: 4 * divisions }, (_, index) => `e${index + 1}`);
  const entries = ids.map((id, index) => ({ id, name: id, number: index + 1, rating: null, apart: null, since: null }));
  const genesis: Genesis = { settings: settings.value, seed: '5e'.repeat(32), entries, running: true };
  const ledger = opened(genesis);
  if (!ledger.ok) throw new Error(ledger.fault.code);
  const event = { id: 'season', head: hashOf(genesisJson(genesis)), entries: [], cases: [], legs: [] as StoredLeg[] };
  const found = { event: event as unknown as StoredEvent, ledger: ledger.value, log: [] };
  say(found, { kind: 'round', round: 1, pairs: [], byes: {} });
  event.legs = openLegs(found).map((placed) => {
    const { leg } = placed;
    const row = { id: legIdOf('season', placed), a: leg.a, b: leg.b, round: 1, state: 'running', dueAt: new Date(DUE) };
    return row as unknown as StoredLeg;
  });
  return found;
}

function say(event: OpenedEvent, act: LogEvent): void {
  const { fault } = appended(event, [{ act, actorId: null, role: 'house' }], 0);
  if (fault !== null) throw new Error(fault.code);
}

const divisionsOf = (
  { ledger }: OpenedEvent,
  legs: readonly { readonly leg: Pick<StoredLeg, 'a'> }[],
): readonly number[] => {
  const place = ({ a }: Pick<StoredLeg, 'a'>) => ledger.groups.findIndex(({ entries }) => entries.includes(a));
  return [...new Set(legs.map(({ leg }) => place(leg)))];
};

test('CL-171: each division closes a little after the one before it, all within a minute', () => {
  const event = season(3);
  const closed = (after: number) => divisionsOf(event, lateLegs(event, new Date(DUE + after)).cases);
  expect([-1, 0, MINUTE / 3 - 1].map(closed)).toEqual([[], [0], [0]]);
  expect([MINUTE / 3, (2 * MINUTE) / 3, MINUTE].map(closed)).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 1, 2],
  ]);
  const alone = season(1);
  expect(lateLegs(alone, new Date(DUE)).cases).toHaveLength(2);
});

test('CL-171: a result makes the tables of its own division anew, the others stay, and all of them are what the log gives', () => {
  const event = season(3);
  let tables = tablesOf(event.ledger);
  for (const [index, { encounter, leg }] of openLegs(event).entries()) {
    const q: readonly [Quarter, Quarter] = index % 2 === 0 ? [4, 0] : [2, 2];
    const name = { round: encounter.round, a: leg.a, b: leg.b, leg: 1, board: null };
    const act: LogEvent = { kind: 'result', how: 'played', ...name, q, margin: 0, misses: [0, 0] };
    say(event, act);
    const after = tablesOf(event.ledger, { tables, touched: entriesTouched([act]) });
    expect(after).toEqual(tablesOf(event.ledger));
    const kept = (after.table as readonly unknown[]).map((one, at) => one === (tables.table as readonly unknown[])[at]);
    const own = event.ledger.groups.findIndex(({ entries }) => entries.includes(leg.a));
    expect(kept).toEqual([0, 1, 2].map((at) => at !== own));
    tables = after;
  }
  expect(entriesTouched([{ kind: 'state', to: 'finished' }])).toEqual([]);
  expect(tablesOf(event.ledger, { tables, touched: [] })).toEqual(tablesOf(event.ledger));
});

test('CL-074: a wave never waits: whoever would pass their limit has their oldest matches decided, once', () => {
  const event = season(1, 2);
  const rows = event.event.legs as StoredLeg[];
  expect(roundsOverLimit(event, [2])).toEqual([]);
  expect(roundsOverLimit(event, [2, 3]).map(({ leg, cause, stopped }) => [leg.id, cause, stopped])).toEqual(
    rows.map(({ id }) => [id, 'late', true]),
  );
  expect(roundsOverLimit(event, [])).toEqual([]);
  const [{ encounter, leg } = { encounter: null, leg: null }] = openLegs(event);
  if (encounter === null) throw new Error('no match');
  const name = { round: encounter.round, a: leg.a, b: leg.b, leg: 1, board: null };
  say(event, { kind: 'result', how: 'played', ...name, q: [4, 0], margin: 0, misses: [0, 0] });
  expect(roundsOverLimit(event, [2, 3]).map((one) => one.leg.id)).toEqual([rows[1]?.id]);
});
