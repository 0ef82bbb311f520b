import type { Json, Result } from '@fieldpost/engine';
import { z } from 'zod';
import type { Caller, Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { forgetCallers } from '../auth/caller.ts';
import { markedName, nameSchema } from '../auth/names.ts';
import { hashPassword, PASSWORD_LENGTH } from '../auth/password.ts';
import { SCOPES } from '../auth/scopes.ts';
import { issueToken } from '../auth/tokens.ts';
import { addUser, eraseUser, everythingOf, findMe } from './store.ts';

const accountSchema = z.object({
  name: nameSchema,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: 'is not an email address' })),
  password: z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most).optional(),
  program: z.boolean().default(false),
});

export type AccountInput = {
  readonly name: string;
  readonly email: string;
  readonly password?: string | undefined;
  /** A program plays for it: its name is marked. */
  readonly program?: boolean | undefined;
};

/**
 * Opens an account for somebody, as the operator may: the address counts as confirmed, and there is a token with all
 * scopes at once. Faults: ACCOUNT_INVALID, EMAIL_TAKEN.
 */
export async function openAccount(
  context: Context,
  input: AccountInput,
): Promise<Result<{ readonly id: string; readonly token: string }, Fault>> {
  const parsed = accountSchema.safeParse(input);
  if (!parsed.success) return { ok: false, fault: fault('ACCOUNT_INVALID', { details: problemsOf(parsed.error) }) };
  const { email, password, program } = parsed.data;
  const name = markedName(parsed.data.name, program);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const row = { id: crypto.randomUUID(), name, email, passwordHash, now: context.clock.now() };
  const added = await addUser(context.db, row);
  if (added === null) return { ok: false, fault: fault('EMAIL_TAKEN') };
  const issued = await issueToken(context, added.id, { name: 'First token', scopes: SCOPES });
  return issued.ok ? { ok: true, value: { id: added.id, token: issued.value.secret } } : issued;
}

const problemsOf = (error: z.ZodError): Json =>
  error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }));

/** All that is stored about the caller, as one JSON document. Fault: UNAUTHENTICATED. */
export async function exportAccount(context: Context, caller: Pick<Caller, 'userId'>): Promise<Result<object, Fault>> {
  const found = await everythingOf(context.db, caller.userId);
  return found === null
    ? { ok: false, fault: fault('UNAUTHENTICATED') }
    : { ok: true, value: { exportedAt: context.clock.now(), account: found } };
}

/**
 * Deletes the caller's account. It requires their email address as a confirmation. Seats stay as "Departed player", so
 * that nobody else loses a match or a record; their running matches end by the clock.
 * Faults: DELETION_UNCONFIRMED, FORBIDDEN for a demonstration account.
 */
export async function deleteAccount(context: Context, caller: Caller, email: string): Promise<Result<null, Fault>> {
  const me = await findMe(context.db, caller.userId);
  if (me === null) return { ok: false, fault: fault('UNAUTHENTICATED') };
  if (me.demo) return { ok: false, fault: fault('FORBIDDEN') };
  if (me.email !== email.trim().toLowerCase()) return { ok: false, fault: fault('DELETION_UNCONFIRMED') };
  await context.db.$transaction((db) => eraseUser(db, caller.userId));
  forgetCallers(context);
  return { ok: true, value: null };
}
