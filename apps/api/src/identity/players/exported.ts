import type { Prisma } from '../../generated/prisma/client.ts';

const SEAT = {
  side: true,
  player: true,
  standingOrders: true,
  conditionalOrders: true,
  salt: true,
  seenStep: true,
  missedTurns: true,
  standIn: true,
  vacantSince: true,
  outSince: true,
  presentAt: true,
  match: { select: { id: true, ruleSet: true, edition: true, title: true, status: true, createdAt: true } },
} as const;

const NOTIFICATION = {
  kind: true,
  channel: true,
  state: true,
  aboutKind: true,
  aboutId: true,
  matchId: true,
  step: true,
  why: true,
  data: true,
  decided: true,
  target: true,
  dueAt: true,
  digest: true,
  attempts: true,
  error: true,
  answer: true,
  createdAt: true,
  sentAt: true,
  actedAt: true,
} as const;

const RESPONSE_TIME = { matchId: true, side: true, since: true, at: true, missed: true, excused: true } as const;
const HAND_OVER = { matchId: true, side: true, player: true, step: true, at: true } as const;

const WEBHOOK = {
  id: true,
  name: true,
  url: true,
  format: true,
  generation: true,
  overlapUntil: true,
  failingSince: true,
  lastError: true,
  lastOkAt: true,
  offAt: true,
  createdAt: true,
} as const;

const TOKEN = { id: true, name: true, scopes: true, createdAt: true, lastUsedAt: true, revokedAt: true } as const;
const SESSION = {
  id: true,
  createdAt: true,
  updatedAt: true,
  expiresAt: true,
  ipAddress: true,
  userAgent: true,
} as const;
const ACCOUNT = { providerId: true, accountId: true, scope: true, createdAt: true, updatedAt: true } as const;
const INVITATION = {
  id: true,
  matchId: true,
  side: true,
  email: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
} as const;
const SCENARIO = {
  id: true,
  ruleSet: true,
  edition: true,
  title: true,
  document: true,
  revision: true,
  createdAt: true,
  updatedAt: true,
} as const;
const DEVICE = { id: true, name: true, endpoint: true, createdAt: true, lastOkAt: true } as const;

const RATING = {
  game: true,
  kind: true,
  week: true,
  at: true,
  mean: true,
  deviation: true,
  volatility: true,
  rated: true,
  madeAt: true,
  supersededAt: true,
} as const;

const NOTE = { id: true, matchId: true, step: true, body: true, at: true } as const;

const MESSAGE = {
  matchId: true,
  audience: true,
  side: true,
  body: true,
  step: true,
  at: true,
  hiddenAt: true,
} as const;

/**
 * All that is stored about a person, for them to take away. Lists are in orders of their own: that of a table would tell in which
 * order rows were written.
 */
