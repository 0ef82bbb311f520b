import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { splitByDatabase } from './needs-database.ts';

const root = mkdtempSync(path.join(tmpdir(), 'fieldpost-split-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The imports of each file in a small repository. */
const HOUSE: Readonly<Record<string, string>> = {
  'apps/api/src/app.ts': "import './rooms/door.ts';",
  'apps/api/src/rooms/door.ts': "import { app } from '../app.ts';\nexport { app };",
  'apps/api/src/testing/duel.ts': "import {\n  freshDatabase,\n} from '@fieldpost/config/test-database';",
  'apps/api/src/pure.test.ts': "import { test } from 'vitest';\nimport { door } from './rooms/door.ts';",
  'apps/api/src/types.test.ts': "import type { Duel } from './testing/duel.ts';",
  'apps/api/src/itself.test.ts': "import { freshDatabase } from '@fieldpost/config/test-database';",
  'apps/api/src/by-helper.test.ts': "import { type Duel, openDuel } from './testing/duel.ts';",
  'apps/api/src/late.test.ts': "test('late', async () => await import('./testing/duel.ts'));",
  'apps/worker/src/other-app.test.ts': "import { openDuel } from '@fieldpost/api/testing/duel';",
  'apps/worker/src/service.test.ts': "import { app } from '@fieldpost/api';",
};

test('a test file is on the database if it reaches a test server by what it imports, and pure otherwise', () => {
  for (const [file, text] of Object.entries(HOUSE)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { onDatabase, pure } = splitByDatabase(root, ['apps/*/src/**/*.test.ts']);
  const names = (files: readonly string[]) => files.map((file) => path.basename(file, '.test.ts'));
  expect(names(onDatabase)).toEqual(['by-helper', 'itself', 'late', 'other-app']);
  expect(names(pure)).toEqual(['pure', 'types', 'service']);
});
