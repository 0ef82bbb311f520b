/** Base 32 (RFC 4648, 6) in lower case without padding: safe in the local part of an email address. */

const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS = 5;

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => SIGNS[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

/** The bytes of a text; signs that are none are left out, and so are bits that fill no byte. */
export function fromBase32(text: string): Buffer {
  const places = [...text].map((sign) => SIGNS.indexOf(sign)).filter((place) => place >= 0);
  const bits = places.map((place) => place.toString(2).padStart(BITS, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
