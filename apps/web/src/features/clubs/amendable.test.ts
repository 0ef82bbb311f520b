import { expect, test } from 'vitest';
import { MEMBERS } from '../../../../../packages/league/src/settings/members.ts';
import { settingsOf } from '../../../../../packages/league/src/settings/read.ts';
import { FORMATS } from '../../../../../packages/league/src/settings/settings.ts';
import { changeWords, GROUPS, keyOf, membersFor, toldChanges, valueAt, wishFor } from './amendable.ts';

const member = (path: string) => {
  const found = Object.values(GROUPS)
    .flat()
    .find((one) => one.path === path);
  if (found === undefined) throw new Error(path);
  return found;
};

test.each([
  [{ path: 'window.days', from: 28, to: 42 }, 'Days per round: 42 instead of 28'],
  [{ path: 'rolling', from: false, to: true }, 'Open a round as soon as all results are in: yes instead of no'],
  [
    { path: 'late.policy', from: 'wait', to: 'adjudicate' },
    'Late matches: a referee decides it instead of the round waits for it',
  ],
  [{ path: 'maxEntries', from: null, to: 8 }, 'Places: 8 instead of not set'],
  [{ path: 'tiebreaks', from: ['PTS'], to: ['PTS', 'LOT'] }, 'Tiebreaks: PTS, LOT instead of PTS'],
  [{ path: 'rounds', from: 'single', to: 'double' }, 'Rounds: double round robin instead of single round robin'],
  [{ path: 'rounds', from: 5, to: 6 }, 'Rounds: 6 instead of 5'],
  [{ path: 'playoffTop', from: 0, to: 4 }, 'Players in the play-off: 4 instead of none'],
  [{ path: 'somethingElse', from: 1, to: null }, 'somethingElse: not set instead of 1'],
])('CL-046: %j in words', (change, words) => expect(changeWords(change)).toBe(words));

test.each([
  ['window.days', '42', { window: { days: 42 } }],
  ['rolling', 'true', { rolling: true }],
  ['rolling', 'false', { rolling: false }],
  ['late.policy', 'wait', { late: { policy: 'wait' } }],
  ['boards', '3', { boards: 3 }],
  ['maxEntries', '', { maxEntries: null }],
  ['playoffTop', '4', { playoffTop: 4 }],
  ['firstSide', '', { firstSide: null }],
  ['finalBy', '2026-09-01', { finalBy: '2026-09-01' }],
  ['plan', '3, 2,2', { plan: [3, 2, 2] }],
  ['plan', ' ', { plan: null }],
  ['tiebreaks', 'pts, SB, lot', { tiebreaks: ['PTS', 'SB', 'LOT'] }],
  ['adjudication.bounds', '0.1, 0.4, 0.6, 0.9', { adjudication: { bounds: [0.1, 0.4, 0.6, 0.9] } }],
])('CL-046: %s to %s is asked as the settings have it', (path, value, wish) => {
  expect(wishFor(member(path), value)).toEqual(wish);
});

test('CL-046: what is offered is what may be asked then, with its value', () => {
  const paths = (format: string, state: 'running' | 'entries') => membersFor({ format, state }).map(({ path }) => path);
  expect(paths('league', 'running')).not.toContain('draftHours');
  expect(paths('swiss', 'running')).toContain('draftHours');
  expect(paths('swiss', 'running')).not.toContain('maxEntries');
  expect(paths('swiss', 'entries')).toContain('maxEntries');
  expect(paths('team', 'entries')).toContain('boards');
  expect(paths('team', 'running')).not.toContain('boards');
  expect(paths('league', 'entries')).not.toContain('boards');
  // CL-129: a list opens no rounds.
  expect(paths('list', 'running')).toEqual(['limits.openMatches', 'spectatorDelay']);
  const settings = { window: { days: 28 }, maxEntries: null };
  expect(['window.days', 'maxEntries', 'late.days'].map((path) => valueAt(settings, path))).toEqual(['28', '', '']);
});

test('CL-043: how many go up and down is one number, asked and told once', () => {
  expect(wishFor(member('promotion.down'), '1')).toEqual({ promotion: { down: 1, up: 1 } });
  const changes = ['up', 'down'].map((one) => ({ path: `promotion.${one}`, from: 2, to: 1 }));
  expect(toldChanges(changes).map(changeWords)).toEqual(['Promoted and relegated: 1 instead of 2']);
  expect(toldChanges(changes.slice(0, 1))).toHaveLength(1);
});

/** Settings that cannot change while an event runs (CL-046), and settings without a use yet. */
const NOT_OFFERED = [
  // It is always as `promotion.down`.
  'promotion.up',
  'schema',
  'game',
  'edition',
  'scenario',
  'format',
  'seedHash',
  'clock',
  'vacation',
  'standInBot',
  'zone',
  'played',
  'table.confirmHours',
  'table.silence',
  'table.rated',
];

test('CL-046: every setting that may be amended is in the form, and nothing else', () => {
  const paths = (members: typeof MEMBERS, before = ''): readonly string[] =>
    Object.entries(members).flatMap(([key, one]) =>
      'members' in one ? paths(one.members, `${before}${key}.`) : [`${before}${key}`],
    );
  const offered = new Set(
    FORMATS.flatMap((format) => membersFor({ format, state: 'entries' }).map(({ path }) => path)),
  );
  expect([...offered].toSorted()).toEqual(
    paths(MEMBERS)
      .filter((path) => !NOT_OFFERED.includes(path))
      .toSorted(),
  );
});

test.each(FORMATS)('CL-046: what the form says of the settings of a %s is what they have', (format) => {
  const settings = settingsOf({ format });
  if (!settings.ok) throw new Error(settings.fault.code);
  const members = membersFor({ format, state: 'entries' });
  expect(new Set(members.map(keyOf)).size).toBe(members.length);
  for (const one of members) {
    const wish = wishFor(one, valueAt(settings.value, one.path));
    expect(settings.value, one.path).toMatchObject(wish);
  }
});
