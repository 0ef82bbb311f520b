import type { Json, RuleId } from '@fieldpost/engine';

/**
 * Every code the service itself answers with: its HTTP status and its sentence. A code is never reused for something else.
 * Refusals of a rule set (422) have codes and sentences of their own: `RuleSet.texts.refusals`.
 */
export const CATALOGUE = {
  MALFORMED: [400, 'The request cannot be read.'],
  UNAUTHENTICATED: [401, 'Sign in, or send an access token.'],
  FORBIDDEN: [403, 'You may not do that.'],
  NOT_SEATED: [403, 'You hold no seat in this match.'],
  SCOPE_MISSING: [403, 'The access token lacks the scope for that.'],
  EMAIL_UNVERIFIED: [403, 'Confirm your mail address first.'],
  CROSS_SITE: [403, 'The request came from another site.'],
  NOT_FOUND: [404, 'There is nothing here, or nothing that you may see.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not take that method.'],
  NOT_ACCEPTABLE: [406, 'None of the accepted formats can be given.'],
  STALE: [409, 'The match has moved on; look at the fresh position and try again.'],
  BUSY: [409, 'The match was changed at the same moment; try again.'],
  NOT_STARTED: [409, 'The match has not begun.'],
  NOT_OPEN: [409, 'The match has begun already.'],
  SEAT_TAKEN: [409, 'That side is taken.'],
  ALREADY_SEATED: [409, 'You hold a seat in this match already.'],
  NOT_FINISHED: [409, 'The match has not ended.'],
  INVITATION_SPENT: [409, 'The invitation has been used or has run out.'],
  OUTDATED: [409, 'It was changed elsewhere since you opened it; open it again.'],
  TOO_LARGE: [413, 'The request is too large.'],
  UNSUPPORTED_MEDIA: [415, 'Send JSON.'],
  KEY_REUSED: [422, 'The Idempotency-Key was used for another request.'],
  GAME_OVER: [422, 'The match has ended.'],
  NOT_YOUR_TURN: [422, 'It is not your turn.'],
  NO_OFFER: [422, 'There is no draw offer to answer.'],
  NOTHING_TO_UNDO: [422, 'There is nothing to undo.'],
  NOTHING_TO_CLAIM: [422, 'The other side has not missed two turns running.'],
  UNREADABLE: [422, 'The line cannot be read.'],
  ORDERS_INVALID: [422, 'The standing orders cannot be used.'],
  ILLEGAL: [422, 'The rules do not allow that.'],
  RULE_SET_UNKNOWN: [422, 'There is no such rule set.'],
  SCENARIO_INVALID: [422, 'There is no such scenario, or it cannot be used.'],
  OPTIONS_INVALID: [422, 'The options cannot be used.'],
  CLOCK_INVALID: [422, 'The clock cannot be used.'],
  SIDE_UNKNOWN: [422, 'There is no such side.'],
  TOKEN_INVALID: [422, 'A token needs a name of 1 to 60 characters and known scopes.'],
  TOKENS_TOO_MANY: [422, 'You have too many tokens; revoke one first.'],
  PROFILE_INVALID: [422, 'That cannot be your name or your time zone.'],
  ACCOUNT_INVALID: [422, 'An account needs a name, a mail address, and a password of 8 to 128 characters if any.'],
  EMAIL_TAKEN: [409, 'There is an account with that mail address already.'],
  DELETION_UNCONFIRMED: [422, 'Write your own mail address to confirm that your account is to be deleted.'],
  CREATOR_STAYS: [422, 'You opened this match: cancel it instead of leaving it.'],
  TOO_MANY_MATCHES: [422, 'You have too many open matches; play or cancel one first.'],
  TOO_MANY_INVITATIONS: [422, 'This match has too many invitations.'],
  TITLE_INVALID: [422, 'A title has at most 80 characters.'],
  SCENARIOS_TOO_MANY: [422, 'You keep too many scenarios; remove one first.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests; wait a little.'],
  QUERY_TOO_COSTLY: [400, 'The query asks for too much at once.'],
  INTERNAL: [500, 'Something went wrong here. It has been logged.'],
  UNAVAILABLE: [503, 'The service is not available for the moment; try again shortly.'],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

export type FaultCode = keyof typeof CATALOGUE;

/** An expected failure, ready to be told: REST gives `status` and the rest as body, GraphQL the code as an extension. */
export type Fault = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly rule: RuleId | null;
  readonly details: Json;
};

export type FaultParts = {
  readonly message?: string;
  readonly rule?: RuleId | null;
  readonly details?: Json;
};

/** A fault of the catalogue, with a better sentence, a rule or details where there are some. */
export function fault(code: FaultCode, parts: FaultParts = {}): Fault {
  const [status, sentence] = CATALOGUE[code];
  return { status, code, message: parts.message ?? sentence, rule: parts.rule ?? null, details: parts.details ?? null };
}

export const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(CATALOGUE, code);

/** The body of a REST answer: `{error: {code, message, rule?, details?}}`. */
export function faultBody(given: Fault) {
  const { code, message, rule, details } = given;
  return {
    error: { code, message, ...(rule === null ? {} : { rule }), ...(details === null ? {} : { details }) },
  };
}
