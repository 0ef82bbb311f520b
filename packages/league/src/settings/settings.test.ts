import { describe, expect, test } from 'vitest';
import { faultOf } from '../testing/playing.ts';
import { refusesAmendment } from './amending.ts';
import { defaultPlan } from './plan.ts';
import { settingsOf } from './read.ts';
import type { Settings } from './settings.ts';
import {
  absenceShift,
  firstTurnTimes,
  latePlan,
  noticesOf,
  opensAt,
  overLimit,
  refusesExtension,
  refusesRepairAt,
  seasonLength,
  shifted,
  wantsConfirmation,
  windowDays,
  windowWarning,
} from './windows.ts';
import { instantAt } from './zone.ts';

const DAY = 86_400_000;
function settings(raw: object = {}): Settings {
  const read = settingsOf(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

describe('CL-180: the least and the most that a setting may be', () => {
  test.each([
    ['CL-031', 'limits', 'openMatches', 1, 100],
    ['CL-031', 'limits', 'unproven', 0, 100],
    ['CL-031', 'entry', 'reliability', 0, 100],
    ['CL-031', 'entry', 'channelDays', 1, 366],
    ['CL-034', 'muster', 'hours', 1, 720],
    ['CL-034', 'muster', 'extraHours', 0, 240],
    ['CL-071', 'window', 'days', 1, 366],
    ['CL-071', 'window', 'perExtraMatch', 0, 60],
    ['CL-073', 'window', 'extension', 0, 60],
    ['CL-080', 'window', 'firstTurn', 1, 60],
    ['CL-074', 'late', 'days', 0, 120],
    ['CL-092', 'adjudication', 'playouts', 1, 10_000],
    ['CL-094', 'adjudication', 'slowShare', 0, 1],
    ['CL-098', 'adjudication', 'refereeDays', 1, 60],
    ['CL-099', 'adjudication', 'appealHours', 1, 720],
  ] as const)('%s: %s.%s from %i to %i', (_, group, name, least, most) => {
    const good = (value: number) => settingsOf({ [group]: { [name]: value } }).ok;
    expect([least, most].map(good)).toEqual([true, true]);
    expect([least - 0.5, least - 1, most + 1, most + 0.5].map(good)).toEqual([false, false, false, false]);
  });
  test.each([
    ['CL-034', 'minEntries', 1, 100_000],
    ['CL-068', 'draftHours', 0, 240],
    ['CL-014', 'spectatorDelay', 0, 20],
    ['CL-135', 'edge', -400, 400],
    ['CL-125', 'boards', 2, 8],
  ] as const)('%s: %s from %i to %i', (_, name, least, most) => {
    const good = (value: number) => settingsOf({ format: 'team', [name]: value }).ok;
    expect([least, most, least - 1, most + 1].map(good)).toEqual([true, true, false, false]);
  });
});

describe('CL-180, CL-199: settings that cannot be', () => {
  test.each([
    ['CL-180', { colour: 'red' }, 'CL_BAD_SETTINGS'],
    ['CL-180', { limits: { size: 8 } }, 'CL_BAD_SETTINGS'],
    ['CL-180', JSON.parse('{"__proto__": 1}'), 'CL_BAD_SETTINGS'],
    ['CL-032', { entry: { sex: 'f' } }, 'CL_BAD_SETTINGS'],
    ['CL-042', { plan: [0] }, 'CL_BAD_PLAN'],
    ['CL-042', { plan: [8] }, 'CL_BAD_PLAN'],
    ['CL-042', { plan: '3' }, 'CL_BAD_PLAN'],
    ['CL-042', { plan: [5, 2] }, 'CL_BAD_PLAN'],
    ['CL-103', { tiebreaks: ['DE', 'PTS', 'LOT'] }, 'CL_BAD_SETTINGS'],
    ['CL-103', { tiebreaks: ['PTS', 'DE'] }, 'CL_BAD_SETTINGS'],
    ['CL-103', { tiebreaks: ['PTS', 'DE', 'DE', 'LOT'] }, 'CL_BAD_SETTINGS'],
    ['CL-103', { tiebreaks: ['PTS', 'HARD', 'LOT'] }, 'CL_TIEBREAK_USELESS'],
    ['CL-103', { sideMode: 'single', tiebreaks: ['PTS', 'BH', 'LOT'] }, 'CL_TIEBREAK_USELESS'],
    ['CL-040', { tiers: 0 }, 'CL_TOO_FEW'],
    ['CL-040', { limits: { divisionSize: 3 } }, 'CL_TOO_FEW'],
    ['CL-040', { limits: { divisionSize: 13 } }, 'CL_TOO_MANY'],
    ['CL-043', { tiers: 2, promotion: { up: 3, down: 3 } }, 'CL_BAD_PLAN'],
    ['CL-043', { promotion: { up: 0, down: 2 } }, 'CL_BAD_PLAN'],
    ['CL-040', { tiers: [] }, 'CL_BAD_SETTINGS'],
    ['CL-040', { tiers: [1, 0] }, 'CL_BAD_SETTINGS'],
    ['CL-060', { format: 'swiss', rounds: 0 }, 'CL_TOO_FEW'],
    ['CL-060', { format: 'swiss', rounds: 'double' }, 'CL_BAD_SETTINGS'],
    ['CL-052', { format: 'league', rounds: 7 }, 'CL_BAD_SETTINGS'],
    ['CL-071', { window: { days: -1 } }, 'CL_BAD_SETTINGS'],
    ['CL-004', { zone: 'Mars/Base' }, 'CL_BAD_SETTINGS'],
    ['CL-181', { adjudication: { bounds: [0.15, 0.6, 0.4, 0.85] } }, 'CL_BAD_SETTINGS'],
    ['CL-181', { adjudication: { bounds: [0.15, 0.4, 0.6, 0.9] } }, 'CL_BAD_SETTINGS'],
    ['CL-101', { format: 'swiss', points: 'football' }, 'CL_BAD_SETTINGS'],
    ['CL-047', { playoffTop: 3 }, 'CL_BAD_SETTINGS'],
    ['CL-180', { format: 'chess' }, 'CL_BAD_SETTINGS'],
    ['CL-180', { limits: null }, 'CL_BAD_SETTINGS'],
  ])('%s %j is refused: %s', (_rule, raw, code) => expect(faultOf({ settings: raw })).toBe(code));

  test.each([null, 7, 'x', []])('%j are no settings', (raw) =>
    expect(faultOf({ settings: raw ?? 0 })).toBe('CL_BAD_SETTINGS'),
  );

  test('CL-180: defaults are written out', () => {
    expect(settings()).toMatchObject({ format: 'league', sideMode: 'pair', promotion: { up: 2, down: 2 } });
    expect(settings({ limits: { divisionSize: 5 } }).promotion.up).toBe(1);
    expect(settings(settings())).toEqual(settings());
    // CL-043: one number written twice.
    expect(settings({ promotion: { down: 1 } }).promotion).toEqual({ up: 1, down: 1, playoff: false });
  });

  test('CL-103: the order of tie-breaks, where nothing is said', () => {
    expect(settings().tiebreaks.join()).toBe('PTS,DE,SB,WON,MAR,MISS,LOT');
    expect(settings({ format: 'swiss' }).tiebreaks.join()).toBe('PTS,BHC1,BH,SB,DE,WON,MISS,LOT');
  });
});

test.each([
  ['draft', [], null],
  ['entries', ['a', 'b'], null],
  ['running', ['a'], 'CL_FROZEN'],
  ['finished', ['a', 'b'], 'CL_BAD_STATE'],
] as const)('CL-046: in %s, with the consent of %j: %s', (state, consents, code) => {
  expect(refusesAmendment(state, ['a', 'b'], consents)?.code ?? null).toBe(code);
});

test.each([
  [7, 1, [4, 3]],
  [7, 2, [2, 2, 2, 1]],
  [9, 1, [3, 3, 3]],
  [3, 2, [2, 1]],
])('CL-042: %i rounds of %i legs open in waves %j', (rounds, legs, plan) =>
  expect(defaultPlan(rounds, legs)).toEqual(plan),
);

test.each([
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-07-01T20:00', 'Europe/Copenhagen', '2026-07-01T18:00:00.000Z'],
  ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
])('CL-004: %s in %s is %s', (wall, zone, instant) => {
  expect(new Date(instantAt(wall, zone)).toISOString()).toBe(instant);
});

describe('windows', () => {
  test('CL-070: a round opens at its instant, or when the one before is closed', () => {
    expect(opensAt(10, null, null)).toBeNull();
    expect(opensAt(10, 5, null)).toBe(10);
    expect(opensAt(10, 15, null)).toBe(15);
    expect(opensAt(10, null, { allFinalAt: 7 })).toBe(7);
  });

  test('CL-071: 28 days, and 7 for each open match beyond two; a longer match is warned of', () => {
    expect([1, 2, 4].map((open) => windowDays(settings(), open))).toEqual([28, 28, 42]);
    expect([windowWarning(29, 28)?.code, windowWarning(28, 28)]).toEqual(['CL_WINDOW_TOO_SHORT', null]);
  });

  test('CL-172: a season of 8 in pairs: 42, 42, 42 and 28 days, 167 in all', () => {
    expect(seasonLength(settings(), [2, 2, 2, 1])).toEqual({ windows: [42, 42, 42, 28], days: 167 });
  });

  test('CL-072: notices at 50 %, 80 % and 72 hours before', () => {
    expect(noticesOf(0, 28 * DAY).map((at) => at / DAY)).toEqual([14, 22.4, 25]);
  });

  test.each([
    [{ days: 7, used: 0 }, null],
    [{ days: 8, used: 0 }, 'CL_BAD_INPUT'],
    [{ days: 7, used: 1 }, 'CL_EXTENSION_USED'],
    [{ days: 7, used: 1, outageOrConsent: true }, null],
    [{ days: 7, used: 2, outageOrConsent: true }, 'CL_EXTENSION_USED'],
    [{ days: 7, used: 0, adjudicating: true }, 'CL_BAD_STATE'],
  ])('CL-073: an extension %j: %s', (more, code) => {
    const extension = { outageOrConsent: false, adjudicating: false, ...more };
    expect(refusesExtension(extension, settings())?.code ?? null).toBe(code);
  });

  test('CL-037: an absence moves a due time by its days, at most 7 a season', () => {
    expect([absenceShift(3, 0), absenceShift(9, 0), absenceShift(5, 4), absenceShift(2, 7)]).toEqual([3, 7, 3, 0]);
  });

  test('CL-074: what becomes of late matches', () => {
    const policies = (format: string, last: boolean) => latePlan(settings({ format }), last, 0);
    expect(policies('swiss', false)).toEqual({ policy: 'provisional', endsAt: 21 * DAY });
    expect(policies('knockout', false)).toEqual({ policy: 'adjudicate', endsAt: 0 });
    expect(policies('league', false)).toEqual({ policy: 'run-on', endsAt: null });
    expect(policies('league', true)).toEqual({ policy: 'adjudicate', endsAt: 0 });
    expect(overLimit(['old', 'older'], 7, 8)).toEqual(['old']);
  });

  test('CL-076: matches are annulled within a day, if none was begun', () => {
    expect(refusesRepairAt(0, DAY - 1, 0)).toBeNull();
    expect(refusesRepairAt(0, DAY, 0)?.code).toBe('CL_ROUND_BEGUN');
    expect(refusesRepairAt(0, 1, 1)?.code).toBe('CL_ROUND_BEGUN');
  });

  test('CL-078: a pause moves what is still to come', () => expect(shifted([5, 20], 10, 13)).toEqual([5, 23]));

  test('CL-080: a first turn has five days and two reminders', () => {
    const { reminders, noShowAt } = firstTurnTimes(0, settings());
    expect([...reminders, noShowAt].map((at) => at / DAY)).toEqual([2.5, 4, 5]);
  });

  test('CL-185: single legs on an uneven scenario want a word', () => {
    expect(wantsConfirmation(settings({ sideMode: 'single', edge: 41 }))).toBe(true);
    expect(wantsConfirmation(settings({ sideMode: 'single', edge: -40 }))).toBe(false);
    expect(wantsConfirmation(settings({ edge: 200 }))).toBe(false);
  });
});
