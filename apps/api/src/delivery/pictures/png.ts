import { promisify } from 'node:util';
import { crc32, deflate, type ZlibOptions } from 'node:zlib';
import type { Palette } from './palette.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * Boards are flat: a higher level takes longer and saves little. Similar rows are only a few rows apart, so a short
 * window finds as much; and the result arrives in one chunk.
 */
const PACKING: ZlibOptions = { level: 2, windowBits: 12, chunkSize: 64 * 1024 };
/** Bits of a sample, and that it is the number of a colour of the palette (PNG 11.2.1). */
const [BITS, INDEXED] = [8, 3];

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

function headOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([BITS, INDEXED], 8);
  return head;
}

const coloursOf = ({ colours }: Palette): Uint8Array =>
  Uint8Array.from([...colours].flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]));

/** A picture of at most 256 colours. `rows`: a byte a pixel, each row behind the number of its filter (0: none). */
export type Indexed = { readonly palette: Palette; readonly rows: Uint8Array; readonly width: number };

const packed: (bytes: Uint8Array, options: ZlibOptions) => Promise<Buffer> = promisify(deflate);

/** Copies to use again after packing: allocating such large buffers takes longer than filling them. */
const spare: Uint8Array[] = [];
const MAX_SPARE = 4;

function copyOf(rows: Uint8Array): Uint8Array {
  const at = spare.findIndex(({ length }) => length === rows.length);
  const [copy = new Uint8Array(rows.length)] = at < 0 ? [] : spare.splice(at, 1);
  copy.set(rows);
  return copy;
}

function giveBack(copy: Uint8Array): void {
  spare.push(copy);
  if (spare.length > MAX_SPARE) spare.shift();
}

/** Packed beside what else the process does: it is the longest part of a picture. */
export async function pngOf({ palette, rows, width }: Indexed): Promise<Uint8Array> {
  // Pack a copy: the next picture overwrites the rows while this one is packed.
  const copy = copyOf(rows);
  const data = await packed(copy, PACKING);
  giveBack(copy);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(width, rows.length / (width + 1))),
    chunk('PLTE', coloursOf(palette)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