export const EXPORTED = {
  id: true,
  name: true,
  email: true,
  emailVerified: true,
  image: true,
  timeZone: true,
  mailTurns: true,
  notificationPreferences: true,
  mailBounce: true,
  demo: true,
  moderator: true,
  operator: true,
  suspendedUntil: true,
  suspendedFor: true,
  silencedUntil: true,
  createdAt: true,
  updatedAt: true,
  accounts: { select: ACCOUNT, orderBy: { id: 'asc' } },
  sessions: { select: SESSION, orderBy: { id: 'asc' } },
  tokens: { select: TOKEN, orderBy: { id: 'asc' } },
  seats: { select: SEAT, orderBy: [{ matchId: 'asc' }, { side: 'asc' }, { player: 'asc' }] },
  created: { select: { id: true, title: true }, orderBy: { id: 'asc' } },
  customScenarios: { select: SCENARIO, orderBy: { id: 'asc' } },
  invitations: { select: INVITATION, orderBy: { id: 'asc' } },
  matchPreferences: { select: { matchId: true, preferences: true }, orderBy: { matchId: 'asc' } },
  devices: { select: DEVICE, orderBy: { id: 'asc' } },
  webhooks: { select: WEBHOOK, orderBy: { id: 'asc' } },
  messages: { select: MESSAGE, orderBy: { id: 'asc' } },
  notes: { select: NOTE, orderBy: { id: 'asc' } },
  received: { select: { ...MESSAGE, author: { select: { name: true } } }, orderBy: { id: 'asc' } },
  messageMarks: { select: { matchId: true, muted: true }, orderBy: { matchId: 'asc' } },
  blocks: { select: { at: true, blocked: { select: { name: true } } }, orderBy: { blockedId: 'asc' } },
  followedPeople: { select: { at: true, person: { select: { name: true } } }, orderBy: { personId: 'asc' } },
  followedMatches: { select: { at: true, matchId: true }, orderBy: { matchId: 'asc' } },
  reports: { select: { reason: true, at: true, decision: true, decidedAt: true }, orderBy: { id: 'asc' } },
  hours: { select: { timeZone: true, sleepFrom: true, changedAt: true } },
  responseTimes: { select: RESPONSE_TIME, orderBy: [{ since: 'asc' }, { matchId: 'asc' }, { side: 'asc' }] },
  handedOver: { select: HAND_OVER, orderBy: [{ at: 'asc' }, { matchId: 'asc' }] },
  takenOver: { select: HAND_OVER, orderBy: [{ at: 'asc' }, { matchId: 'asc' }] },
  campaigns: {
    select: { id: true, title: true, options: true, settings: true, createdAt: true },
    orderBy: { id: 'asc' },
  },
  campaignTellings: { select: { campaignId: true, preferences: true }, orderBy: { campaignId: 'asc' } },
  campaignSeats: {
    select: { campaignId: true, side: true, player: true, since: true, until: true },
    orderBy: [{ campaignId: 'asc' }, { side: 'asc' }, { player: 'asc' }, { since: 'asc' }],
  },
  ratings: {
    select: RATING,
    orderBy: [{ at: 'asc' }, { game: 'asc' }, { kind: 'asc' }, { id: 'asc' }],
  },
  clubs: {
    select: { roles: true, state: true, since: true, club: { select: { slug: true } } },
    orderBy: { clubId: 'asc' },
  },
  standBys: { select: { since: true, eventId: true }, orderBy: { eventId: 'asc' } },
  offers: { select: { state: true, at: true, dueAt: true, eventId: true }, orderBy: { entryId: 'asc' } },
  entries: {
    select: {
      state: true,
      enteredAt: true,
      label: true,
      absent: true,
      soughtAt: true,
      foundAt: true,
      event: { select: { id: true, name: true } },
    },
    orderBy: { id: 'asc' },
  },
  notifications: { select: NOTIFICATION, orderBy: [{ createdAt: 'asc' }, { channel: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.UserSelect;

const SECRET = 'a secret by which somebody else could act for them';
const KEY = 'says whose the row is: the one who asks';

/** What is stored with a person and yet not in their export, by table or field, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'User.feedKey': 'counts their feed links and says nothing of them',
  'User.bot': 'computer players alone have it, and nobody signs in as one',
  'Session.token': SECRET,
  'Session.userId': KEY,
  'Account.id': 'names a row of the sign-in library',
  'Account.userId': KEY,
  'Account.accessToken': SECRET,
  'Account.refreshToken': SECRET,
  'Account.idToken': SECRET,
  'Account.accessTokenExpiresAt': 'of a secret that is not given out',
  'Account.refreshTokenExpiresAt': 'of a secret that is not given out',
  'Account.password': SECRET,
  'AccessToken.userId': KEY,
  'AccessToken.hash': SECRET,
  'MatchSeat.matchId': 'given as the match',
  'MatchSeat.userId': KEY,
  'ResponseTime.userId': KEY,
  'HandOver.leaverId': 'themselves, or another person',
  'HandOver.successorId': 'themselves, or another person',
  'Invitation.inviterId': KEY,
  'Invitation.hash': SECRET,
  'CustomScenario.ownerId': KEY,
  'CustomScenario.shareKey': SECRET,
  'Notification.id': 'names a row, and is half of the secret of the buttons in its letter',
  'Notification.userId': KEY,
  'Notification.causeId': 'names a row',
  'MatchNotificationPreferences.userId': KEY,
  'Webhook.userId': KEY,
  'PushDevice.userId': KEY,
  'PushDevice.p256dh': SECRET,
  'PushDevice.auth': SECRET,
  'PlayerHours.userId': KEY,
  'Message.id': 'names a row',
  'Message.key': 'names a row',
  'Message.authorId': KEY,
  'Message.recipientId': KEY,
  'MatchNote.userId': KEY,
  'MessageMark.userId': KEY,
  'MessageMark.readTo': 'names a row',
  'MessageMark.toldTo': 'names a row',
  'Block.userId': KEY,
  'User.blockedBy': 'who hears nothing of them has told that to us alone',
  'Block.blockedId': 'given by name',
  'FollowedPerson.userId': KEY,
  'FollowedPerson.personId': 'given by name',
  'User.followers': 'who follows them has told that to us alone',
  'FollowedMatch.userId': KEY,
  'Report.id': 'names a row',
  'Report.messageId': 'names a row',
  'Report.reporterId': KEY,
  'Report.deciderId': 'another person',
  'CampaignSeat.userId': KEY,
  'CampaignTelling.userId': KEY,
  CampaignReceipt: 'answers of the service, for some days, to requests that are sent again',
  Campaign: 'belongs to all who play in it; its ledger names seats alone',
  'RatingRow.id': 'names a row',
  'RatingRow.userId': KEY,
  'RatingRow.resultId': 'names a row',
  'ClubMember.clubId': 'given as the club',
  'ClubMember.userId': KEY,
  'EventEntry.id': 'names a row',
  'EventEntry.eventId': 'given as the event',
  'EventEntry.userId': KEY,
  'EventStandBy.userId': KEY,
  'EventOffer.userId': KEY,
  'EventOffer.entryId': 'names a row',
  'EventOffer.leaverId': 'another person',
  Match: 'belongs to all who play in it; each player exports it from its page',
  Receipt: 'answers of the service, for some days, to requests that are sent again: what their matches say',
};

/** What stays when somebody has left, by table and field, and why. The person is nameless by then. */
export const NOT_ERASED: Readonly<Record<string, string>> = {
  'RatingRow.userId': 'the ratings of those whom they met are reckoned from theirs (CL-024)',
  'EventOffer.userId': 'whose place was handed on stays known to the tables of events (CL-024)',
  'EventEntry.userId': 'tables of events stay whole, with a former player in them (CL-024)',
  'Message.recipientId': 'what others wrote to them is the others’ own',
  'Campaign.ownerId': 'a war in which others fight stays whole',
  'CampaignSeat.userId': 'so does a seat of it, which its battles name',
  'Match.creatorId': 'a match in which others play or have played stays whole',
  'MatchSeat.userId': 'so does a seat of it; what is still played there ends by the clock',
  'HandOver.leaverId': 'the past of a seat in which somebody else plays',
  'HandOver.successorId': 'the past of a seat in which others played before',
};
