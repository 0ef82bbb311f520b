/** CL-046: frozen settings change when an officer asks and every entry agrees. */
import { describe, expect, test } from 'vitest';
import { judgeCase } from '../asking/case.ts';
import { settingsOf } from '../settings/read.ts';
import { answered, codesOf, entriesOf, type TableRow } from '../testing/playing.ts';
import { amendmentOf, changesOf } from './amending.ts';
import type { LogEvent } from './events.ts';
import { append, apply, opened, replay } from './replay.ts';

const reason = 'Half of us are at sea in July.';
const LEAGUE = { format: 'league', sideMode: 'single' };
const league = (log: readonly object[], settings: object = LEAGUE) => ({
  settings,
  entries: entriesOf(4),
  log,
  ask: ['table'],
});
const amend = (settings: object) => ({ type: 'amend', settings, reason });
const consents = (to: number, ...ids: readonly string[]) => ids.map((entry) => ({ type: 'consent', entry, to }));
const LONGER = amend({ window: { days: 42 } });

/** A ledger after some acts, each of which must hold. */
function ledgerAfter(
  acts: readonly (LogEvent & { readonly at?: number })[],
  running = true,
  settings: object = LEAGUE,
) {
  const read = settingsOf(settings);
  if (!read.ok) throw new Error(read.fault.code);
  const entries = entriesOf(4).map(({ id, number }) => ({
    id,
    name: id,
    number,
    rating: null,
    apart: null,
    since: null,
  }));
  const begun = opened({ settings: read.value, seed: '00', entries, running });
  if (!begun.ok) throw new Error(begun.fault.code);
  const codes = acts.map(({ at = 0, ...event }) => apply(begun.value, { at, event: event as LogEvent })?.code ?? null);
  return { ledger: begun.value, codes };
}
const asked = { kind: 'amend', settings: { window: { days: 42 } }, reason } as const;
const yes = (entry: string, at = 0) => ({ kind: 'consent', entry, to: 1, accept: true, at }) as const;

describe('what is asked takes effect', () => {
  test('when the last entry has agreed, not before, and the rest of its group stays', () => {
    const { ledger } = ledgerAfter([asked, yes('e1'), yes('e2'), yes('e3')]);
    expect(ledger.settings.window).toMatchObject({ days: 28, extension: 7 });
    expect(amendmentOf(ledger)).toEqual({
      seq: 1,
      reason,
      until: 7 * 86_400_000,
      changes: [{ path: 'window.days', from: 28, to: 42 }],
      waitsFor: ['e4'],
    });
    expect(apply(ledger, { at: 0, event: yes('e4') })).toBeNull();
    expect(ledger.settings.window).toMatchObject({ days: 42, extension: 7 });
    expect([ledger.amendedAt, amendmentOf(ledger)]).toEqual([5, null]);
  });

  test('when the last who had not agreed leaves', () => {
    const { ledger } = ledgerAfter([asked, yes('e1'), yes('e2'), yes('e3'), { kind: 'withdraw', entry: 'e4' }]);
    expect([ledger.settings.window.days, ledger.amendedAt]).toEqual([42, 5]);
  });

  test('at once where nobody has entered', () => {
    const read = settingsOf(LEAGUE);
    const empty = read.ok ? opened({ settings: read.value, seed: '00', entries: [], running: false }) : read;
    if (!empty.ok) throw new Error(empty.fault.code);
    expect(apply(empty.value, { at: 0, event: { kind: 'state', to: 'entries' } })).toBeNull();
    expect(apply(empty.value, { at: 0, event: { ...asked, settings: { minEntries: 6 } } })).toBeNull();
    expect(empty.value.settings.minEntries).toBe(6);
  });

  test('on tables too: what was played is counted as everybody has agreed', () => {
    const played = [
      { type: 'result', a: 'e1', b: 'e4', q: 4, margin: 1 },
      { type: 'result', a: 'e2', b: 'e3', q: 4, margin: 900 },
    ];
    const order = (log: readonly object[]) => (answered(league(log)).table as TableRow[]).map(({ id }) => id);
    const byMargin = [amend({ tiebreaks: ['PTS', 'MAR', 'LOT'] }), ...consents(3, 'e1', 'e2', 'e3', 'e4')];
    expect(order([...played, ...byMargin]).slice(0, 2)).toEqual(['e2', 'e1']);
    // Replaying gives the same head (CL-002).
    const head = () => answered(league([...played, ...byMargin])).head;
    expect(head()).toBe(head());
  });
});

