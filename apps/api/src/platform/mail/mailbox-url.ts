import type { Result } from '@fieldpost/engine';

/** A mailbox of the operator, at a server that speaks IMAP. */
export type ImapMailbox = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise the connection is made safe by STARTTLS. */
  readonly secure: boolean;
  /** False: it may also stay as it is, since it does not leave this machine. */
  readonly mustBeSafe: boolean;
  readonly user: string;
  readonly password: string;
  /** The folder: INBOX, unless the address names one. */
  readonly folder: string;
};

const PORTS: Readonly<Record<string, number>> = { 'imaps:': 993, 'imap:': 143 };
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
const FORM = 'imaps://user:password@host/folder';

const wrong = (fault: string): Result<never, string> => ({ ok: false, fault: `must be ${fault}` });

/** Signs written as %40 and the like; null where they are written wrongly. */
function plain(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Reads the address of a mailbox: `imaps://user:password@host:993/folder` (RFC 5092, with the password that it leaves out). The fault
 * never repeats what was written: there is a password in it.
 */
export function readMailboxUrl(text: string): Result<ImapMailbox, string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const port = url ? PORTS[url.protocol] : undefined;
  if (!url || port === undefined || url.hostname === '') return wrong(`an address like ${FORM}`);
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(plain);
  if (!user || !password) return wrong(`an address with user and password, like ${FORM}; an @ in them is written %40`);
  if (folder === null || url.search !== '' || url.hash !== '')
    return wrong(`an address like ${FORM}; a ? or # is written %3F or %23`);
  const mustBeSafe = !LOCAL.has(url.hostname);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const place = { host, port: Number(url.port || port), secure: url.protocol === 'imaps:', mustBeSafe };
  return { ok: true, value: { ...place, user, password, folder: folder || 'INBOX' } };
}
