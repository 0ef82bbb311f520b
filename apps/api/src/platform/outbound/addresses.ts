import type { Result } from '@fieldpost/engine';
import ipaddr from 'ipaddr.js';

/** Private targets that the operator allows: address ranges, and names wherever they lead. */
export type Exceptions = {
  readonly ranges: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];
  readonly names: readonly string[];
};

export const NO_EXCEPTIONS: Exceptions = { ranges: [], names: [] };

const NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Reads "10.1.0.0/16, 127.0.0.1, hooks.example.internal". The fault is a sentence. */
export function readExceptions(text: string): Result<Exceptions, string> {
  const ranges: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [];
  const names: string[] = [];
  for (const part of text.split(',').map((one) => one.trim().toLowerCase())) {
    if (part === '') continue;
    if (ipaddr.isValidCIDR(part)) ranges.push(ipaddr.parseCIDR(part));
    else if (ipaddr.isValid(part))
      ranges.push([ipaddr.process(part), ipaddr.process(part).kind() === 'ipv4' ? 32 : 128]);
    else if (NAME.test(part)) names.push(part);
    else return { ok: false, fault: `must be addresses, ranges and names with commas between; "${part}" is none` };
  }
  return { ok: true, value: { ranges, names } };
}

/** The part of IPv6 that is routed to the world at all (RFC 4291): everything else is ours, reserved, or leads elsewhere. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Addresses that look public, but lead from a rented machine to its hosting provider (Azure's platform). */
const HOUSE_OF_MACHINES = new Set(['168.63.129.16']);

/** Whether an address belongs to the open internet: nothing private, loopback, link-local, shared, mapped, or for documents. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || HOUSE_OF_MACHINES.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

/** Whether the operator has made an exception of an address. A mapped IPv4 address is the IPv4 address it stands for. */
export function isException(address: string, { ranges }: Exceptions): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match([range, bits] as never));
}

export const mayReach = (address: string, exceptions: Exceptions): boolean =>
  isPublic(address) || isException(address, exceptions);
