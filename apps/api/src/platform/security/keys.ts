import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../settings.ts';

/** Our signing secrets: the current one, and the previous one while its signatures are still in use. */
export type Keys = Pick<Settings, 'secret' | 'secretBefore'>;

/** The secrets by which something may have been signed, that of now first. */
export const secretsOf = ({ secret, secretBefore }: Keys): readonly string[] =>
  secretBefore === null ? [secret] : [secret, secretBefore];

/**
 * With which of our secrets a thing was signed; null: with none of them.
 * @param given the signature that it carries.
 * @param sign what it would be with a secret.
 */
export const signerOf = (keys: Keys, given: Buffer, sign: (secret: string) => Buffer): string | null =>
  secretsOf(keys).find((secret) => {
    const right = sign(secret);
    return given.length === right.length && timingSafeEqual(given, right);
  }) ?? null;
