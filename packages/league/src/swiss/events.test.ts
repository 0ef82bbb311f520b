/** A Swiss as an event: byes, late entries, withdrawals, repairs, and rounds that are held. */
import { describe, expect, test } from 'vitest';
import { answered, codesOf, entriesOf, faultOf } from '../testing/playing.ts';
import { defaultRounds, sectionsOf } from './sections.ts';

const SWISS = { format: 'swiss', sideMode: 'single', rounds: 3, firstSide: 'A' };
const event = (count: number, log: readonly object[], settings: object = {}) => ({
  settings: { ...SWISS, ...settings },
  entries: entriesOf(count),
  log,
  ask: ['pairing', 'table'],
});
type Pairing = {
  readonly bye: string | null;
  readonly held: string | null;
  readonly pairs: readonly { readonly a: string; readonly b: string }[];
};
const pairing = (raw: object) => answered(raw).pairing as Pairing;
const lines = ({ pairs }: Pairing) => pairs.map(({ a, b }) => `${a}-${b}`);

const ROUND_1 = {
  type: 'round',
  round: 1,
  pairs: [
    ['e1', 'e3'],
    ['e4', 'e2'],
  ],
};
const RESULTS_1 = [
  { type: 'result', a: 'e1', b: 'e3', q: 4 },
  { type: 'result', a: 'e4', b: 'e2', q: 0 },
];

describe('CL-060: sizes', () => {
  test.each([
    [4, 3],
    [64, 7],
    [65, 8],
    [256, 9],
  ])('%i entries play %i rounds where nothing is said', (n, rounds) => expect(defaultRounds(n)).toBe(rounds));

  test.each([
    ['three entries', event(3, []), 'CL_TOO_FEW'],
    ['more rounds than opponents', event(4, [], { rounds: 4 }), 'CL_TOO_FEW'],
    ['repeats that are agreed on', event(4, [], { rounds: 4, repeats: 'consent' }), null],
    ['257 in one section', event(257, [], { sections: 1 }), 'CL_TOO_MANY'],
  ])('%s: %s', (_what, raw, code) => expect(faultOf({ ...raw, ask: [] })).toBe(code));

  test('a larger field is cut in snake order', () => {
    const sections = sectionsOf(
      Array.from({ length: 300 }, (_, index) => index + 1),
      null,
    );
    expect(sections.ok && sections.value.map((section) => [section.length, ...section.slice(0, 3)])).toEqual([
      [150, 1, 4, 5],
      [150, 2, 3, 6],
    ]);
  });
});

describe('CL-064: half byes', () => {
  const asks = (round: number, code = 'H') => ({ type: 'bye', entry: 'e1', round, code });
  test.each([
    ['in time', [asks(2)], null],
    ['a second one', [asks(1), asks(2)], 'CL_BYE_USED'],
    ['in the last round', [asks(3)], 'CL_BYE_TOO_LATE'],
    ['after pairing', [ROUND_1, asks(1)], 'CL_BYE_TOO_LATE'],
    ['a zero bye is free', [asks(1), asks(3, 'Z')], null],
  ])('%s: %s', (_what, log, code) => expect(codesOf(event(4, log)).at(-1)).toBe(code));

  test('who asked is left out of the pairing (CL-062)', () => {
    const draft = pairing(event(5, [asks(1)]));
    expect([draft.bye, ...lines(draft)]).toEqual([null, 'e2-e4', 'e5-e3']);
  });
});

