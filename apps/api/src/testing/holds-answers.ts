import diagnostics from 'node:diagnostics_channel';
import { all } from '@fieldpost/rulebook';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, expect } from 'vitest';
import { type Schemas, withGames } from '../openapi/games.ts';
import { keptAnswers } from '../openapi/kept-answers.ts';

const { answers, schemas } = keptAnswers();
const ajv = new Ajv2020({ strict: false, addUsedSchema: false });
(addFormats as unknown as (on: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'answers', components: { schemas: withExamples(withGames(schemas)) } });

/** Example games, which only tests play, publish no schemas: a match of theirs has the general form. */
function withExamples(known: Schemas): Schemas {
  const general = {
    allOf: [schemas.Match],
    properties: { ruleSet: { not: { enum: all().map(({ ref }) => ref.id) } } },
  };
  const { anyOf = [] } = known.Match as { readonly anyOf?: readonly unknown[] };
  return Object.assign({}, known, { Match: { anyOf: [...anyOf, general] } });
}

const checks = new Map<string, ValidateFunction | null>();

/** The check of one kind of answer; null: it is not described. */
function checkOf(route: string, status: number): ValidateFunction | null {
  const key = `${route} ${status}`;
  const known = checks.get(key);
  if (known !== undefined) return known;
  const schema = status >= 400 ? { $ref: '#/components/schemas/ErrorAnswer' } : answers[route]?.[status];
  const text = JSON.stringify(schema ?? null).replaceAll('"#/components', '"answers#/components');
  const check = schema === undefined ? null : ajv.compile(JSON.parse(text));
  checks.set(key, check);
  return check;
}

const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${(routeOptions.url ?? '').replace('/api/v1', '').replaceAll(/:(\w+)/g, '{$1}')}`;

const wrong: string[] = [];

/** Checks one response against the document. A documented route must also document this status. */
function hold(request: FastifyRequest, status: number, payload: string): void {
  if (!request.routeOptions.url?.startsWith('/api/v1/')) return;
  const route = routeOf(request);
  const described = answers[route];
  const check = checkOf(route, status);
  if (check === null && described && status < 300) wrong.push(`${route} answered ${status}, which is not described`);
  if (check === null || check(JSON.parse(payload))) return;
  wrong.push(`${route} ${status}: ${JSON.stringify(check.errors?.slice(0, 4))} in ${payload.slice(0, 400)}`);
}

/** Errors of a pushed message against its schema in the document; null if valid. */
export function faultsOf(name: 'StreamEvent' | 'WebhookEvent', sent: unknown): unknown {
  const check = ajv.compile({ $ref: `answers#/components/schemas/${name}` });
  return check(sent) ? null : check.errors;
}

let holding = false;

/** Holds every app that this process builds from now on; once, though each file asks for it: files share a process. */
function holdEveryApp(): void {
  if (holding) return;
  holding = true;
  diagnostics.subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload === 'string' && payload !== '') hold(request, reply.statusCode, payload);
      return payload;
    });
  });
}

/** Every app that is built after this is held to its own document: each answer fits its schema, or the test fails that asked for it. */
export function holdAnswers(): void {
  holdEveryApp();
  afterEach(() => {
    const found = wrong.splice(0);
    expect(found, 'answers that are not as openapi/answers.ts describes them').toEqual([]);
  });
}
