import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../settings.ts';

/** What the house signs with: the secret of now; and that of before, while what was signed with it is still about. */
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
