import { createHmac } from 'node:crypto';
import { type Keys, signerOf } from '../../platform/security/keys.ts';

const signatureOf = (token: string, secret: string): Buffer => createHmac('sha256', secret).update(token).digest();

/** A cookie's value, `token.signature` (base64), taken apart, and the secret that signed it; null: none of ours did. */
function read(keys: Keys, value: string): { readonly token: string; readonly signer: string } | null {
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const signer = signerOf(keys, Buffer.from(value.slice(dot + 1), 'base64'), (secret) => signatureOf(token, secret));
  return signer === null ? null : { token, signer };
}

/** The token within a signed session cookie; null where the signature is not ours. */
export const tokenOfCookie = (keys: Keys, value: string): string | null => read(keys, value)?.token ?? null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The value of one cookie of a request, decoded; null where it is missing or cannot be read. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() === name) return decoded(rest.join('=').trim()) || null;
  }
  return null;
}

/**
 * A header of cookies as the sign-in library is to see it, which knows one secret alone: what the secret of before has signed is
 * signed with that of now.
 */
export const cookiesOfNow = (keys: Keys, header: string): string =>
  keys.secretBefore === null
    ? header
    : header
        .split('; ')
        .map((cookie) => {
          const [name = '', ...rest] = cookie.split('=');
          const found = read(keys, decoded(rest.join('=')));
          if (found === null || found.signer === keys.secret) return cookie;
          const signature = signatureOf(found.token, keys.secret).toString('base64');
          return `${name}=${encodeURIComponent(`${found.token}.${signature}`)}`;
        })
        .join('; ');

/** The same for a token of a mailed link (JWS, HS256: RFC 7515): its content and its end stay as they are. */
export function linkTokenOfNow(keys: Keys, token: string): string {
  const dot = token.lastIndexOf('.');
  const content = token.slice(0, Math.max(dot, 0));
  const given = Buffer.from(token.slice(dot + 1), 'base64url');
  const signer = signerOf(keys, given, (secret) => signatureOf(content, secret));
  return signer === null ? token : `${content}.${signatureOf(content, keys.secret).toString('base64url')}`;
}
