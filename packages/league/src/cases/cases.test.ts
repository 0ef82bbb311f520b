import { describe, expect, test } from 'vitest';
import { settingsOf } from '../settings/read.ts';
import { answered, codesOf, entriesOf, type TableRow } from '../testing/playing.ts';
import { automaticDecision, boundsOf, cappedEvaluation, proposalOf, slowerSide } from './proposal.ts';
import { caseTimes, refusesAppeal, refusesCaseStep } from './states.ts';

const read = (raw: object) => {
  const settings = settingsOf(raw);
  if (!settings.ok) throw new Error(settings.fault.code);
  return settings.value;
};
const LEAGUE = read({});

describe('CL-095: the proposal by e of 400', () => {
  test.each([
    [400, 4],
    [340, 4],
    [339, 3],
    [240, 3],
    [239, 2],
    [161, 2],
    [160, 1],
    [61, 1],
    [60, 0],
    [0, 0],
  ] as const)('%i: %i', (e, q) => expect(proposalOf(e, LEAGUE)).toEqual([q, 4 - q]));

  test('without half-wins 3-1 is a draw, in a knock-out it stays', () => {
    expect(proposalOf(300, read({ halfWins: false }))).toEqual([2, 2]);
    expect(proposalOf(300, read({ halfWins: false, format: 'knockout' }))).toEqual([3, 1]);
  });

  test('CL-181: bounds are rounded once', () => {
    expect(boundsOf({ ...LEAGUE.adjudication, playouts: 7 })).toEqual([2, 6, 8, 12]);
  });
});

describe('CL-094: slow play cannot win', () => {
  test.each([
    ['three quarters, and it is to move', { A: 0.75, B: 0.25 }, 'A', 'A'],
    ['less than that', { A: 0.74, B: 0.26 }, 'A', null],
    ['the other is to move', { A: 0.9, B: 0.1 }, 'B', null],
    ['nobody is', { A: 0.1, B: 0.9 }, null, null],
  ] as const)('%s', (_what, share, waits, slow) => expect(slowerSide(LEAGUE.adjudication, share, waits)).toBe(slow));

  test('its evaluation is capped at half', () => {
    expect([cappedEvaluation(390, 200, 'A'), cappedEvaluation(390, 200, 'B'), cappedEvaluation(10, 200, 'B')]).toEqual([
      200, 390, 200,
    ]);
    expect(cappedEvaluation(390, 200, null)).toBe(390);
  });
});

test('CL-098: without a referee the proposal, else a draw, in a knock-out the better seed', () => {
  expect(automaticDecision(400, LEAGUE, 'B')).toEqual([4, 0]);
  expect(automaticDecision(null, LEAGUE, 'B')).toEqual([2, 2]);
  expect(automaticDecision(null, read({ format: 'knockout' }), 'B')).toEqual([0, 4]);
  expect(caseTimes(0, LEAGUE.adjudication)).toEqual({ statementsUntil: 72 * 3_600_000, decidedBy: 168 * 3_600_000 });
});

test('CL-090: the way of a case', () => {
  expect(refusesCaseStep('open', 'heard')).toBeNull();
  expect(refusesCaseStep('decided', 'appealed')).toBeNull();
  expect(refusesCaseStep('open', 'final')?.code).toBe('CL_BAD_STATE');
  expect(refusesCaseStep('final', 'appealed')?.code).toBe('CL_BAD_STATE');
});

test.each([
  [{}, null],
  [{ isParty: false }, 'CL_NOT_A_PARTY'],
  [{ used: true }, 'CL_APPEAL_USED'],
  [{ at: 72 * 3_600_000 + 1 }, 'CL_APPEAL_LATE'],
])('CL-099: an appeal %j: %s', (more, code) => {
  const appeal = { noticedAt: 0, at: 72 * 3_600_000, used: false, isParty: true, ...more };
  expect(refusesAppeal(appeal, LEAGUE.adjudication)?.code ?? null).toBe(code);
});

describe('CL-096, CL-100: rulings', () => {
  const played = { type: 'result', a: 'e1', b: 'e2', q: 4 };
  const ruling = (q: number, supersedes: number | null, more: object = {}) => ({
    type: 'decide',
    a: 'e1',
    b: 'e2',
    q,
    supersedes,
    reason: 'as the record shows',
    ...more,
  });
  const league = (log: readonly object[]) => ({
    settings: { format: 'league', sideMode: 'single' },
    entries: entriesOf(4),
    log,
    ask: ['table', 'case'],
  });
  const points = (log: readonly object[]) =>
    Object.fromEntries((answered(league(log)).table as readonly TableRow[]).map(({ id, PTS }) => [id, PTS]));

  test('supersede what was said last, and nothing else', () => {
    expect(codesOf(league([played, ruling(0, 1), ruling(2, 1), ruling(2, 2)]))).toEqual([
      null,
      null,
      'CL_STALE_DECISION',
      null,
    ]);
    expect(points([played, ruling(0, 1)])).toMatchObject({ e1: 0, e2: 1 });
  });

  test('CL-163: decided, reversed and reversed back is the table as before', () => {
    expect(points([played, ruling(0, 1), ruling(4, 2)])).toEqual(points([played]));
  });

  test('may annul a leg for another try, or let it go on', () => {
    expect(points([played, ruling(0, 1, { kind: 'replay' })])).toMatchObject({ e1: 0, e2: 0 });
    expect(codesOf(league([played, ruling(0, 1, { kind: 'replay' }), { ...played, q: 2 }]))).toEqual([
      null,
      null,
      null,
    ]);
    expect(answered(league([played, ruling(1, 1)])).case).toMatchObject([
      { a: 'e1', b: 'e2', current: 2, result: { q: [1, 3] } },
    ]);
  });
});
