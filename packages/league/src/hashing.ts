import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** JSON with sorted keys and no blanks: the same bytes for the same data, however it was built or stored (CL-002). */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as { readonly [key: string]: Json };
  const members = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key] ?? null)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 of the canonical JSON, in hexadecimal digits. */
export function hashOf(value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
