import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { VerbFault } from '../answer.ts';

const notWhole = (reason: string): VerbFault =>
  new VerbFault('NOT_A_BACKUP', 'This is not a backup of Fieldpost, or it is not whole.', { reason });

async function* unzipped(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const piece of source.pipe(gunzip).setEncoding('utf8')) yield piece as string;
  } catch (error) {
    throw notWhole(error instanceof Error ? error.message : String(error));
  }
  // zeros after its end are no error to gzip
  if (gunzip.bytesWritten !== (await stat(file)).size) throw notWhole('something follows the end');
}

/** The lines of a gzipped backup, to its very last byte. @throws VerbFault NOT_A_BACKUP where it is damaged, cut or lengthened. */
export async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of unzipped(file)) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw notWhole('the last line is cut');
}
