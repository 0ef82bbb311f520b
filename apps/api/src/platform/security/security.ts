import type { FastifyInstance } from 'fastify';
import { guardAgainstOtherSites } from './cross-site.ts';
import { registerRateLimits } from './rate-limits.ts';

/** Limits, and the wall against other sites. Register after the callers are known and before any route. */
export async function registerSecurity(app: FastifyInstance): Promise<void> {
  await registerRateLimits(app);
  guardAgainstOtherSites(app);
}
