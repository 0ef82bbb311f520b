import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { type Mail, openMailer } from './mailer.ts';

/** A mail as it arrived: its bytes, and to whom the envelope said it goes. */
type Arrived = { readonly raw: string; readonly to: readonly string[] };
const arrived: Arrived[] = [];

async function keep(stream: AsyncIterable<Buffer>, to: readonly string[]): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  arrived.push({ raw: Buffer.concat(pieces).toString('latin1'), to });
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    const to = envelope.rcptTo.map(({ address }) => address);
    keep(stream, to).then(() => done(), done);
  },
});
// A caller that hangs up in the middle of a word is no fault of the tests.
server.on('error', () => undefined);
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

async function sent(mail: Mail): Promise<Arrived> {
  const env = { DATABASE_URL: 'postgres://x/y', SECRET: 'x'.repeat(32), SMTP_URL: url };
  // As an operator writes it into one line.
  const dkim = { DKIM_DOMAIN: 'war.example.org', DKIM_SELECTOR: 'post', DKIM_PRIVATE_KEY: PEM.replaceAll('\n', '\\n') };
  const settings = readSettings({ ...env, ...dkim, MAIL_FROM: 'Fieldpost <post@war.example.org>' });
  if (!settings.ok) throw new Error(settings.fault);
  const mailer = openMailer(settings.value);
  await mailer.send(mail);
  mailer.close();
  const last = arrived.at(-1);
  if (!last) throw new Error('nothing arrived');
  return last;
}

const UNSUBSCRIBE = {
  'List-Unsubscribe': '<https://war.example.org/u>',
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
};
const MAIL: Mail = {
  to: { name: 'Ada', address: 'ada@example.org' },
  subject: 'Your turn: Die Höhe',
  text: 'Zug um Zug. ',
  html: '<p>Zug  um Zug</p>',
  headers: UNSUBSCRIBE,
};

/** The header fields of a mail with their folds undone, names in small letters (RFC 6376, 3.4.2). */
const fieldsOf = (head: string): readonly (readonly [name: string, value: string])[] =>
  head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [
      line.slice(0, line.indexOf(':')).trim().toLowerCase(),
      line
        .slice(line.indexOf(':') + 1)
        .replace(/[ \t]+/g, ' ')
        .trim(),
    ]);

/** As a receiving server judges it, with nothing of ours: relaxed/relaxed, SHA-256, RSA. Answers the fields that are vouched for. */
function verified(raw: string): readonly string[] {
  const cut = raw.indexOf('\r\n\r\n');
  const fields = fieldsOf(raw.slice(0, cut));
  const signature = fields.find(([name]) => name === 'dkim-signature')?.[1] ?? '';
  const tags = Object.fromEntries(
    signature.split(/; ?/).map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  );
  const lines = raw
    .slice(cut + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const body = lines.join('\r\n').replace(/(\r\n)*$/, '\r\n');
  expect(tags.bh).toBe(createHash('sha256').update(body, 'latin1').digest('base64'));
  const names = (tags.h ?? '').toLowerCase().split(':');
  const left = [...fields].reverse();
  const signed = names.map((name) => {
    const at = left.findIndex(([one]) => one === name);
    const value = at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null);
    return value === null ? '' : `${name}:${value}\r\n`;
  });
  const own = `dkim-signature:${signature.replace(/; ?b=.*$/, '; b=')}`;
  const right = createVerify('RSA-SHA256').update(`${signed.join('')}${own}`, 'latin1');
  expect(right.verify(KEYS.publicKey, (tags.b ?? '').replace(/\s/g, ''), 'base64')).toBe(true);
  expect([tags.d, tags.s]).toEqual(['war.example.org', 'post']);
  return names;
}

test('a mail is signed so that a receiver can verify it, and the signature vouches for the way to unsubscribe', async () => {
  const { raw } = await sent(MAIL);
  const names = verified(raw);
  expect(names).toEqual(expect.arrayContaining(['from', 'subject', 'to', 'list-unsubscribe', 'list-unsubscribe-post']));
  expect(() => verified(raw.replace('Zug um', 'Zug im'))).toThrow();
  expect(() => verified(raw.replace('example.org/u>', 'example.org/v>'))).toThrow();
});

const NASTY = 'Ada\r\nBcc: all@example.net\r\nX-Evil: 1\r\n\r\n<b>body</b>\u2028Subject: other\0';

test('nothing that people wrote becomes a header, an addressee or a body', async () => {
  const { raw, to } = await sent({
    ...MAIL,
    to: { name: NASTY, address: 'ada@example.org' },
    subject: `Your turn: ${NASTY}`,
  });
  expect(to).toEqual(['ada@example.org']);
  const { headers, subject } = await PostalMime.parse(raw);
  const names = headers.map(({ key }) => key);
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-evil');
  expect(names.filter((name) => name === 'subject')).toHaveLength(1);
  expect(subject).toBe(`Your turn: Ada Bcc: all@example.net X-Evil: 1 <b>body</b> Subject: other`);
  expect(raw.slice(raw.indexOf('\r\n\r\n'))).not.toContain('X-Evil');
});

test('a letter with a picture arrives once, and nothing comes behind its end', async () => {
  const picture = {
    cid: 'position@war.example.org',
    filename: 'position.png',
    contentType: 'image/png',
    content: new Uint8Array(5_000).fill(7),
  } as const;
  const { raw } = await sent({ ...MAIL, html: `<img src="cid:${picture.cid}">`, attachments: [picture] });
  const [, border = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const [, ...behind] = raw.split(`--${border}--`);
  expect(behind).toEqual(['\r\n']);
  const [part, ...others] = (await PostalMime.parse(Buffer.from(raw, 'latin1'))).attachments;
  expect(others).toEqual([]);
  expect(new Uint8Array(part?.content as ArrayBuffer)).toEqual(picture.content);
  verified(raw);
});