test('one who does not agree ends it, and so does the start', () => {
  const { ledger, codes } = ledgerAfter([
    asked,
    yes('e1'),
    { kind: 'consent', entry: 'e2', to: 1, accept: false },
    yes('e3'),
  ]);
  expect(codes).toEqual([null, null, null, 'CL_BAD_STATE']);
  expect([ledger.settings.window.days, ledger.amendment]).toEqual([28, null]);
  const early = ledgerAfter(
    [
      { kind: 'state', to: 'entries' },
      { ...asked, settings: { entry: { reliability: 50 } } },
      { kind: 'state', to: 'muster' },
      ...entriesOf(4).map(({ id }) => ({ kind: 'confirm', entry: id }) as const),
    ],
    false,
  );
  expect(early.ledger.amendment).not.toBeNull();
  expect(apply(early.ledger, { at: 0, event: { kind: 'state', to: 'running' } })).toBeNull();
  expect(early.ledger.amendment).toBeNull();
});

test.each([
  ['the same twice', yes('e1'), 'CL_BAD_STATE'],
  ['to another act', { ...yes('e2'), to: 2 }, 'CL_BAD_STATE'],
  ['of somebody who is not in it', yes('e9'), 'CL_BAD_INPUT'],
  ['of who has left', yes('e3'), 'CL_BAD_STATE'],
  ['on the last day', yes('e2', 7 * 86_400_000 - 1), null],
  ['after a week', yes('e2', 7 * 86_400_000), 'CL_BAD_STATE'],
] as const)('a consent %s: %s', (_, act, code) => {
  expect(ledgerAfter([asked, yes('e1'), { kind: 'withdraw', entry: 'e3' }, act]).codes.at(-1)).toBe(code);
});

test.each([
  ['another game', { game: 'tank-killers' }, 'CL_FROZEN'],
  ['another format', { format: 'swiss', rounds: null }, 'CL_FROZEN'],
  ['another seed', { seedHash: 'a'.repeat(64) }, 'CL_FROZEN'],
  ['sides that are played already', { sideMode: 'pair' }, 'CL_FROZEN'],
  ['conditions of entry', { entry: { reliability: 10 } }, 'CL_FROZEN'],
  ['ratings', { rated: false }, 'CL_FROZEN'],
  ['another round robin', { rounds: 'double' }, 'CL_FROZEN'],
  ['what is as it is', { window: { days: 28 } }, 'CL_BAD_SETTINGS'],
  ['nothing', {}, 'CL_BAD_SETTINGS'],
  ['what no rule knows', { colour: 'red' }, 'CL_BAD_SETTINGS'],
  ['a prototype', JSON.parse('{"__proto__": {"rated": false}}') as object, 'CL_BAD_SETTINGS'],
  ['what cannot be', { window: { days: -1 } }, 'CL_BAD_SETTINGS'],
  ['a tie-break that parts nobody', { tiebreaks: ['PTS', 'BH', 'LOT'] }, 'CL_TIEBREAK_USELESS'],
  ['more days and another policy', { window: { days: 30 }, late: { policy: 'wait' } }, null],
] as const)('while it is played %s: %s', (_, settings, code) => {
  expect(codesOf(league([amend(settings)]))).toEqual([code]);
});

