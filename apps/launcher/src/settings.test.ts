import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const SECRET = 'a secret of at least thirty-two characters';
const REAL = {
  DATABASE_URL: 'postgresql://u:p@db:5432/fieldpost',
  SMTP_URL: 'smtp://mail:25',
  PUBLIC_URL: 'https://fieldpost.example.org/',
  SECRET,
};

describe('what npm start is told', () => {
  test('nothing: everything embedded, with the demonstration', () => {
    const told = readSettings({});
    expect(told).toMatchObject({ ok: true, value: { databaseUrl: null, smtpUrl: null, redisUrl: null, demo: true } });
    expect(told).toMatchObject({ value: { apiPort: 4000, webPort: 3000, mailPort: 1080, production: false } });
  });

  test('an empty value counts as none', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '', DEMO: '' })).toMatchObject({
      ok: true,
      value: { apiPort: 4000 },
    });
  });

  test('a secret in a file, and never twice', () => {
    const file = fileURLToPath(import.meta.url);
    expect(readSettings({ SECRET_FILE: file })).toMatchObject({
      value: { secret: expect.stringContaining('npm start') },
    });
    expect(readSettings({ SECRET, SECRET_FILE: file })).toEqual({
      ok: false,
      fault: 'SECRET and SECRET_FILE are both set.',
    });
  });

  test('a database of your own has no demonstration unless asked for', () => {
    const { DATABASE_URL } = REAL;
    expect(readSettings({ DATABASE_URL })).toMatchObject({ ok: true, value: { demo: false } });
    expect(readSettings({ DATABASE_URL, DEMO: '1' })).toMatchObject({ ok: true, value: { demo: true } });
  });

  test('production with all it needs, and never a demonstration', () => {
    const told = readSettings({ ...REAL, NODE_ENV: 'production' });
    expect(told).toMatchObject({ ok: true, value: { demo: false, publicUrl: 'https://fieldpost.example.org' } });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535.'],
    [{ WEB_PORT: '70000' }, 'WEB_PORT must be a port number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: '3000' }, 'WEB_PORT and PORT are both 3000.'],
    [
      { DATABASE_URL: 'mysql://db/x' },
      'DATABASE_URL must be an address like postgresql://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL: 'nonsense' },
      'DATABASE_URL must be an address like postgresql://user:password@host:5432/database.',
    ],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address like smtp://user:password@host:587.'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address like redis://host:6379.'],
    [{ DEMO: 'yes' }, 'DEMO must be 1 or 0.'],
    [{ SECRET: 'short' }, 'SECRET must be a secret of at least 32 characters.'],
    [
      { ...REAL, NODE_ENV: 'production', DEMO: '1' },
      'DEMO must not be set in production: its accounts sign in without a password.',
    ],
    [{ ...REAL, NODE_ENV: 'production', SECRET: '' }, 'SECRET is needed in production.'],
    [
      { SECRET, NODE_ENV: 'production' },
      'DATABASE_URL is needed in production; SMTP_URL is needed in production; PUBLIC_URL is needed in production.',
    ],
  ])('%o is refused in one sentence', (env, fault) => {
    expect(readSettings(env)).toEqual({ ok: false, fault });
  });
});
