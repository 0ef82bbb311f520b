import type { FastifyInstance } from 'fastify';
import { fault } from './catalogue.ts';
import { refuse } from './plugin.ts';

type Known = { readonly path: RegExp; readonly methods: readonly string[] };

/** `/matches/:id/*` as an expression: a parameter is one segment, a star is the rest. */
const expressionOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

/** What nobody serves: 405 with the methods that the address takes, else 404. Register before any route. */
export function registerUnknownRoutes(app: FastifyInstance): void {
  const known: Known[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    known.push({ path: expressionOf(url), methods: [method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = known.flatMap((one) => (one.path.test(path) ? one.methods : []));
    if (allowed.length === 0 || allowed.includes(request.method)) return refuse(reply, fault('NOT_FOUND'));
    reply.header('allow', [...new Set(allowed)].toSorted().join(', '));
    return refuse(reply, fault('METHOD_NOT_ALLOWED'));
  });
}
