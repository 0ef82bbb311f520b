/** CL-125, CL-126, CL-128: squads, the boards of a round, reserves; what becomes of teams that leave. */
import { describe, expect, test } from 'vitest';
import { answerTo } from '../asking/asks.ts';
import { exportOf, verifyExport } from '../asking/export.ts';
import type { LogEvent } from '../log/events.ts';
import { playersOf } from '../log/ledger.ts';
import { actOf } from '../log/read.ts';
import { append, type Genesis, opened } from '../log/replay.ts';
import { settingsOf } from '../settings/read.ts';

const SETTINGS = settingsOf({ format: 'team', boards: 2, sideMode: 'single' });
if (!SETTINGS.ok) throw new Error(SETTINGS.fault.code);

/** So many teams, of which nobody has said who plays. */
function begun(count: number, boards = 2) {
  if (!SETTINGS.ok) throw new Error('no settings');
  const entries = Array.from({ length: count }, (_, index) => ({
    id: `t${index + 1}`,
    name: `Team ${index + 1}`,
    number: index + 1,
    rating: null,
    apart: null,
    since: null,
  }));
  const genesis: Genesis = { settings: { ...SETTINGS.value, boards }, seed: 'ab'.repeat(32), entries, running: true };
  const ledger = opened(genesis);
  if (!ledger.ok) throw new Error(ledger.fault.code);
  const rows: Parameters<typeof exportOf>[1][number][] = [];
  const act = (raw: object): string => {
    const read = actOf(raw);
    if (!read.ok) return read.fault.code;
    const row = append(ledger.value, read.value, rows.at(-1)?.hash ?? exportOf(genesis, [], ledger.value).head);
    if (row.ok) rows.push(row.value);
    return row.ok ? 'ok' : row.fault.code;
  };
  const boardsOf = (round: number) =>
    ledger.value.groups
      .flatMap(({ encounters }) => encounters.filter((one) => one.round === round))
      .flatMap(({ legs }) => legs.map(playersOf));
  return { act, boardsOf, ledger: ledger.value, genesis, rows };
}
const squad = (entry: string, people: readonly string[], absent: readonly string[] = []) => ({
  type: 'squad',
  entry,
  squad: people,
  absent,
});
const round = (index: number) => ({ type: 'round', round: index });

test('CL-125, CL-126: the boards are manned as a round opens: the first team has side A on odd boards, no gap above a missing one', () => {
  const { act, boardsOf } = begun(2, 3);
  expect(act(squad('t1', ['a1', 'a2', 'a3', 'a4'], ['a2']))).toBe('ok');
  expect(act(squad('t2', ['b1', 'b2']))).toBe('ok');
  expect(boardsOf(1)[0]).toEqual(['t1', 't2']);
  expect(act(round(1))).toBe('ok');
  expect(boardsOf(1)).toEqual([
    ['a1', 'b1'],
    ['b2', 'a3'],
    ['a4', null],
  ]);
});

test('CL-125: who is not there for one round is there for the next', () => {
  const { act, boardsOf } = begun(4);
  for (const team of ['t1', 't2', 't3', 't4'])
    act(
      squad(
        team,
        ['1', '2', '3'].map((index) => `${team}-${index}`),
      ),
    );
  act(squad('t1', ['t1-1', 't1-2', 't1-3'], ['t1-1']));
  expect([act(round(1)), act(round(2))]).toEqual(['ok', 'ok']);
  expect(boardsOf(1).flat()).not.toContain('t1-1');
  expect(boardsOf(2).flat()).toContain('t1-1');
});

