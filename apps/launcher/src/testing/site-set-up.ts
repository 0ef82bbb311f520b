import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@fieldpost/config/free-port';
import { removeFolder } from '@fieldpost/config/remove-folder';
import type { TestSite } from '@fieldpost/config/test-site';
import type { TestProject } from 'vitest/node';
import { launch } from '../launch.ts';
import { openPlace } from '../place.ts';
import { silentProgress } from '../progress.ts';
import type { LauncherSettings } from '../settings.ts';

process.env.RATE_LIMIT_SCALE = '0';
// The receivers of webhooks and pushes that tests open are on this machine.
process.env.OUTBOUND_ALLOW = '127.0.0.1';

async function settings(): Promise<LauncherSettings> {
  const [apiPort, webPort, mailPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const inbound = { inboundPort: await freePort(), inboundDomain: 'post.fieldpost.localhost' };
  const none = {
    databaseUrl: null,
    databaseDirectUrl: null,
    smtpUrl: null,
    redisUrl: process.env.REDIS_URL ?? null,
    secret: null,
    pushKey: null,
  };
  const publicUrl = `http://localhost:${webPort}`;
  return {
    ...none,
    ...inbound,
    host: '127.0.0.1',
    apiPort,
    webPort,
    mailPort,
    publicUrl,
    demo: true,
    production: false,
  };
}

/** The Fieldpost that runs already and is to be tested: containers, say. Null: one is started. */
function runningSite(): TestSite | null {
  const { FIELDPOST_SITE: web, FIELDPOST_SITE_MAIL: mail = '', DATABASE_URL: databaseUrl = '' } = process.env;
  return web === undefined ? null : { web, api: web, mail, databaseUrl };
}

/**
 * Vitest's global set-up of the browser tests: all of Fieldpost as `npm start` runs it, on a fresh database with the
 * demonstration in it. FIELDPOST_SITE_LOGS names a folder to keep its logs in. FIELDPOST_SITE names one that runs already, and
 * FIELDPOST_SITE_MAIL its mail catcher: see "With containers" in docs/operator.md.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = runningSite();
  if (site) {
    project.provide('site', site);
    return async () => {};
  }
  const folder = process.env.FIELDPOST_SITE_LOGS ?? (await mkdtemp(path.join(tmpdir(), 'fieldpost-site-')));
  const place = await openPlace(folder);
  const abort = new AbortController().signal;
  const running = await launch({ settings: await settings(), place, progress: silentProgress, dev: false, abort });
  const { web, api, mail, databaseUrl } = running.addresses;
  project.provide('site', { web, api, mail: mail ?? '', databaseUrl });
  return async () => {
    await running.stop();
    const elsewhere = (await readFile(path.join(place.postgres, 'elsewhere'), 'utf8').catch(() => '')).trim();
    for (const left of [elsewhere, folder]) if (left) await removeFolder(left);
  };
}
