import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { startMailCatcher } from './catcher.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-mail-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const start = () => startMailCatcher({ folder, host: '127.0.0.1', port: 0 });
const mail = {
  from: 'Fieldpost <post@example.org>',
  to: 'ada@example.org',
  replyTo: 'orders+abc@example.org',
  subject: 'Your turn <now>',
  text: 'Ada, it is your turn.',
  html: '<p>Ada</p><img src="cid:map">',
  attachments: [{ cid: 'map', filename: 'map.png', contentType: 'image/png', content: Buffer.from('picture') }],
};

test('a mail sent is on the page with its picture, and still there after a restart', async () => {
  const first = await start();
  await createTransport(first.smtpUrl).sendMail(mail);
  const list = await (await fetch(`${first.pageUrl}/mails`)).json();
  expect(list).toMatchObject([{ id: 1, to: ['ada@example.org'], subject: 'Your turn <now>' }]);
  expect(await (await fetch(`${first.pageUrl}/mails?to=ada%40example.org`)).json()).toEqual(list);
  expect(await (await fetch(`${first.pageUrl}/mails?to=bo%40example.org`)).json()).toEqual([]);
  const look = await fetch(`${first.pageUrl}/mails/1/html`);
  expect(await look.text()).toContain(`src="data:image/png;base64,${Buffer.from('picture').toString('base64')}"`);
  expect(look.headers.get('content-security-policy')).toContain("default-src 'none'");
  await first.stop();

  const second = await start();
  expect(await (await fetch(`${second.pageUrl}/`)).text()).toContain('Your turn &lt;now&gt;');
  expect(await (await fetch(`${second.pageUrl}/mails/1`)).text()).toContain('Ada, it is your turn.');
  const shown = await (await fetch(`${second.pageUrl}/mails/1`)).text();
  expect(shown).toContain('Reply to orders+abc@example.org');
  expect(shown).toContain('href="/mails/1/source"');
  const source = await fetch(`${second.pageUrl}/mails/1/source`);
  expect(source.headers.get('content-type')).toContain('text/plain');
  expect(await source.text()).toContain('Reply-To: orders+abc@example.org');
  await fetch(`${second.pageUrl}/empty`, { method: 'POST' });
  expect(await (await fetch(`${second.pageUrl}/mails`)).json()).toEqual([]);
  expect((await fetch(`${second.pageUrl}/mails/1`)).status).toBe(404);
  await second.stop();
});
