import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withoutFilesOf, withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const secret = fileOf('secret', 'a secret that lies in a file of its own\n');
const key = fileOf('key', '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\r\n');

test('a secret may lie in a file: its last line end is none of it, those within are', () => {
  expect(withSecretFiles({ SECRET_FILE: secret, DKIM_PRIVATE_KEY_FILE: key, PORT: '1' })).toMatchObject({
    ok: true,
    value: {
      SECRET: 'a secret that lies in a file of its own',
      DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
      PORT: '1',
    },
  });
});

test('an empty value counts as none, on both sides', () => {
  expect(withSecretFiles({ SECRET: '', SECRET_FILE: secret })).toMatchObject({ ok: true });
  expect(withSecretFiles({ SECRET: 'said', SECRET_FILE: '' })).toMatchObject({ ok: true, value: { SECRET: 'said' } });
});

test('what is set both ways, cannot be read or is empty is refused in one sentence, without a word of any secret', () => {
  const missing = join(folder, 'missing');
  const read = withSecretFiles({
    SECRET: 'said as well',
    SECRET_FILE: secret,
    REDIS_URL_FILE: missing,
    SMTP_URL_FILE: fileOf('empty', '\n'),
    DATABASE_URL_FILE: folder,
  });
  expect(read).toEqual({
    ok: false,
    fault: [
      `DATABASE_URL_FILE names a file that cannot be read (${folder}: EISDIR)`,
      `SMTP_URL_FILE names a file that is empty (${join(folder, 'empty')})`,
      `REDIS_URL_FILE names a file that cannot be read (${missing}: ENOENT)`,
      'SECRET and SECRET_FILE are both set',
    ].join('; '),
  });
});

test('a part that is given a value is not told of a file as well', () => {
  const given = { SECRET: 'read already', REDIS_URL: '' };
  const told = { SECRET_FILE: secret, DKIM_PRIVATE_KEY_FILE: key, ...given, ...withoutFilesOf(given) };
  expect(withSecretFiles(told)).toMatchObject({ ok: true, value: { SECRET: 'read already' } });
  expect(told.DKIM_PRIVATE_KEY_FILE).toBe(key);
});
