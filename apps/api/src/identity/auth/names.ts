import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** With this ends the name of an account for which a program plays, wherever it is shown. Nobody chooses it for themselves. */
const MARK = ' (bot)';
const LOOKS_MARKED = /\(\s*bot\s*\)$/iu;

/** Whether a program plays for the account of that name. */
export const isProgram = (name: string): boolean => name.endsWith(MARK);

/** A name with the mark of a program, or without. */
export const markedName = (name: string, program: boolean): string =>
  `${isProgram(name) ? name.slice(0, -MARK.length) : name}${program ? MARK : ''}`;

/** The name that others see: one line, without signs that cannot be seen, at most 40 characters, and no mark of a program. */
export const nameSchema = z
  .string()
  .transform((raw) =>
    raw
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .refine((name) => name.length >= 1 && name.length <= 40, { error: 'must have 1 to 40 characters' })
  .refine((name) => !LOOKS_MARKED.test(name), { error: 'must not end like that of a program' });

/** How the name of somebody begins who has chosen none. */
const NEUTRAL = 'Newcomer';

/** A name for somebody who gave none: it tells nothing of them, their address least of all. They are asked for one once. */
export const neutralName = (): string => `${NEUTRAL} ${randomInt(1_000, 10_000)}`;

/** The name that is given, or where it is empty a neutral one: as an account is opened with it. */
export const nameOrNeutral = (name: string) => nameSchema.safeParse(name.trim() === '' ? neutralName() : name);
