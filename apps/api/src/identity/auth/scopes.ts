import type { Result } from '@fieldpost/engine';
import type { Caller } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { SECTIONS } from './doors.ts';

/** What an access token may be allowed to do. A session may do everything. */
export const SCOPES = [
  'matches:read',
  'matches:write',
  'account',
  'club:read',
  'event:enter',
  'event:organise',
  'event:referee',
] as const;
export type Scope = (typeof SCOPES)[number];

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** Acts of clubs and events ask for one of their scopes: which one is said by the act (CL-016). */
export const ANY_EVENT = 'event:any';

/** The requirement of an operation: `open` has none; a scope restricts only callers with a token. */
export type Need = Scope | 'open' | typeof ANY_EVENT;

type Door = { readonly need: Need; readonly guests: boolean };

const DOORS: ReadonlyMap<string, Door> = new Map(
  SECTIONS.flatMap(({ doors, ...door }) => doors.flatMap((line) => line.split(', ')).map((name) => [name, door])),
);
/** Every door in the table, "Query.match" or "GET /matches/:id". */
export const doorNames = (): readonly string[] =>
  SECTIONS.flatMap(({ doors }) => doors.flatMap((line) => line.split(', ')));

/** Operations missing from the table, which a test reports, are closed to guests and tokens. */
const FORGOTTEN: Door = { need: 'account', guests: false };
const BASE = '/api/v1/';

const doorOfField = (parent: string, field: string): Door => DOORS.get(`${parent}.${field}`) ?? FORGOTTEN;

function doorOfRoute(method: string, pattern: string): Door {
  if (!pattern.startsWith(BASE)) return { need: 'open', guests: true };
  const reads = method === 'GET' || method === 'HEAD';
  const door = DOORS.get(`${reads ? 'GET' : method} ${pattern.slice(BASE.length - 1)}`) ?? FORGOTTEN;
  return { ...door, guests: door.guests && reads };
}

/** What a GraphQL root field needs, by its parent type and name. */
export const needOfField = (parent: string, field: string): Need => doorOfField(parent, field).need;

/** What a REST route needs, by method and pattern. Outside `/api/v1` nothing: those routes have guards of their own. */
export const needOfRoute = (method: string, pattern: string): Need => doorOfRoute(method, pattern).need;

/** The fault of a caller at a GraphQL root field; null if none. */
export const lacksAtField = (caller: Caller | null, parent: string, field: string): Fault | null =>
  lacks(caller, doorOfField(parent, field));

/** The same at a route of REST. */
export const lacksAtRoute = (caller: Caller | null, method: string, pattern: string): Fault | null =>
  lacks(caller, doorOfRoute(method, pattern));

/**
 * Checks a caller's permission; null if it suffices. Strangers pass: each service decides whether it needs a person.
 * Guests cannot use what needs an account: talk, seats beside people, letters, tokens, clubs.
 */
function lacks(caller: Caller | null, { need, guests }: Door): Fault | null {
  if (caller?.guest === true && !guests) return fault('ACCOUNT_REQUIRED');
  return caller === null || need === 'open' ? null : scopeMissing(caller, need);
}

/** SCOPE_MISSING where the caller shows a token that may not do this; null: they may. */
export function scopeMissing({ via, scopes }: Caller, need: Exclude<Need, 'open'>): Fault | null {
  const has = need === ANY_EVENT ? scopes.some((scope) => scope.startsWith('event:')) : scopes.includes(need);
  return via !== 'token' || has ? null : fault('SCOPE_MISSING', { details: { scope: need } });
}

/** The caller, or UNAUTHENTICATED: the first line of every operation for persons. */
export const known = (caller: Caller | null): Result<Caller, Fault> =>
  caller === null ? { ok: false, fault: fault('UNAUTHENTICATED') } : { ok: true, value: caller };
