/** Results of a real table: the worked example of the rules, who may say what, and that nothing said counts as proved. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportFrom, exportOf, provenanceOf, verifyExport } from '../asking/export.ts';
import { hashOf } from '../hashing.ts';
import { settingsOf } from '../settings/read.ts';
import { answered, codesOf, entriesOf, faultOf, type TableRow } from '../testing/playing.ts';
import type { LogRow } from './events.ts';
import { askedOf } from './read.ts';
import { append, type Genesis, genesisJson, opened } from './replay.ts';
import { joiningActs } from './reporting.ts';

/** Ida is a, Bo is b; all of it happens in the first days of 2026. */
const MONDAY = '2026-01-05T20:00:00Z';
const TUESDAY = '2026-01-06T20:00:00Z';
const WEDNESDAY = '2026-01-07T22:00:00Z';
const THURSDAY = '2026-01-08T20:00:00Z';
const FRIDAY = '2026-01-09T20:00:00Z';

const entries = [{ id: 'ida', name: 'Ida', number: 1 }, { id: 'bo', name: 'Bo', number: 2 }, ...entriesOf(4).slice(2)];
const played = (log: readonly object[], more: object = {}, settings: object = {}) => ({
  settings: { format: 'league', played: 'table', game: 'Chess with clocks', ...settings },
  entries,
  log,
  ask: ['crossTable', 'table', 'ratings', 'edge', 'csv', 'trf'],
  ...more,
});
const leg = { a: 'ida', b: 'bo' };
const report = (more: object = {}) => ({
  type: 'report',
  ...leg,
  at: MONDAY,
  score: [62, 48],
  playedOn: '2026-01-05',
  ...more,
});
const confirm = { type: 'confirm-report', of: 1, at: TUESDAY };
const dispute = {
  type: 'dispute',
  of: 1,
  score: [48, 62],
  reason: 'We counted the other way round.',
  at: '2026-01-07T22:00:00Z',
};

type Cross = readonly { readonly id: string; readonly cells: readonly (string | null)[] }[];
/** The cell in Ida's row for her leg with Bo. */
function cellOf(raw: object): string | undefined {
  const { crossTable } = answered(raw) as unknown as { readonly crossTable: Cross };
  const at = crossTable.findIndex(({ id }) => id === 'bo');
  return crossTable.find(({ id }) => id === 'ida')?.cells[at] ?? undefined;
}
const rowsOf = (raw: object) => answered(raw).table as readonly TableRow[];
const followedBy = (raw: object): readonly LogRow[] => answered(raw).followed ?? [];

describe('example AA.1: Ida reports 62:48 on Monday (CL-201 to CL-204)', () => {
  test('it is pending: it counts as she says it, and is marked', () => {
    const open = played([report()]);
    expect(cellOf(open)).toBe('A1t*');
    expect(rowsOf(open).find(({ id }) => id === 'ida')).toMatchObject({ PTS: 1, WON: 1, MAR: 0, open: 3, reported: 1 });
  });

  test.each([
    ['a second before Thursday 20:00', '2026-01-08T19:59:59Z', 'A1t*'],
    ['on Thursday 20:00', THURSDAY, 'A1t'],
  ])('Bo says nothing, %s', (_when, now, cell) => expect(cellOf(played([report()], { now }))).toBe(cell));

  test('silence is one result of the log, at that instant', () => {
    const [row, ...more] = followedBy(played([report()], { now: FRIDAY }));
    expect(more).toEqual([]);
    expect(row).toMatchObject({ seq: 2, at: Date.parse(THURSDAY) });
    expect(row?.event).toMatchObject({ kind: 'result', how: 'reported', q: [4, 0], margin: 127 });
    expect(row?.event).toMatchObject({ stands: { of: 1, by: 'silence' } });
  });

  test('silence may also be told as it is printed', () => {
    const told = { type: 'result', kind: 'reported', ...leg, of: 1, by: 'silence', q: 4, margin: 127 };
    expect(codesOf(played([report(), { ...told, at: THURSDAY }]))).toEqual([null, null]);
    expect(codesOf(played([report(), { ...told, at: TUESDAY }]))).toEqual([null, 'CL_BAD_STATE']);
    expect(codesOf(played([report(), { ...told, margin: 128, at: THURSDAY }]))).toEqual([null, 'CL_BAD_INPUT']);
    expect(codesOf(played([report(), { ...told, of: 7, at: THURSDAY }]))).toEqual([null, 'CL_NOT_REPORTED']);
    expect(codesOf(played([report(), { ...told, by: 'officer', at: THURSDAY }]))).toEqual([null, 'CL_BAD_INPUT']);
  });

  test('had Bo confirmed on Tuesday, it would stand then', () => {
    expect(cellOf(played([report(), confirm]))).toBe('A1t');
    const rows = rowsOf(played([report(), confirm]));
    expect(rows.find(({ id }) => id === 'ida')).toMatchObject({ PTS: 1, WON: 1, MAR: 127, open: 2, reported: 1 });
  });

  test.each([
    [[62, 48], 'A1t'],
    [[60, 48], 'A*'],
  ])('had Bo sent %j himself', (score, cell) => {
    const log = [report(), report({ speaker: 'bo', score, at: TUESDAY })];
    expect(codesOf(played(log))).toEqual([null, null]);
    expect(cellOf(played(log))).toBe(cell);
  });

  test('the other side may name the leg from its own side', () => {
    const log = [report(), report({ a: 'bo', b: 'ida', speaker: 'bo', score: [48, 62], at: TUESDAY })];
    expect(cellOf(played(log))).toBe('A1t');
  });
});

