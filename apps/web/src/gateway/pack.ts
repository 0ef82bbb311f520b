import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const PACKABLE = /\.(js|css)$/;
/** Below it the packing gains nothing. */
const MIN_BYTES = 300;

/** The scripts and style sheets of a build that are not packed yet. */
async function unpackedIn(dir: string): Promise<readonly string[]> {
  const chunks = path.join(dir, 'static/chunks');
  const names = new Set(await readdir(chunks));
  const files = [...names].filter((name) => PACKABLE.test(name) && !names.has(`${name}.br`));
  return files.map((name) => path.join(chunks, name));
}

/**
 * Packs the scripts and style sheets of a build beside themselves (`x.js.br`), as tightly as Brotli can: that takes seconds, once, and
 * is an eighth less on the wire than what can be packed while somebody waits.
 * @param dir where Next puts a build: `.next`
 */
export async function packScripts(dir: string): Promise<void> {
  await Promise.all((await unpackedIn(dir)).map(pack));
}

/** A packed file is whole as soon as it has its name: it may be served while others are packed. */
async function pack(file: string): Promise<void> {
  const whole = await readFile(file);
  if (whole.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  await writeFile(`${file}.part`, await compress(whole, { params }));
  await rename(`${file}.part`, `${file}.br`);
}

/** Packs one file after another, behind everything else that runs on this machine. */
async function packQuietly(dir: string): Promise<void> {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  for (const file of await unpackedIn(dir)) await pack(file);
}

// `npm start` runs this file beside the site, which is open already. It has no top-level await: next.config.ts
// loads this file through `require`, which refuses such a module.
if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename)
  void packQuietly(path.join(import.meta.dirname, '../../.next'));
