import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fieldpost/config/free-port';
import { connected } from '@fieldpost/config/postgres-client';
import { copyTemplate, startTestServer } from '@fieldpost/config/test-server';
import { startServer } from '../service/processes.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const NEXT = fileURLToPath(new URL('../../../../node_modules/next/dist/bin/next', import.meta.url));

/** The site on an empty house of its own, at `url`. */
export type Site = {
  readonly url: string;
  /** Marks an email address as confirmed: nobody reads letters here. */
  confirm(email: string): Promise<void>;
  stop(): Promise<void>;
};

async function confirmIn(databaseUrl: string, email: string): Promise<void> {
  const client = await connected({ connectionString: databaseUrl });
  await client.query('update users set email_verified = true where email = $1', [email]);
  await client.end();
}

/** Builds the site from the sources as they are: a build that stands may be older. */
async function buildSite(): Promise<void> {
  process.stderr.write('building the site ...\n');
  const child = spawn(process.execPath, [NEXT, 'build'], { cwd: WEB, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error('the site could not be built');
}

type Processes = { readonly url: string; stop(): Promise<void> };

const SECRET = 'a secret of the bench that is long enough';

/** The API and the site as it was built, each a process, on a database that stands. */
async function serve(databaseUrl: string): Promise<Processes> {
  const [apiPort, webPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${webPort}`;
  const shared = { API_URL: `http://localhost:${apiPort}`, PUBLIC_URL: url, WEB_PORT: String(webPort) };
  const quiet = { LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' };
  const apiEnv = { ...shared, ...quiet, DATABASE_URL: databaseUrl, PORT: String(apiPort), SECRET };
  const api = await startServer('../../../api/src/main.ts', { port: apiPort, path: '/readyz', env: apiEnv });
  const web = await startServer('../../../web/server.ts', { port: webPort, path: '/about', env: shared });
  return {
    url,
    stop: async () => {
      await web.stop();
      await api.stop();
    },
  };
}

/** Builds the site, and serves it on somebody's database. */
export async function startSiteOn(databaseUrl: string): Promise<Processes> {
  await buildSite();
  return serve(databaseUrl);
}

/** Builds the site, and starts PostgreSQL, the API and the site, each a process. */
export async function startSite(): Promise<Site> {
  await buildSite();
  const postgres = await startTestServer();
  const { url: databaseUrl } = await copyTemplate(postgres.adminUrl);
  const served = await serve(databaseUrl);
  return {
    url: served.url,
    confirm: (email) => confirmIn(databaseUrl, email),
    stop: async () => {
      await served.stop();
      await postgres.remove();
    },
  };
}
