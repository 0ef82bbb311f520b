import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type StoredMail, tellMails } from './imap-mails.ts';

/** A mailbox of a test at a server that speaks as much of IMAP4rev1 (RFC 3501, with IDLE) as reading a mailbox takes. */
export type ImapServer = {
  readonly port: number;
  /** The mails of its one folder, INBOX. */
  readonly mails: readonly StoredMail[];
  /** Every command that came, without its tag. */
  readonly commands: readonly string[];
  /** Puts a mail there and tells who is listening, or nobody; answers its number. */
  deliver(raw: string, way?: 'told' | 'silently'): number;
  /** Cuts every connection. */
  cut(): void;
  /** From now on no mail can be marked as read. */
  keepFlags(): void;
  close(): Promise<void>;
};

export const IMAP_USER = { user: 'post', password: 'p@ss word' } as const;
const CAPABILITIES = 'IMAP4rev1 IDLE ID LITERAL+';

class Connection {
  readonly #socket: Socket;
  readonly #house: House;
  #idling: string | null = null;
  #rest = '';
  #selected = false;

  constructor(socket: Socket, house: House) {
    this.#socket = socket;
    this.#house = house;
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#hear(chunk));
    socket.on('error', () => undefined);
    this.#say(`* OK [CAPABILITY ${CAPABILITIES}] ready`);
  }

  cut(): void {
    this.#socket.destroy();
  }

  /** Announces a new email: at once to an idling client, to others with their next command. */
  tell(): void {
    if (this.#idling !== null) this.#say(`* ${this.#house.mails.length} EXISTS`);
  }

  #say(line: string): void {
    this.#socket.write(`${line}\r\n`, 'latin1');
  }

  #hear(chunk: string): void {
    const lines = (this.#rest + chunk).split('\r\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#line(line);
  }

  #line(line: string): void {
    if (this.#idling !== null) {
      this.#done(line);
      return;
    }
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    this.#house.commands.push(command);
    this.#answer(tag, command.split(' ')[0]?.toUpperCase() ?? '', command);
  }

  #done(line: string): void {
    if (line.toUpperCase() === 'DONE') this.#say(`${this.#idling} OK idle ended`);
    this.#idling = null;
  }

  #answer(tag: string, verb: string, command: string): void {
    if (verb === 'IDLE') {
      this.#idling = tag;
      this.#say('+ idling');
      return;
    }
    if (this.#selected) this.#say(`* ${this.#house.mails.length} EXISTS`);
    const told = verb === 'LOGIN' ? login(command) : this.#tell(verb, command);
    for (const one of told ?? []) this.#say(one);
    this.#say(told === null ? `${tag} NO there is no such thing` : `${tag} OK ${verb} done`);
    if (verb === 'LOGOUT') this.#socket.end();
  }

  /** What is said before the last line; null: it cannot be done. */
  #tell(verb: string, command: string): string[] | null {
    if (verb === 'CAPABILITY') return [`* CAPABILITY ${CAPABILITIES}`];
    if (verb === 'ID') return ['* ID NIL'];
    if (verb === 'LIST' || verb === 'LSUB') return /"?INBOX"?$/i.test(command) ? [`* ${verb} () "/" INBOX`] : [];
    if (verb === 'SELECT') return this.#select(command);
    if (verb === 'UID') return tellMails(this.#house, command);
    if (verb === 'LOGOUT') return ['* BYE farewell'];
    return ['NOOP', 'ENABLE', 'NAMESPACE'].includes(verb) ? [] : null;
  }

  #select(command: string): string[] | null {
    if (!/^SELECT "?INBOX"?/i.test(command)) return null;
    this.#selected = true;
    const { mails } = this.#house;
    return [
      ...['* FLAGS (\\Seen \\Flagged)', '* OK [PERMANENTFLAGS (\\Seen \\Flagged)] limited', `* ${mails.length} EXISTS`],
      ...['* 0 RECENT', '* OK [UIDVALIDITY 7] valid', `* OK [UIDNEXT ${mails.length + 1}] next`],
    ];
  }
}

/** Null: it is somebody else. */
function login(command: string): string[] | null {
  const given = command.match(/"(?:[^"\\]|\\.)*"|\S+/g)?.slice(1);
  const [user, password] = (given ?? []).map((one) => one.replace(/^"|"$/g, ''));
  return user === IMAP_USER.user && password === IMAP_USER.password ? [] : null;
}

/** What all connections share. */
export type House = { readonly mails: StoredMail[]; readonly commands: string[]; keepsFlags: boolean };

/** Starts a server on a free port. */
export async function openImapServer(): Promise<ImapServer> {
  const house: House = { mails: [], commands: [], keepsFlags: false };
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const connection = new Connection(socket, house);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const one of connections) one.cut();
  };
  return {
    port: (server.address() as AddressInfo).port,
    mails: house.mails,
    commands: house.commands,
    cut,
    deliver: (raw, way = 'told') => {
      const uid = house.mails.push({ uid: house.mails.length + 1, raw, flags: new Set() });
      if (way === 'told') for (const one of connections) one.tell();
      return uid;
    },
    keepFlags: () => {
      house.keepsFlags = true;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
