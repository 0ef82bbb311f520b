/** Notices that belong to no match go the way of all others: by what their reader chose, once, in their own zone (CL-160). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALWAYS_TOLD } from '../notification-rules/events.ts';
import type { NewNotification, NoticeKind } from '../notification-rules/notice.ts';
import { USUAL } from '../notification-rules/preferences.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { deliver } from './deliver.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());

async function reader(preferences: object | null = null) {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const chosen = preferences === null ? {} : { notificationPreferences: preferences };
  const data = { id, name: 'Ida', email, emailVerified: true, timeZone: 'Europe/Copenhagen', ...chosen };
  await office.context.db.user.create({ data });
  return { id, email };
}

const noticeFor = (userId: string, kind: NoticeKind): NewNotification => ({
  id: randomUUID(),
  about: { kind: 'event', id: 'spring' },
  userId,
  kind,
  why: 'entrant',
  by: null,
  dueAt: null,
  notice: {
    form: 'Round 2',
    subject: 'Round 2 is open: Spring',
    title: 'Round 2 is open.',
    lines: ['You meet Bo.'],
    facts: [['Until', { at: '2026-06-10T12:00:00Z' }]],
    action: { label: 'Open the event', path: '/events/spring' },
  },
});

/** Runs the row of the page and all that follow from it. */
async function sent(row: NewNotification): Promise<readonly string[]> {
  await queueNotifications(office.context, [row]);
  await deliver(office.context, row.id, false);
  const rows = await office.context.db.notification.findMany({
    where: { causeId: row.id },
    orderBy: { channel: 'asc' },
  });
  const outcomes: string[] = [];
  for (const { id, channel } of rows) outcomes.push(`${channel} ${await deliver(office.context, id, false)}`);
  return outcomes;
}

test('it comes as a letter, with its instants in the reader’s zone and a button to its page', async () => {
  const who = await reader();
  expect(await sent(noticeFor(who.id, 'event-round'))).toEqual(['mail sent']);
  const letter = await office.mailbox.next(who.email);
  expect(letter.subject).toBe('Round 2 is open: Spring');
  expect(letter.text).toContain('14:00');
  expect(letter.text).toContain('/events/spring');
  expect(letter.text).toContain('You get this because you are in the event.');
});

test('one that was posted is not posted again', async () => {
  const who = await reader();
  const row = noticeFor(who.id, 'event-due');
  expect(await queueNotifications(office.context, [row])).toBe(1);
  expect(await queueNotifications(office.context, [row])).toBe(0);
});

test('news can be switched off; what must be answered in time cannot', async () => {
  const off = { ...USUAL, channels: { ...USUAL.channels, mail: { ...USUAL.channels.mail, event: false } } };
  const who = await reader(off);
  expect(await sent(noticeFor(who.id, 'event-round'))).toEqual([]);
  expect(await sent(noticeFor(who.id, 'event-case'))).toEqual(['mail sent']);
  expect([...ALWAYS_TOLD].sort()).toEqual(['event-case', 'event-offer', 'event-report']);
});
