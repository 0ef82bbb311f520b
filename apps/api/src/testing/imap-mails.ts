import type { House } from './imap-server.ts';

/** A mail in a mailbox of a test. */
export type StoredMail = { readonly uid: number; readonly raw: string; readonly flags: Set<string> };

/** Whether a number is within a set like "1:3,5,9:*". */
const within = (set: string, uid: number): boolean =>
  set.split(',').some((range) => {
    const [from = '0', to = from] = range.split(':');
    return uid >= Number(from) && uid <= (to === '*' ? Number.POSITIVE_INFINITY : Number(to));
  });

const headOf = (raw: string): string => `${raw.split('\r\n\r\n')[0]}\r\n\r\n`;

/** One requested item of an email: `BODY.PEEK[HEADER]<0.100>` and the like. */
function asked(item: string, { uid, raw, flags }: StoredMail): string {
  if (item === 'UID') return `UID ${uid}`;
  if (item === 'FLAGS') return `FLAGS (${[...flags].join(' ')})`;
  if (item === 'RFC822.SIZE') return `RFC822.SIZE ${raw.length}`;
  const [, part = '', start = '0', most] = /^BODY\.PEEK\[(HEADER)?\](?:<(\d+)\.(\d+)>)?$/.exec(item) ?? [];
  const whole = part === 'HEADER' ? headOf(raw) : raw;
  const piece = most === undefined ? whole : whole.slice(Number(start), Number(start) + Number(most));
  return `BODY[${part}]${most === undefined ? '' : `<${start}>`} {${piece.length}}\r\n${piece}`;
}

function fetched({ mails }: House, set: string, items: string): string[] {
  const wanted = items.replace(/^\(|\)$/g, '').split(' ');
  return mails
    .map((mail, index) => ({ mail, index: index + 1 }))
    .filter(({ mail }) => within(set, mail.uid))
    .map(({ mail, index }) => `* ${index} FETCH (${wanted.map((item) => asked(item.toUpperCase(), mail)).join(' ')})`);
}

function stored({ mails, keepsFlags }: House, set: string, what: string): string[] | null {
  if (keepsFlags) return null;
  const names = /\(([^)]*)\)/.exec(what)?.[1]?.split(' ') ?? [];
  for (const mail of mails.filter(({ uid }) => within(set, uid))) for (const name of names) mail.flags.add(name);
  return [];
}

/** What a server says to `UID SEARCH UNSEEN`, `UID FETCH` and `UID STORE`; null: it cannot be done. */
export function tellMails(house: House, command: string): string[] | null {
  const [, verb = '', set = '', rest = ''] = /^UID (\w+) (\S+) ?(.*)$/i.exec(command) ?? [];
  if (verb === 'FETCH') return fetched(house, set, rest);
  if (verb === 'STORE') return stored(house, set, rest);
  if (verb !== 'SEARCH' || set !== 'UNSEEN') return null;
  const unseen = house.mails.filter(({ flags }) => !flags.has('\\Seen')).map(({ uid }) => uid);
  return [`* SEARCH ${unseen.join(' ')}`.trimEnd()];
}
