import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';

/** Found by its whole path: this file is also read where the site runs, from elsewhere. */
async function pack(distDir: string): Promise<void> {
  const file = path.join(import.meta.dirname, 'src/gateway/pack.ts');
  const { packScripts } = (await import(file)) as typeof import('./src/gateway/pack.ts');
  await packScripts(path.resolve(import.meta.dirname, distDir));
}

/** Our own packages that the site is built from: they are written in TypeScript. */
function ownPackages(): readonly string[] {
  const text = readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  return Object.keys(dependencies).filter((name) => name.startsWith('@fieldpost/'));
}

/** `npm start` builds the site, and somebody waits for it. */
const isStart = process.env.FIELDPOST_PACK === 'later';

/** The site. What reaches `/graphql` and `/api/*` is passed on by server.ts, because API_URL is only known when it starts. */
const config: NextConfig = {
  reactStrictMode: true,
  // Each page its own sheets of style, in few files: a request costs a phone more than some styles of other pages.
  experimental: {
    inlineCss: true,
    cssChunking: { type: 'graph', requestCost: 400_000 },
    // Writing a cache for the next build takes a third of a build: it pays only for repeated builds.
    turbopackFileSystemCacheForBuild: !isStart,
  },
  poweredByHeader: false,
  // The page's head already names its preloads, in the same packet. Repeating them in headers costs each page half a kilobyte.
  reactMaxHeadersLength: 0,
  // Better by the gateway (src/gateway/pack-answers.ts).
  compress: false,
  typedRoutes: false,
  transpilePackages: [...ownPackages()],
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  // `npm start` opens first and compresses later.
  compiler: isStart ? {} : { runAfterProductionCompile: ({ distDir }) => pack(distDir) },
  redirects: async () => [{ source: '/account/telling', destination: '/account/notifications', permanent: true }],
  // Types are checked by `npm run typecheck`, once for the whole house.
  typescript: { ignoreBuildErrors: true },
};

export default config;
