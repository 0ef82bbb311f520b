import process from 'node:process';
import { tried } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { expect, test } from 'vitest';
import { beforeNewestMigration } from './before.ts';
import { drill } from './drill.ts';

const missing = beforeNewestMigration() === null;
if (missing) process.stdout.write('No history of git here: the upgrade from the version before is left to others.\n');

test.runIf(!missing && tried('upgrade', 3))(
  'the version before the newest migration and this one serve one database side by side, and nothing is lost or refused',
  async () => {
    const result = await drill({ pairs: 2, stageMs: 2_500 });
    expect(result).toMatchObject({ lost: 0, doubled: 0, refused: [], lettersMissing: 0, lettersDoubled: 0 });
    expect(result?.turns.before).toBeGreaterThan(0);
    expect(result?.turns.after).toBeGreaterThan(0);
  },
  paced(240_000),
);