test.each([
  { draftHours: 3 },
  { spectatorDelay: 4 },
  { finalBy: '2026-12-01T00:00:00Z' },
  { window: { firstTurn: 9 } },
  { late: { days: 3, last: 'wait' } },
  { adjudication: { refereeDays: 9 } },
  { halfWins: false },
  { points: 'football' },
  { tiebreaks: ['PTS', 'SB', 'LOT'] },
  { promotion: { up: 1, down: 1 } },
  { vacation: 'none' },
  { standInBot: true },
  { rolling: true },
  { repeats: 'consent' },
  { limits: { openMatches: 9 } },
])('while it is played %j may change', (settings) => expect(codesOf(league([amend(settings)]))).toEqual([null]));

test('CL-043: as many go up as go down; what a log says already is replayed', () => {
  expect(codesOf(league([amend({ promotion: { up: 1 } })]))).toEqual(['CL_BAD_PLAN']);
  const settings = settingsOf({});
  if (!settings.ok) throw new Error(settings.fault.code);
  const old = { ...settings.value, promotion: { up: 0, down: 2, playoff: false } };
  const entries = entriesOf(4).map(({ id }) => ({
    id,
    name: id,
    number: null,
    rating: null,
    apart: null,
    since: null,
  }));
  const genesis = { settings: old, seed: '0'.repeat(64), entries, running: true };
  const act = (wish: object) =>
    ({ at: null, event: { kind: 'amend', settings: { ...wish }, reason: 'The winter is long.' } }) as const;
  expect(replay(genesis, [act({ promotion: { down: 1 } })]).amendment).not.toBeNull();
  expect(append(replay(genesis, []), act({ draftHours: 3 }), '')).toMatchObject({ ok: true });
});

test.each([
  { limits: { divisionSize: 6 } },
  { limits: { unproven: 5 } },
  { zone: 'Europe/Paris' },
  { edge: 3 },
  { plan: [4, 3] },
])('while it is played %j stays', (settings) => expect(codesOf(league([amend(settings)]))).toEqual(['CL_FROZEN']));

test('what has become impossible while it was asked takes no effect: nobody agrees to it, and who leaves does not bring it about', () => {
  const swiss = { format: 'swiss', sideMode: 'single', rounds: 2, firstSide: 'A' };
  const round = (index: number, pairs: readonly (readonly [string, string])[]) =>
    ({ kind: 'round', round: index, pairs, byes: {} }) as const;
  const won = (a: string, b: string) =>
    ({
      kind: 'result',
      how: 'played',
      round: null,
      a,
      b,
      leg: 1,
      board: null,
      q: [4, 0],
      margin: 0,
      misses: [0, 0],
    }) as const;
  const acts = [
    { ...asked, settings: { rounds: 1 } },
    ...['e1', 'e2', 'e3'].map((id) => yes(id)),
    round(1, [
      ['e1', 'e3'],
      ['e4', 'e2'],
    ]),
    won('e1', 'e3'),
    won('e4', 'e2'),
    round(2, [
      ['e4', 'e1'],
      ['e2', 'e3'],
    ]),
  ];
  const { ledger, codes } = ledgerAfter(acts, true, swiss);
  expect(codes.filter((code) => code !== null)).toEqual([]);
  expect(amendmentOf(ledger)).toBeNull();
  expect(apply(ledger, { at: 0, event: yes('e4') })?.code).toBe('CL_FROZEN');
  expect(apply(ledger, { at: 0, event: { kind: 'withdraw', entry: 'e4' } })).toBeNull();
  expect([ledger.settings.rounds, ledger.amendment, ledger.amendedAt]).toEqual([2, null, null]);
});

test('before the start more may change, after the end nothing', () => {
  const before = [
    { kind: 'state', to: 'entries' },
    { ...asked, settings: { sideMode: 'pair', entry: { reliability: 10 } } },
  ] as const;
  expect(ledgerAfter(before, false).codes).toEqual([null, null]);
  expect(ledgerAfter([{ kind: 'state', to: 'finished' }, asked]).codes).toEqual([null, 'CL_BAD_STATE']);
});

