import { access } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type pg from 'pg';
import { VerbFault } from '../answer.ts';
import { given, withConnection } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { linesIn } from './lines.ts';

const placeOf = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);

type Options = { readonly replace: boolean; readonly grace: number; readonly asItWas: boolean };

const LONGEST_GRACE = 30 * 24;

function hours(text: string): number {
  const read = Number(text);
  if (text.trim() !== '' && read >= 0 && read <= LONGEST_GRACE) return read;
  throw new VerbFault('BAD_GRACE', `--grace is a number of hours from 0 to ${LONGEST_GRACE}`);
}

/** The database's clock is the one that counts. */
async function timeOf(client: pg.ClientBase): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  return rows[0]?.now ?? new Date();
}

export const restoreVerb: Verb = {
  add(program, terminal) {
    program
      .command('restore')
      .description('restore a backup completely or not at all; stop the service first')
      .argument('<file>', 'a file written by `backup`')
      .option('--replace', 'replace the contents of the database', false)
      .option('--grace <hours>', 'stop all clocks for this many hours after the backup', hours, 24)
      .option('--as-it-was', 'nothing ran since the backup: clocks run on, and what waited is sent', false)
      .action(async (name: string, { replace, grace, asItWas }: Options) => {
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
          const awakening = asItWas ? null : { now: await timeOf(client), graceHours: grace };
          return await restoreBackup(client, () => linesIn(file), { replace, awakening });
        });
        terminal.print(given(outcome));
      });
  },
};
