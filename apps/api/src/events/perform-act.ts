/** Acts of people in an event: each with the office that it needs (CL-010), and its consequences. */
import type { Result } from '@fieldpost/engine';
import { allows, isReason, type Permission, type Role } from '@fieldpost/league';
import { notFresh } from '../clubs/fresh-sign-in.ts';
import { mayReferee, rolesIn } from '../clubs/offices.ts';
import { maySee } from '../clubs/service.ts';
import { clubFor, type StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { type Scope, scopeMissing } from '../identity/auth/scopes.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type Keyed, keyed } from '../platform/idempotency.ts';
import type { ActContext, ActResult, AskedAct } from './act-context.ts';
import { ACT_HANDLERS, ACT_TYPES, type ActHandler } from './act-handlers.ts';
import { memberFault } from './act-schemas.ts';
import { changeEvent, type EventMark } from './change.ts';
import type { About } from './kept-ledgers.ts';
import type { OpenedEvent } from './opened-event.ts';
import { addReceipt, receiptOf, type Transaction } from './store.ts';
import { isAsked, isThere } from './teams/people.ts';

/** CL-010: offices of the club, the entry that one holds, and that of who only looks on. */
function rolesOf(club: StoredClub, opened: OpenedEvent, userId: string): readonly Role[] {
  const offices: readonly Role[] = rolesIn(club, userId);
  const own = opened.event.entries.filter((entry) => entry.userId === userId && !isAsked(entry));
  const leads = own.some((entry) => entry.teamName !== null && isThere(entry));
  const plays = own.some((entry) => entry.teamName === null);
  const standsBy = opened.event.standBys.some((one) => one.userId === userId);
  return [
    ...offices,
    ...(mayReferee(club, userId) ? (['referee'] as const) : []),
    ...(leads ? (['captain'] as const) : []),
    ...(plays ? (['entrant'] as const) : []),
    ...(standsBy ? (['substitute'] as const) : []),
    'spectator',
  ];
}

/** CL-016: the scope that a token must have for acts of a permission. */
const SCOPE_OF: Partial<Record<Permission, Scope>> = {
  'make event': 'event:organise',
  'arrange entries': 'event:organise',
  'open round': 'event:referee',
  'approve substitute': 'event:referee',
  rule: 'event:referee',
};

/** CL-016: a role never widens a token; one scope of those for which the caller's roles allow it is enough. */
function notScoped({ caller, roles }: ActContext, kind: ActHandler): Fault | null {
  const held = [kind.permission].flat().filter((permission) => allows(roles, permission));
  const scopes = held.map((permission) => SCOPE_OF[permission] ?? 'event:enter');
  return scopes.some((scope) => scopeMissing(caller, scope) === null)
    ? null
    : scopeMissing(caller, scopes[0] ?? 'event:enter');
}

async function refusedFor(doing: ActContext, kind: ActHandler, asked: AskedAct): Promise<Fault | null> {
  if (![kind.permission].flat().some((permission) => allows(doing.roles, permission)))
    return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const unscoped = notScoped(doing, kind);
  if (unscoped !== null || !kind.changesResults) return unscoped;
  if (!isReason(asked.reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-013' });
  return notFresh(doing.context, doing.caller);
}

/** CL-164: what was done under the key before: `done` the same; a fault where it was something else; null: nothing. */
async function repeated(tx: Transaction, userId: string, request: Keyed | null): Promise<'done' | Fault | null> {
  const known = request && (await receiptOf(tx, userId, request.key));
  if (!known || request === null) return null;
  return Buffer.from(known.request).equals(request.request) ? 'done' : fault('KEY_REUSED');
}

/** With what is written the key is noted. */
function noted(
  made: ActResult,
  request: Keyed | null,
  row: { readonly userId: string; readonly eventId: string },
): ActResult {
  if (request === null || 'status' in made) return made;
  const { also } = made;
  return {
    ...made,
    also: async (tx, now) => {
      await also?.(tx, now);
      await addReceipt(tx, { ...row, ...request, at: now });
    },
  };
}

/** CL-171: a decision is about one match; one that lets it be played on is about its case. */
const aboutOf = ({ userId }: Caller, { type, leg, how }: AskedAct): About | null =>
  type === 'decide' && how !== 'play-on' && typeof leg === 'string' ? { leg, by: userId } : null;

export type AskedWith = {
  /** The length of the log that the caller saw; null: any. */
  readonly expectedSeq: number | null;
  /** The Idempotency-Key; null: none was sent. */
  readonly key?: string | null;
};

/**
 * Performs an act in an event. Returns its new state. Faults: NOT_FOUND, MALFORMED (no such act), KEY_REUSED, STALE
 * (`expectedSeq`), CL_FORBIDDEN, CL_BAD_INPUT (an unknown or missing member), CL_REASON_REQUIRED, SIGN_IN_AGAIN,
 * SCOPE_MISSING, CL_CONFLICT_OF_INTEREST, CL_ENTRY_REFUSED, and all faults of the rules.
 */
export async function actInEvent(
  context: Context,
  caller: Caller,
  eventId: string,
  asked: AskedAct,
  { expectedSeq, key = null }: AskedWith = { expectedSeq: null },
): Promise<Result<EventMark, Fault>> {
  const club = await clubFor(context.db, { eventId }, caller.userId);
  if (!club || !maySee(club, caller.userId)) return { ok: false, fault: fault('NOT_FOUND') };
  const kind = Object.hasOwn(ACT_HANDLERS, asked.type) ? ACT_HANDLERS[asked.type] : undefined;
  if (kind === undefined) return { ok: false, fault: fault('MALFORMED', { details: { types: ACT_TYPES } }) };
  const request = keyed(key, [eventId, asked, expectedSeq]);
  const judged = async (opened: OpenedEvent, tx: Transaction, now: Date) => {
    const before = await repeated(tx, caller.userId, request);
    if (before !== null) return before === 'done' ? null : before;
    if (expectedSeq !== null && expectedSeq !== opened.ledger.seq)
      return fault('STALE', {
        rule: 'CL-164',
        message: 'The event has moved on; look at it again.',
        details: { seq: opened.ledger.seq },
      });
    const doing = { context, caller, club, opened, now, roles: rolesOf(club, opened, caller.userId) };
    const refused = await refusedFor(doing, kind, asked);
    if (refused !== null) return refused;
    const strange = memberFault(asked);
    if (strange !== null) return strange;
    return noted(await kind.handle(doing, asked, tx), request, { userId: caller.userId, eventId });
  };
  return changeEvent(context, eventId, judged, aboutOf(caller, asked));
}
