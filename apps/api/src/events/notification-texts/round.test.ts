/**
 * Notifications of the acts of an event: to the people concerned, with a reason (CL-005, CL-160); inactivity never
 * pays.
 */
import { type Genesis, genesisJson, hashOf, type LogEvent, opened, settingsOf } from '@fieldpost/league';
import { describe, expect, test } from 'vitest';
import { appended, type OpenedEvent, tablesOf } from '../opened-event.ts';
import type { SignedRow, StoredEvent } from '../store.ts';
import { entryName } from '../teams/people.ts';
import { notificationTexts } from './round.ts';

const NAMES = ['Ida', 'Bo', 'Kim', 'Lu'];
const plain = { leg: 1, board: null, margin: 0, misses: [0, 0] } as const;

/** An event of four that runs, with the tables that it begins with. */
class Running {
  readonly opened: OpenedEvent;
  before: unknown;
  rows: readonly SignedRow[] = [];

  constructor(format: object) {
    const settings = settingsOf({ sideMode: 'single', ...format });
    if (!settings.ok) throw new Error(settings.fault.code);
    const entries = NAMES.map((id, index) => ({
      id,
      name: id,
      number: index + 1,
      rating: null,
      apart: null,
      since: null,
    }));
    const genesis: Genesis = { settings: settings.value, seed: '5e'.repeat(32), entries, running: true };
    const ledger = opened(genesis);
    if (!ledger.ok) throw new Error(ledger.fault.code);
    const people = NAMES.map((id) => ({
      id,
      user: { id: `user-${id}`, name: id, bot: null },
      label: '',
      teamName: null,
      teamId: null,
    }));
    const event = { id: 'event', head: hashOf(genesisJson(genesis)), entries: people };
    this.opened = { event: event as unknown as StoredEvent, ledger: ledger.value, log: [] };
    this.before = tablesOf(ledger.value);
  }

  /** The notifications of an act, by name. */
  tell(act: LogEvent): Readonly<Record<string, string>> {
    const { rows, fault } = appended(this.opened, [{ act, actorId: null, role: 'house' }], 0);
    const [row] = rows;
    if (fault !== null || row === undefined) throw new Error(fault?.code);
    const after = tablesOf(this.opened.ledger);
    const telling = { opened: this.opened, before: this.before, after, windowEnds: new Date(0) };
    const found = notificationTexts(telling, row).flatMap(({ entries, lines }) =>
      entries.map((id) => [id, lines.join(' ')]),
    );
    this.before = after;
    return Object.fromEntries(found.toReversed());
  }
}

const league = () => new Running({ format: 'league', limits: { divisionSize: 4 } });
const result = (a: string, b: string, round: number, q: readonly [number, number], how = 'played') =>
  ({ kind: 'result', how, round, a, b, q, ...plain }) as unknown as LogEvent;

describe('nobody gains by doing nothing', () => {
  test('a round names the opponent and what a missing first turn means (CL-005, CL-080)', () => {
    const told = league().tell({ kind: 'round', round: 1, pairs: [], byes: {} });
    expect(Object.keys(told).toSorted()).toEqual(NAMES.toSorted());
    expect(told.Ida).toMatch(/You play Lu\. .*5 days.*lose by walkover/);
  });

  test('whoever is free is told why, and what it counts (CL-062, CL-064)', () => {
    const swiss = new Running({ format: 'swiss', rounds: 2 });
    const told = swiss.tell({ kind: 'round', round: 1, pairs: [['Ida', 'Bo']], byes: { Kim: 'H', Lu: 'Z' } } as never);
    expect(told.Kim).toContain('half the points');
    expect(told.Lu).toContain('no points');
  });

  test('a walkover is told to both, the second one withdraws, and those who meet them hear of it (CL-080, CL-082, CL-084)', () => {
    const event = league();
    event.tell({ kind: 'round', round: 1, pairs: [], byes: {} });
    const first = event.tell(result('Ida', 'Lu', 1, [0, 4], 'walkover'));
    expect(first.Ida).toMatch(/no first turn in time against Lu.*A second time, your entry is withdrawn/);
    expect(first.Lu).toMatch(/Ida made no first turn in time.*you win by walkover/);
    event.tell({ kind: 'round', round: 2, pairs: [], byes: {} });
    const second = event.tell(result('Ida', 'Kim', 3, [0, 4], 'walkover'));
    expect(second.Ida).toContain('This was the second time: your entry is withdrawn');
    expect(second.Kim).toContain('you win by walkover');
    expect(second.Bo).toMatch(/Ida has twice made no first turn.*less than half/);
  });

  test('a withdrawal is told with what becomes of the matches (CL-084)', () => {
    const event = league();
    event.tell({ kind: 'round', round: 1, pairs: [], byes: {} });
    const told = event.tell({ kind: 'withdraw', entry: 'Ida' });
    expect(told.Ida).toContain('withdrawn');
    for (const name of ['Bo', 'Kim', 'Lu']) expect(told[name]).toMatch(/Ida has withdrawn.*their results are removed/);
  });

  test('late entries are told what they missed (CL-036)', () => {
    const swiss = new Running({ format: 'swiss', rounds: 3 });
    swiss.tell({
      kind: 'round',
      round: 1,
      pairs: [
        ['Ida', 'Bo'],
        ['Kim', 'Lu'],
      ],
      byes: {},
    } as never);
    const told = swiss.tell({ kind: 'late', id: 'Zoe', name: 'Zoe', number: null, rating: null, apart: null });
    expect(told.Zoe).toContain('paired from the next round on');
  });
});

test('a reversal is told to the parties, and to those whose place it changes, with its reason (CL-100)', () => {
  const event = league();
  for (const round of [1, 2, 3]) event.tell({ kind: 'round', round, pairs: [], byes: {} });
  event.tell(result('Ida', 'Lu', 1, [4, 0]));
  const { seq } = event.opened.ledger;
  // Ida stands before Bo by half a match, and behind after it, whatever the lots are.
  event.tell(result('Bo', 'Kim', 1, [4, 0]));
  event.tell(result('Ida', 'Bo', 2, [2, 2]));
  event.tell(result('Kim', 'Ida', 3, [2, 2]));
  const reason = 'The position was read wrongly.';
  const ruling = { kind: 'decide', how: 'adjudicated', by: 'ref', supersedes: seq, reason, round: 1, ...plain };
  const told = event.tell({ ...ruling, a: 'Ida', b: 'Lu', q: [0, 4] } as unknown as LogEvent);
  for (const name of ['Ida', 'Lu']) expect(told[name]).toMatch(/replaces the one about your match.*read wrongly/);
  expect(told.Bo).toMatch(/Ida – Lu was changed\. You are now in place 1/);
});

test('the end tells each their place (CL-160)', () => {
  const event = league();
  for (const round of [1, 2, 3]) event.tell({ kind: 'round', round, pairs: [], byes: {} });
  const told = event.tell({ kind: 'state', to: 'finished' });
  expect(Object.values(told).every((line) => /You finished in place \d/.test(line))).toBe(true);
});

test('who has left is nameless, computer players of one name are numbered (CL-024)', () => {
  expect(entryName({ user: { id: 'x', name: '', bot: null }, label: '', teamName: null })).toBe('former player');
  expect(entryName({ user: { id: 'x', name: 'Greedy', bot: 'greedy' }, label: '2', teamName: null })).toBe('Greedy 2');
});
