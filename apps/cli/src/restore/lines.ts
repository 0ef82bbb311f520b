import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { VerbFault } from '../answer.ts';

const notWhole = (reason: string): VerbFault =>
  new VerbFault('NOT_A_BACKUP', 'This is not a complete Fieldpost backup.', { reason });

/** How long what was packed is, modulo 2^32, by the last four bytes of its member (RFC 1952). */
async function lastLength(file: string): Promise<number> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, size - 4);
    return buffer.readUInt32LE();
  } finally {
    await handle.close();
  }
}

async function* unzipped(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  const decoder = new StringDecoder('utf8');
  let length = 0;
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const piece of source.pipe(gunzip)) {
      length += (piece as Buffer).length;
      yield decoder.write(piece as Buffer);
    }
    yield decoder.end();
  } catch (error) {
    throw notWhole(error instanceof Error ? error.message : String(error));
  }
  // zeros after its end are no error to gzip
  if (gunzip.bytesWritten !== (await stat(file)).size) throw notWhole('unexpected data after the end');
  // Nor is another member, an empty one too: the foot of the last one says how long it alone is.
  if ((await lastLength(file)) !== length % 2 ** 32) throw notWhole('unexpected data after the end');
}

/** The lines of a gzipped backup, to its very last byte. @throws VerbFault NOT_A_BACKUP where it is damaged, cut or lengthened. */
export async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of unzipped(file)) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw notWhole('the last line is incomplete');
}
