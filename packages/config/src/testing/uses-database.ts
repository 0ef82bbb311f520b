import { afterAll, afterEach } from 'vitest';
import { databaseUse } from './test-server.ts';

// This file runs again before each test file; its imports do not.
databaseUse.asked = false;
let allRan = false;
afterEach(({ task }) => {
  allRan = task.file.tasks.every(({ mode }) => mode === 'run');
});

// Set-up of the service tests. A test that waits for PostgreSQL should use it. Keep helpers with and without the database in separate
// files. A test that imports only the second kind runs at once (see needs-database.ts).
afterAll(() => {
  if (allRan && !databaseUse.asked)
    throw new Error('This file imports a test server and asks it for no database: import from a file without one.');
});
