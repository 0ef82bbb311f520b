import { STATUS_CODES } from 'node:http';
import { CATALOGUE } from '../platform/errors/catalogue.ts';

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } };

const header = (description: string, type = 'string') => ({ description, schema: { type } });
const TOO_MANY =
  'Too many requests: 1,200 a minute from one address, 2,400 by session, 12,000 by token; fewer where it says so.';

/** The headers of answers, which operations refer to. */
export const HEADERS = {
  'X-Request-Id': header('Yours where you sent one, else ours: name it when you ask for help'),
  ETag: header('Send it back as If-None-Match: 304 when nothing has changed'),
  'Retry-After': header('Seconds until the next request is let through', 'integer'),
  'Idempotent-Replayed': header('`true`: that key was used before, and this is what was answered then'),
  'Last-Event-ID': header('The one that you sent, where what you have missed since comes first'),
};

/** References to some of them. */
export const headersOf = (...names: readonly (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The codes of the service with this status, for people who read the document. */
const codesOf = (status: number): string =>
  Object.entries(CATALOGUE)
    .flatMap(([code, [its, sentence]]) => (its === status ? [`- \`${code}\`: ${sentence}`] : []))
    .join('\n');

/** What answers who asked for no operation of the document. */
const OF_NO_OPERATION: readonly number[] = [405, 406];
/** What may be wrong with a body. */
const OF_BODIES: readonly number[] = [413, 415];

/** Every status with which an operation may refuse. */
const REFUSING = [...new Set<number>(Object.values(CATALOGUE).map(([status]) => status))]
  .filter((status) => !OF_NO_OPERATION.includes(status))
  .toSorted((one, other) => one - other);

function refusal(status: number) {
  const about = status === 429 ? TOO_MANY : `${STATUS_CODES[status]}.`;
  const headers = [429, 503].includes(status) ? headersOf('X-Request-Id', 'Retry-After') : headersOf('X-Request-Id');
  return { description: `${about} Codes of the service:\n${codesOf(status)}`, headers, content: ERROR };
}

/** What every operation may answer but its own: written once, operations refer to it. */
export const RESPONSES: Readonly<Record<string, object>> = {
  ...Object.fromEntries(REFUSING.map((status) => [`Refused${status}`, refusal(status)])),
  Unchanged: { description: 'Nothing has changed since that ETag', headers: headersOf('X-Request-Id', 'ETag') },
};

/** A reference to one of them. */
export const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** How an operation may refuse, by status: every code of the catalogue has its place. */
export const refusalsOf = (takesBody: boolean) =>
  Object.fromEntries(
    REFUSING.filter((status) => takesBody || !OF_BODIES.includes(status)).map((status) => [
      String(status),
      response(`Refused${status}`),
    ]),
  );
