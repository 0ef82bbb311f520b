import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Decision, decide, type Question, type Reach } from './decide.ts';
import { EVENT_OF, NOTIFICATION_EVENTS } from './events.ts';
import {
  type NotificationPreferences,
  parseMatchPreferences,
  parsePreferences,
  preferencesOf,
  USUAL,
} from './preferences.ts';
import { nextHour, quietUntil } from './wall-hours.ts';

const REACH: Reach = { mail: 'open', push: true, devices: ['phone'], webhooks: [{ id: 'hook', off: false }] };
const AT = new Date('2026-06-10T12:00:00Z');
const MINUTE = 60_000;

const question = (more: Partial<Question>): Question => ({
  event: 'move',
  always: false,
  at: AT,
  timeZone: 'Europe/Berlin',
  preferences: USUAL,
  match: {},
  computers: false,
  reach: REACH,
  ...more,
});
const preferencesWith = (more: Partial<NotificationPreferences>): NotificationPreferences => ({ ...USUAL, ...more });

/** "mail sent usual", "push left no-device", with what put it off. */
const short = ({ channel, send, by, timing }: Decision): string =>
  [channel, send ? 'sent' : 'left', by, ...timing].join(' ');

test.each<[string, Partial<Question>, string[]]>([
  [
    'at first everything goes by every channel that is open, at once',
    {},
    ['mail sent usual', 'push sent usual', 'webhook sent usual'],
  ],
  [
    'an event can be switched off for one way',
    {
      preferences: preferencesWith({ channels: { ...USUAL.channels, push: { ...USUAL.channels.push, move: false } } }),
    },
    ['mail sent usual', 'push left usual', 'webhook sent usual'],
  ],
  [
    'a match can differ, either way',
    {
      preferences: preferencesWith({ channels: { ...USUAL.channels, mail: { ...USUAL.channels.mail, move: false } } }),
      match: { mail: { move: true }, webhook: { move: false, end: true } },
    },
    ['mail sent match-preference', 'push sent usual', 'webhook left match-preference'],
  ],
  [
    'moves of computer players are not told by mail and push: they answer while one looks',
    { computers: true },
    ['mail left computer', 'push left computer', 'webhook sent usual'],
  ],
  [
    'but what is not a move is',
    { computers: true, event: 'reminder' },
    ['mail sent usual', 'push sent usual', 'webhook sent usual'],
  ],
  [
    'and they are where that is wanted, everywhere or in one match',
    { computers: true, preferences: preferencesWith({ computers: true }) },
    ['mail sent usual', 'push sent usual', 'webhook sent usual'],
  ],
  [
    'a choice for one match goes before it',
    { computers: true, match: { mail: { move: true } } },
    ['mail sent match-preference', 'push left computer', 'webhook sent usual'],
  ],
  [
    'what hinders a way is said',
    { reach: { mail: 'bounced', push: true, devices: [], webhooks: [{ id: 'hook', off: true }] } },
    ['mail left bounced', 'push left no-device', 'webhook left webhook-off'],
  ],
  [
    'a decision that somebody must answer in time comes by mail whatever they chose (CL-160)',
    {
      event: 'event',
      always: true,
      preferences: preferencesWith({
        channels: {
          ...USUAL.channels,
          mail: { ...USUAL.channels.mail, event: false },
          push: { ...USUAL.channels.push, event: false },
        },
      }),
    },
    ['mail sent always', 'push left usual', 'webhook sent usual'],
  ],
  [
    'an office without keys sends no push',
    { reach: { ...REACH, push: false, webhooks: [] } },
    ['mail sent usual', 'push left not-offered', 'webhook left no-webhook'],
  ],
  [
    'every device and every webhook is told',
    { reach: { ...REACH, devices: ['phone', 'desk'] } },
    ['mail sent usual', 'push sent usual', 'push sent usual', 'webhook sent usual'],
  ],
  [
    'a move is held, by every way',
    { preferences: preferencesWith({ holdMinutes: 5 }) },
    ['mail sent usual hold', 'push sent usual hold', 'webhook sent usual'],
  ],
  [
    'a reminder is never held, nor gathered',
    { event: 'reminder', preferences: preferencesWith({ holdMinutes: 15, digestHour: 8 }) },
    ['mail sent usual', 'push sent usual', 'webhook sent usual'],
  ],
  [
    'a digest gathers mail alone',
    { preferences: preferencesWith({ digestHour: 8 }) },
    ['mail sent usual digest', 'push sent usual', 'webhook sent usual'],
  ],
])('%s', (_name, more, expected) => {
  expect(decide(question(more)).map(short)).toEqual(expected);
});

test('a hold is counted from what happened, a digest from its end, quiet hours at last', () => {
  const preferences = preferencesWith({ holdMinutes: 15, digestHour: 14, quiet: { from: '13:00', to: '15:30' } });
  // 12:00 UTC is 14:00 in Berlin; a quarter later the hour of the digest has gone, so it is tomorrow's, which is quiet.
  const [mail, push] = decide(question({ preferences }));
  expect(mail).toMatchObject({
    dueAt: new Date('2026-06-11T13:30:00Z'),
    timing: ['hold', 'digest', 'quiet'],
    digest: true,
  });
  expect(push).toMatchObject({ dueAt: new Date('2026-06-10T13:30:00Z'), timing: ['hold', 'quiet'], digest: false });
});

test('every kind of notification is an event that can be chosen', () => {
  for (const event of Object.values(EVENT_OF)) expect(NOTIFICATION_EVENTS).toContain(event);
});

