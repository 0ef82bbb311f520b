import { STATUS_CODES } from 'node:http';
import { ANY_EVENT, needOfRoute, SCOPES } from '../identity/auth/scopes.ts';
import type { OpenApi } from '../platform/rest.ts';
import { withGames } from './games.ts';
import { keptAnswers } from './kept-answers.ts';
import { examplesOf, type OfOperation } from './kept-examples.ts';
import { parametersOf } from './parameters.ts';
import { HEADERS, headersOf, RESPONSES, refusalsOf, response } from './responses.ts';
import { TAGS, TOKEN_WORDS, WEBHOOKS } from './words.ts';

type Operation = { readonly [key: string]: unknown };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const BASE = '/api/v1';
/** "GET", "/matches/{id}/commands" -> "getMatchesIdCommands". */
const operationIdOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path.replaceAll(/[{}]/g, '').replace(/[/-](\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The request of an operation that its schemas depend on. */
type Asked = { readonly method: string; readonly path: string; readonly keyed: boolean };

function success({ method, keyed }: Asked, status: string, schema: object, { answered }: OfOperation) {
  const description = STATUS_CODES[status] ?? 'Done';
  const own = headersOf('X-Request-Id', ...(method === 'GET' ? (['ETag'] as const) : []));
  const headers = keyed ? { ...own, ...headersOf('Idempotent-Replayed') } : own;
  return status === '204'
    ? { description, headers: own }
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
    headers: headersOf('X-Request-Id', 'Last-Event-ID'),
    content: {
      'text/event-stream': { schema: { type: 'string' } },
      'application/x-ndjson': { schema: { $ref: '#/components/schemas/StreamEvent' } },
    },
  },
};

/** What a club hangs on its own page: texts for other programs. */
const PAPER = {
  200: {
    description: 'By the name of the paper: JSON, CSV, TRF, iCalendar or Atom',
    headers: headersOf('X-Request-Id', 'ETag'),
    content: Object.fromEntries(
      ['text/csv', 'text/calendar', 'application/atom+xml'].map((type) => [type, { schema: { type: 'string' } }]),
    ),
  },
};

function answersTo(asked: Asked, answers: ReturnType<typeof keptAnswers>['answers'], examples: OfOperation) {
  const { method, path } = asked;
  if (path === '/stream') return STREAM;
  if (path === '/events/{id}/downloads/{file}') return { ...PAPER, 304: response('Unchanged') };
  const kept = Object.entries(answers[`${method} ${path}`] ?? {});
  const found = Object.fromEntries(kept.map(([status, schema]) => [status, success(asked, status, schema, examples)]));
  const unchanged = method === 'GET' ? { 304: response('Unchanged') } : {};
  return { ...found, ...unchanged };
}

/** The security requirement of an operation: without a scope, nobody needs a token. */
function securityOf(method: string, path: string) {
  const need = needOfRoute(method, BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'));
  if (need === 'open') return { security: [] };
  // CL-016: which of them an act of a club or an event wants is said by the act.
  const scopes = SCOPES.filter((scope) => scope === need || (need === ANY_EVENT && scope.startsWith('event:')));
  return { security: scopes.map((scope) => ({ token: [scope] })), 'x-scope': scopes.join(' or ') };
}

/** One operation with all that its route does not say itself. */
function wholeOperation(
  { method, path }: { readonly method: string; readonly path: string },
  operation: Operation,
  answers: ReturnType<typeof keptAnswers>['answers'],
  shown: OfOperation,
): Operation {
  const parameters = parametersOf(method, path, operation.parameters);
  // Only the match's answers say that they have been given before.
  const keyed = path === '/matches/{id}/commands' && method === 'POST';
  const own = answersTo({ method, path, keyed }, answers, shown);
  const responses = { ...own, ...refusalsOf(operation.requestBody !== undefined) };
  const said = { ...withAsked(operation, shown), ...(parameters.length > 0 && { parameters }) };
  return { operationId: operationIdOf(method, path), ...said, ...securityOf(method, path), responses };
}

/** The document with every answer, error, event, header and scope, and the schemas of all games. */
export function completed(document: OpenApi): OpenApi {
  const { answers, schemas } = keptAnswers();
  const examples = examplesOf();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [url, operations] of Object.entries(document.paths as Paths)) {
    paths[url] = {};
    for (const [verb, operation] of Object.entries(operations)) {
      const route = { method: verb.toUpperCase(), path: url.replace(BASE, '') };
      paths[url][verb] = wholeOperation(route, operation, answers, examples(`${route.method} ${route.path}`));
    }
  }
  const securitySchemes = { token: { type: 'http', scheme: 'bearer', description: TOKEN_WORDS } };
  const components = { securitySchemes, headers: HEADERS, responses: RESPONSES, schemas: withGames(schemas) };
  return { ...document, tags: TAGS, paths, webhooks: WEBHOOKS, components };
}
