import process from 'node:process';
import { paced } from '@fieldpost/config/pace';
import { expect, test } from 'vitest';
import { drill } from './drill.ts';
import { findPrograms } from './programs.ts';

const found = findPrograms();
if (Array.isArray(found)) {
  process.stdout.write(`No ${found.join(', ')} on this machine: a primary that dies is not tested here.\n`);
} else {
  test(
    'a primary dies while bots play, and nothing that was accepted is lost or done twice',
    async () => {
      const result = await drill(found, { pairs: 4, kills: 1, partitions: 0, restarts: false });
      expect(result).toMatchObject({ lost: 0, doubled: 0, refused: [], lettersMissing: 0, lettersDoubled: 0 });
      expect(result.accepted).toBeGreaterThan(0);
    },
    paced(300_000),
  );
}
