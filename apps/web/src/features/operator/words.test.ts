import { expect, test } from 'vitest';
import { actionsFor } from './operator-actions.ts';
import { actionWords, untilWords } from './words.ts';

const entry = { id: '1', at: '2026-11-24T08:00:00Z', subject: 'u1', actorName: 'Olga', subjectName: 'Mina' };

test.each([
  ['person.suspend', { days: 7, reason: 'insults' }, 'Olga suspended Mina for 7 days: insults'],
  ['person.suspend', { days: null, reason: 'insults' }, 'Olga suspended Mina until further notice: insults'],
  ['person.rename', { name: 'Quiet', reason: 'an insult' }, 'Olga renamed Mina to “Quiet”: an insult'],
  [
    'title.hide',
    { of: 'match', title: 'Rude', reason: 'an insult' },
    'Olga removed the title “Rude” of a match by Mina: an insult',
  ],
  ['report.hide', { messageId: '3' }, 'Olga removed a message of Mina'],
  ['operator.add', {}, 'Olga made Mina an operator'],
  ['a.action.of.tomorrow', {}, 'Olga: a.action.of.tomorrow, Mina'],
])('%s is told as %s', (action, about, words) => {
  expect(actionWords({ ...entry, action, about })).toBe(words);
});

test('the command line and whoever has left have names too', () => {
  const gone = { ...entry, actorName: null, subjectName: null, action: 'person.delete', about: { reason: 'asked' } };
  expect(actionWords(gone)).toBe('The command line deleted the account of a former player: asked');
});

test('a suspension ends on a day, or not by itself', () => {
  expect(untilWords('UTC', '9999-12-31T00:00:00.000Z')).toBe('until further notice');
  expect(untilWords('Europe/Berlin', '2026-11-24T08:00:00Z')).toBe('until Tue 24 Nov, 09:00');
});

test('who is suspended can be let in, and is not suspended twice', () => {
  const codes = (suspendedUntil: string | null) => actionsFor({ suspendedUntil }).map(({ code }) => code);
  expect(codes(null)).toEqual(['suspend-7', 'suspend-30', 'suspend-on', 'sign-out', 'rename', 'export', 'delete']);
  expect(codes('2026-11-24T08:00:00Z')).toEqual(['lift', 'sign-out', 'rename', 'export', 'delete']);
});