describe('CL-163: rounds that cannot be', () => {
  test.each([
    ['CL-070 out of turn', { ...ROUND_1, round: 2 }, 'CL_BAD_STATE'],
    [
      'somebody twice',
      {
        ...ROUND_1,
        pairs: [
          ['e1', 'e3'],
          ['e1', 'e2'],
        ],
      },
      'CL_BAD_INPUT',
    ],
    ['somebody missing', { ...ROUND_1, pairs: [['e1', 'e3']] }, 'CL_BAD_INPUT'],
    [
      'a stranger',
      {
        ...ROUND_1,
        pairs: [
          ['e1', 'e3'],
          ['e4', 'x'],
        ],
      },
      'CL_BAD_INPUT',
    ],
    ['CL-062 two byes', { type: 'round', round: 1, pairs: [['e1', 'e3']], byes: { e2: 'U', e4: 'U' } }, 'CL_BAD_INPUT'],
  ])('%s', (_what, round, code) => expect(codesOf(event(4, [round]))).toEqual([code]));

  test('CL-063, CL-074: a round is held while a leg runs without a word; a late one counts as a draw', () => {
    const [first] = RESULTS_1;
    const running = [ROUND_1, first ?? {}];
    expect(pairing(event(4, running)).held).toBe('CL_BAD_STATE');
    const late = pairing(event(4, [...running, { type: 'late', a: 'e4', b: 'e2' }]));
    expect([late.held, ...lines(late)]).toEqual([null, 'e2-e1', 'e3-e4']);
  });

  test('CL-074: before the last round is paired, and before the event ends, no match is provisional', () => {
    const late = { type: 'late', a: 'e4', b: 'e2' };
    const [first] = RESULTS_1;
    const log = [ROUND_1, first ?? {}, late];
    const two = event(4, log, { rounds: 2 });
    expect(pairing(two)).toMatchObject({
      held: 'CL_BAD_STATE',
      waitsFor: [{ round: 1, a: 'e4', b: 'e2', leg: 1 }],
    });
    const pairs = [
      ['e2', 'e1'],
      ['e3', 'e4'],
    ];
    const last = { type: 'round', round: 2, pairs };
    const refused = { ok: false, code: 'CL_BAD_STATE', rule: 'CL-074', at: 'round 1: e4 - e2, leg 1' };
    expect(answered({ ...two, log: [...log, last] }).results.at(-1)).toEqual(refused);
    const states = ['entries', 'muster'].map((to) => ({ type: 'state', to }));
    const confirmed = entriesOf(4).map(({ id }) => ({ type: 'confirm', entry: id }));
    const begun = [...states, ...confirmed, { type: 'state', to: 'running' }, ...log];
    expect(answered({ ...two, log: [...begun, { type: 'state', to: 'finished' }] }).results.at(-1)).toEqual(refused);
    const over = { type: 'result', a: 'e4', b: 'e2', q: 4 };
    expect(codesOf({ ...two, log: [...log, over, last] })).toEqual(Array(5).fill(null));
  });

  test('CL-195: who has withdrawn may stand among the byes with Z: as though they were left out', () => {
    const gone = { type: 'withdraw', entry: 'e5' };
    const named = event(5, [gone, { ...ROUND_1, byes: { e5: 'Z' } }]);
    expect(codesOf(named)).toEqual([null, null]);
    expect(answered(named).table).toEqual(answered(event(5, [gone, ROUND_1])).table);
    for (const byes of [{ e5: 'U' }, { x: 'Z' }])
      expect(codesOf(event(5, [gone, { ...ROUND_1, byes }])).at(-1)).toBe('CL_BAD_INPUT');
  });

  test('CL-075: when the late match ends the table is true, and pairings made stay', () => {
    const late = { type: 'late', a: 'e4', b: 'e2' };
    const second = {
      type: 'round',
      round: 2,
      pairs: [
        ['e2', 'e1'],
        ['e3', 'e4'],
      ],
    };
    const raw = event(4, [
      ROUND_1,
      ...RESULTS_1.slice(0, 1),
      late,
      second,
      { type: 'result', a: 'e4', b: 'e2', q: 4, round: 1 },
    ]);
    expect(codesOf(raw)).toEqual([null, null, null, null, null]);
    expect((answered(raw).table as { id: string; PTS: number }[]).find(({ id }) => id === 'e4')?.PTS).toBe(1);
  });

  test('CL-076: a round that nobody began is paired again, one that was begun is not', () => {
    const again = { type: 'repair', round: 1 };
    expect(
      codesOf(event(4, [ROUND_1, again, { type: 'forbid', a: 'e1', b: 'e3', reason: 'they are brothers' }])),
    ).toEqual([null, null, null]);
    expect(codesOf(event(4, [ROUND_1, ...RESULTS_1, again])).at(-1)).toBe('CL_ROUND_BEGUN');
  });

  test('CL-076: an annulled round may be paired as before; its reason is one, and a no-show in it is none (CL-082)', () => {
    expect(codesOf(event(4, [ROUND_1, { type: 'repair', round: 1, reason: 'no' }]))).toEqual([
      null,
      'CL_REASON_REQUIRED',
    ]);
    const reason = 'Two of them are brothers.';
    const pairs = [
      ['e2', 'e1'],
      ['e3', 'e4'],
    ];
    const absent = { type: 'result', kind: 'walkover', q: 0 };
    const twice = [
      ROUND_1,
      { ...absent, a: 'e1', b: 'e3' },
      { type: 'result', a: 'e4', b: 'e2', q: 0 },
      { type: 'round', round: 2, pairs },
      { ...absent, a: 'e2', b: 'e1', q: 4 },
    ];
    const withdrawn = (raw: object) =>
      (answered(raw).table as { id: string; withdrawn: boolean }[]).find(({ id }) => id === 'e1')?.withdrawn;
    expect(withdrawn(event(4, twice))).toBe(true);
    const repaired = [...twice, { type: 'repair', round: 2, reason }];
    expect(withdrawn(event(4, repaired))).toBe(false);
    expect(codesOf(event(4, [...repaired, { type: 'round', round: 2, pairs }]))).toEqual(Array(7).fill(null));
  });

  test('CL-068: the organiser may forbid a pair, with a reason', () => {
    const forbid = { type: 'forbid', a: 'e1', b: 'e3', reason: 'they are brothers' };
    expect(lines(pairing(event(4, [forbid])))).toEqual(['e1-e4', 'e3-e2']);
    expect(codesOf(event(4, [{ ...forbid, reason: 'no' }]))).toEqual(['CL_REASON_REQUIRED']);
  });
});

