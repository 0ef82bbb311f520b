import type { Json, RuleId } from '@fieldpost/engine';

/**
 * Every code the service itself answers with: its HTTP status and its sentence. A code is never reused for something else.
 * Refusals of a rule set (422) have codes and sentences of their own: `RuleSet.texts.refusals`.
 */
export const CATALOGUE = {
  MALFORMED: [400, 'The request cannot be read.'],
  UNAUTHENTICATED: [401, 'Sign in, or send an access token.'],
  FORBIDDEN: [403, 'You may not do that.'],
  ACCOUNT_SUSPENDED: [403, 'This account is suspended.'],
  OPERATOR_PROTECTED: [403, 'That account looks after this house: take the office away first, by the command line.'],
  REASON_REQUIRED: [422, 'Give a reason of 3 to 300 signs: it is kept with the deed.'],
  SUSPENSION_INVALID: [422, 'An account is suspended for 1 to 3,650 days, or until further notice.'],
  SESSION_REQUIRED: [403, 'That is done by a person who has signed in, and by no access token.'],
  JOIN_REQUIREMENTS_UNMET: [403, 'This match asks for more than your record shows: see its requirements.'],
  NOT_TAKEN_OVER: [403, 'You have held your seat from the start: there is nothing to hand over.'],
  CANNOT_MEET: [403, 'You cannot meet these players. Choose others.'],
  NOT_SEATED: [403, 'You hold no seat in this match.'],
  NOT_MEMBER: [403, 'You hold no seat in this campaign.'],
  CONFLICT_OF_INTEREST: [403, 'Whoever sits on one side alone does not correct the ledger.'],
  STALE_ENTRY: [409, 'That entry is not of the current line.'],
  CLUB_MEMBERS_ONLY: [403, 'That is for members of the club: join it first.'],
  FRONT_FULL: [422, 'A front has 1 to 64 groups.'],
  CAMPAIGN_UNKNOWN: [422, 'There is no such campaign to be played.'],
  CAMPAIGNS_TOO_MANY: [422, 'You have opened too many campaigns; end one first.'],
  SETTINGS_INVALID: [422, 'The settings of the campaign cannot be used.'],
  PAPER_INVALID: [
    422,
    'That cannot be written down: a plan lists up to 20 declarations, a note has up to 2,000 signs.',
  ],
  NOT_COMMANDER: [403, 'The commander of your side speaks for it in this.'],
  SCOPE_MISSING: [403, 'The access token lacks the scope for that.'],
  ACCOUNT_REQUIRED: [403, 'Open an account for that: what you play as a guest becomes yours.'],
  GUESTS_FULL: [503, 'Too many guests are playing just now: open an account, or come back later.'],
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
  PAUSED_ALREADY: [409, 'The clocks of this match stand already.'],
  NOT_PAUSED: [409, 'The clocks of this match run.'],
  NO_PAUSE_OFFER: [409, 'There is no request for a pause to answer.'],
  NO_READY_CHECK: [409, 'Nobody is asked whether they are there.'],
  NOT_AWAY: [409, 'You are not away: nothing is to be ended.'],
  NOT_FINISHED: [409, 'The match has not ended.'],
  INVITATION_SPENT: [409, 'The invitation has been used or has run out.'],
  OUTDATED: [409, 'It was changed elsewhere since you opened it; open it again.'],
  TOO_LARGE: [413, 'The request is too large.'],
  UNSUPPORTED_MEDIA: [415, 'Send JSON.'],
  KEY_REUSED: [422, 'The Idempotency-Key was used for another request.'],
  KEY_NOT_TAKEN: [400, 'This address takes no Idempotency-Key. Send the request without one.'],
  GAME_OVER: [422, 'The match has ended.'],
  NOT_YOUR_TURN: [422, 'It is not your turn.'],
  NO_OFFER: [422, 'There is no draw offer to answer.'],
  SIDE_OUT: [422, 'That side is out of this match.'],
  RESIGN_INSTEAD: [422, 'To leave the match, resign.'],
  NOTHING_TO_UNDO: [422, 'There is nothing to undo.'],
  NOTHING_TO_CLAIM: [422, 'Nobody else has missed two turns running.'],
  NOTHING_TO_EXCUSE: [422, 'That side has let no turn pass that could be excused.'],
  PAUSE_INVALID: [422, 'A pause needs a reason of at most 200 characters, and an end within half a year if any.'],
  VACATION_INVALID: [422, 'A vacation is of whole days, begins within a year, and does not overlap another.'],
  VACATION_SPENT: [422, 'So much vacation is not granted, or it is used up.'],
  HOURS_INVALID: [422, 'That is no time zone or no time of day.'],
  HOURS_TOO_SOON: [422, 'Your hours of sleep may be moved once in seven days.'],
  JOIN_REQUIREMENTS_INVALID: [422, 'The requirements of the match cannot be used.'],
  BOT_UNKNOWN: [422, 'There is no such computer player.'],
  NOT_REPLACEABLE: [422, 'The seats of this match are not opened to others.'],
  CONDITIONAL_INVALID: [422, 'The conditional orders cannot be used.'],
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
  SALT_INVALID: [422, 'A salt is 32 hexadecimal digits.'],
  SALT_TOO_SOON: [422, 'Ask for the dice first: a salt that the house knows before it commits itself protects nobody.'],
  SALT_TOO_LATE: [409, 'A draw has been made: the salts stand.'],
  DICE_UNKNOWN: [422, 'These dice were not offered to you.'],
  TITLE_INVALID: [422, 'The name or title is blank, too long, or has signs that no line of text shows.'],
  SCENARIOS_TOO_MANY: [422, 'You keep too many scenarios; remove one first.'],
  NOTIFICATION_PREFERENCES_INVALID: [422, 'You cannot be told in that way.'],
  WEBHOOK_INVALID: [422, 'A webhook needs a name of 1 to 60 characters, an address, and a known format.'],
  WEBHOOKS_TOO_MANY: [422, 'You have too many webhooks; remove one first.'],
  TARGET_REFUSED: [422, 'Nothing is sent to that address.'],
  PUSH_NOT_OFFERED: [422, 'This office sends no push.'],
  DEVICE_INVALID: [422, 'The browser gave no subscription that can be used.'],
  DEVICES_TOO_MANY: [422, 'You have too many browsers signed up; remove one first.'],
  BUTTON_SPENT: [409, 'The button has been used, or has been overtaken by the match.'],
  STREAMS_TOO_MANY: [429, 'You listen in too many places at once; close one first.'],
  MESSAGE_INVALID: [422, 'A message has 1 to 1000 signs.'],
  MESSAGES_TOO_MANY: [429, 'You have written a great deal in the last minutes; wait a little.'],
  RECIPIENT_UNKNOWN: [422, 'Nobody else of that name plays here.'],
  FOLLOWS_TOO_MANY: [422, 'You follow too many; leave one first.'],
  NOBODY_THERE: [422, 'There is nobody who would read that.'],
  NOT_ACCEPTED: [403, 'They take no messages from you.'],
  SILENCED: [403, 'You may not write messages for a while.'],
  REPORT_INVALID: [422, 'A report needs a reason of at most 300 signs.'],
  NOTE_INVALID: [422, 'A note has 1 to 1,000 signs, and is about a step that you have seen.'],
  TOO_MANY_NOTES: [422, 'You have too many notes on this match; drop one first.'],
  REPORT_SETTLED: [409, 'That report has been decided.'],
  CLUB_INVALID: [
    422,
    'A club needs a short name of 3 to 40 small letters, digits and hyphens, and a name of at most 80.',
  ],
  SLUG_TAKEN: [409, 'There is a club of that short name already.'],
  CLUB_FULL: [422, 'The club has too much under way. End or cancel some of it first.'],
  CLUBS_TOO_MANY: [422, 'You own too many clubs; hand one over first.'],
  CLUB_CLOSED: [403, 'Nobody joins this club but by invitation.'],
  OWNER_STAYS: [422, 'The owner of a club stays in it.'],
  CL_FORBIDDEN: [403, 'Your role does not allow that.'],
  CL_CONFLICT_OF_INTEREST: [403, 'This touches your own interest: somebody else must decide it.'],
  CL_REASON_REQUIRED: [422, 'Give a reason of 10 to 1,000 characters.'],
  SIGN_IN_AGAIN: [403, 'Sign in again: what changes a result wants a sign-in of the last twelve hours.'],
  EVENT_REFUSED: [422, 'The event does not allow that.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests; wait a little.'],
  OPERATION_UNKNOWN: [400, 'No operation is kept under that id: send its text.'],
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
