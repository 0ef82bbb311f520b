import { describe, expect, test } from 'vitest';
import type { NotificationContext } from '../notification-rules/context.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../notification-rules/rules.ts';
import { resultFor } from './ending-words.ts';
import { wordsOf } from './words.ts';

const BASE: NotificationContext = {
  notificationId: 'd1',
  kind: 'turn',
  why: 'awaited',
  now: new Date('2026-03-28T09:00:00Z'),
  reason: null,
  reader: { id: 'u1', name: 'Ada', email: 'ada@example.org', timeZone: 'Europe/Berlin', side: 'south' },
  match: { id: 'm1', title: 'The wood', ruleSet: 'wwi-combined-arms' },
  others: ['Ben'],
  allies: [],
  by: ['Ben'],
  out: false,
  view: null,
  pending: null,
  asked: 'Move.',
  awaited: true,
  deadline: new Date('2026-03-28T11:30:00Z'),
  atEnd: 'forfeit',
  vacation: null,
  since: 3,
  story: ['North moves.'],
  past: false,
  messages: [],
  talkTo: null,
  ending: null,
  publicUrl: 'https://war.example.org',
  unsubscribeUrl: 'https://war.example.org/u',
  buttons: [],
  standingOffers: [],
  ordersTo: null,
};

test('what is told of a vacation: whose it is, why, until when; and before, that one begins by itself', () => {
  const vacation = {
    names: ['Ben'],
    from: new Date('2026-03-28T08:00:00Z'),
    until: new Date('2026-03-30T08:00:00Z'),
    byItself: true,
  };
  const about = { ...BASE, kind: 'arrangement', awaited: false } as const;
  expect(wordsOf({ ...about, why: 'vacation', vacation }).opening).toEqual([
    'Ben is on vacation until Monday 30 March 2026, 10:00 CEST. Their time ran out, and their vacation started automatically. Until then their clock is stopped.',
  ]);
  expect(wordsOf({ ...about, why: 'vacation-began', vacation }).opening).toEqual([
    'You are on vacation until Monday 30 March 2026, 10:00 CEST. Your time ran out, and your vacation started automatically. Until then your clock is stopped.',
  ]);
  const later = { ...vacation, from: new Date('2026-03-29T08:00:00Z'), byItself: false };
  expect(wordsOf({ ...about, why: 'vacation', vacation: later }).opening[0]).toMatch(
    /^Ben is on vacation from Sunday 29 March 2026, 10:00 CEST until Monday/,
  );
  expect(wordsOf({ ...BASE, atEnd: 'vacation' }).facts).toContainEqual([
    'If you do nothing',
    'your vacation starts automatically',
  ]);
});

const SUBJECTS: Readonly<Record<NotificationKind, string>> = {
  turn: 'Your turn: The wood',
  reaction: 'Your reply is needed: The wood',
  orders: 'Sealed orders needed: The wood',
  reminder: 'Half of your time has passed: The wood',
  'draw-offered': 'Ben offers a draw: The wood',
  'timed-out': 'You ran out of time: The wood',
  out: 'You are out: The wood',
  joined: 'Seat taken: The wood',
  started: 'The match has started: The wood',
  finished: 'The match has ended: The wood',
  message: 'Ben wrote: The wood',
  arrangement: 'It is your move: The wood',
};

test.each(NOTIFICATION_KINDS)('%s: a subject, a link to what they have not seen, the time left', (kind) => {
  const messages = kind === 'message' ? [{ id: '1', from: 'Ben', text: 'hello' }] : [];
  const letter = wordsOf({ ...BASE, kind, messages });
  expect(letter.subject).toBe(SUBJECTS[kind]);
  expect(letter.action?.url).toBe('https://war.example.org/matches/m1?since=3');
  expect(letter.facts).toContainEqual(['Time left', '2 hours 30 minutes']);
  expect(letter.facts).toContainEqual(['Until', 'Saturday 28 March 2026, 12:30 CET']);
  expect(letter.facts).toContainEqual(['If you do nothing', 'you lose the match']);
});

test('a pause is told with the reason that was given for it', () => {
  const letter = wordsOf({ ...BASE, kind: 'arrangement', why: 'pause-offered', reason: 'a wedding' });
  expect(letter.opening).toEqual(['Another side asks for a pause. Reason: “a wedding”']);
  expect(wordsOf({ ...BASE, kind: 'arrangement', why: 'resumed' }).opening[0]).not.toContain('Reason');
});

