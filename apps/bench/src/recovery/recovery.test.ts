import { tried } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { expect, test } from 'vitest';
import { backrestHere, recoveryDrill } from './drill.ts';

const program = backrestHere();
// Left to other machines where there is no pgbackrest.
test.runIf(program !== null && tried('recovery', 4))(
  'a dropped table comes back as it was the second before, and play goes on',
  async () => {
    if (program === null) throw new Error('not to be tried without its program');
    const result = await recoveryDrill(program);
    expect(result).toMatchObject({ played: 3, recovered: 3, verified: { matches: 1, differ: [] }, goesOn: true });
  },
  paced(180_000),
);
