import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const GOOD = { DATABASE_URL: 'postgresql://me@localhost/fieldpost', SECRET: 'x'.repeat(32) };

describe('settings', () => {
  it('need a database and a secret, and have sense for the rest', () => {
    const settings = readSettings({ ...GOOD, PUBLIC_URL: 'https://fieldpost.example/', PORT: '4100' });
    expect(settings).toMatchObject({
      ok: true,
      value: { publicUrl: 'https://fieldpost.example', port: 4100, redisUrl: null, demo: false, production: false },
    });
  });

  const wrong: readonly [what: string, env: Readonly<Record<string, string>>, names: string][] = [
    ['a database that is none', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    ['answers forgotten sooner than promised', { RECEIPT_DAYS: '3' }, 'RECEIPT_DAYS'],
    ['a port beyond all ports', { PORT: '99999' }, 'PORT'],
    ['a short secret', { SECRET: 'short' }, 'SECRET'],
    ['a mail server over the web', { SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [
      'a key that signs nothing',
      { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'post', DKIM_PRIVATE_KEY: 'no key' },
      'DKIM_PRIVATE_KEY',
    ],
    ['a key without its certificate', { INBOUND_TLS_KEY: '/etc/key.pem' }, 'INBOUND_TLS_KEY'],
    ['a mailbox without a domain', { INBOUND_IMAP_URL: 'imaps://me:secret@mail.example.org' }, 'INBOUND_IMAP_URL'],
    ['demonstration in production', { DEMO: '1', NODE_ENV: 'production' }, 'DEMO'],
  ];
  it('may lie in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-settings-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'y'.repeat(40)}\n`);
    const { DATABASE_URL } = GOOD;
    expect(readSettings({ DATABASE_URL, SECRET_FILE: file })).toMatchObject({ value: { secret: 'y'.repeat(40) } });
    expect(readSettings({ ...GOOD, SECRET_FILE: file })).toEqual({
      ok: false,
      fault: 'Invalid settings: SECRET and SECRET_FILE are both set.',
    });
    rmSync(folder, { recursive: true });
  });

  it.each(wrong)('refuse %s in one sentence that names it', (_what, env, name) => {
    const settings = readSettings({ ...GOOD, ...env });
    expect(settings.ok).toBe(false);
    if (!settings.ok) expect(settings.fault).toMatch(new RegExp(`^Invalid settings: ${name} .+\\.$`));
  });
});
