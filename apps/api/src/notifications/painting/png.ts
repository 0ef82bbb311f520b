import { crc32, deflateSync } from 'node:zlib';
import { indexed } from './palette.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Boards are flat: a higher level takes longer and saves nothing worth it. */
const LEVEL = 4;
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

/** Rows of a byte a pixel, each behind the number of its filter (0: none). A run never goes over the end of a row. */
function rowsOf(runs: Uint32Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let run = 0; run < runs.length; run += 2) {
    const at = runs[run] ?? 0;
    const end = runs[run + 2] ?? width * height;
    const row = Math.floor(at / width) + 1;
    rows.fill(runs[run + 1] ?? 0, at + row, end + row);
  }
  return rows;
}

/** A canvas (RGBA, nothing of it transparent, at a place that four divides) as a PNG. */
export function pngOf(canvas: Uint8Array, width: number): Uint8Array {
  const height = canvas.length / 4 / width;
  const { palette, runs } = indexed(new Uint32Array(canvas.buffer, canvas.byteOffset, width * height), width);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(width, height)),
    chunk(
      'PLTE',
      Uint8Array.from([...palette].flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255])),
    ),
    chunk('IDAT', deflateSync(rowsOf(runs, width, height), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