describe('example AA.2: Bo disputes after 50 hours with 48:62 (CL-203)', () => {
  const decide = {
    type: 'decide',
    ...leg,
    q: 2,
    kind: 'adjudicated',
    supersedes: null,
    reason: 'Nobody could show the sheet.',
    at: FRIDAY,
  };
  test('the leg has no result until a referee decides; there is no margin (CL-097)', () => {
    expect(cellOf(played([report(), dispute], { now: FRIDAY }))).toBe('A*');
    const log = [report(), dispute, decide];
    expect(codesOf(played(log))).toEqual([null, null, null]);
    expect(cellOf(played(log))).toBe('A½');
    expect(rowsOf(played(log)).find(({ id }) => id === 'ida')).toMatchObject({ PTS: 0.5, MAR: 0 });
  });

  test('in appeal another referee gives it to Ida, and the chain is shown', () => {
    const appeal = { ...decide, q: 4, supersedes: 3, by: 'another' };
    expect(codesOf(played([report(), dispute, decide, appeal]))).toEqual([null, null, null, null]);
    expect(cellOf(played([report(), dispute, decide, appeal]))).toBe('A1');
  });

  test('while it is disputed nobody reports it, and nobody answers', () => {
    expect(codesOf(played([report(), dispute, report({ at: WEDNESDAY }), { ...confirm, at: WEDNESDAY }]))).toEqual([
      null,
      null,
      'CL_BAD_STATE',
      'CL_NOT_REPORTED',
    ]);
  });
});

