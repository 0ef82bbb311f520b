import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soon } from '@fieldpost/config/soon';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { openCertificate } from './certificate.ts';
import { type MailListener, openMailListener } from './smtp.ts';

/** Key and certificate of the tests, good for a hundred years, known to everybody. */
const KEPT = path.join(import.meta.dirname, 'certificates');
const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };

/** Puts one of them where the operator keeps theirs. */
function lay(name: 'first' | 'renewed'): void {
  copyFileSync(path.join(KEPT, `${name}.key.pem`), files.key);
  copyFileSync(path.join(KEPT, `${name}.cert.pem`), files.cert);
}

let office: PostOffice;
let listener: MailListener;
beforeAll(async () => {
  lay('first');
  const inbound = { inboundDomain: 'post.war.example.org', inboundSmtpPort: 0, inboundTls: files };
  office = await openPostOffice({ ...inbound, host: '127.0.0.1' });
  const opened = await openMailListener(office.context);
  if (!opened) throw new Error('nobody listens');
  listener = opened;
});
afterAll(async () => {
  await listener.close();
  await office.close();
  rmSync(folder, { recursive: true });
});

/** Sends a mail through STARTTLS to a listener which must show this certificate. */
async function sendSafely(to: string, from: string, shown: 'first' | 'renewed'): Promise<string> {
  const ca = readFileSync(path.join(KEPT, `${shown}.cert.pem`));
  const tls = { ca, servername: 'post.war.example.org' };
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, secure: false, requireTLS: true, tls });
  try {
    return (await transport.sendMail({ from, to, subject: 'Re', text: 'end' })).response;
  } finally {
    transport.close();
  }
}

test('a mail comes in through STARTTLS, under the certificate of the operator and no other', async () => {
  const duel = await office.duel();
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const letter = office.mailbox.mails.filter((mail) => mail.to === duel.north.email).at(-1);
  const [replyTo] = letter?.parsed.replyTo ?? [];
  const to = replyTo && 'address' in replyTo ? (replyTo.address ?? '') : '';
  await expect(sendSafely(to, duel.north.email, 'renewed')).rejects.toThrow(/certificate/);
  expect((await duel.stored()).step).toBe(1);
  expect(await sendSafely(to, duel.north.email, 'first')).toMatch(/^250/);
  expect((await duel.stored()).step).toBe(2);
});

test('a renewed certificate is found; files that do not go together change nothing', async () => {
  lay('first');
  const told: string[] = [];
  const error = (_: unknown, words: string) => void told.push(words);
  const renewed: string[] = [];
  const certificate = openCertificate(files);
  const log = { ...office.context.log, error } as typeof office.context.log;
  const timer = certificate.follow(log, ({ cert }) => void renewed.push(cert), 10);
  copyFileSync(path.join(KEPT, 'renewed.cert.pem'), files.cert);
  await soon(() => expect(told.length).toBeGreaterThan(0));
  expect(renewed).toEqual([]);
  lay('renewed');
  await soon(() => expect(renewed).toEqual([readFileSync(path.join(KEPT, 'renewed.cert.pem'), 'utf8')]));
  clearInterval(timer);
});

test('files that cannot be used are told in a sentence, without what is in them', () => {
  const key = path.join(folder, 'none.pem');
  expect(() => openCertificate({ ...files, key })).toThrow(
    /^INBOUND_TLS_KEY and INBOUND_TLS_CERT cannot be used: ENOENT/,
  );
  writeFileSync(key, 'no key at all');
  expect(() => openCertificate({ ...files, key })).toThrow(/cannot be used/);
  expect(() => openCertificate({ ...files, key })).not.toThrow(/no key at all/);
});
