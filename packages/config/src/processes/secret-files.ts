import { readFileSync } from 'node:fs';

/** Settings that are secret, or addresses with a password in them: each may lie in a file that `NAME_FILE` names. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'DKIM_PRIVATE_KEY',
  'INBOUND_IMAP_URL',
  'INBOUND_SECRET',
  'VAPID_PRIVATE_KEY',
  'REDIS_URL',
  'SECRET',
  'SECRET_BEFORE',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;
type Read = { readonly ok: true; readonly value: Environment } | { readonly ok: false; readonly fault: string };

/** Reads a file without the final newline that editors add; the fault is one sentence without its full stop. */
function contentOf(name: string, file: string): { readonly text: string } | { readonly fault: string } {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { fault: `${name} names a file that is empty (${file})` } : { text };
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { fault: `${name} names a file that cannot be read (${file}: ${why})` };
  }
}

/**
 * The environment with what lies in files: `SECRET_FILE=/run/secrets/secret` instead of `SECRET`, and so for every name above. An
 * empty value counts as none. The fault names, in one sentence, every name that is set both ways and every file that cannot be read.
 */
export function withSecretFiles(env: Environment): Read {
  const found: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    const content = env[name] ? { fault: `${name} and ${name}_FILE are both set` } : contentOf(`${name}_FILE`, file);
    if ('fault' in content) faults.push(content.fault);
    else found[name] = content.text;
  }
  return faults.length > 0 ? { ok: false, fault: faults.join('; ') } : { ok: true, value: { ...env, ...found } };
}

/** For programs that are started with these values: the files that they came from are not named to them as well. */
export const withoutFilesOf = (env: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(SECRETS.filter((name) => env[name]).map((name) => [`${name}_FILE`, '']));
