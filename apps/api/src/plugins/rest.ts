import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';

const DESCRIPTION = `Play war games by post. Send \`Authorization: Bearer <token>\`; a refused request answers
\`{"error": {"code", "message", "rule"?, "details"?}}\`. A command carries the step it expects and an Idempotency-Key, so it may be
sent again safely; a stale one answers 409 with the fresh step and view.`;

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Fieldpost', version: '1', description: DESCRIPTION },
  servers: [{ url: '/' }],
  components: { securitySchemes: { token: { type: 'http' as const, scheme: 'bearer' } } },
  security: [{ token: [] }],
  tags: [
    { name: 'matches', description: 'See and play matches' },
    { name: 'lobby', description: 'Find, open and join matches' },
    { name: 'rule sets', description: 'The games' },
    { name: 'players', description: 'You' },
  ],
};

/** Parses every request with its zod schema, and describes it. Register before any route. */
export async function registerRest(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built by our own functions: checking them again would cost every turn.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(swagger, { openapi: DOCUMENT, transform: jsonSchemaTransform });
}

/** The document at `/api/v1/openapi.json` and a page for people at `/api/v1/docs`. Register after the routes. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(reference, {
    routePrefix: '/api/v1/docs',
    configuration: { title: 'Fieldpost API', url: '/api/v1/openapi.json', withDefaultFonts: false, telemetry: false },
  });
}
