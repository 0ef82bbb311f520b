import { promisify } from 'node:util';
import { crc32, deflate, type ZlibOptions } from 'node:zlib';
import type { Palette } from './palette.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Boards are flat: a higher level takes longer and saves nothing worth it. */
const LEVEL = 3;
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

/** Packed beside what else the process does: it is the longest part of a picture. */
export async function pngOf({ palette, rows, width }: Indexed): Promise<Uint8Array> {
  // What is packed is a copy, for the next picture is laid meanwhile.
  const data = await packed(Uint8Array.from(rows), { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(width, rows.length / (width + 1))),
    chunk('PLTE', coloursOf(palette)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