describe('what a team may not say', () => {
  const { act } = begun(2);
  act(squad('t1', ['a1', 'a2', 'a3']));
  test.each([
    ['CL-125: more than as many reserves as boards', squad('t2', ['1', '2', '3', '4', '5']), 'CL_TOO_MANY'],
    ['CL-128: somebody of another team', squad('t2', ['b1', 'a2']), 'CL_BAD_INPUT'],
    ['CL-125: a stranger who is not there', squad('t2', ['b1'], ['b2']), 'CL_BAD_INPUT'],
    ['one person twice', squad('t2', ['b1', 'b1']), 'CL_BAD_INPUT'],
    ['no list', { type: 'squad', entry: 't2', squad: 'b1' }, 'CL_BAD_INPUT'],
    ['a team that has not entered', squad('t9', ['b1']), 'CL_BAD_INPUT'],
  ])('%s', (_, wish, code) => expect(act(wish)).toBe(code));
});

describe('CL-128: a reserve takes over a board that is being played', () => {
  const board = (index: number) => ({ type: 'reserve', entry: 't1', round: 1, board: index });
  const first = { ...board(1), a: 't1', b: 't2' };
  const started = () => {
    const event = begun(2);
    event.act(squad('t1', ['a1', 'a2', 'a3', 'a4']));
    event.act(squad('t2', ['b1', 'b2']));
    event.act(round(1));
    return event;
  };
  test('they stay on that board, and are rated for it by what each has played (CL-133)', () => {
    const { act, boardsOf, ledger } = started();
    expect(act({ ...first, player: 'a3' })).toBe('ok');
    expect(boardsOf(1)[0]).toEqual(['a3', 'b1']);
    const held = { a: [1, 9], b: [10] };
    expect(act({ type: 'result', a: 't1', b: 't2', round: 1, board: 1, q: 4, held })).toBe('ok');
    const ratings = answerTo('ratings', ledger) as readonly { readonly id: string; readonly rated: number }[];
    expect(
      ratings
        .filter(({ rated }) => rated > 0)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a1', 'a3', 'b1']);
    expect(ratings.map(({ id }) => id)).not.toContain('t1');
  });
  test.each([
    ['who plays another board', { ...first, player: 'a2' }, 'CL_BAD_INPUT'],
    ['who plays it already', { ...first, player: 'a1' }, 'CL_BAD_INPUT'],
    ['who is not of the squad', { ...first, player: 'b9' }, 'CL_BAD_INPUT'],
    ['for a team that does not play it', { ...first, entry: 't2', a: 't1', b: 't3', player: 'b1' }, 'CL_BAD_INPUT'],
  ])('not %s', (_, wish, code) => expect(started().act(wish)).toBe(code));
  test('once for each match, and not after its end', () => {
    const { act } = started();
    act({ ...first, player: 'a3' });
    expect(act({ ...first, player: 'a4' })).toBe('CL_SUBSTITUTE_USED');
    act({ type: 'result', a: 't2', b: 't1', round: 1, board: 2, q: 0 });
    expect(act({ ...board(2), a: 't2', b: 't1', player: 'a4' })).toBe('CL_BAD_STATE');
  });
});

describe('teams that do not appear, and that leave', () => {
  const missing = (a: string, b: string, at: number, index: number) => {
    const sides = at % 2 === 1 ? { a, b } : { a: b, b: a };
    return { type: 'result', how: 'walkover', ...sides, round: index, board: at, q: at % 2 === 1 ? 0 : 4 };
  };
  const three = () => {
    const event = begun(4);
    for (const index of [1, 2, 3]) event.act(round(index));
    const pairs = event.ledger.groups[0]?.encounters ?? [];
    const against = (team: string) => pairs.filter(({ a, b }) => a === team || b === team);
    return { ...event, against };
  };
  const notThere = (event: ReturnType<typeof three>, boards: readonly number[]) => {
    for (const { a, b, round: index } of event.against('t1').slice(0, 2))
      for (const at of boards) {
        const walkover =
          a === 't1' ? missing(a, b, at, index) : { ...missing(a, b, at, index), q: at % 2 === 1 ? 4 : 0 };
        expect(event.act(walkover)).toBe('ok');
      }
  };
  test('CL-082: a missing last board withdraws nobody; a team that twice is not there at all goes', () => {
    const one = three();
    notThere(one, [2]);
    expect(one.ledger.entries.get('t1')?.withdrawnAt).toBeNull();
    const all = three();
    notThere(all, [1, 2]);
    expect(all.ledger.entries.get('t1')?.withdrawnAt).not.toBeNull();
  });
  test('CL-084, CL-088: who has left stands last with nothing; a deduction touches match points alone', () => {
    const { act, ledger, against } = three();
    const [met] = against('t1');
    if (met === undefined) throw new Error('t1 meets nobody');
    for (const leg of met.legs)
      act({ type: 'result', a: leg.a, b: leg.b, round: met.round, board: leg.board, q: leg.a === 't1' ? 4 : 0 });
    const row = (id: string) =>
      (answerTo('table', ledger) as readonly { readonly id: string }[]).find((one) => one.id === id);
    expect(row('t1')).toMatchObject({ match: 4, board: 2, rank: 1, open: 4 });
    act({ type: 'deduct', entry: 't1', q: 2, reason: 'Too late with the line-up.' });
    expect(row('t1')).toMatchObject({ match: 2, board: 2, deducted: 2 });
    expect(act({ type: 'withdraw', entry: 't1' })).toBe('ok');
    expect(row('t1')).toMatchObject({ rank: 4, board: 0, withdrawn: true, annulled: true, by: { code: 'withdrawn' } });
    // The boards that are left are won by walkover.
    expect(row(met.a === 't1' ? met.b : met.a)).toMatchObject({ match: 0, board: 0 });
  });
});

test('CL-193: an event of teams proves itself, its boards and its table with it', () => {
  const { act, ledger, genesis, rows } = begun(2);
  act(squad('t1', ['a1', 'a2', 'a3']));
  act(squad('t2', ['b1', 'b2']));
  act(round(1));
  act({ type: 'reserve', entry: 't2', player: 'b1', round: 1, a: 't2', b: 't1', board: 2 });
  act({ type: 'result', a: 't1', b: 't2', round: 1, board: 1, q: 4 });
  act({ type: 'result', a: 't2', b: 't1', round: 1, board: 2, q: 2 });
  act({ type: 'state', to: 'finished' });
  const file = exportOf(genesis, rows, ledger);
  expect(verifyExport(JSON.parse(JSON.stringify(file))).filter(({ held }) => !held)).toEqual([]);
  expect(file.tables).toMatchObject([
    [
      { id: 't1', match: 4, board: 1.5 },
      { id: 't2', match: 0, board: 0.5 },
    ],
  ]);
  const [one] = file.tables as [readonly { match: number }[]];
  const forged = { ...file, tables: [one.map((row) => ({ ...row, match: 1 }))] };
  expect(
    verifyExport(forged)
      .filter(({ held }) => !held)
      .map(({ what }) => what),
  ).toEqual(['tables']);
  const other = rows.map((row) =>
    row.event.kind === 'squad' ? { ...row, event: { ...row.event, squad: ['x1', 'x2'] } as LogEvent } : row,
  );
  expect(verifyExport({ ...file, log: other }).some(({ what, held }) => what === 'chain' && !held)).toBe(true);
});

describe('CL-125: who leads a team', () => {
  const led = () => {
    const event = begun(2);
    event.act(squad('t1', ['a1', 'a2']));
    event.act(squad('t2', ['b1', 'b2']));
    return event;
  };
  test('one of its squad does from now on, and its boards stay as they are', () => {
    const { act, ledger } = led();
    const before = JSON.stringify(answerTo('table', ledger));
    expect(act({ type: 'captain', entry: 't1', player: 'a2' })).toBe('ok');
    expect(ledger.entries.get('t1')?.squad).toEqual(['a1', 'a2']);
    expect(JSON.stringify(answerTo('table', ledger))).toBe(before);
  });
  test.each([
    ['somebody of another team', { entry: 't1', player: 'b1' }, 'CL_BAD_INPUT'],
    ['a stranger', { entry: 't1', player: 'x' }, 'CL_BAD_INPUT'],
    ['nobody', { entry: 't1' }, 'CL_BAD_INPUT'],
    ['of a team that has not entered', { entry: 't9', player: 'a1' }, 'CL_BAD_INPUT'],
  ])('not %s', (_, wish, code) => expect(led().act({ type: 'captain', ...wish })).toBe(code));
  test('not when the event is over', () => {
    const { act } = led();
    act({ type: 'state', to: 'cancelled' });
    expect(act({ type: 'captain', entry: 't1', player: 'a2' })).toBe('CL_BAD_STATE');
  });
});

describe('CL-096, CL-125: a referee says who sits at a board that is played again', () => {
  const reason = 'It was put down wrongly at the desk.';
  /** Board 1 is a1 against b1; at board 2, where t2 has side A, nobody sits for t2; b3 plays for nobody else. */
  const lined = () => {
    const event = begun(2);
    event.act(squad('t1', ['a1', 'a2', 'a3']));
    event.act(squad('t2', ['b1', 'b3'], ['b3']));
    event.act(round(1));
    event.act({ type: 'result', how: 'walkover', a: 't2', b: 't1', round: 1, board: 2, q: 0 });
    return event;
  };
  const again = { type: 'decide', how: 'replay', round: 1, reason };
  const first = { ...again, a: 't1', b: 't2', board: 1 };
  const second = { ...again, a: 't2', b: 't1', board: 2, supersedes: 4 };
  test('a missing board is played by who is named for it, and the walk-over counts no more', () => {
    const { act, boardsOf, ledger } = lined();
    expect(act({ ...second, players: ['b3', null] })).toBe('ok');
    expect(boardsOf(1)[1]).toEqual(['b3', 'a2']);
    expect(answerTo('table', ledger)).toMatchObject([{ board: 0 }, { board: 0 }]);
  });
  test('who sat there wrongly is not rated for it', () => {
    const { act, boardsOf, ledger } = lined();
    expect(act({ ...first, players: ['a3', null] })).toBe('ok');
    expect(boardsOf(1)[0]).toEqual(['a3', 'b1']);
    act({ type: 'result', a: 't1', b: 't2', round: 1, board: 1, q: 4 });
    const ratings = answerTo('ratings', ledger) as readonly { readonly id: string; readonly rated: number }[];
    const rated = ratings.filter((one) => one.rated > 0).map(({ id }) => id);
    expect(rated.toSorted()).toEqual(['a3', 'b1']);
  });
  test('nobody is named: those who sat there last play it again, and a reserve may take it over anew (CL-086)', () => {
    const { act, boardsOf } = lined();
    const reserve = { type: 'reserve', entry: 't1', round: 1, a: 't1', b: 't2', board: 1 };
    act({ ...reserve, player: 'a3' });
    expect(act(first)).toBe('ok');
    expect(boardsOf(1)[0]).toEqual(['a3', 'b1']);
    expect(act({ ...reserve, player: 'a1' })).toBe('ok');
  });
  test.each([
    ['while nobody sits there still', second, 'CL_BAD_INPUT'],
    ['by somebody of the other team', { ...second, players: ['a3', null] }, 'CL_BAD_INPUT'],
    ['by somebody at another board (CL-128)', { ...second, players: ['b1', null] }, 'CL_BAD_INPUT'],
    ['by one alone in a list', { ...second, players: ['b3'] }, 'CL_BAD_INPUT'],
    ['by a number', { ...second, players: [7, null] }, 'CL_BAD_INPUT'],
    ['with its sides exchanged (CL-126)', { ...second, a: 't1', b: 't2', players: [null, 'b3'] }, 'CL_BAD_INPUT'],
    ['as a result', { ...first, how: 'adjudicated', q: 2, players: ['a3', null] }, 'CL_BAD_INPUT'],
    ['by what was said before (CL-100)', { ...second, supersedes: null, players: ['b3', null] }, 'CL_STALE_DECISION'],
  ])('not %s', (_, wish, code) => {
    const { act, boardsOf } = lined();
    expect(act(wish)).toBe(code);
    expect(boardsOf(1)).toEqual([
      ['a1', 'b1'],
      [null, 'a2'],
    ]);
  });
});
