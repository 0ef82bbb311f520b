import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** The built value, and method and pattern of every route that its app registered: "GET /healthz". */
export type Noted<Built> = { readonly built: Built; readonly routes: readonly string[] };

/** Builds something with an app in it and notes every route. */
export async function notingRoutes<Built>(build: () => Promise<Built>): Promise<Noted<Built>> {
  const routes = new Set<string>();
  const note = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
    });
  };
  diagnostics.subscribe('fastify.initialization', note);
  try {
    return { built: await build(), routes: [...routes] };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', note);
  }
}
