/** CL-213: how a file is written, found or given: its encoding, its separator, the ends of its lines. */
import { type Dialect, type LineFault, lineFault, SEPARATORS, type Separator } from './answer.ts';

/** CL-213: in bytes. */
export const MAX_IMPORT_BYTES = 5_000_000;
export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Decodes whole UTF-8; null where it is none. `part`: more may follow. */
function decoded(bytes: Uint8Array, part = false): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: part });
  } catch {
    return null;
  }
}

/** The first byte, from 1, up to which a file is no UTF-8 any more: found by halves. */
function firstBadByte(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decoded(bytes.subarray(0, middle), true) === null) bad = middle;
    else good = middle;
  }
  // A character that began before it and never ended is bad from its start.
  const whole = decoded(bytes.subarray(0, bad - 1), true) ?? '';
  return new TextEncoder().encode(whole).length + 1;
}

const lineOfByte = (bytes: Uint8Array, byte: number): number =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, Math.max(0, byte - 1))).split(/\r\n|\r|\n/).length;

export type Text = { readonly text: string; readonly mark: boolean };

/** The text of a file, without its mark; the fault where it is too large, or not in its encoding. */
export function textOf(bytes: Uint8Array, encoding: Encoding): Text | LineFault {
  if (bytes.length > MAX_IMPORT_BYTES) return lineFault(1, null, 'IMPORT_TOO_LARGE', `${bytes.length} bytes`);
  if (encoding === 'windows-1252') return { text: new TextDecoder(encoding).decode(bytes), mark: false };
  const text = decoded(bytes);
  if (text === null) {
    const byte = firstBadByte(bytes);
    return lineFault(lineOfByte(bytes, byte), null, 'IMPORT_ENCODING', `byte ${byte}`);
  }
  const mark = text.startsWith('\ufeff');
  return { text: mark ? text.slice(1) : text, mark };
}

export const endOf = (text: string): Dialect['end'] => {
  const [end = '\n'] = /\r\n|\r|\n/.exec(text) ?? [];
  return end === '\r\n' ? 'CR LF' : end === '\r' ? 'CR' : 'LF';
};

/** The separator that occurs most often in the first line, outside quotes; of those that are equal the first of the list. */
export function separatorOf(text: string): Separator {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const outside = first.replace(/"[^"]*"?/g, '');
  const count = (sign: Separator): number => outside.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
