import { z } from 'zod';

/** The name that others see: one line, without signs that cannot be seen, at most 40 characters. */
export const nameSchema = z
  .string()
  .transform((raw) =>
    raw
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .refine((name) => name.length >= 1 && name.length <= 40, { error: 'must have 1 to 40 characters' });

/** The name that is given, or where it is empty the first part of the address: as an account is opened with it. */
export const nameOrAddress = (name: string, email: string) =>
  nameSchema.safeParse(name.trim() === '' ? nameOfAddress(email) : name);

/** A first name for somebody who came by a mailed link and gave none. */
export const nameOfAddress = (email: string): string => email.slice(0, email.indexOf('@')).slice(0, 40) || 'Player';
