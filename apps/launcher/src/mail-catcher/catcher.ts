import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { type CaughtMail, type MailBox, openBox } from './box.ts';
import { listPage, mailPage } from './page.ts';

/** A mail server that delivers nothing: it shows what it was given. */
export type MailCatcher = {
  /** The page, for instance `http://localhost:1080`. */
  readonly pageUrl: string;
  /** The SMTP address, for instance `smtp://127.0.0.1:40123`. */
  readonly smtpUrl: string;
  stop(): Promise<void>;
};

/** Nothing of a caught mail may run or load anything. */
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";
const LARGEST_MAIL = 10 * 1024 * 1024;

async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function smtpServer(box: MailBox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      bytesOf(stream)
        .then((raw) => box.add(raw, to, new Date()))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
}

function send(response: ServerResponse, status: number, type: string, body: string, policy = PAGE_POLICY): void {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy };
  response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  response.end(body);
}

const asJson = (response: ServerResponse, value: CaughtMail | readonly CaughtMail[]): void =>
  send(response, 200, 'application/json', JSON.stringify(value));

/** All mails, or those to one address. */
const mailsTo = (box: MailBox, address: string | null): readonly CaughtMail[] =>
  address === null ? box.list() : box.list().filter(({ to }) => to.includes(address));

async function show(box: MailBox, response: ServerResponse, mail: CaughtMail, form: string | undefined): Promise<void> {
  if (form === '/source') {
    const source = await box.source(mail.id);
    send(response, source ? 200 : 404, 'text/plain', source?.toString('utf8') ?? 'There is no source.');
  } else if (form === '.json') asJson(response, mail);
  else if (form === '/html') send(response, 200, 'text/html', mail.html ?? '', MAIL_POLICY);
  else send(response, 200, 'text/html', mailPage(mail));
}

/**
 * `GET /`, `GET /mails` (JSON, newest first), `GET /mails?to=ada@example.org` (those to an address), `GET /mails/7`, `GET /mails/7.json`, `GET /mails/7/html`, `GET /mails/7/source`,
 * `POST /empty`.
 */
async function answer(box: MailBox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://catcher');
  const [, id, form] = /^\/mails\/(\d+)(\.json|\/html|\/source)?$/.exec(pathname) ?? [];
  const mail = id ? box.find(Number(id)) : null;
  if (request.method === 'POST' && pathname === '/empty') {
    await box.empty();
    response.writeHead(303, { location: '/' }).end();
  } else if (pathname === '/') send(response, 200, 'text/html', listPage(box.list()));
  else if (pathname === '/mails') asJson(response, mailsTo(box, searchParams.get('to')));
  else if (mail) await show(box, response, mail, form);
  else send(response, 404, 'text/plain', 'There is no such mail.');
}

function listen(server: Server | SMTPServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

/** Starts the catcher with its box in `folder`; the page listens on `port` of `host`, SMTP on a free port of 127.0.0.1. */
export async function startMailCatcher(options: {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
}): Promise<MailCatcher> {
  const box = await openBox(options.folder);
  const smtp = smtpServer(box);
  smtp.on('error', () => undefined);
  const web = createServer((request, response) => {
    answer(box, request, response).catch(() => send(response, 500, 'text/plain', 'This did not work.'));
  });
  await listen(smtp, 0, '127.0.0.1');
  await listen(web, options.port, options.host);
  const { port: smtpPort } = smtp.server.address() as AddressInfo;
  const { port: pagePort } = web.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    web.closeAllConnections();
    await Promise.all([new Promise((done) => web.close(done)), new Promise<void>((done) => smtp.close(() => done()))]);
  };
  return { pageUrl: `http://localhost:${pagePort}`, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, stop };
}
