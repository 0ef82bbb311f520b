import path from 'node:path';
import type { NextConfig } from 'next';

const EVERY_PAGE = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/** The site. What reaches `/graphql` and `/api/*` is passed on by server.ts, because API_URL is only known when it starts. */
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: true,
  typedRoutes: false,
  transpilePackages: [
    '@fieldpost/boards',
    '@fieldpost/client',
    '@fieldpost/engine',
    '@fieldpost/hex',
    '@fieldpost/rulebook',
    '@fieldpost/rules-animal-world-war',
    '@fieldpost/rules-tank-killers',
    '@fieldpost/rules-wwi-combined-arms',
  ],
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  headers: async () => [{ source: '/(.*)', headers: EVERY_PAGE }],
  // Types are checked by `npm run typecheck`, once for the whole house.
  typescript: { ignoreBuildErrors: true },
};

export default config;
