import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

/** Vitest's global set-up of the service tests: one real PostgreSQL for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, remove } = await startTestServer();
  project.provide('postgresAdminUrl', adminUrl);
  return remove;
}
