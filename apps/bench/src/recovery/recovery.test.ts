import process from 'node:process';
import { paced } from '@fieldpost/config/pace';
import { expect, test } from 'vitest';
import { backrestHere, recoveryDrill } from './drill.ts';

const program = backrestHere();
if (program) {
  test(
    'a dropped table comes back as it was the second before, and play goes on',
    async () => {
      const result = await recoveryDrill(program);
      expect(result).toMatchObject({ played: 3, recovered: 3, verified: { matches: 1, differ: [] }, goesOn: true });
    },
    paced(180_000),
  );
} else {
  process.stdout.write('No pgbackrest on this machine: coming back to a point in time is not tested here.\n');
}
