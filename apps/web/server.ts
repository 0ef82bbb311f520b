import { createServer } from 'node:http';
import path from 'node:path';
import { atEntry, socketAtEntry } from './src/gateway/entry.ts';
import { withOwnStyles } from './src/gateway/own-styles.ts';
import { packedAnswers } from './src/gateway/pack-answers.ts';
import { packedNow, sendPacked } from './src/gateway/packed.ts';
import { pageHeaders } from './src/gateway/page-headers.ts';
import { readSettings } from './src/gateway/settings.ts';

/** Serves the site on WEB_PORT, and passes `/graphql` (WebSocket too) and `/api/*` on to API_URL, so that a browser sees one origin. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // A developer who starts everything for a trial says NODE_ENV=development; the site still runs from its build.
  Object.assign(process.env, { NODE_ENV: settings.dev ? 'development' : 'production' });
  const { default: next } = await import('next');
  const site = next({ dev: settings.dev, dir: import.meta.dirname, hostname: settings.host, port: settings.port });
  await site.prepare();
  const serve = packedAnswers(withOwnStyles(site.getRequestHandler()));
  const serveSocket = site.getUpgradeHandler();
  const packed = settings.dev ? () => new Map() : packedNow(path.join(import.meta.dirname, '.next'));
  const server = createServer((request, response) => {
    if (atEntry(settings, request, response)) return;
    for (const [name, value] of Object.entries(pageHeaders(request.url ?? ''))) response.setHeader(name, value);
    if (!sendPacked(packed(), request, response)) void serve(request, response);
  });
  // Longer than proxies keep an unused connection (60 s is common): none of them sends a request into one that has just been closed.
  server.keepAliveTimeout = 72_000;
  server.on('upgrade', (request, socket, head) => {
    if (!socketAtEntry(settings.apiUrl, request, socket, head)) void serveSocket(request, socket, head);
  });
  server.once('error', (error) => {
    console.error(`The site cannot listen on port ${settings.port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    console.log(JSON.stringify({ level: 'info', msg: 'site is listening', port }));
  });
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
    setTimeout(() => process.exit(0), 3000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

await main();
