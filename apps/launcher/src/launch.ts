import { freePort } from '@fieldpost/config/free-port';
import { HEAP_FLAGS, WORKER_HEAP_FLAGS } from '@fieldpost/config/heap';
import { migrate } from '@fieldpost/config/migrate';
import { startPostgres } from '@fieldpost/config/postgres';
import { withoutFilesOf } from '@fieldpost/config/secret-files';
import { seedDemonstration } from './demonstration.ts';
import { startMailCatcher } from './mail-catcher/catcher.ts';
import { answers, type Part, startPart } from './parts.ts';
import { noteDatabase, type Place, pushKeyOf, secretOf, takePlace } from './place.ts';
import type { Progress } from './progress.ts';
import { checkSurroundings, ensureDatabase, isFree, LaunchError } from './reach.ts';
import type { LauncherSettings } from './settings.ts';
import { buildWeb, packWeb, webIsBuilt } from './web-build.ts';

/** The addresses of a running Fieldpost. */
export type Addresses = {
  readonly web: string;
  readonly api: string;
  /** The mail catcher's page; null where a real mail server is used. */
  readonly mail: string | null;
  /** The SMTP address for orders by email; null if there is none. */
  readonly orders: string | null;
  readonly databaseUrl: string;
};

/** A Fieldpost that runs. */
export type Running = {
  readonly addresses: Addresses;
  /** Resolves with a sentence when one of its parts has ended without being asked. */
  readonly died: Promise<string>;
  /** Ends every part, last started first. */
  stop(): Promise<void>;
};

/** The time of `next build` beside the rest of a start, in seconds. */
const BUILDING_S = 45;

type Ending = () => Promise<unknown>;
/** The parts started so far, with their endings. */
type Started = { readonly database: Ending[]; readonly parts: Ending[]; readonly deaths: Promise<string>[] };

/** How to launch besides the settings. */
export type LaunchOptions = {
  readonly settings: LauncherSettings;
  readonly place: Place;
  readonly progress: Progress;
  /** Restart the API and the worker when their files change, and serve the site from its sources. */
  readonly dev: boolean;
  /** Gives the launch up before it is done. */
  readonly abort: AbortSignal;
};

async function embeddedDatabase(place: Place, started: Started): Promise<string> {
  const server = await startPostgres({ folder: place.postgres, takeOver: true });
  started.database.push(server.stop);
  started.deaths.push(server.died);
  const url = server.url('fieldpost');
  await ensureDatabase(server.url('postgres'), 'fieldpost');
  await noteDatabase(place, url);
  return url;
}

async function openDatabase({ settings, place, progress }: LaunchOptions, started: Started): Promise<string> {
  const url = settings.databaseUrl ?? (await progress.stage('PostgreSQL', () => embeddedDatabase(place, started)));
  try {
    await progress.stage('Migrations', () => migrate(settings.databaseDirectUrl ?? url));
  } catch (error) {
    throw new LaunchError(`The database cannot be migrated: ${error instanceof Error ? error.message : error}`);
  }
  return url;
}

async function openMail(
  { settings, place }: LaunchOptions,
  started: Started,
): Promise<{ smtp: string; page: string | null }> {
  if (settings.smtpUrl) return { smtp: settings.smtpUrl, page: null };
  const catcher = await startMailCatcher({ folder: place.mail, host: settings.host, port: settings.mailPort });
  started.parts.push(catcher.stop);
  return { smtp: catcher.smtpUrl, page: catcher.pageUrl };
}

/** The port for orders by email, unless the settings name another. */
const USUAL_INBOUND_PORT = 2525;

async function inboundOf({ inboundPort, inboundDomain, host }: LauncherSettings): Promise<Record<string, string>> {
  if (inboundDomain === null) return {};
  const usual = (await isFree(USUAL_INBOUND_PORT, host)) ? USUAL_INBOUND_PORT : await freePort();
  return { INBOUND_DOMAIN: inboundDomain, INBOUND_SMTP_PORT: String(inboundPort ?? usual) };
}

/** The environment of the API, the worker and the seed: each name is explained in docs/operator.md. */
async function environmentOf({ settings, place }: LaunchOptions, databaseUrl: string, smtpUrl: string) {
  const { redisUrl, databaseDirectUrl } = settings;
  const optional = {
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...(databaseDirectUrl ? { DATABASE_DIRECT_URL: databaseDirectUrl } : {}),
  };
  const told = {
    DATABASE_URL: databaseUrl,
    // No proxy needs notice before these parts shut down.
    DRAIN_SECONDS: '0',
    SMTP_URL: smtpUrl,
    HOST: settings.host,
    PORT: String(settings.apiPort),
    WEB_PORT: String(settings.webPort),
    PUBLIC_URL: settings.publicUrl,
    API_URL: `http://127.0.0.1:${settings.apiPort}`,
    SECRET: settings.secret ?? (await secretOf(place)),
    VAPID_PRIVATE_KEY: settings.pushKey ?? (await pushKeyOf(place)),
    ...(await inboundOf(settings)),
    DEMO: settings.demo ? '1' : '0',
    NODE_ENV: settings.production ? 'production' : 'development',
    ...optional,
  };
  return { ...told, ...withoutFilesOf(told) };
}

