import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { type ImapMailbox, readMailboxUrl } from './platform/mail/mailbox-url.ts';
import { type Exceptions, readExceptions } from './platform/outbound/addresses.ts';

/** The forms that settings have: texts of the environment, read and judged. */

/** On or off. */
export const flag = z
  .enum(['1', '0', 'true', 'false', ''])
  .default('')
  .transform((text) => text === '1' || text === 'true');

/** An address of one of these schemes, or none. */
export const optionalUrl = (schemes: readonly string[], what: string) =>
  z
    .string()
    .optional()
    .transform((text) => (text === '' ? undefined : text))
    .refine((text) => text === undefined || schemes.some((scheme) => text.startsWith(scheme)), {
      error: `must be a ${what} address beginning with ${schemes.join(' or ')}`,
    });

/** A text that may be missing; an empty one is. */
export const optionalText = z
  .string()
  .optional()
  .transform((text) => text || null);

/** Private places that requests of ours may reach. */
export const exceptions = z
  .string()
  .default('')
  .transform((text, context): Exceptions => {
    const read = readExceptions(text);
    if (read.ok) return read.value;
    context.addIssue({ code: 'custom', message: read.fault });
    return z.NEVER;
  });

/** A key of RSA in PEM: mail is signed by no other kind, and a key that is none would leave it unsigned without a word. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** The key that signs mail, its line ends perhaps written out so that it stands in one line of an environment file; or none. */
export const signingKey = optionalText
  .transform((text) => text?.replaceAll('\\n', '\n') ?? null)
  .refine((pem) => pem === null || isRsaKey(pem), {
    error: 'must be an RSA private key in PEM, with line ends written as \\n',
  });

/** A mailbox at a server that speaks IMAP, or none. */
export const mailbox = optionalText.transform((text, context): ImapMailbox | null => {
  if (text === null) return null;
  const read = readMailboxUrl(text);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: read.fault });
  return z.NEVER;
});

/** A port, 0: any free one. */
export const port = (initial: number) => z.coerce.number().int().min(0).max(65535).default(initial);

/** A number of whole days; an empty text is none given. */
export const days = (initial: number, least = 1) =>
  z.union([z.literal('').transform(() => initial), z.coerce.number().int().min(least).max(36_500)]).default(initial);
