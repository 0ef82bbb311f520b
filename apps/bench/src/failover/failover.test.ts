import process from 'node:process';
import { tried } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { expect, test } from 'vitest';
import { drill } from './drill.ts';
import { findPrograms } from './programs.ts';

const found = findPrograms();
const missing = Array.isArray(found);
if (missing) process.stdout.write(`No ${found.join(', ')} on this machine: a primary that dies is left to others.\n`);

test.runIf(!missing && tried('failover', 4))(
  'a primary dies while bots play, and nothing that was accepted is lost or done twice',
  async () => {
    if (Array.isArray(found)) throw new Error('not to be tried without its programs');
    const result = await drill(found, { pairs: 4, kills: 1, partitions: 0, restarts: false });
    expect(result).toMatchObject({ lost: 0, doubled: 0, refused: [], lettersMissing: 0, lettersDoubled: 0 });
    expect(Object.keys(result.readingPauses)).toHaveLength(4);
    expect(result.accepted).toBeGreaterThan(0);
  },
  paced(300_000),
);
