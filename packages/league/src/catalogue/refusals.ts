/** Why an act is refused: code, the rule that says so, a sentence for people. Public data. Codes are never reused. */
export const REFUSALS = {
  CL_BAD_INPUT: { rule: 'CL-199', says: 'The request has the wrong form.' },
  CL_BAD_SETTINGS: { rule: 'CL-180', says: 'Unknown setting, or a value that is not allowed.' },
  CL_BAD_STATE: { rule: 'CL-030', says: 'That is not possible in the event’s current state.' },
  CL_FORBIDDEN: { rule: 'CL-010', says: 'Your role does not allow that.' },
  CL_CONFLICT_OF_INTEREST: { rule: 'CL-011', says: 'You are involved in this case. Another officer must decide it.' },
  CL_REASON_REQUIRED: { rule: 'CL-013', says: 'Give a reason of 10 to 1,000 characters.' },
  CL_ENTRY_REFUSED: { rule: 'CL-031', says: 'You do not meet the entry conditions.' },
  CL_EVENT_FULL: { rule: 'CL-033', says: 'The event is full and has no waiting list.' },
  CL_FROZEN: { rule: 'CL-046', says: 'This setting is fixed. It can change only if every entry agrees.' },
  CL_BAD_PLAN: {
    rule: 'CL-042',
    says: 'The round plan is invalid: it does not add up, exceeds the limit of open matches or moves too many players.',
  },
  CL_TOO_FEW: { rule: 'CL-060', says: 'There are too few entries for this.' },
  CL_TOO_MANY: { rule: 'CL-060', says: 'There are too many entries for this.' },
  CL_MUSTER_RUNNING: {
    rule: 'CL-034',
    says: 'Check-in is running: not everyone has answered yet.',
  },
  CL_NOT_BEGUN: { rule: 'CL-080', says: 'Each side must have made a turn before a draw can be agreed.' },
  CL_BYE_TOO_LATE: {
    rule: 'CL-064',
    says: 'Request a half bye before the round is paired; not in the last round.',
  },
  CL_BYE_USED: { rule: 'CL-064', says: 'Only one half bye per event is allowed.' },
  CL_REPEAT_UNAVOIDABLE: { rule: 'CL-063', says: 'A repeat pairing is needed: an organiser must decide.' },
  CL_NO_PAIRING: { rule: 'CL-063', says: 'No pairing keeps all separated players apart.' },
  CL_ROUND_BEGUN: { rule: 'CL-076', says: 'The round has started and cannot be paired again.' },
  CL_WINDOW_TOO_SHORT: { rule: 'CL-071', says: 'The match could take longer than its deadline allows.' },
  CL_EXTENSION_USED: { rule: 'CL-073', says: 'This match was already extended.' },
  CL_STALE_DECISION: { rule: 'CL-100', says: 'The result has changed since. Reload and try again.' },
  CL_APPEAL_LATE: { rule: 'CL-099', says: 'The time to appeal has passed.' },
  CL_APPEAL_USED: { rule: 'CL-099', says: 'This case has already been appealed.' },
  CL_NOT_A_PARTY: {
    rule: 'CL-099',
    says: 'Only the players of the match, or those whose place depends on it, can do that.',
  },
  CL_OUT_OF_REACH: { rule: 'CL-111', says: 'You cannot challenge that rung.' },
  CL_TOO_MANY_CHALLENGES: { rule: 'CL-112', says: 'One of you already has the maximum number of challenges.' },
  CL_RECENT_REMATCH: { rule: 'CL-112', says: 'You two are playing or have played in the last 14 days.' },
  CL_PROTECTED: { rule: 'CL-116', says: 'This player is protected from challenges for a few days.' },
  CL_ON_LEAVE: { rule: 'CL-119', says: 'One of you is away.' },
  CL_LEAVE_INVALID: {
    rule: 'CL-119',
    says: 'A leave lasts at least 3 days, and you have 28 days of it in a year.',
  },
  CL_BLOCKED: { rule: 'CL-112', says: 'You two cannot be paired.' },
  CL_SUBSTITUTE_LATE: { rule: 'CL-085', says: 'It is too late for a substitute.' },
  CL_SUBSTITUTE_USED: { rule: 'CL-086', says: 'This entry already has a substitute.' },
  CL_LINE_UP_LOCKED: {
    rule: 'CL-125',
    says: 'Line-ups are locked from 24 hours before a round until it opens.',
  },
  CL_TIEBREAK_USELESS: { rule: 'CL-103', says: 'This tiebreak is the same for everyone in this event.' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;
