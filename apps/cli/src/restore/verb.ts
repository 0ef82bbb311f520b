import { access } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { VerbFault } from '../answer.ts';
import { given, withConnection } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { linesIn } from './lines.ts';

const placeOf = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);

export const restoreVerb: Verb = {
  add(program, terminal) {
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
          return await restoreBackup(client, () => linesIn(file), replace);
        });
        terminal.print(given(outcome));
      });
  },
};
