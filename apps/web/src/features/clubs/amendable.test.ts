import { expect, test } from 'vitest';
import { changeWords, MEMBERS, membersFor, valueAt, wishFor } from './amendable.ts';

const member = (path: string) => {
  const found = MEMBERS.find((one) => one.path === path);
  if (found === undefined) throw new Error(path);
  return found;
};

test.each([
  [{ path: 'window.days', from: 28, to: 42 }, 'Days of a round: 42 instead of 28'],
  [{ path: 'rolling', from: false, to: true }, 'A round opens as soon as all is decided: yes instead of no'],
  [
    { path: 'late.policy', from: 'wait', to: 'adjudicate' },
    'What becomes of a late match: a referee decides it instead of the round waits for it',
  ],
  [{ path: 'maxEntries', from: null, to: 8 }, 'Places: 8 instead of not set'],
  [{ path: 'tiebreaks', from: ['PTS'], to: ['PTS', 'LOT'] }, 'tiebreaks: ["PTS","LOT"] instead of ["PTS"]'],
])('CL-046: %j in words', (change, words) => expect(changeWords(change)).toBe(words));

test.each([
  ['window.days', '42', { window: { days: 42 } }],
  ['rolling', 'true', { rolling: true }],
  ['rolling', 'false', { rolling: false }],
  ['late.policy', 'wait', { late: { policy: 'wait' } }],
])('CL-046: %s to %s is asked as the settings have it', (path, value, wish) => {
  expect(wishFor(member(path), value)).toEqual(wish);
});

test('CL-046: what is offered is what may be asked then, with its value', () => {
  const paths = (format: string, state: 'running' | 'entries') => membersFor({ format, state }).map(({ path }) => path);
  expect(paths('league', 'running')).not.toContain('draftHours');
  expect(paths('swiss', 'running')).toContain('draftHours');
  expect(paths('swiss', 'running')).not.toContain('maxEntries');
  expect(paths('swiss', 'entries')).toContain('maxEntries');
  const settings = { window: { days: 28 }, maxEntries: null };
  expect(['window.days', 'maxEntries', 'late.days'].map((path) => valueAt(settings, path))).toEqual(['28', '', '']);
});
