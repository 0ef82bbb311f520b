import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { linesIn } from './lines.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = Array.from({ length: 5_000 }, (_, index) => `line ${index} grüßt`);
const WHOLE = gzipSync(`${LINES.join('\n')}\n`);

async function read(bytes: Uint8Array): Promise<readonly string[] | string> {
  const file = path.join(folder, 'a.backup.gz');
  writeFileSync(file, bytes);
  try {
    return await Readable.from(linesIn(file)).toArray();
  } catch (error) {
    return (error as { readonly code?: string }).code ?? String(error);
  }
}

describe('the lines of a backup', () => {
  test('are read to the last', async () => expect(await read(WHOLE)).toEqual(LINES));

  test.each(Array.from({ length: 12 }, (_, index) => index + 1))('are not, where %i bytes are cut off', async (cut) => {
    expect(await read(WHOLE.subarray(0, -cut))).toBe('NOT_A_BACKUP');
  });

  test.each([
    ['text', Buffer.from('text after the end')],
    ['one sign', Buffer.from('a')],
    ['zeros', Buffer.alloc(5)],
    ['an empty member of gzip', gzipSync('')],
    ['another member of gzip', gzipSync('more\n')],
    ['half a head of gzip', Buffer.from([0x1f])],
  ])('are not, where %s follows', async (_, more) => {
    expect(await read(Buffer.concat([WHOLE, more]))).toBe('NOT_A_BACKUP');
  });

  test('are not, where the last has no end, or the file is no gzip', async () => {
    expect(await read(gzipSync(LINES.join('\n')))).toBe('NOT_A_BACKUP');
    expect(await read(Buffer.from('hello'))).toBe('NOT_A_BACKUP');
  });
});
