import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Context } from '../../context.ts';

/** Key and certificate, in PEM. */
export type Pair = { readonly key: string; readonly cert: string };

/** Key and certificate in two files of the operator. */
export type Certificate = {
  readonly pair: Pair;
  /** Looks now and then whether they were renewed, and hands new ones on. Files that cannot be used change nothing. */
  follow(log: Context['log'], renewed: (pair: Pair) => void, everyMs?: number): NodeJS.Timeout;
};

const HOUR = 3_600_000;

function read(files: Pair): Pair {
  try {
    const pair = { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
    createSecureContext(pair);
    return pair;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`INBOUND_TLS_KEY and INBOUND_TLS_CERT cannot be used: ${why}`, { cause });
  }
}

/**
 * Reads the files.
 * @throws when one is not there or they do not go together.
 */
export function openCertificate(files: Pair): Certificate {
  const pair = read(files);
  let last = pair;
  const look = (log: Context['log'], renewed: (pair: Pair) => void): void => {
    try {
      const now = read(files);
      if (now.key === last.key && now.cert === last.cert) return;
      renewed(now);
      last = now;
    } catch (error) {
      log.error({ err: error }, 'inbound mail keeps its old certificate');
    }
  };
  const follow: Certificate['follow'] = (log, renewed, everyMs = HOUR) =>
    setInterval(() => look(log, renewed), everyMs).unref();
  return { pair, follow };
}