describe('who may say what (CL-201, CL-202)', () => {
  const officer = report({ speaker: null, reason: 'Both came to me after it.', at: TUESDAY });
  test.each([
    ['the same side twice', [report(), report({ at: TUESDAY })], 'CL_REPORT_PENDING'],
    ['confirming what oneself reported', [report(), { ...confirm, speaker: 'ida' }], 'CL_NOT_A_PARTY'],
    ['disputing what oneself reported', [report(), { ...dispute, speaker: 'ida' }], 'CL_NOT_A_PARTY'],
    ['taking back what another reported', [report(), { type: 'retract', of: 1, speaker: 'bo' }], 'CL_NOT_A_PARTY'],
    ['somebody who does not play it', [report({ speaker: 'e3' })], 'CL_NOT_A_PARTY'],
    ['nothing to confirm', [confirm], 'CL_NOT_REPORTED'],
    ['confirmed twice', [report(), confirm, confirm], 'CL_NOT_REPORTED'],
    ['an officer without a reason', [report({ speaker: null })], 'CL_REASON_REQUIRED'],
    ['a dispute without a reason', [report(), { ...dispute, reason: 'no' }], 'CL_REASON_REQUIRED'],
    ['a report of what stands', [report(), confirm, report({ at: TUESDAY })], 'CL_BAD_STATE'],
  ])('%s: %s', (_what, log, code) => expect(codesOf(played(log)).at(-1)).toBe(code));

  test('taken back it leaves nothing, and may be said again', () => {
    const log = [report(), { type: 'retract', of: 1, at: TUESDAY }];
    expect(cellOf(played(log))).toBe('A*');
    expect(cellOf(played([...log, report({ at: TUESDAY })]))).toBe('A1t*');
  });

  test('an officer’s report stands at once, over one that waits, too (CL-013)', () => {
    expect(cellOf(played([officer]))).toBe('A1t');
    const other = { ...officer, score: [10, 40] };
    expect(cellOf(played([report(), other]))).toBe('A0t');
    expect(followedBy(played([report(), other]))[0]?.event).toMatchObject({ stands: { of: 2, by: 'officer' } });
  });

  test('where silence is a case nothing stands by itself', () => {
    expect(cellOf(played([report()], { now: FRIDAY }, { table: { silence: 'case' } }))).toBe('A1t*');
  });

  test('CL-078: while the event stands still nobody’s silence counts', () => {
    const log = [
      report(),
      { type: 'pause', reason: 'The hall is closed.', at: TUESDAY },
      { type: 'resume', at: '2026-01-07T20:00:00Z' },
    ];
    expect(cellOf(played(log, { now: THURSDAY }))).toBe('A1t*');
    expect(cellOf(played(log, { now: FRIDAY }))).toBe('A1t');
  });
});

describe('bad input is refused with a code (CL-200, CL-201)', () => {
  test.each([
    ['q and score together', { q: 4 }, 'CL_BAD_INPUT'],
    ['one score', { score: [62] }, 'CL_BAD_INPUT'],
    ['a negative score', { score: [-1, 3] }, 'CL_BAD_INPUT'],
    ['half a point', { score: [62.5, 1] }, 'CL_BAD_INPUT'],
    ['too many points', { score: [10_000, 1] }, 'CL_BAD_INPUT'],
    ['q 5', { score: undefined, q: 5 }, 'CL_BAD_INPUT'],
    ['neither', { score: undefined }, 'CL_BAD_INPUT'],
    ['tomorrow', { playedOn: '2026-01-06' }, 'CL_BAD_INPUT'],
    ['no day', { playedOn: '2026-02-30' }, 'CL_BAD_INPUT'],
    ['http', { link: 'http://example.org/sheet' }, 'CL_BAD_INPUT'],
    ['javascript', { link: 'javascript:alert(1)' }, 'CL_BAD_INPUT'],
    ['a leg that is not there', { leg: 3 }, 'CL_BAD_INPUT'],
    ['an entry that is not there', { b: 'cem' }, 'CL_BAD_INPUT'],
    ['a long note', { note: 'x'.repeat(501) }, 'CL_BAD_INPUT'],
  ])('%s: %s', (_what, more, code) => expect(codesOf(played([report(more)]))).toEqual([code]));

  test('half-wins only where the event has them', () => {
    const half = [report({ score: undefined, q: 3 })];
    expect(codesOf(played(half))).toEqual([null]);
    expect(codesOf(played(half, {}, { halfWins: false }))).toEqual(['CL_BAD_INPUT']);
  });

  test('before the round opened', () => {
    const round = { type: 'round', round: 1, pairs: [], byes: {}, at: MONDAY };
    const early = report({ a: 'ida', b: 'e4', playedOn: '2026-01-04' });
    expect(codesOf(played([round, early]))).toEqual([null, 'CL_BAD_INPUT']);
    expect(codesOf(played([round, { ...early, playedOn: '2026-01-05' }]))).toEqual([null, null]);
  });

  test.each([
    ['online', [report()], { played: 'online' }, 'CL_NOT_A_TABLE'],
    ['either', [report()], { played: 'either' }, null],
  ])('in an event that is played %s', (_what, log, settings, code) =>
    expect(codesOf(played(log, {}, settings))).toEqual([code]),
  );

  test.each([
    [{ scenario: 'salient' }],
    [{ edge: 40 }],
    [{ entry: { bots: 'allowed' } }],
    [{ game: 'x'.repeat(61) }],
    [{ format: 'list' }],
    [{ table: { confirmHours: 0 } }],
    [{ table: { confirmHours: 337 } }],
    [{ table: { silence: 'maybe' } }],
    [{ played: 'by post' }],
  ])('settings %j are refused', (settings) => expect(faultOf(played([], {}, settings))).toBe('CL_BAD_SETTINGS'));
});

