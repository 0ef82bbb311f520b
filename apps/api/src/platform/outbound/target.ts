import { isIP } from 'node:net';
import type { Result } from '@fieldpost/engine';
import { type Exceptions, isException, mayReach } from './addresses.ts';

/** Why an address is no place to send to. */
export const TARGET_FAULTS = {
  UNREADABLE: 'it is no web address',
  SCHEME: 'it must begin with https://',
  USERINFO: 'it must not hold a name or a password',
  PORT: 'its port is not one that web servers use',
  PRIVATE: 'it leads into a private network',
} as const;
export type TargetFault = keyof typeof TARGET_FAULTS;

const LONGEST = 1_000;

/** Names that by agreement never leave a machine or a house (RFC 6761, RFC 6762, RFC 8375). */
const HOUSE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|invalid|test)$/;

/** The host of an address without brackets and without the dot that may end a name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');

const isPort = (port: string): boolean => port === '' || port === '80' || port === '443' || Number(port) >= 1024;

function isPrivate(host: string, exceptions: Exceptions): boolean {
  if (isIP(host) !== 0) return !mayReach(host, exceptions);
  // A name without a dot is internal; the address of a public name is checked when we connect.
  return host === '' || !host.includes('.') || HOUSE_NAMES.test(host);
}

/**
 * Reads an address that a person gave us to send to. The parser of addresses has by then turned every spelling of an IPv4
 * address (decimal, octal, hexadecimal, short) into the usual one, and names into ASCII.
 */
export function targetOf(text: string, exceptions: Exceptions): Result<URL, TargetFault> {
  const url = text.length > LONGEST ? null : URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return { ok: false, fault: 'UNREADABLE' };
  if (url.username !== '' || url.password !== '') return { ok: false, fault: 'USERINFO' };
  const host = hostOf(url);
  if (exceptions.names.includes(host) || isException(host, exceptions)) return { ok: true, value: url };
  if (isPrivate(host, exceptions)) return { ok: false, fault: 'PRIVATE' };
  if (url.protocol !== 'https:') return { ok: false, fault: 'SCHEME' };
  if (!isPort(url.port)) return { ok: false, fault: 'PORT' };
  return { ok: true, value: url };
}
