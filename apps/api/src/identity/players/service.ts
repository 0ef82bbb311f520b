import type { Result } from '@fieldpost/engine';
import { timeZoneOf } from '../../clock/time-zone.ts';
import type { Caller, Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { forgetCallers } from '../auth/caller.ts';
import { isProgram, markedName, nameSchema } from '../auth/names.ts';
import { endSession, sessionsOf } from '../auth/store.ts';

import { progressOf } from '../progress.ts';
import { type Results, resultsOf } from './results.ts';
import { changeUser, findMe, findPerson, finishedOf } from './store.ts';

/** A person as they themselves see it. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly mailTurns: boolean;
  readonly matchLimit: number | null;
  readonly demo: boolean;
  /** They play without an account. */
  readonly guest: boolean;
  /** False: they have not chosen their name yet. */
  readonly named: boolean;
  /** Prompts done of the lesson of each game, by its id. */
  readonly lessons: Readonly<Record<string, number>>;
  /** A program plays for this account: its name ends with "(bot)". */
  readonly program: boolean;
};

const good = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The caller's account. Fault: UNAUTHENTICATED if it has just been deleted. */
export async function meOf(context: Context, caller: Caller): Promise<Result<Me, Fault>> {
  const found = await findMe(context.db, caller.userId);
  return found === null ? bad(fault('UNAUTHENTICATED')) : good(withProgram(found));
}

const withProgram = <Found extends { readonly name: string; readonly lessons: unknown }>(found: Found) => ({
  ...found,
  program: isProgram(found.name),
  lessons: progressOf(found.lessons),
});

/** CL-031: the most that an account may ask for. */
const MAX_MATCHES = 1_000;

/** Changeable fields; missing or null ones stay. */
export type ProfileInput = {
  readonly name?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly mailTurns?: boolean | null | undefined;
  /** CL-031: how many running matches they want at most where events ask; 0: they do not say. */
  readonly matchLimit?: number | null | undefined;
  /** Whether a program plays for this account. */
  readonly program?: boolean | null | undefined;
};

/** Changes the caller's profile. Fault: PROFILE_INVALID with `details.field`. */
export async function updateProfile(context: Context, caller: Caller, input: ProfileInput): Promise<Result<Me, Fault>> {
  const name = input.name == null ? undefined : nameSchema.safeParse(input.name);
  if (name?.success === false) return bad(fault('PROFILE_INVALID', { details: { field: 'name' } }));
  const timeZone = input.timeZone == null ? undefined : timeZoneOf(input.timeZone);
  if (timeZone === null) return bad(fault('PROFILE_INVALID', { details: { field: 'timeZone' } }));
  const limit = input.matchLimit ?? undefined;
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 0 && limit <= MAX_MATCHES))
    return bad(fault('PROFILE_INVALID', { details: { field: 'matchLimit' } }));
  const me = await meOf(context, caller);
  if (!me.ok) return me;
  const wanted = name?.data ?? (input.program == null ? undefined : me.value.name);
  const named = wanted === undefined ? undefined : markedName(wanted, input.program ?? me.value.program);
  const changes = { name: named, timeZone, mailTurns: input.mailTurns ?? undefined, matchLimit: limit };
  const changed = await changeUser(context.db, caller.userId, changes);
  forgetCallers(context);
  return good(withProgram(changed));
}

/** What anyone may know of a person. */
export type Profile = {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
  readonly played: number;
  readonly results: readonly Results[];
};

/** A person's finished matches, counted. */
export async function resultsOfUser(context: Context, userId: string): Promise<readonly Results[]> {
  return resultsOf(await finishedOf(context.db, userId));
}

/** The public profile. Fault: NOT_FOUND. */
export async function profileOf(context: Context, id: string): Promise<Result<Profile, Fault>> {
  const person = await findPerson(context.db, id);
  if (person === null) return bad(fault('NOT_FOUND'));
  const results = await resultsOfUser(context, id);
  const played = results.reduce((sum, one) => sum + one.played, 0);
  return good({ id, name: person.name, since: person.createdAt, played, results });
}

/** One place where somebody is signed in. `current`: the one that asks. */
export type SessionInfo = {
  readonly id: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly expiresAt: Date;
  readonly address: string | null;
  readonly device: string | null;
  readonly current: boolean;
};

export async function listSessions(context: Context, caller: Caller): Promise<readonly SessionInfo[]> {
  const rows = await sessionsOf(context.db, caller.userId, context.clock.now());
  return rows.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
    id,
    createdAt,
    usedAt: updatedAt,
    expiresAt,
    address: ipAddress,
    device: userAgent,
    current: caller.via === 'session' && caller.credential === id,
  }));
}

/** Ends one of the caller's sessions: at once here, within a second in other processes. Fault: NOT_FOUND. */
export async function revokeSession(context: Context, caller: Caller, id: string): Promise<Result<null, Fault>> {
  const ended = await endSession(context.db, id, caller.userId);
  forgetCallers(context);
  return ended ? good(null) : bad(fault('NOT_FOUND'));
}
