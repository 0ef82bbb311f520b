import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the test run is reached: see `openBrowser`. */
    readonly browserEndpoint: string;
  }
}

/** With these flags of the package the browser runs in one process, which a second visitor kills, or guards nothing. */
const UNWANTED = /single-process|no-zygote|web-security|site-isolation|site-per-process/;

/** Vitest's global set-up of the browser tests: one browser for all files; each visitor has a profile of their own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await playwright.launchServer({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => !UNWANTED.test(argument)),
    headless: true,
  });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
