import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { readMailboxUrl } from './mailbox-url.ts';

test.each([
  ['imaps://post:secret@mail.example.org', { port: 993, secure: true, mustBeSafe: true, folder: 'INBOX' }],
  ['imap://post:secret@mail.example.org', { port: 143, secure: false, mustBeSafe: true, folder: 'INBOX' }],
  ['imap://post:secret@localhost:1143/War/Post', { port: 1143, secure: false, mustBeSafe: false, folder: 'War/Post' }],
  [
    'imaps://me%40example.org:p%2Fw%20%23@[2001:db8::1]/a%20b',
    { user: 'me@example.org', password: 'p/w #', folder: 'a b', host: '2001:db8::1' },
  ],
])('%s is a mailbox', (text, mailbox) => {
  expect(readMailboxUrl(text)).toMatchObject({ ok: true, value: mailbox });
});

test.each([
  'https://post:hush-hush@mail.example.org',
  'imaps://mail.example.org',
  'imaps://post@mail.example.org',
  'imaps://post:hush-hush@',
  'imaps://post:hush-hush@mail.example.org/%zz',
  'imaps://post:hush-hush@mail.example.org/INBOX?x=1',
  'post:hush-hush@mail.example.org',
])('%s is none, and the sentence about it keeps the password', (text) => {
  const env = { DATABASE_URL: 'postgres://x/y', SECRET: 'x'.repeat(32), INBOUND_DOMAIN: 'post.example.org' };
  const settings = readSettings({ ...env, INBOUND_IMAP_URL: text });
  if (settings.ok) throw new Error('taken');
  expect(settings.fault).toMatch(/^Invalid settings: INBOUND_IMAP_URL must be an address .*imaps:\/\//);
  expect(settings.fault).not.toContain('hush-hush');
});