const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago'];
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const wall = (of: number): string =>
  `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
const wallNow = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

test('nothing goes out in quiet hours, wherever and whenever, across both changes of the clocks', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, minute, minute, fc.constantFrom(...ZONES), (at, from, to, timeZone) => {
      if (from === to) return;
      const quiet = { from: wall(from), to: wall(to) };
      const preferences = preferencesWith({ quiet, holdMinutes: 15, digestHour: from % 24 });
      for (const { dueAt } of decide(question({ at, timeZone, preferences }))) {
        const out = dueAt ?? at;
        expect(out.getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(
          quietUntil(out, quiet, timeZone),
          `${out.toISOString()} ${timeZone} ${JSON.stringify(quiet)}`,
        ).toBeNull();
      }
    }),
    { numRuns: 400 },
  );
});

/** Read from the wall alone, with nothing of what decides. */
function readsQuiet(at: Date, { from, to }: { readonly from: string; readonly to: string }, timeZone: string): boolean {
  const now = wallNow(at, timeZone);
  return from < to ? now >= from && now < to : now >= from || now < to;
}

test('quiet hours keep a message to their end and not a minute longer, by the clock on the wall', () => {
  const changes = [
    '2026-03-29T00:30Z',
    '2026-10-25T00:30Z',
    '2026-04-04T15:00Z',
    '2026-10-03T15:15Z',
    '2026-09-06T03:30Z',
  ];
  const moment = fc.oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
    fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -600, max: 600 }))
      .map(([at, minutes]) => new Date(Date.parse(at) + minutes * MINUTE)),
  );
  fc.assert(
    fc.property(moment, minute, minute, fc.constantFrom(...ZONES), (at, from, to, timeZone) => {
      fc.pre(from !== to);
      const quiet = { from: wall(from), to: wall(to) };
      const [mail] = decide(question({ at, timeZone, preferences: preferencesWith({ quiet }) }));
      const due = mail?.dueAt ?? null;
      expect(due !== null).toBe(readsQuiet(at, quiet, timeZone));
      if (due === null) return;
      const told = `${at.toISOString()} ${due.toISOString()} ${timeZone} ${JSON.stringify(quiet)}`;
      expect(readsQuiet(due, quiet, timeZone), told).toBe(false);
      // A day, and an hour for clocks that are put back; where they are, the hour of the end may come twice. A day more where
      // the whole time awake lies in the hour that is left out.
      const awake = (from - to + 1440) % 1440;
      expect(due.getTime() - at.getTime(), told).toBeLessThanOrEqual((awake <= 60 ? 49 : 25) * 60 * MINUTE);
      const back = readsQuiet(new Date(due.getTime() - 61 * MINUTE), quiet, timeZone);
      const before = readsQuiet(new Date(due.getTime() - MINUTE), quiet, timeZone);
      expect(before || back || due.getTime() - at.getTime() < 61 * MINUTE, told).toBe(true);
    }),
    { numRuns: 600 },
  );
});

test('who is awake in the very hour that is left out is not waken in the hour after it', () => {
  // In Santiago clocks are put forward on 6 September 2026 at 00:00: there is no 00:00 to 00:59 that night.
  const [at, timeZone] = [new Date('2026-09-06T03:30:00Z'), 'America/Santiago'];
  const preferences = preferencesWith({ quiet: { from: '00:01', to: '00:00' } });
  const [mail] = decide(question({ at, timeZone, preferences }));
  expect(mail?.dueAt).toEqual(new Date('2026-09-07T03:00:00Z'));
});

test('the hour of the digest is that of the wall', () => {
  // Clocks in Berlin are put forward on 29 March 2026 at 02:00: there is no such hour that night.
  expect(nextHour(new Date('2026-03-28T20:00:00Z'), 8, 'Europe/Berlin')).toEqual(new Date('2026-03-29T06:00:00Z'));
  expect(nextHour(new Date('2026-03-27T20:00:00Z'), 8, 'Europe/Berlin')).toEqual(new Date('2026-03-28T07:00:00Z'));
  for (const hour of [0, 2, 3, 23])
    for (let days = 0; days < 370; days += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, 5, 17) + days * 1440 * MINUTE);
      const next = nextHour(at, hour, 'Europe/Berlin');
      expect(next.getTime()).toBeGreaterThan(at.getTime());
      expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 60 * MINUTE);
      if (hour !== 2) expect(wallNow(next, 'Europe/Berlin')).toBe(`${String(hour).padStart(2, '0')}:00`);
    }
});

test('preferences from outside are parsed; what is stored is made whole', () => {
  expect(parsePreferences({ ...USUAL, holdMinutes: 5 })).toMatchObject({ ok: true, value: { holdMinutes: 5 } });
  for (const wrong of [
    null,
    { holdMinutes: 7 },
    { digestHour: 24 },
    { quiet: { from: '25:00', to: '08:00' } },
    { quiet: { from: '08:00', to: '08:00' } },
    { channels: { mail: { move: 'yes' } } },
    { smoke: true },
  ])
    expect(parsePreferences(wrong), JSON.stringify(wrong)).toMatchObject({
      ok: false,
      fault: { code: 'NOTIFICATION_PREFERENCES_INVALID' },
    });
  expect(parseMatchPreferences({ pigeon: { move: true } }).ok).toBe(false);
  expect(parseMatchPreferences({ mail: { move: false } }).ok).toBe(true);
  expect(preferencesOf({ channels: { mail: { move: false } } }).channels.mail).toMatchObject({
    move: false,
    end: true,
  });
  expect(preferencesOf('rubbish')).toEqual(USUAL);
});
