import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { VerbFault } from '../answer.ts';
import { given, withConnection } from '../online/session.ts';
import type { Verb } from '../program.ts';

const placeOf = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);

/** The lines of a backup. A file that is no gzip ends early, which the restoring notices. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file).pipe(createGunzip());
  try {
    yield* createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new VerbFault('NOT_A_BACKUP', 'This is not a backup of Fieldpost, or it is not whole.', { reason });
  }
}

export const restoreVerb: Verb = {
  add(program, desk) {
    program
      .command('restore')
      .description('put a backup back: whole, or not at all. Stop the service before')
      .argument('<file>', 'a file that `backup` has written')
      .option('--replace', 'put it in the place of what is in the database', false)
      .action(async (name: string, { replace }: { readonly replace: boolean }) => {
        const file = placeOf(name);
        await access(file).catch(() => {
          throw new VerbFault('UNREADABLE_FILE', `cannot read ${file}`);
        });
        const [{ restoreBackup }, { migrate }] = await Promise.all([
          import('@fieldpost/api/archive/restore'),
          import('@fieldpost/config/migrate'),
        ]);
        const outcome = await withConnection(async (client, url) => {
          await migrate(url); // a database that is new gets its tables first
          return await restoreBackup(client, linesIn(file), replace);
        });
        desk.print(given(outcome));
      });
  },
};
