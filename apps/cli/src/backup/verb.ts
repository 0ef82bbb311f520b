import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { VerbFault } from '../answer.ts';
import { withConnection } from '../online/session.ts';
import type { Verb } from '../program.ts';

const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');

/** Files are named from where the command was given. */
const placeOf = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);

/** Written beside its place and moved there when it is whole. */
async function writeBackup(file: string, lines: AsyncIterable<string>): Promise<number> {
  const part = `${file}.part`;
  const gzip = createGzip();
  let bytes = 0;
  gzip.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  try {
    await pipeline(Readable.from(lines), gzip, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw new VerbFault('UNWRITABLE_FILE', `cannot write ${file}: ${error instanceof Error ? error.message : error}`);
  }
  return bytes;
}

export const backupVerb: Verb = {
  add(program, terminal) {
    program
      .command('backup')
      .description('save all data at this moment; the service may keep running')
      .argument('[file]', 'where to; fieldpost-<date>.backup.gz without it')
      .action(async (wanted?: string) => {
        const now = new Date();
        const file = placeOf(wanted ?? `fieldpost-${stampOf(now)}.backup.gz`);
        const { backupLines } = await import('@fieldpost/api/archive/backup');
        const bytes = await withConnection((client) => writeBackup(file, backupLines(client, now)));
        terminal.print({ file, bytes, madeAt: now.toISOString() });
      });
  },
};
