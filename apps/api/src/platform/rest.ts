import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tagOf } from './entity-tags.ts';

const DESCRIPTION = `Play war games by post. Send \`Authorization: Bearer <token>\`; a refused request answers
\`{"error": {"code", "message", "rule"?, "details"?}}\`. A command carries the step it expects and an Idempotency-Key, so it may be
sent again safely; a stale one answers 409 with the fresh step and view.`;

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Fieldpost', version: '1', description: DESCRIPTION },
  servers: [{ url: '/' }],
  components: { securitySchemes: { token: { type: 'http' as const, scheme: 'bearer' } } },
  security: [{ token: [] }],
};

/** Adds to the document what the routes' own schemas do not say. */
export type Complete = (document: OpenApi) => OpenApi;
export type OpenApi = { readonly [key: string]: unknown };

/** What a route of the document may be asked by its address: the parameters of its schema and no other. */
function askedBy(schema: { readonly querystring?: unknown }): z.ZodType {
  const { querystring = z.object({}) } = schema;
  if (!(querystring instanceof z.ZodObject)) throw new Error('Parameters of an address are an object.');
  return querystring.strict();
}

/** A body with the members of its schema and no other, unless the schema says itself what becomes of others (`z.looseObject`). */
function onlyKnown(body: z.ZodType): z.ZodType {
  if (body instanceof z.ZodOptional) return onlyKnown(body.unwrap() as z.ZodType).optional();
  if (body instanceof z.ZodNullable) return onlyKnown(body.unwrap() as z.ZodType).nullable();
  if (body instanceof z.ZodDiscriminatedUnion)
    return z.discriminatedUnion(
      body.def.discriminator,
      body.options.map((one) => onlyKnown(one as z.ZodType)) as never,
    );
  if (body instanceof z.ZodObject && body.def.catchall === undefined) return body.strict();
  return body;
}

/**
 * A misspelt filter that is passed over answers with everything, and looks right; a misspelt member changes nothing, and looks done: no
 * route may forget to refuse them.
 */
function refuseWhatIsUnknown(route: RouteOptions): void {
  const { schema } = route;
  if (schema === undefined || ('hide' in schema && schema.hide)) return;
  const body = schema.body instanceof z.ZodType ? { body: onlyKnown(schema.body) } : {};
  route.schema = { ...schema, querystring: askedBy(schema), ...body };
}

/** Parses every request with its zod schema, and describes it. Register before any route. */
export async function registerRest(app: FastifyInstance, complete: Complete): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRoute', refuseWhatIsUnknown);
  // Answers are built by our own functions: checking them again would cost every turn.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const transformObject = (found: object) => complete((found as { readonly openapiObject: OpenApi }).openapiObject);
  await app.register(swagger, { openapi: DOCUMENT, transform: jsonSchemaTransform, transformObject });
}

const DOCUMENT_PATH = '/api/v1/openapi.json';
const PAGE_PATH = '/api/v1/docs';

/** The reference pages, as a separate app. Created on first use: their script takes 20 MB of memory. */
async function openReference(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const configuration = { title: 'Fieldpost API', url: DOCUMENT_PATH, withDefaultFonts: false, telemetry: false };
  const app = Fastify();
  await app.register(reference, { routePrefix: PAGE_PATH, configuration });
  return app;
}

/** The document at `/api/v1/openapi.json`, which is made once, and a page for people at `/api/v1/docs`. Register after the routes. */
export function registerReference(app: FastifyInstance): void {
  let opened: Promise<FastifyInstance> | null = null;
  const show = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    opened ??= openReference();
    const { statusCode, headers, payload } = await (await opened).inject(url);
    return reply.code(statusCode).headers(headers).send(payload);
  };
  let made: { readonly text: string; readonly tag: string } | null = null;
  const document = (): { readonly text: string; readonly tag: string } => {
    const text = JSON.stringify(app.swagger());
    return { text, tag: tagOf(text) };
  };
  app.get(DOCUMENT_PATH, { schema: { hide: true } }, async (_request, reply) => {
    made ??= document();
    return reply.type('application/json; charset=utf-8').header('etag', made.tag).send(made.text);
  });
  for (const path of ['', '/', '/js/scalar.js']) app.get(`${PAGE_PATH}${path}`, { schema: { hide: true } }, show);
}
