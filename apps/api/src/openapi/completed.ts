import { STATUS_CODES } from 'node:http';
import { ANY_EVENT, needOfRoute, SCOPES } from '../identity/auth/scopes.ts';
import { CATALOGUE } from '../platform/errors/catalogue.ts';
import type { OpenApi } from '../platform/rest.ts';
import { withGames } from './games.ts';
import { keptAnswers } from './kept-answers.ts';
import { examplesOf, type OfOperation } from './kept-examples.ts';

type Operation = { readonly [key: string]: unknown };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const BASE = '/api/v1';
const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } };

/** The codes of the service with this status, for people who read the document. */
const codesOf = (status: number): string =>
  Object.entries(CATALOGUE)
    .flatMap(([code, [its, sentence]]) => (its === status ? [`- \`${code}\`: ${sentence}`] : []))
    .join('\n');

const header = (description: string, type = 'string') => ({ description, schema: { type } });
const TOO_MANY =
  'Too many requests: 1,200 a minute from one address, 2,400 by session, 12,000 by token; fewer where it says so.';
const LIMIT_HEADERS = { 'Retry-After': header('Seconds until the next request is let through', 'integer') };

/** What every operation may answer but its own: written once, each operation refers to it. */
const RESPONSES = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 422].map((status) => [
      `Refused${status}`,
      { description: `${STATUS_CODES[status]}. Codes of the service:\n${codesOf(status)}`, content: ERROR },
    ]),
  ),
  Refused429: {
    description: `${TOO_MANY} Codes of the service:\n${codesOf(429)}`,
    headers: LIMIT_HEADERS,
    content: ERROR,
  },
  Unchanged: { description: 'Nothing has changed since that ETag' },
};
const HEADERS = {
  'X-Request-Id': header('Yours where you sent one, else ours: name it when you ask for help'),
  ETag: header('Send it back as If-None-Match: 304 when nothing has changed'),
};
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
const REFUSALS = Object.fromEntries(
  [400, 401, 403, 404, 409, 422, 429].map((status) => [String(status), response(`Refused${status}`)]),
);
const ANSWER_HEADERS = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
const TAGGED = { ...ANSWER_HEADERS, ETag: { $ref: '#/components/headers/ETag' } };

/** "GET", "/matches/{id}/commands" -> "getMatchesIdCommands". */
const operationIdOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path.replaceAll(/[{}]/g, '').replace(/[/-](\w)/g, (_all, letter: string) => letter.toUpperCase());

function success(method: string, status: string, schema: object, { answered }: OfOperation) {
  const description = STATUS_CODES[status] ?? 'Done';
  const headers = method === 'GET' ? TAGGED : ANSWER_HEADERS;
  return status === '204'
    ? { description, headers: ANSWER_HEADERS }
    : { description, headers, content: { 'application/json': { schema, ...(answered && { examples: answered }) } } };
}

/** What an operation asks for, with examples beside its schema. */
function withAsked(operation: Operation, { asked }: OfOperation): Operation {
  if (asked === null) return operation;
  const requestBody = operation.requestBody as { readonly content: Readonly<Record<string, object>> };
  const json = { ...requestBody.content['application/json'], examples: asked };
  return {
    ...operation,
    requestBody: { ...requestBody, content: { ...requestBody.content, 'application/json': json } },
  };
}

/** Server-sent events have no schema in OpenAPI 3.1 but that of their data. */
const STREAM = {
  200: {
    description:
      'Events without end: `data` of each is a StreamEvent. By Accept also one JSON a line. A Last-Event-ID is answered with itself, and with what was missed since.',
    content: {
      'text/event-stream': { schema: { type: 'string' } },
      'application/x-ndjson': { schema: { $ref: '#/components/schemas/StreamEvent' } },
    },
  },
};

/** What a club hangs on its own page: texts for other programs. */
const PAPER = {
  200: {
    description: 'By the name of the paper: CSV, iCalendar or Atom',
    headers: TAGGED,
    content: Object.fromEntries(
      ['text/csv', 'text/calendar', 'application/atom+xml'].map((type) => [type, { schema: { type: 'string' } }]),
    ),
  },
};

function answersTo(
  { method, path }: { readonly method: string; readonly path: string },
  answers: ReturnType<typeof keptAnswers>['answers'],
  examples: OfOperation,
) {
  if (path === '/stream') return STREAM;
  if (path === '/events/{id}/papers/{paper}') return { ...PAPER, 304: response('Unchanged') };
  const kept = Object.entries(answers[`${method} ${path}`] ?? {});
  const found = Object.fromEntries(kept.map(([status, schema]) => [status, success(method, status, schema, examples)]));
  const unchanged = method === 'GET' ? { 304: response('Unchanged') } : {};
  return { ...found, ...unchanged };
}

/** What is asked of who calls: nobody needs a token where a scope is not named. */
function securityOf(method: string, path: string) {
  const need = needOfRoute(method, BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'));
  if (need === 'open') return { security: [] };
  // CL-016: which of them an act of a club or an event wants is said by the act.
  const scopes = SCOPES.filter((scope) => scope === need || (need === ANY_EVENT && scope.startsWith('event:')));
  return { security: scopes.map((scope) => ({ token: [scope] })), 'x-scope': scopes.join(' or ') };
}

/** The document with every answer, error, header and scope, and the schemas of all games. */
export function completed(document: OpenApi): OpenApi {
  const { answers, schemas } = keptAnswers();
  const examples = examplesOf();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [url, operations] of Object.entries(document.paths as Paths)) {
    paths[url] = {};
    for (const [verb, operation] of Object.entries(operations)) {
      const [method, path] = [verb.toUpperCase(), url.replace(BASE, '')];
      const shown = examples(`${method} ${path}`);
      const responses = { ...answersTo({ method, path }, answers, shown), ...REFUSALS };
      const operationId = operationIdOf(method, path);
      paths[url][verb] = { operationId, ...withAsked(operation, shown), ...securityOf(method, path), responses };
    }
  }
  const given = document.components as object;
  const components = { ...given, headers: HEADERS, responses: RESPONSES, schemas: withGames(schemas) };
  return { ...document, paths, components };
}
