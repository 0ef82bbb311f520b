import { describe, expect, test } from 'vitest';
import { isSlug } from '../reading.ts';
import { allows, isFresh, isInConflict, mayDouble } from '../roles/roles.ts';
import { settingsOf } from '../settings/read.ts';
import { answered, codesOf, entriesOf } from '../testing/playing.ts';
import { type Entrant, unmetConditions, unprovenPlaces } from './conditions.ts';
import { conservative } from './seeding.ts';
import { answerBy, earnsPromotion, musterOutcome, substituteOrder, waitingOrder } from './waiting.ts';

const GOOD: Entrant = {
  channelDays: 1,
  reliability: 90,
  rating: [1500, 60, 0.06],
  provisional: false,
  isMember: true,
  isBot: false,
  banned: false,
  load: 4,
  ownLimit: 6,
};
const settings = (entry: object) => {
  const read = settingsOf({ entry });
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

describe('CL-015, CL-031: conditions of entry', () => {
  test.each([
    [{}, {}, []],
    [{}, { channelDays: 31 }, ['channel']],
    [{}, { channelDays: null }, ['channel']],
    [{}, { reliability: 79 }, ['reliability']],
    [{}, { reliability: null }, ['unproven']],
    [{ rating: [1400, 1450] }, {}, ['rating']],
    [{ rating: [1550, 1650] }, { rating: null }, ['rating']],
    [{ provisional: false }, { provisional: true }, ['provisional']],
    [{ members: true }, { isMember: false }, ['member']],
    [{}, { banned: true }, ['ban']],
    [{}, { load: 7 }, ['load']],
    [{}, { load: 9, ownLimit: 20 }, ['load']],
    // CL-015: computer players where they are let in.
    [{}, { isBot: true }, ['bots']],
    [{ bots: 'allowed' }, { isBot: true }, []],
    [{ bots: 'only' }, {}, ['bots']],
    // All are listed, not only the first.
    [{}, { channelDays: null, reliability: 10, load: 9 }, ['channel', 'reliability', 'load']],
  ])('of %j, who has %j: %j', (entry, more, unmet) => {
    expect(unmetConditions({ ...GOOD, ...more }, settings(entry), 0).map(({ condition }) => condition)).toEqual(unmet);
  });

  test('CL-031: a share of the places is for those of whom nothing is known', () => {
    expect(unprovenPlaces(30, { unproven: 25 })).toBe(7);
    expect(unmetConditions({ ...GOOD, reliability: null }, settings({}), 1)).toEqual([]);
  });
});

describe('CL-033, CL-034: waiting list and muster', () => {
  const HOUR = 3_600_000;
  test('order of entry, then of id', () => {
    const list = [
      { id: 'c', enteredAt: 2 },
      { id: 'b', enteredAt: 1 },
      { id: 'a', enteredAt: 2 },
    ];
    expect(waitingOrder(list).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
  test('48 hours to answer, not beyond the muster; 24 after it', () => {
    expect(
      [answerBy(0, 100 * HOUR), answerBy(60 * HOUR, 100 * HOUR), answerBy(100 * HOUR, 100 * HOUR)].map(
        (at) => at / HOUR,
      ),
    ).toEqual([48, 100, 124]);
  });
  test('too few go back to entries, or are cancelled', () => {
    expect([musterOutcome(4, 4, 'entries'), musterOutcome(3, 4, 'entries'), musterOutcome(3, 4, 'cancelled')]).toEqual([
      'running',
      'entries',
      'cancelled',
    ]);
  });
  test('CL-033: who goes before the start leaves a place, and may take it again', () => {
    const enter = (id: string) => ({ type: 'enter', id });
    const log = [
      { type: 'state', to: 'entries' },
      enter('a'),
      enter('b'),
      enter('c'),
      { type: 'withdraw', entry: 'a' },
    ];
    const settings = { maxEntries: 2 };
    expect(codesOf({ settings, entries: [], log: [...log, enter('c'), enter('a')] })).toEqual([
      ...[null, null, null, 'CL_EVENT_FULL', null],
      ...[null, 'CL_EVENT_FULL'],
    ]);
  });

  test('CL-078: an event stands still once, and goes on once', () => {
    const reason = 'The harbour office is under water.';
    const [pause, resume] = [{ type: 'pause', reason }, { type: 'resume' }];
    expect(codesOf({ entries: entriesOf(4), log: [resume, pause, pause, resume, { type: 'pause' }] })).toEqual([
      ...['CL_BAD_STATE', null, 'CL_BAD_STATE', null],
      'CL_REASON_REQUIRED',
    ]);
  });

  test('who did not confirm has lapsed', () => {
    const states = ['entries', 'muster', 'running'].map((to) => ({ type: 'state', to }));
    const confirm = entriesOf(5)
      .slice(0, 4)
      .map(({ id }) => ({ type: 'confirm', entry: id }));
    const log = [...states.slice(0, 2), ...confirm, ...states.slice(2)];
    expect(answered({ settings: {}, entries: entriesOf(5), log, ask: ['seeds'] }).seeds).toHaveLength(4);
    expect(
      codesOf({ settings: {}, entries: entriesOf(5), log: [...states.slice(0, 2), ...states.slice(2)] }).at(-1),
    ).toBe('CL_TOO_FEW');
  });
});

describe('CL-030: the states of an event', () => {
  const to = (...states: readonly string[]) =>
    codesOf({ settings: {}, entries: [], log: states.map((state) => ({ type: 'state', to: state })) });
  test.each([
    [
      ['entries', 'cancelled'],
      [null, null],
    ],
    [
      ['entries', 'muster', 'entries'],
      [null, null, null],
    ],
    [['running'], ['CL_BAD_STATE']],
    [
      ['cancelled', 'entries'],
      [null, 'CL_BAD_STATE'],
    ],
    [
      ['entries', 'finished'],
      [null, 'CL_BAD_STATE'],
    ],
  ])('%j: %j', (states, codes) => expect(to(...states)).toEqual(codes));

  test('entering is for the time before, results for the time after', () => {
    const enter = { type: 'enter', id: 'a' };
    const log = [{ type: 'state', to: 'entries' }, enter, enter, { type: 'result', a: 'a', b: 'b', q: 4 }];
    expect(codesOf({ settings: {}, log })).toEqual([null, null, 'CL_BAD_INPUT', 'CL_BAD_STATE']);
    expect(codesOf({ settings: { maxEntries: 1 }, log: [...log.slice(0, 2), { type: 'enter', id: 'b' }] }).at(-1)).toBe(
      'CL_EVENT_FULL',
    );
    expect(codesOf({ settings: {}, entries: entriesOf(4), log: [enter] })).toEqual(['CL_BAD_STATE']);
  });
});

describe('CL-035: seeding', () => {
  const seeds = (entries: readonly object[], how = 'rating') =>
    (
      answered({ settings: { format: 'knockout', seeding: how }, entries, ask: ['seeds'] }).seeds as { id: string }[]
    ).map(({ id }) => id);
  const rated = (id: string, r: number, rd: number) => ({ id, rating: [r, rd, 0.06] });

  test('by r - RD, then r', () => {
    expect(seeds([rated('a', 1500, 50), rated('b', 1600, 200), rated('c', 1550, 100), { id: 'd' }])).toEqual([
      'c',
      'a',
      'b',
      'd',
    ]);
    expect([conservative([1500.5, 0, 0.06]), conservative([-0.5, 0, 0.06])]).toEqual([1501, -1]);
  });
  test('by given numbers, by lot, or as they entered', () => {
    expect(
      seeds([
        { id: 'a', number: 2 },
        { id: 'b', number: 1 },
      ]),
    ).toEqual(['b', 'a']);
    expect(seeds(entriesOf(9).map(({ id }) => ({ id })))).toEqual(entriesOf(9).map(({ id }) => id));
    expect(
      [
        ...seeds(
          entriesOf(9).map(({ id }) => ({ id })),
          'lot',
        ),
      ].sort(),
    ).toEqual(entriesOf(9).map(({ id }) => id));
    expect(
      seeds(
        entriesOf(9).map(({ id }) => ({ id })),
        'lot',
      ),
    ).not.toEqual(entriesOf(9).map(({ id }) => id));
  });
});

describe('CL-085, CL-087: substitutes', () => {
  test('are asked by how near their rating is', () => {
    const list = [
      { id: 'a', rating: 1700, enteredAt: 1 },
      { id: 'b', rating: 1500, enteredAt: 2 },
      { id: 'c', rating: 1500, enteredAt: 1 },
    ];
    expect(substituteOrder(list, 1590).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
  test('earn a promotion with half of the legs', () =>
    expect([earnsPromotion(7, 14), earnsPromotion(6, 14)]).toEqual([true, false]));
});

describe('CL-010 to CL-013: roles', () => {
  test.each([
    ['owner', 'edit club', true],
    ['organiser', 'edit club', false],
    ['organiser', 'arrange entries', true],
    ['owner', 'arrange entries', false],
    ['referee', 'rule', true],
    ['organiser', 'rule', false],
    ['referee', 'open round', true],
    ['entrant', 'take part', true],
    ['spectator', 'take part', false],
    ['spectator', 'read', true],
    ['substitute', 'accept vacancy', true],
    ['captain', 'order boards', true],
  ] as const)('CL-010: %s, %s: %s', (role, act, allowed) => expect(allows([role], act)).toBe(allowed));

  test('CL-011, CL-012: whoever is touched leaves the decision to another', () => {
    const none = {
      isHolder: false,
      isTeamMate: false,
      isCaptain: false,
      hasBlock: false,
      sameGroup: false,
      decidedFirst: false,
    };
    expect(isInConflict(none)).toBe(false);
    for (const tie of Object.keys(none)) expect(isInConflict({ ...none, [tie]: true }), tie).toBe(true);
    expect([mayDouble(2), mayDouble(3)]).toEqual([true, false]);
  });

  test('CL-013: a sign-in of the last 12 hours', () =>
    expect([isFresh(0, 12 * 3_600_000), isFresh(0, 12 * 3_600_000 + 1)]).toEqual([true, false]));
});

test.each([
  ['berlin-club', true],
  ['Ab', false],
  ['a', false],
  ['a'.repeat(41), false],
  ['a b c', false],
])('CL-020: the slug %j: %s', (slug, good) => expect(isSlug(slug)).toBe(good));
