import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the test run is reached: see `openBrowser`. */
    readonly browserEndpoint: string;
  }
}

/**
 * Flags of the package that do not fit here: one process for all, which a second visitor kills; doors left open; and a GPU made of
 * software, which costs as much processor as all the rest of a test run.
 */
const UNWANTED =
  /single-process|no-zygote|web-security|site-isolation|site-per-process|in-process-gpu|use-gl|use-angle|swiftshader|gpu-blocklist/;

/** Vitest's global set-up of the browser tests: one browser for all files; each visitor has their own profile. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await playwright.launchServer({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((argument) => !UNWANTED.test(argument)), '--disable-gpu'],
    headless: true,
  });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
