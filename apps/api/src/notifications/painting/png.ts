import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Drawings are flat: a higher level takes longer and saves nothing worth it. */
const LEVEL = 3;
/** Bits of a sample, and colour as red, green and blue (PNG 11.2.1). */
const [BITS, TRUE_COLOUR] = [8, 2];

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
  head.set([BITS, TRUE_COLOUR], 8);
  return head;
}

/** Rows are written into the same bytes again and again: each picture by itself would give the collector of garbage a megabyte. */
let written = Buffer.alloc(0);

/** Rows of red, green and blue, each behind the number of its filter (0: none). */
function rowsOf(canvas: Uint8Array, width: number, height: number): Uint8Array {
  const length = (width * 3 + 1) * height;
  if (written.length < length) written = Buffer.alloc(length);
  const rows = written.subarray(0, length);
  let [read, write] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    rows[write++] = 0;
    for (let x = 0; x < width; x += 1, read += 4) {
      rows[write++] = canvas[read] ?? 0;
      rows[write++] = canvas[read + 1] ?? 0;
      rows[write++] = canvas[read + 2] ?? 0;
    }
  }
  return rows;
}

/** A canvas (RGBA, nothing of it transparent) as a PNG. */
export function pngOf(canvas: Uint8Array, width: number): Uint8Array {
  const height = canvas.length / 4 / width;
  const data = deflateSync(rowsOf(canvas, width, height), { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(width, height)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
