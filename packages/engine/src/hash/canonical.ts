import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../contract.ts';

/** JSON with sorted keys and no blanks: the same text for the same data, however it was built or stored. */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return scalar(value);
  return Array.isArray(value) ? `[${value.map(canonicalJson).join(',')}]` : members(value as JsonRecord);
}

type JsonRecord = { readonly [key: string]: Json };

function members(record: JsonRecord): string {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const member = record[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}${scalar(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Strings that need no escaping. */
const PLAIN = /^[\w .:/-]*$/;

/** Writes scalars, most of a document, without the slower general writer: a war hashes megabytes. */
function scalar(value: Json): string {
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  return typeof value === 'boolean' || Number.isSafeInteger(value) ? `${value}` : JSON.stringify(value);
}

/** SHA-256 of the canonical JSON, in hexadecimal digits. */
export function hashOf(value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