/** The parts to start: the servers, and the site that needs them. */
type Parts = { readonly servers: readonly Part[]; readonly pages: readonly Part[] };

function partsOf({ settings, dev }: LaunchOptions, env: Readonly<Record<string, string>>): Parts {
  const watching = dev ? ['--watch', '--watch-preserve-output'] : [];
  const webEnv = {
    ...env,
    WEB_HOST: settings.host,
    NODE_ENV: dev ? 'development' : 'production',
    WEB_DEV: dev ? '1' : '',
  };
  const at = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host;
  const api: Part = {
    name: 'API',
    file: 'apps/api/src/main.ts',
    flags: [...HEAP_FLAGS, ...watching],
    env,
    serves: () => answers(`http://${at}:${settings.apiPort}/readyz`),
  };
  const worker: Part = {
    name: 'worker',
    file: 'apps/worker/src/main.ts',
    flags: [...WORKER_HEAP_FLAGS, ...watching],
    env,
    serves: (printed) => /\bready\b/.test(printed),
  };
  const site: Part = {
    name: 'site',
    file: 'apps/web/server.ts',
    env: webEnv,
    serves: () => answers(`http://${at}:${settings.webPort}/`),
  };
  return { servers: [api, worker], pages: [site] };
}

async function startParts(place: Place, parts: readonly Part[], started: Started): Promise<void> {
  const running = parts.map((part) => startPart(place, part));
  for (const { stop, died } of running) {
    started.parts.push(stop);
    started.deaths.push(died);
  }
  await Promise.all(running.map((part) => part.serving));
}

/** Builds the site where its sources have changed. Nothing else that is started needs it, so it is built beside all that. */
function buildSite({ progress, dev, abort }: LaunchOptions, started: Started): Promise<unknown> {
  if (dev) return Promise.resolve();
  const ending = new AbortController();
  const signal = AbortSignal.any([abort, ending.signal]);
  const building = webIsBuilt().then((isBuilt) =>
    isBuilt ? null : progress.stage('Building the site', () => buildWeb('later', signal), BUILDING_S),
  );
  // A failure is thrown to the code that waits for the site, and to nobody before that.
  const ended = building.catch(() => null);
  started.parts.push(() => {
    ending.abort();
    return ended;
  });
  return building;
}

/** The parts end together; the database, which they need to end in order, comes after them. */
async function endAll({ parts, database }: Started): Promise<void> {
  await Promise.all(parts.splice(0).map((end) => end()));
  await Promise.all(database.splice(0).map((end) => end()));
}

async function startEverything(options: LaunchOptions, started: Started): Promise<Addresses> {
  const { settings, place, progress, abort } = options;
  await checkSurroundings(settings);
  const site = buildSite(options, started);
  const databaseUrl = await openDatabase(options, started);
  const mail = await openMail(options, started);
  const env = await environmentOf(options, databaseUrl, mail.smtp);
  if (settings.demo) await seedDemonstration(databaseUrl, env, progress, abort);
  const { servers, pages } = partsOf(options, env);
  const api = `http://localhost:${settings.apiPort}`;
  const serving = progress
    .stage('API and worker', () => startParts(place, servers, started))
    .then(() => progress.say(`  The API answers at ${api}/api/v1.`));
  await Promise.all([serving, site.then(() => progress.stage('Site', () => startParts(place, pages, started)))]);
  if (!options.dev) started.parts.push(packWeb().stop);
  const orders = 'INBOUND_SMTP_PORT' in env ? `smtp://localhost:${env.INBOUND_SMTP_PORT}` : null;
  return { web: settings.publicUrl, api, mail: mail.page, orders, databaseUrl };
}

function untilAborted(abort: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    abort.addEventListener('abort', () => reject(new LaunchError('Given up before it was open.')));
  });
}

/**
 * Starts all of Fieldpost: what the settings name is used, the rest is run here.
 * @throws LaunchError with one sentence for the operator; whatever had been started is ended again.
 */
export async function launch(options: LaunchOptions): Promise<Running> {
  const leave = await takePlace(options.place, options.settings.publicUrl);
  const started: Started = { database: [], parts: [], deaths: [] };
  const stop = async (): Promise<void> => {
    await endAll(started);
    await leave();
  };
  try {
    const addresses = await Promise.race([startEverything(options, started), untilAborted(options.abort)]);
    return { addresses, died: Promise.race(started.deaths), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