describe('CL-036: late entries', () => {
  const late = { type: 'late', id: 'new' };
  test('come in until round 2 is paired, with the next number and zero byes', () => {
    const raw = event(4, [ROUND_1, ...RESULTS_1, late]);
    const table = answered({ ...raw, ask: ['table', 'seeds'] });
    expect((table.seeds as { number: number; id: string }[]).at(-1)).toMatchObject({ number: 5, id: 'new' });
    expect((table.table as { id: string; PTS: number }[]).find(({ id }) => id === 'new')?.PTS).toBe(0);
  });

  test.each([
    [
      'after that',
      event(4, [
        ROUND_1,
        ...RESULTS_1,
        {
          type: 'round',
          round: 2,
          pairs: [
            ['e2', 'e1'],
            ['e3', 'e4'],
          ],
        },
        late,
      ]),
      'CL_BAD_STATE',
    ],
    ['twice', event(4, [late, late]), 'CL_BAD_INPUT'],
    ['into a league', { settings: {}, entries: entriesOf(4), log: [late] }, 'CL_BAD_STATE'],
  ])('%s: %s', (_what, raw, code) => expect(codesOf(raw).at(-1)).toBe(code));
});

describe('CL-061, CL-082: walk-overs and withdrawals', () => {
  test('after a walk-over the two are free to meet, and it floats down (CL-063)', () => {
    const walkover = [{ type: 'result', a: 'e1', b: 'e3', q: 4, kind: 'walkover' }, RESULTS_1[1] ?? {}];
    const draft = pairing(event(4, [ROUND_1, ...walkover]));
    expect(draft.held).toBeNull();
    expect(lines(draft)).toEqual(['e2-e1', 'e3-e4']);
  });

  test('two no-shows withdraw an entry', () => {
    const first = [{ type: 'result', a: 'e1', b: 'e3', q: 4, kind: 'walkover' }, RESULTS_1[1] ?? {}];
    const second = [
      {
        type: 'round',
        round: 2,
        pairs: [
          ['e1', 'e2'],
          ['e3', 'e4'],
        ],
      },
      { type: 'result', a: 'e3', b: 'e4', q: 0, kind: 'walkover' },
    ];
    const raw = event(4, [ROUND_1, ...first, ...second, { type: 'result', a: 'e1', b: 'e2', q: 2 }]);
    const table = answered(raw).table as { id: string; withdrawn: boolean }[];
    expect(table.filter(({ withdrawn }) => withdrawn).map(({ id }) => id)).toEqual(['e3']);
    // e4 stands lowest, but e1 and e2 have met.
    expect(pairing(raw).bye).toBe('e2');
  });
});
