import { randomInt } from 'node:crypto';
import { nameOfUpTo, readOwnName } from '../../platform/names.ts';

/** With this ends the name of an account for which a program plays, wherever it is shown. Nobody chooses it for themselves. */
const MARK = ' (bot)';

/** Whether a program plays for the account of that name. */
export const isProgram = (name: string): boolean => name.endsWith(MARK);

/** A name with the mark of a program, or without. */
export const markedName = (name: string, program: boolean): string =>
  `${isProgram(name) ? name.slice(0, -MARK.length) : name}${program ? MARK : ''}`;

/** The longest name of an account, in signs as people count them. */
const LONGEST_NAME = 40;

/** The name that others see, under the one rule for names: no mark of a program, and none of those that the office keeps for itself. */
export const nameSchema = nameOfUpTo(LONGEST_NAME, readOwnName);

/** The error for a refused name at sign-up. */
export const NAME_INVALID = {
  code: 'NAME_INVALID',
  message: `A name has 1 to ${LONGEST_NAME} characters that can be seen, and is not kept for others.`,
};

/** How the name of somebody begins who has chosen none. */
const NEUTRAL = 'Newcomer';

/** A name for somebody who gave none: it tells nothing of them, their address least of all. They are asked for one once. */
export const neutralName = (): string => `${NEUTRAL} ${randomInt(1_000, 10_000)}`;

/** The name that is given, or where it is empty a neutral one: as an account is opened with it. */
export const nameOrNeutral = (name: string) => nameSchema.safeParse(name.trim() === '' ? neutralName() : name);
