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

/** Written into again and again: for each picture by itself it would be one more thing to collect. */
let room = new Uint8Array();
/** From this length on a run is written faster at once than pixel by pixel. */
const LONG = 32;

/** Rows of a byte a pixel, each behind the number of its filter (0: none). A run never goes over the end of a row. */
function rowsOf(runs: Uint32Array, width: number, height: number): Uint8Array {
  const length = (width + 1) * height;
  if (room.length < length) room = new Uint8Array(length);
  const rows = room.subarray(0, length);
  let [write, left] = [0, 0];
  for (let run = 0; run < runs.length; run += 2) {
    if (left === 0) {
      rows[write++] = 0;
      left = width;
    }
    const pixels = (runs[run + 2] ?? width * height) - (runs[run] ?? 0);
    const index = runs[run + 1] ?? 0;
    if (pixels >= LONG) rows.fill(index, write, write + pixels);
    else for (let nth = 0; nth < pixels; nth += 1) rows[write + nth] = index;
    write += pixels;
    left -= pixels;
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
