import type { Json, Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { queueAccountLetter } from '../identity/account-letters.ts';
import { writeAudit } from '../identity/audit.ts';
import { forgetCallers } from '../identity/auth/caller.ts';
import { isProgram, markedName, nameSchema } from '../identity/auth/names.ts';
import { endSessions, endTokens } from '../identity/auth/store.ts';
import { exportAccount } from '../identity/players/accounts.ts';
import { eraseUser } from '../identity/players/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type Hand, reasonOf } from './office.ts';
import { type FoundPerson, holdPerson, searchPeople, setName, setOperator, setSuspension } from './people-store.ts';

const good = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The most people that one search shows. */
export const MAX_FOUND = 50;
const LONGEST_SEARCH = 320;

/** People by id, three letters or more of the name, or beginning of name or address; nobody for an empty search. */
export async function findPeople(context: Context, text: string): Promise<readonly FoundPerson[]> {
  const wanted = text.trim().slice(0, LONGEST_SEARCH);
  return wanted === '' ? [] : await searchPeople(context.db, wanted, context.clock.now(), MAX_FOUND);
}

type OperatorAction = {
  readonly action: string;
  readonly about: Json;
  readonly run: (db: Prisma.TransactionClient, person: { readonly name: string }) => Promise<unknown>;
};

/**
 * Does something to a person and writes it down, in one transaction.
 * Faults: NOT_FOUND; OPERATOR_PROTECTED, for nobody turns the desk against those who stand behind it.
 */
async function befall(
  context: Context,
  hand: Hand,
  id: string,
  { action, about, run }: OperatorAction,
): Promise<Result<null, Fault>> {
  const at = context.clock.now();
  const done = await context.db.$transaction(async (db): Promise<Fault | null> => {
    const person = await holdPerson(db, id);
    if (person === null) return fault('NOT_FOUND');
    if (person.operator) return fault('OPERATOR_PROTECTED');
    await run(db, person);
    await writeAudit(db, { actorId: hand, action, subject: id, about, at });
    return null;
  });
  forgetCallers(context);
  return done === null ? good(null) : bad(done);
}

const DAY = 86_400_000;
const MAX_DAYS = 3_650;
/** A suspension until further notice. */
const FOR_GOOD = new Date('9999-12-31T00:00:00.000Z');

export type Suspension = {
  readonly id: string;
  /** For how many days; null: until further notice. */
  readonly days: number | null;
  readonly reason: string;
};

/**
 * Keeps somebody out: their sessions end, their tokens and the buttons of their letters do nothing while it lasts. Their matches go
 * on, and their clocks run. Faults: NOT_FOUND, OPERATOR_PROTECTED, REASON_REQUIRED, SUSPENSION_INVALID.
 */
export async function suspend(context: Context, hand: Hand, given: Suspension): Promise<Result<null, Fault>> {
  const { id, days } = given;
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= MAX_DAYS))
    return bad(fault('SUSPENSION_INVALID'));
  const until = days === null ? FOR_GOOD : new Date(context.clock.now().getTime() + days * DAY);
  return befall(context, hand, id, {
    action: 'person.suspend',
    about: { days, reason: reason.value },
    run: async (db) => {
      await setSuspension(db, id, { until, reason: reason.value });
      await endSessions(db, id);
      await queueAccountLetter(db, id, {
        action: 'suspended',
        until: days === null ? null : until,
        reason: reason.value,
      });
    },
  });
}

/** Lets somebody in again. Faults: NOT_FOUND, OPERATOR_PROTECTED, REASON_REQUIRED. */
export async function liftSuspension(
  context: Context,
  hand: Hand,
  given: { readonly id: string; readonly reason: string },
): Promise<Result<null, Fault>> {
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  return befall(context, hand, given.id, {
    action: 'person.lift',
    about: { reason: reason.value },
    run: async (db) => {
      await setSuspension(db, given.id, { until: null, reason: null });
      await queueAccountLetter(db, given.id, { action: 'let-in', reason: reason.value });
    },
  });
}

