import {
  all,
  CHOICE,
  commanders,
  DRAWN,
  MEMBERS,
  MESSAGE,
  MOVE,
  NEW_FRONT,
  NEW_MATCH,
  NEW_WAR,
  OPEN,
  OWNER,
  PERSONS,
  PLAYERS,
  persons,
  READERS,
  REASON,
  type Row,
  roles,
  SALT,
  WATCHERS,
} from './table.ts';
import type { Scene } from './world.ts';

const action = ({ victim }: Scene) => ({ id: victim.id, reason: 'an insult' });

/** Every field of Query, Mutation and Subscription: its arguments, and what comes of it for each role. */
export const GRAPH_TABLE: Readonly<Record<string, Row>> = {
  'Query.me': { at: null, ask: () => ({}), expected: roles(['none', 'ok', 'ok', 'ok', 'ok']) },
  'Query.ruleSets': { at: null, ask: () => ({}), expected: OPEN },
  'Query.ruleSet': { at: null, ask: () => ({ id: 'wwi-combined-arms' }), expected: OPEN },
  'Query.statistics': { at: null, ask: () => ({ ruleSet: 'wwi-combined-arms' }), expected: OPEN },
  'Query.user': { at: null, ask: ({ victim }) => ({ id: victim.id }), expected: OPEN },
  'Query.demoAccounts': { at: null, ask: () => ({}), expected: OPEN },
  'Query.invitation': { at: null, ask: ({ invitation }) => ({ secret: invitation }), expected: OPEN },
  'Query.lobby': { at: 'open', ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.lobbyConnection': { at: 'open', ask: () => ({ first: 2 }), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.watchConnection': {
    at: 'playing',
    ask: () => ({ first: 2 }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'Query.bestMatches': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.myMatchesConnection': { at: 'playing', ask: () => ({ first: 2 }), expected: PERSONS },
  'Query.myMatches': { at: 'playing', ask: () => ({}), expected: PERSONS },
  'Query.myWindows': { at: 'playing', ask: () => ({ ruleSet: 'wwi-combined-arms' }), expected: PERSONS },
  'Query.match': {
    at: 'playing',
    ask: ({ matchId }) => ({ id: matchId }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'none']),
  },

  'Query.campaigns': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.campaignsConnection': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.campaign': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'none']),
  },
  'Query.campaignLedger': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'none']),
  },
  'Query.campaignHistory': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'none']),
  },
  'Query.campaignSoldier': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId, soldier: 'H.medic' }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'none']),
  },
  'Query.campaignHonour': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'none']),
  },
  'Query.campaignState': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId, seq: 0 }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'none']),
  },
  'Query.campaignPlans': { at: 'war', ask: ({ campaignId }) => ({ id: campaignId }), expected: MEMBERS },
  'Mutation.createCampaign': { at: null, ask: () => ({ input: { ...NEW_WAR } }), expected: PERSONS },
  'Mutation.joinCampaign': {
    at: 'muster',
    ask: ({ campaignId }) => ({ id: campaignId, empire: 'CARN' }),
    expected: roles(['UNAUTHENTICATED', 'ALREADY_SEATED', 'ok', 'ok', 'ok']),
  },
  'Mutation.transferCampaign': {
    at: 'muster',
    ask: ({ campaignId, victim }) => ({ id: campaignId, userId: victim.id }),
    expected: roles(['UNAUTHENTICATED', 'NOT_MEMBER', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']),
  },
  'Mutation.leaveCampaign': {
    at: 'muster',
    ask: ({ campaignId }) => ({ id: campaignId }),
    expected: roles(['UNAUTHENTICATED', 'CREATOR_STAYS', 'NOT_MEMBER', 'NOT_MEMBER', 'NOT_MEMBER']),
  },
  'Mutation.startCampaign': {
    at: 'muster',
    ask: ({ campaignId }) => ({ id: campaignId, bot: 'greedy' }),
    expected: OWNER,
  },
  'Mutation.offerCampaignSeat': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId, empire: 'CARN', player: 0 }),
    expected: roles(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'Mutation.takeCampaignSeat': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId, seat: 'CARN.0.forged' }),
    expected: persons('INVITATION_USED'),
  },
  'Mutation.takeCampaignVacation': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId, days: 2 }),
    expected: MEMBERS,
  },
  'Mutation.endCampaignVacation': {
    at: 'war',
    ask: ({ campaignId }) => ({ id: campaignId }),
    expected: roles(['UNAUTHENTICATED', 'NOT_ON_VACATION', 'NOT_ON_VACATION', 'NOT_MEMBER', 'NOT_FOUND']),
  },
  'Mutation.cancelCampaign': { at: 'muster', ask: ({ campaignId }) => ({ id: campaignId }), expected: OWNER },
  'Mutation.campaignAct': {
    at: 'war',
    ask: ({ campaignId }) => ({ campaignId, expectedSeq: 0, act: CHOICE }),
    expected: MEMBERS,
  },
  'Mutation.campaignOfficer': {
    at: 'war',
    ask: ({ campaignId }) => ({ campaignId, expectedSeq: 0, act: { type: 'pause', reason: REASON } }),
    expected: commanders('ok'),
  },
  'Mutation.planCampaign': {
    at: 'war',
    ask: ({ campaignId }) => ({ campaignId, plan: { declarations: [] } }),
    expected: MEMBERS,
  },
  'Query.ratings': {
    at: null,
    ask: ({ victim }) => ({ userId: victim.id }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'Query.bestRatings': {
    at: null,
    ask: () => ({ game: 'wwi-combined-arms' }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'Query.bestRatingsConnection': {
    at: null,
    ask: () => ({ game: 'wwi-combined-arms', first: 2 }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'Query.clubs': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.clubsConnection': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.club': { at: null, ask: () => ({ slug: 'nowhere' }), expected: all('none', { noScope: 'SCOPE_MISSING' }) },
  'Query.events': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.eventsConnection': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.event': { at: null, ask: () => ({ id: 'none' }), expected: all('none', { noScope: 'SCOPE_MISSING' }) },
  'Query.eventLog': { at: null, ask: () => ({ id: 'none' }), expected: all('NOT_FOUND', { noScope: 'SCOPE_MISSING' }) },
  'Mutation.createClub': {
    at: null,
    ask: () => ({ input: { slug: 'Ab', name: 'x' } }),
    expected: persons('CLUB_INVALID'),
  },
  'Mutation.actInClub': {
    at: null,
    ask: () => ({ slug: 'nowhere', act: { type: 'join' } }),
    expected: persons('NOT_FOUND'),
  },
  'Query.fronts': { at: null, ask: () => ({ club: 'nowhere' }), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.frontsConnection': {
    at: null,
    ask: () => ({ club: 'nowhere' }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'Query.front': {
    at: null,
    ask: () => ({ club: 'nowhere', id: 'none' }),
    expected: all('none', { noScope: 'SCOPE_MISSING' }),
  },
  'Mutation.openFront': {
    at: null,
    ask: () => ({ club: 'nowhere', input: NEW_FRONT }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.actOnFront': {
    at: null,
    ask: () => ({ club: 'nowhere', id: 'none', act: { type: 'pause', reason: REASON } }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.announceEvent': {
    at: null,
    ask: () => ({ club: 'nowhere', name: 'Spring', settings: {}, startsAt: '2026-06-20T18:00:00Z' }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.actInEvent': {
    at: null,
    ask: () => ({ id: 'none', act: { type: 'enter' } }),
    expected: persons('NOT_FOUND'),
  },

  'Query.myScenarios': { at: null, ask: () => ({}), expected: PERSONS },
  // Somebody else's: by its id it is not there, by the key of its link it is anyone's to read.
  'Query.customScenario': {
    at: null,
    ask: ({ victim }) => ({ key: victim.scenarioId }),
    expected: all('none', { noScope: 'SCOPE_MISSING' }),
  },
  'Mutation.saveScenario': {
    at: null,
    ask: ({ victim }) => ({ input: { ...DRAWN, id: victim.scenarioId, revision: 0 } }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.deleteScenario': {
    at: null,
    ask: ({ victim }) => ({ id: victim.scenarioId }),
    expected: persons('NOT_FOUND'),
  },

  'Query.diceOffer': { at: null, ask: () => ({}), expected: PERSONS },
  'Mutation.setSalt': { at: 'playing', ask: ({ matchId }) => ({ matchId, salt: SALT }), expected: PLAYERS },
  'Mutation.createMatch': { at: null, ask: () => ({ input: { ...NEW_MATCH } }), expected: PERSONS },
  'Mutation.joinMatch': {
    at: 'open',
    ask: ({ matchId }) => ({ id: matchId }),
    expected: roles(['UNAUTHENTICATED', 'ALREADY_SEATED', 'ok', 'ok', 'NOT_FOUND']),
  },
  'Mutation.leaveMatch': {
    at: 'open',
    ask: ({ matchId }) => ({ id: matchId }),
    expected: roles(['UNAUTHENTICATED', 'CREATOR_STAYS', 'NOT_SEATED', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.cancelMatch': {
    at: 'open',
    ask: ({ matchId }) => ({ id: matchId }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'Mutation.invite': {
    at: 'open',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'Mutation.inviteBot': {
    at: 'open',
    ask: ({ matchId }) => ({ matchId, bot: 'random' }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'Mutation.rematch': { at: 'finished', ask: ({ matchId }) => ({ matchId }), expected: PLAYERS },
  'Mutation.play': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, expectedStep: 0, line: MOVE, key: crypto.randomUUID() }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'NOT_YOUR_TURN', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.fileOrders': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, command: { type: 'setRetreatOrders' } }),
    expected: roles(['UNAUTHENTICATED', 'MALFORMED', 'MALFORMED', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.undo': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, expectedStep: 0 }),
    expected: roles(['UNAUTHENTICATED', 'NOTHING_TO_UNDO', 'NOTHING_TO_UNDO', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.markSeen': { at: 'playing', ask: ({ matchId }) => ({ matchId, step: 0 }), expected: PLAYERS },
  'Mutation.resign': { at: 'playing', ask: ({ matchId }) => ({ matchId }), expected: PLAYERS },
  'Mutation.offerDraw': { at: 'playing', ask: ({ matchId }) => ({ matchId }), expected: PLAYERS },
  'Mutation.acceptDraw': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NO_OFFER', 'NO_OFFER', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.declineDraw': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NO_OFFER', 'NO_OFFER', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.claim': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NOTHING_TO_CLAIM', 'NOTHING_TO_CLAIM', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Query.matchNotifications': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'NOT_FOUND']),
  },
  'Query.matchNotificationsConnection': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'NOT_FOUND']),
  },
  'Query.matchNotificationPreferences': { at: 'playing', ask: ({ matchId }) => ({ matchId }), expected: PLAYERS },
  'Mutation.setNotificationPreferences': {
    at: null,
    ask: () => ({ preferences: { holdMinutes: 5 } }),
    expected: PERSONS,
  },
  'Mutation.setMatchNotificationPreferences': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, preferences: { mail: { move: false } } }),
    expected: PLAYERS,
  },
  'Query.campaignNotificationPreferences': { at: 'war', ask: ({ campaignId }) => ({ campaignId }), expected: MEMBERS },
  'Mutation.setCampaignNotificationPreferences': {
    at: 'war',
    ask: ({ campaignId }) => ({ campaignId, preferences: { mail: { campaign: false } } }),
    expected: MEMBERS,
  },
  'Query.campaignFeed': {
    at: 'war',
    ask: ({ campaignId }) => ({ campaignId }),
    expected: READERS,
  },
  'Mutation.resumeEmail': { at: null, ask: () => ({}), expected: PERSONS },
  'Mutation.addWebhook': {
    at: null,
    ask: () => ({ name: 'Bot', url: 'https://example.org/hook', format: 'fieldpost' }),
    expected: persons('ok', { unverified: 'EMAIL_UNVERIFIED' }),
  },
  'Mutation.testWebhook': { at: null, ask: ({ victim }) => ({ id: victim.webhookId }), expected: persons('NOT_FOUND') },
  'Mutation.rotateWebhookSecret': {
    at: null,
    ask: ({ victim }) => ({ id: victim.webhookId }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.enableWebhook': {
    at: null,
    ask: ({ victim }) => ({ id: victim.webhookId }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.removeWebhook': {
    at: null,
    ask: ({ victim }) => ({ id: victim.webhookId }),
    expected: persons('NOT_FOUND'),
  },
  // This house has no key for push.
  'Mutation.addPushDevice': {
    at: null,
    ask: () => ({ name: 'Phone', endpoint: 'https://push.example.org/x', p256dh: '', auth: '' }),
    expected: persons('PUSH_NOT_OFFERED'),
  },
  'Mutation.removePushDevice': { at: null, ask: () => ({ id: 'none' }), expected: persons('NOT_FOUND') },

  'Query.matchFeed': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'NOT_FOUND']),
  },
  'Mutation.rotateFeeds': { at: null, ask: () => ({}), expected: PERSONS },
  // Buttons of letters need nobody: their links are signed. This one is not.
  'Query.mailAction': { at: null, ask: () => ({ token: 'forged.x.y' }), expected: all('NOT_FOUND') },
  'Mutation.runMailAction': { at: null, ask: () => ({ token: 'forged.x.y' }), expected: all('NOT_FOUND') },

  'Mutation.updateProfile': { at: null, ask: () => ({ mailTurns: true }), expected: PERSONS },
  'Mutation.saveLessonProgress': { at: null, ask: () => ({ progress: { 'tank-killers': 2 } }), expected: PERSONS },
  'Mutation.createToken': {
    at: null,
    ask: () => ({ name: 'Bot' }),
    expected: persons('ok', { unverified: 'EMAIL_UNVERIFIED' }),
  },
  // Another person's token and session: nobody may touch them.
  'Mutation.revokeToken': { at: null, ask: ({ victim }) => ({ id: victim.tokenId }), expected: persons('NOT_FOUND') },
  'Mutation.revokeSession': {
    at: null,
    ask: ({ victim }) => ({ id: victim.sessionId }),
    expected: persons('NOT_FOUND'),
  },
  // Permitted, but not confirmed by their own address: otherwise the role would be gone for the next row.
  'Mutation.deleteAccount': {
    at: null,
    ask: () => ({ email: 'victim@example.org' }),
    expected: persons('DELETION_UNCONFIRMED', { demo: 'FORBIDDEN' }),
  },

  'Query.calendarPreview': {
    at: null,
    ask: () => ({ clock: {}, otherZone: 'UTC', otherSleepFrom: 1380, days: 7 }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'Query.vacantSeatsConnection': {
    at: null,
    ask: () => ({ first: 2 }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'Query.vacantSeats': { at: null, ask: () => ({}), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'Query.handoverPack': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NOT_TAKEN_OVER', 'NOT_TAKEN_OVER', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.offerPause': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, reason: 'A wedding' }),
    expected: PLAYERS,
  },
  'Mutation.answerPause': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, agreed: true }),
    expected: roles(['UNAUTHENTICATED', 'NO_PAUSE_OFFER', 'NO_PAUSE_OFFER', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.endPause': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NOT_PAUSED', 'NOT_PAUSED', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.takeVacation': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, days: 2 }),
    expected: roles(['UNAUTHENTICATED', 'VACATION_USED_UP', 'VACATION_USED_UP', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.endVacation': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NOT_ON_VACATION', 'NOT_ON_VACATION', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.openSeat': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NOT_REPLACEABLE', 'NOT_REPLACEABLE', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.returnToSeat': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NOT_ON_VACATION', 'NOT_ON_VACATION', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.takeOver': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, side: 'south' }),
    expected: roles(['UNAUTHENTICATED', 'ALREADY_SEATED', 'ALREADY_SEATED', 'SEAT_TAKEN', 'NOT_FOUND']),
  },
  'Mutation.excuseMiss': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, side: 'north' }),
    expected: roles(['UNAUTHENTICATED', 'NOTHING_TO_EXCUSE', 'NOTHING_TO_EXCUSE', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.confirmReady': {
    at: 'open',
    ask: ({ matchId }) => ({ matchId }),
    expected: roles(['UNAUTHENTICATED', 'NO_READY_CHECK', 'NOT_SEATED', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'Mutation.fileConditionalOrders': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, orders: [{ lines: ['end'] }] }),
    expected: PLAYERS,
  },
  'Query.notes': { at: 'playing', ask: ({ matchId }) => ({ matchId }), expected: WATCHERS },
  'Query.notesConnection': { at: 'playing', ask: ({ matchId }) => ({ matchId }), expected: WATCHERS },
  'Mutation.writeNote': { at: 'playing', ask: ({ matchId }) => ({ matchId, text: 'mine' }), expected: WATCHERS },
  'Mutation.deleteNote': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, id: 'none' }),
    expected: persons('NOT_FOUND'),
  },
  'Query.talk': { at: 'playing', ask: ({ matchId }) => ({ matchId }), expected: WATCHERS },
  'Query.following': { at: null, ask: () => ({}), expected: PERSONS },
  'Mutation.followPerson': { at: null, ask: ({ victim }) => ({ id: victim.id }), expected: PERSONS },
  'Mutation.unfollowPerson': { at: null, ask: ({ victim }) => ({ id: victim.id }), expected: PERSONS },
  'Mutation.followMatch': {
    at: 'playing',
    ask: ({ matchId }) => ({ id: matchId }),
    // A match that is not listed is not there for them.
    expected: { ...PERSONS, stranger: 'NOT_FOUND' },
  },
  'Mutation.unfollowMatch': { at: 'playing', ask: ({ matchId }) => ({ id: matchId }), expected: PERSONS },
  'Query.blockedPeople': { at: null, ask: () => ({}), expected: PERSONS },
  'Query.accounts': { at: null, ask: () => ({ search: 'a' }), expected: persons('NOT_FOUND') },
  'Query.auditLog': { at: null, ask: () => ({}), expected: persons('NOT_FOUND') },
  'Mutation.suspendPerson': { at: null, ask: action, expected: persons('NOT_FOUND') },
  'Mutation.liftSuspension': { at: null, ask: action, expected: persons('NOT_FOUND') },
  'Mutation.signOutEverywhere': { at: null, ask: action, expected: persons('NOT_FOUND') },
  'Mutation.renamePerson': {
    at: null,
    ask: (given) => ({ ...action(given), name: 'Another' }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.exportPerson': { at: null, ask: action, expected: persons('NOT_FOUND') },
  'Mutation.deletePerson': {
    at: null,
    ask: (given) => ({ ...action(given), email: 'a@example.org' }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.removeTitle': {
    at: 'playing',
    ask: ({ matchId }) => ({ of: 'match', id: matchId, reason: 'an insult' }),
    expected: persons('NOT_FOUND'),
  },
  'Query.reports': { at: null, ask: () => ({}), expected: persons('NOT_FOUND') },
  'Mutation.sendMessage': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, input: { ...MESSAGE, key: crypto.randomUUID() } }),
    expected: PLAYERS,
  },
  'Mutation.readMessages': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, to: '1' }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.muteMatch': { at: 'playing', ask: ({ matchId }) => ({ matchId, muted: true }), expected: WATCHERS },
  'Mutation.blockPerson': { at: null, ask: ({ blockedId }) => ({ id: blockedId }), expected: PERSONS },
  'Mutation.unblockPerson': { at: null, ask: ({ blockedId }) => ({ id: blockedId }), expected: PERSONS },
  'Mutation.reportMessage': {
    at: 'playing',
    ask: ({ matchId }) => ({ matchId, messageId: '1', reason: 'why not' }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.decideReport': {
    at: null,
    ask: () => ({ id: '1', verdict: 'dismiss' }),
    expected: persons('NOT_FOUND'),
  },
  'Mutation.setSleepHours': {
    at: null,
    ask: () => ({ timeZone: 'Europe/Berlin', sleepFrom: 1380 }),
    expected: PERSONS,
  },

  'Subscription.matchChanged': {
    at: 'playing',
    ask: ({ matchId }) => ({ id: matchId }),
    expected: roles(['ok', 'ok', 'ok', 'ok', 'NOT_FOUND'], { revoked: 'closed' }),
  },
  'Subscription.myMatchesChanged': { at: null, ask: () => ({}), expected: persons('ok', { revoked: 'closed' }) },
};
