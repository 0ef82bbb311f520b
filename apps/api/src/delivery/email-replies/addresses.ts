import { createHmac } from 'node:crypto';
import { type Keys, signerOf } from '../../platform/security/keys.ts';
import type { Settings } from '../../settings.ts';
import { fromBase32, toBase32 } from './base32.ts';

/** Kinds of email to our addresses: orders or a message in reply to a letter, or a returned letter. */
const INBOUND_KINDS = ['orders', 'talk', 'bounces'] as const;
export type InboundKind = (typeof INBOUND_KINDS)[number];

/** The letter that an email answers. `forged`: the signature is not ours. */
export type InboundAddress =
  | { readonly kind: InboundKind; readonly forged: false; readonly notificationId: string }
  | { readonly kind: InboundKind; readonly forged: true };

type Reached = Pick<Settings, 'inboundDomain' | 'secret'>;

/**
 * Letters have UUIDs of 16 bytes, so that the local part of the address fits its 64 characters (RFC 5321, 4.5.3.1.1).
 */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ID_BYTES = 16;
const SIGNATURE_BYTES = 15;

const signatureOf = (kind: InboundKind, id: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`inbound:${kind}:${id}`).digest().subarray(0, SIGNATURE_BYTES);

/** Letter and signature in signs that survive mail programs which change capital letters to small ones. */
function tokenFor(kind: InboundKind, id: string, secret: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return toBase32(Buffer.concat([bytes, signatureOf(kind, id, secret)]));
}

function addressFor(kind: InboundKind, notificationId: string, { inboundDomain, secret }: Reached): string | null {
  if (inboundDomain === null || !UUID.test(notificationId)) return null;
  return `${kind}+${tokenFor(kind, notificationId, secret)}@${inboundDomain}`;
}

/**
 * Address for orders in reply to a letter: bound to the letter, and so to match, step and person. Null if replies are
 * off.
 */
export const ordersAddress = (notificationId: string, settings: Reached): string | null =>
  addressFor('orders', notificationId, settings);

/** Address for a reply to a letter about messages. Null if replies are off. */
export const talkAddress = (notificationId: string, settings: Reached): string | null =>
  addressFor('talk', notificationId, settings);

/** The envelope's sender of a letter: where it comes back to (VERP). */
export const bounceAddress = (notificationId: string, settings: Reached): string | null =>
  addressFor('bounces', notificationId, settings);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Reads an address to which mail came; null: it is none of ours. */
export function readAddress(address: string, settings: Reached & Keys): InboundAddress | null {
  const { inboundDomain } = settings;
  const [, name, token, domain] = /^([a-z]+)\+([a-z2-7]+)@(.+)$/.exec(address.trim().toLowerCase()) ?? [];
  const kind = INBOUND_KINDS.find((one) => one === name);
  if (!kind || !token || inboundDomain === null || domain !== inboundDomain) return null;
  const bytes = fromBase32(token);
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return { kind, forged: true };
  const notificationId = uuidOf(bytes.subarray(0, ID_BYTES));
  const given = bytes.subarray(ID_BYTES);
  const signer = signerOf(settings, given, (secret) => signatureOf(kind, notificationId, secret));
  return signer === null ? { kind, forged: true } : { kind, forged: false, notificationId };
}
