import type { Json, RuleId } from '@fieldpost/engine';

/**
 * Every code the service itself answers with: its HTTP status and its sentence. A code is never reused for something else.
 * Refusals of a rule set (422) have codes and sentences of their own: `RuleSet.texts.refusals`.
 */
export const CATALOGUE = {
  MALFORMED: [400, 'The request is malformed.'],
  UNAUTHENTICATED: [401, 'Sign in or send an access token.'],
  FORBIDDEN: [403, 'You are not allowed to do that.'],
  ACCOUNT_SUSPENDED: [403, 'This account is suspended.'],
  OPERATOR_PROTECTED: [403, 'Operators cannot be changed here. Remove the role on the command line first.'],
  REASON_REQUIRED: [422, 'Give a reason of 3 to 300 characters; it is kept in the audit log.'],
  SUSPENSION_INVALID: [422, 'A suspension lasts 1 to 3,650 days, or indefinitely.'],
  SESSION_REQUIRED: [403, 'This needs a signed-in session; access tokens cannot do it.'],
  JOIN_REQUIREMENTS_UNMET: [403, 'You do not meet this match’s requirements.'],
  NOT_TAKEN_OVER: [403, 'You have held your seat from the start: there is no handover to read.'],
  CANNOT_MEET: [403, 'You cannot meet these players. Choose others.'],
  NOT_SEATED: [403, 'You have no seat in this match.'],
  NOT_MEMBER: [403, 'You have no seat in this campaign.'],
  CONFLICT_OF_INTEREST: [403, 'You play on one side only, so you cannot correct the ledger.'],
  STALE_ENTRY: [409, 'That entry is not on the current line.'],
  CLUB_MEMBERS_ONLY: [403, 'Only club members can do that. Join the club first.'],
  FRONT_FULL: [422, 'A front has 1 to 64 groups.'],
  CAMPAIGN_UNKNOWN: [422, 'This campaign is not available.'],
  CAMPAIGNS_TOO_MANY: [422, 'You have too many open campaigns. End one first.'],
  SETTINGS_INVALID: [422, 'The campaign settings are invalid.'],
  PLAN_OR_NOTE_INVALID: [422, 'A plan has up to 20 declarations, a note up to 2,000 characters.'],
  NOT_COMMANDER: [403, 'Only your side’s commander can do that.'],
  SCOPE_MISSING: [403, 'The access token is missing the required scope.'],
  ACCOUNT_REQUIRED: [403, 'Create an account for that. Your guest matches move to it.'],
  GUESTS_FULL: [503, 'Too many guests are playing right now. Create an account, or try again later.'],
  EMAIL_UNVERIFIED: [403, 'Confirm your email address first.'],
  CROSS_SITE: [403, 'The request was blocked because it came from another site.'],
  NOT_FOUND: [404, 'Not found, or you do not have access.'],
  METHOD_NOT_ALLOWED: [405, 'This method is not allowed here.'],
  NOT_ACCEPTABLE: [406, 'None of the accepted formats is available.'],
  STALE: [409, 'The match has changed. Reload it and try again.'],
  BUSY: [409, 'Someone else changed the match at the same moment. Try again.'],
  NOT_STARTED: [409, 'The match has not started.'],
  NOT_OPEN: [409, 'The match has already started.'],
  SEAT_TAKEN: [409, 'That side is already taken.'],
  ALREADY_SEATED: [409, 'You already have a seat in this match.'],
  PAUSED_ALREADY: [409, 'The clocks are already paused.'],
  NOT_PAUSED: [409, 'The clocks are not paused.'],
  NO_PAUSE_OFFER: [409, 'There is no pause request to answer.'],
  NO_READY_CHECK: [409, 'No ready check is running.'],
  NOT_ON_VACATION: [409, 'You are not on vacation.'],
  NOT_FINISHED: [409, 'The match has not ended.'],
  INVITATION_USED: [409, 'The invitation has been used or has expired.'],
  OUTDATED: [409, 'Someone else changed this since you opened it. Reload and try again.'],
  TOO_LARGE: [413, 'The request is too large.'],
  UNSUPPORTED_MEDIA: [415, 'The content type must be application/json.'],
  KEY_REUSED: [422, 'This Idempotency-Key was already used for a different request.'],
  KEY_NOT_TAKEN: [400, 'This address takes no Idempotency-Key. Send the request without one.'],
  GAME_OVER: [422, 'The match has ended.'],
  NOT_YOUR_TURN: [422, 'It is not your turn.'],
  DRAW_DECLINED: [422, 'Your draw offer was declined in this turn. Offer again in the next turn.'],
  NO_OFFER: [422, 'There is no draw offer to answer.'],
  SIDE_OUT: [422, 'Your side is already out of this match.'],
  RESIGN_INSTEAD: [422, 'You cannot leave a running match. Resign instead.'],
  NOTHING_TO_UNDO: [422, 'There is nothing to undo.'],
  NOTHING_TO_CLAIM: [422, 'Nobody has missed two turns in a row.'],
  NOTHING_TO_EXCUSE: [422, 'That side has no missed turn to excuse.'],
  PAUSE_INVALID: [422, 'A pause needs a reason of up to 200 characters, and an end within six months if you set one.'],
  VACATION_INVALID: [422, 'Vacation is in whole days, starts within a year and must not overlap another.'],
  VACATION_USED_UP: [422, 'You do not have that many vacation days left.'],
  HOURS_INVALID: [422, 'The time zone or time is invalid.'],
  HOURS_TOO_SOON: [422, 'You can change your sleep hours once in 7 days.'],
  JOIN_REQUIREMENTS_INVALID: [422, 'The join requirements are invalid.'],
  BOT_UNKNOWN: [422, 'Unknown computer player.'],
  LEVEL_NOT_OFFERED: [
    422,
    'This scenario does not offer that level of the computer. Choose another level or scenario.',
  ],
  NOT_REPLACEABLE: [422, 'The seats of this match cannot be taken over.'],
  CONDITIONAL_INVALID: [422, 'The conditional orders are invalid.'],
  UNREADABLE: [422, 'That line is not valid notation.'],
  ORDERS_INVALID: [422, 'The standing orders are invalid.'],
  ILLEGAL: [422, 'The rules do not allow that.'],
  RULE_SET_UNKNOWN: [422, 'Unknown rule set.'],
  SCENARIO_INVALID: [422, 'Unknown or invalid scenario.'],
  OPTIONS_INVALID: [422, 'The options are invalid.'],
  CLOCK_INVALID: [422, 'The clock settings are invalid.'],
  SIDE_UNKNOWN: [422, 'Unknown side.'],
  TOKEN_INVALID: [422, 'A token needs a name of 1 to 60 characters and known scopes.'],
  TOKENS_TOO_MANY: [422, 'You have too many tokens; revoke one first.'],
  PROFILE_INVALID: [422, 'That name or time zone is not allowed.'],
  ACCOUNT_INVALID: [
    422,
    'An account needs a name, an email address and, if you set one, a password of 8 to 128 characters.',
  ],
  EMAIL_TAKEN: [409, 'An account with that email address already exists.'],
  DELETION_UNCONFIRMED: [422, 'Type your email address to confirm that you want to delete your account.'],
  CREATOR_STAYS: [422, 'You created this match. Cancel it instead.'],
  TOO_MANY_MATCHES: [422, 'You have too many open matches; play or cancel one first.'],
  TOO_MANY_INVITATIONS: [422, 'This match has too many invitations.'],
  SALT_INVALID: [422, 'A salt is 32 hexadecimal digits (0–9, a–f).'],
  SALT_TOO_SOON: [422, 'Request the dice first, then send your salt. Otherwise the salt protects nobody.'],
  SALT_TOO_LATE: [409, 'Salts can no longer change: a draw has been made.'],
  DICE_UNKNOWN: [422, 'These dice were not issued to you.'],
  TITLE_INVALID: [422, 'The name or title is blank, too long, or has signs that no line of text shows.'],
  SCENARIOS_TOO_MANY: [422, 'You have too many saved scenarios. Delete one first.'],
  NOTIFICATION_PREFERENCES_INVALID: [422, 'The notification settings are invalid.'],
  WEBHOOK_INVALID: [422, 'A webhook needs a name of 1 to 60 characters, an address, and a known format.'],
  WEBHOOKS_TOO_MANY: [422, 'You have too many webhooks; remove one first.'],
  TARGET_REFUSED: [422, 'We cannot send to that address.'],
  PUSH_NOT_OFFERED: [422, 'Push is not available on this server.'],
  DEVICE_INVALID: [422, 'The push subscription is invalid.'],
  DEVICES_TOO_MANY: [422, 'You have too many browsers with push. Remove one first.'],
  BUTTON_USED: [409, 'This button was already used, or the match has moved on.'],
  STREAMS_TOO_MANY: [429, 'You have too many open streams. Close one first.'],
  MESSAGE_INVALID: [422, 'A message has 1 to 1,000 characters.'],
  MESSAGES_TOO_MANY: [429, 'You are sending messages too fast. Wait a few minutes.'],
  RECIPIENT_UNKNOWN: [422, 'No other player of that name is in this match.'],
  FOLLOWS_TOO_MANY: [422, 'You follow too many people or matches. Unfollow one first.'],
  NOBODY_THERE: [422, 'Nobody would receive this message.'],
  NOT_ACCEPTED: [403, 'This player does not accept messages from you.'],
  MUTED: [403, 'You are muted for now and cannot send messages.'],
  REPORT_INVALID: [422, 'A report needs a reason of up to 300 characters.'],
  NOTE_INVALID: [422, 'A note has 1 to 1,000 characters and refers to a step you have seen.'],
  TOO_MANY_NOTES: [422, 'You have too many notes in this match. Delete one first.'],
  MATCH_RUNNING: [409, 'The match is still being played. Its whole position is shown after the end.'],
  HINTS_FOR_PRACTICE: [409, 'Hints are for practice matches against the computer alone.'],
  HINTS_NOT_OFFERED: [422, 'There are no hints in this scenario. Choose one that offers levels of the computer.'],
  STEP_UNKNOWN: [422, 'The match has fewer steps. Choose an earlier one.'],
  TRIAL_INVALID: [
    422,
    'A trial has a title of up to 80 characters and a tree of up to 200 orders, 40 deep and 8 from one position.',
  ],
  TOO_MANY_TRIALS: [422, 'You keep 100 trials. Delete one first.'],
  TRIAL_CHANGED: [409, 'The trial has changed on another page. Reload it and try again.'],
  REPORT_SETTLED: [409, 'That report is already closed.'],
  CLUB_INVALID: [
    422,
    'A club needs a short name (3 to 40 lower-case letters, digits and hyphens) and a name of up to 80 characters.',
  ],
  SLUG_TAKEN: [409, 'A club with that short name already exists.'],
  CLUB_FULL: [422, 'The club has too much under way. End or cancel some of it first.'],
  CLUBS_TOO_MANY: [422, 'You own too many clubs. Transfer one first.'],
  CLUB_CLOSED: [403, 'This club is by invitation only.'],
  OWNER_STAYS: [422, 'The owner cannot leave the club. Transfer it first.'],
  CL_FORBIDDEN: [403, 'Your role does not allow that.'],
  CL_CONFLICT_OF_INTEREST: [403, 'You are involved in this case. Another officer must decide it.'],
  CL_REASON_REQUIRED: [422, 'Give a reason of 10 to 1,000 characters.'],
  SIGN_IN_AGAIN: [403, 'Sign in again: changing a result needs a sign-in within the last 12 hours.'],
  IMPORT_REFUSED: [422, 'The file has errors. Nothing was imported: correct the lines and try again.'],
  EVENT_REFUSED: [422, 'The event does not allow that now.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Wait a moment and try again.'],
  OPERATION_UNKNOWN: [400, 'Unknown operation id. Send the operation’s text.'],
  QUERY_TOO_COSTLY: [400, 'The query is too expensive. Ask for less at once.'],
  INTERNAL: [500, 'Something went wrong here. It has been logged.'],
  UNAVAILABLE: [503, 'The service is unavailable. Try again shortly.'],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

export type FaultCode = keyof typeof CATALOGUE;

/**
 * An expected failure in its final form: REST sends `status` and the rest as body, GraphQL the code as an extension.
 */
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