describe('what is reported never counts as proved (CL-193, CL-205, CL-206)', () => {
  const stands = [report(), confirm];
  const pool = { table: { rated: 'pool' } };
  const ratingsIn = (settings: object) => answered(played(stands, {}, settings)).ratings;

  test('ratings of matches know nothing of it, nor does the edge of a side', () => {
    const unrated = ratingsIn({ played: 'either' }) as readonly { readonly rated: number }[];
    expect(unrated.map(({ rated }) => rated)).toEqual([0, 0, 0, 0]);
    expect(answered(played(stands, {}, { ...pool, played: 'either' })).edge).toMatchObject({ winsA: 0, winsB: 0 });
  });

  test('a pool of its own is only where the event says so', () => {
    const { two, table } = ratingsIn(pool) as Record<string, readonly { readonly rated: number }[]>;
    expect(two?.map(({ rated }) => rated)).toEqual([0, 0, 0, 0]);
    expect(table?.map(({ rated }) => rated)).toEqual([1, 1, 0, 0]);
  });

  test('nor is what a referee made of a dispute', () => {
    const decide = { type: 'decide', ...leg, q: 4, supersedes: null, reason: 'The sheet says so.', at: FRIDAY };
    const ratings = answered(played([report(), dispute, decide], {}, { ...pool, played: 'either' })).ratings;
    expect((ratings as readonly { readonly rated: number }[]).map(({ rated }) => rated)).toEqual([0, 0, 0, 0]);
  });

  test('the report of a tournament has W and L for it', () => {
    expect(String(answered(played(stands)).trf)).toContain(' w W');
  });

  test('an export says how much of it was only said', () => {
    const file = exported(stands);
    expect(exportFrom(JSON.parse(JSON.stringify(file)))).not.toHaveProperty('badRow');
    expect(verifyExport(file).every(({ held }) => held)).toBe(true);
    expect(provenanceOf(file)).toEqual({ proved: 0, reported: 1, byOfficers: 0, unproved: 0 });
  });
});

/** CL-261. */
test('said, disputed, decided and reversed: the table as if it was decided at once (CL-002)', () => {
  const decision = (q: number, supersedes: number | null) => ({
    type: 'decide',
    ...leg,
    q,
    supersedes,
    reason: 'The referee was there.',
    at: FRIDAY,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
      (first, last, objects) => {
        const log = objects ? [report(), dispute] : [report(), confirm];
        const said = objects ? null : 2;
        const whole = rowsOf(played([...log, decision(first, said), decision(last, 3)]));
        expect(whole).toEqual(rowsOf(played([decision(last, null)])));
      },
    ),
    { numRuns: 50 },
  );
});

const settings = settingsOf({ format: 'league', played: 'table', game: 'Chess with clocks' });
if (!settings.ok) throw new Error(settings.fault.code);
const genesis: Genesis = {
  settings: settings.value,
  seed: '5e'.repeat(32),
  entries: entries.map((one) => ({ name: one.id, rating: null, apart: null, since: null, ...one })),
  running: true,
};

function exported(log: readonly object[]) {
  const ledger = opened(genesis);
  if (!ledger.ok) throw new Error(ledger.fault.code);
  const rows: LogRow[] = [];
  for (const raw of log) {
    const asked = askedOf(raw);
    const events = asked.ok ? joiningActs(ledger.value, asked.value.event) : asked;
    if (!events.ok || !asked.ok) throw new Error('not an act');
    for (const event of events.value) {
      const act = { at: asked.value.at, event };
      const row = append(ledger.value, act, rows.at(-1)?.hash ?? hashOf(genesisJson(genesis)));
      if (!row.ok) throw new Error(row.fault.code);
      rows.push(row.value);
    }
  }
  return exportOf(genesis, rows, ledger.value);
}
