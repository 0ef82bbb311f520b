import { hash, verify } from '@node-rs/argon2';

/** Shortest and longest password, in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** Argon2id (the library's own default algorithm) at the cost OWASP asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is stored of a password: a PHC string, `$argon2id$v=19$m=19456,t=2,p=1$...`. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password is the one that was hashed; false for a hash that cannot be read. */
export async function isPassword(stored: { readonly hash: string; readonly password: string }): Promise<boolean> {
  try {
    return await verify(stored.hash, stored.password);
  } catch {
    return false;
  }
}