/**
 * Ends every session of a person and revokes all their access tokens, for instance where somebody else has got in.
 * Faults: NOT_FOUND, OPERATOR_PROTECTED, REASON_REQUIRED.
 */
export async function signOutEverywhere(
  context: Context,
  hand: Hand,
  given: { readonly id: string; readonly reason: string },
): Promise<Result<null, Fault>> {
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  const now = context.clock.now();
  return befall(context, hand, given.id, {
    action: 'person.signOut',
    about: { reason: reason.value },
    run: async (db) => {
      await endSessions(db, given.id);
      await endTokens(db, given.id, now);
      await queueAccountLetter(db, given.id, { action: 'signed-out', reason: reason.value });
    },
  });
}

/** Gives somebody another name. Faults: NOT_FOUND, OPERATOR_PROTECTED, REASON_REQUIRED, PROFILE_INVALID. */
export async function renamePerson(
  context: Context,
  hand: Hand,
  given: { readonly id: string; readonly name: string; readonly reason: string },
): Promise<Result<null, Fault>> {
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  const name = nameSchema.safeParse(given.name);
  if (!name.success) return bad(fault('PROFILE_INVALID', { details: { field: 'name' } }));
  return befall(context, hand, given.id, {
    action: 'person.rename',
    about: { name: name.data, reason: reason.value },
    run: async (db, { name: from }) => {
      const to = markedName(name.data, isProgram(from));
      await setName(db, given.id, to);
      await queueAccountLetter(db, given.id, { action: 'renamed', from, to, reason: reason.value });
    },
  });
}

/**
 * Deletes a person's account, as they could themselves. Requires their email address as a confirmation.
 * Faults: NOT_FOUND, OPERATOR_PROTECTED, REASON_REQUIRED, DELETION_UNCONFIRMED.
 */
export async function deletePerson(
  context: Context,
  hand: Hand,
  given: { readonly id: string; readonly email: string; readonly reason: string },
): Promise<Result<null, Fault>> {
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  const [person] = await searchPeople(context.db, given.id, context.clock.now(), 1);
  if (person?.id !== given.id) return bad(fault('NOT_FOUND'));
  if (person.email !== given.email.trim().toLowerCase()) return bad(fault('DELETION_UNCONFIRMED'));
  return befall(context, hand, given.id, {
    action: 'person.delete',
    about: { reason: reason.value },
    run: async (db) => {
      await queueAccountLetter(db, given.id, { action: 'deleted', reason: reason.value });
      await eraseUser(db, given.id);
    },
  });
}

/**
 * All that is stored about a person, as they would get it themselves. That it was taken out is written down.
 * Faults: NOT_FOUND, OPERATOR_PROTECTED, REASON_REQUIRED.
 */
export async function exportPerson(
  context: Context,
  hand: Hand,
  given: { readonly id: string; readonly reason: string },
): Promise<Result<object, Fault>> {
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  const noted = await befall(context, hand, given.id, {
    action: 'person.export',
    about: { reason: reason.value },
    run: async () => undefined,
  });
  return noted.ok ? exportAccount(context, { userId: given.id }) : noted;
}

/** Appoints or dismisses an operator by email address, which only the command line can do. Fault: NOT_FOUND. */
export async function appointOperator(context: Context, email: string, on: boolean): Promise<Result<null, Fault>> {
  const at = context.clock.now();
  const done = await context.db.$transaction(async (db) => {
    const id = await setOperator(db, email.trim().toLowerCase(), on);
    if (id === null) return false;
    await writeAudit(db, {
      actorId: null,
      action: on ? 'operator.add' : 'operator.remove',
      subject: id,
      about: {},
      at,
    });
    return true;
  });
  return done ? good(null) : bad(fault('NOT_FOUND'));
}
