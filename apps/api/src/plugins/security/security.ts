import type { FastifyInstance } from 'fastify';
import { guardAgainstOtherSites } from './cross-site.ts';
import { registerSecurityHeaders } from './headers.ts';
import { registerRateLimits } from './rate-limits.ts';

/** Headers, limits, and the wall against other sites. Register after the callers and before any route. */
export async function registerSecurity(app: FastifyInstance): Promise<void> {
  await registerSecurityHeaders(app);
  await registerRateLimits(app);
  guardAgainstOtherSites(app);
}