test('who is not awaited is told no deadline', () => {
  const labels = wordsOf({ ...BASE, awaited: false }).facts.map(([label]) => label);
  expect(labels).not.toContain('Until');
});

const outcome = (south: number, north: number) => ({
  reason: 'x',
  places: [
    { side: 'south', place: south, score: null },
    { side: 'north', place: north, score: null },
  ],
});

test.each([
  [1, 2, 'resignation', 'You have won: The wood', 'Ben resigned.'],
  [2, 1, 'resignation', 'You have lost: The wood', 'You resigned.'],
  [1, 1, 'agreement', 'The match is a draw: The wood', 'A draw by agreement.'],
  [1, 2, 'timeout', 'You have won: The wood', 'Ben ran out of time.'],
  [2, 1, 'timeout', 'You have lost: The wood', 'You ran out of time.'],
  [2, 1, 'rules', 'You have lost: The wood', 'North moves.'],
])('an end at places %i and %i by %s', (south, north, by, subject, opening) => {
  const letter = wordsOf({ ...BASE, kind: 'finished', ending: { by, outcome: outcome(south, north) } });
  expect([letter.subject, letter.opening[0]]).toEqual([subject, opening]);
});

test('a letter carries the story whole, and its preview is the first line of it', () => {
  const story = ['South loses two Tanks.', 'A Sniper holds.', 'Five units move.'];
  const { report, preview } = wordsOf({ ...BASE, story });
  expect(report).toMatchObject({ lines: story, more: 0 });
  expect(preview).toBe('South loses two Tanks. 2 hours 30 minutes left.');
});

test('who is on whose side is said, and verbs agree', () => {
  const team = { ...BASE, others: ['Bruno', 'Clara', 'Daniel'], allies: ['Bruno'], by: ['Clara', 'Daniel'] };
  expect(wordsOf(team).facts).toContainEqual(['Against', 'Clara and Daniel; Bruno is with you']);
  expect(wordsOf(team).opening[0]).toBe('Clara and Daniel have moved. It is your move.');
  expect(wordsOf({ ...team, kind: 'started' }).opening[0]).toBe(
    'You play South against Clara and Daniel; Bruno is with you.',
  );
});

test('a side among several has not simply lost', () => {
  expect(resultFor(outcome(1, 2), 'south')).toBe('won');
  const four = ['a', 'b', 'c', 'd'].map((side, index) => ({ side, place: index + 1, score: null }));
  const among = { reason: 'cities', places: four };
  expect(['a', 'b', 'c', 'd'].map((side) => resultFor(among, side))).toEqual(['won', 'placed', 'placed', 'lost']);
  const ending = { by: 'rules', outcome: among };
  const titleFor = (side: string) =>
    wordsOf({ ...BASE, kind: 'finished', ending, reader: { ...BASE.reader, side } }).title;
  expect(['a', 'b', 'd'].map(titleFor)).toEqual(['You have won.', 'You came second of 4.', 'You came fourth of 4.']);
});

describe('messages in letters', () => {
  const written = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      from: index % 2 === 0 ? 'Ben' : 'Cleo',
      text: `word ${index}`,
    }));

  test('a letter of messages tells them all, and where an answer goes', () => {
    const talkTo = { address: 'talk+x@war.example.org', whom: 'to Ben alone' };
    const letter = wordsOf({ ...BASE, kind: 'message', why: 'written', messages: written(2), talkTo });
    expect(letter.subject).toBe('Ben and Cleo wrote: The wood');
    expect(letter.opening).toEqual(['In the match “The wood”:', 'Ben: “word 0”', 'Cleo: “word 1”']);
    expect(letter.preview).toBe('Cleo: “word 1”');
    expect(letter.closing).toEqual(['Or reply to this letter: your text goes to Ben alone.']);
    expect(letter.report).toBeNull();
  });

  test('the letter of a turn brings the latest three along', () => {
    const { opening } = wordsOf({ ...BASE, messages: written(5) });
    expect(opening.slice(1)).toEqual([
      '(2 earlier messages are in the match)',
      'Ben: “word 2”',
      'Cleo: “word 3”',
      'Ben: “word 4”',
    ]);
  });

  test('lines of a message cannot look like ours', () => {
    const messages = [{ id: '1', from: 'Ben', text: 'one\n\nFIELDPOST / You have won' }];
    expect(wordsOf({ ...BASE, messages }).opening[1]).toBe('Ben: “one FIELDPOST / You have won”');
  });
});
