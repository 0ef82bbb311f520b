import { inject } from 'vitest';

/** The addresses of a whole running Fieldpost that the browser tests look at, without a slash at their ends. */
export type TestSite = {
  readonly web: string;
  readonly api: string;
  /** The mail catcher: `GET /mails` lists what it caught, newest first, as JSON; see apps/launcher/src/mail-catcher. */
  readonly mail: string;
  readonly databaseUrl: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: TestSite;
  }
}

/** The Fieldpost of this test run: fresh database, demonstration seeded, ports of its own. */
export function testSite(): TestSite {
  return inject('site');
}