const ROUND = {
  type: 'round',
  round: 1,
  pairs: [
    ['e1', 'e3'],
    ['e4', 'e2'],
  ],
};
test.each([
  [1, null],
  [3, null],
  [4, 'CL_TOO_FEW'],
  [null, 'CL_FROZEN'],
] as const)('CL-060: after a round of a Swiss of two it may have %s: %s', (rounds, code) => {
  const swiss = { format: 'swiss', sideMode: 'single', rounds: 2 };
  expect(codesOf(league([ROUND, amend({ rounds })], swiss)).at(-1)).toBe(code);
  const second = [ROUND, amend({ rounds: 3 }), ...consents(2, 'e1', 'e2', 'e3', 'e4')];
  const later = [
    ...second,
    { type: 'result', a: 'e1', b: 'e3', q: 4 },
    { type: 'result', a: 'e4', b: 'e2', q: 4 },
    {
      type: 'round',
      round: 2,
      pairs: [
        ['e2', 'e1'],
        ['e3', 'e4'],
      ],
    },
    amend({ rounds: 1 }),
  ];
  expect(codesOf(league(later, swiss)).filter((one) => one !== null)).toEqual(['CL_FROZEN']);
});

test.each([
  [{ ...LONGER, reason: 'no' }, 'CL_REASON_REQUIRED'],
  [{ ...LONGER, settings: [1] }, 'CL_BAD_INPUT'],
  [{ type: 'consent', entry: 'e1', to: 1.5 }, 'CL_BAD_INPUT'],
  [{ type: 'consent', entry: 'e1', to: 1, accept: 'yes' }, 'CL_BAD_INPUT'],
])('CL-199: %j is refused with a code', (act, code) => {
  const answer = judgeCase(league([act]));
  expect(answer.ok ? answer.value.results : answer.fault).toMatchObject([{ ok: false, code }]);
});

test('what differs is told member by member', () => {
  const before = { a: 1, b: { c: [1, 2], d: null }, e: 'x' };
  expect(changesOf(before, { a: 1, b: { c: [2, 1], d: null }, e: 'y' })).toEqual([
    { path: 'b.c', from: [1, 2], to: [2, 1] },
    { path: 'e', from: 'x', to: 'y' },
  ]);
});

test('CL-125: boards change before the start, and never to fewer than squads have people for', () => {
  const team = { format: 'team', boards: 4, sideMode: 'single' };
  const people = ['p1', 'p2', 'p3', 'p4', 'p5'];
  const formed = [
    { kind: 'state', to: 'entries' },
    { kind: 'squad', entry: 'e1', squad: people, absent: [] },
  ] as const;
  const fewer = (boards: number) => ({ ...asked, settings: { boards } });
  const { codes, ledger } = ledgerAfter([...formed, fewer(2), fewer(3)], false, team);
  expect(codes).toEqual([null, null, 'CL_TOO_MANY', null]);
  expect(amendmentOf(ledger)?.changes).toEqual([{ path: 'boards', from: 4, to: 3 }]);
  expect(ledgerAfter([fewer(3)], true, team).codes).toEqual(['CL_FROZEN']);
});

test('CL-180: a setting that an older event does not have stays left out when others are amended', () => {
  const read = settingsOf(LEAGUE);
  if (!read.ok) throw new Error(read.fault.code);
  const { tooFew, ...muster } = read.value.muster;
  expect(tooFew).toBe('entries');
  const settings = { ...read.value, muster };
  const entries = [{ id: 'e1', name: 'e1', number: 1, rating: null, apart: null, since: null }];
  const old = opened({ settings, seed: '00', entries, running: false });
  if (!old.ok) throw new Error(old.fault.code);
  expect(apply(old.value, { at: 0, event: asked })).toBeNull();
  expect(old.value.settings).toEqual({ ...settings, window: { ...settings.window, days: 42 } });
});
