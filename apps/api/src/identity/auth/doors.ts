import type { Need } from './scopes.ts';

/** What asks for the same: a line names one thing by each door that it has, a root field of GraphQL or a route of REST. */
type Section = {
  readonly need: Need;
  /** Whether guests may: they look, learn, and play against the computer. Over REST they only read. */
  readonly guests: boolean;
  readonly doors: readonly string[];
};

/** Every operation of the service with its requirements: the one table that guards both REST and GraphQL. */
export const SECTIONS: readonly Section[] = [
  {
    need: 'open',
    guests: true,
    doors: [
      'GET /openapi.json, GET /docs, GET /docs/, GET /docs/js/scalar.js, Query.demoAccounts',
      'Query.ruleSets, GET /rulesets, Query.ruleSet, GET /rulesets/:id, GET /rulesets/:id/schemas',
      'Query.statistics, GET /rulesets/:id/statistics',
      'Query.user, GET /users/:id, GET /users/:id/ratings, GET /users/:id/reliability',
      'Query.invitation, GET /invitations/:secret',
      'Query.mailAction, Mutation.runMailAction',
    ],
  },
  {
    need: 'matches:read',
    guests: true,
    doors: [
      'Query.match, Subscription.matchChanged, GET /matches/:id, GET /matches/:id/commands, GET /matches/:id/notices',
      'Query.position, GET /matches/:id/position, Query.matchStatistics, GET /matches/:id/statistics',
      'Query.myLevels, GET /me/levels',
      'GET /matches/:id/frames, GET /matches/:id/record, GET /matches/:id/orders, GET /matches/:id/conditional-orders',
      'Query.lobby, Query.lobbyConnection, Query.myMatches, Query.myMatchesConnection, GET /matches',
      'Query.myWindows, GET /windows, Subscription.myMatchesChanged, GET /stream',
      'Query.watchConnection, GET /watch, Query.bestMatches, GET /watch/best',
      'Query.vacantSeats, Query.vacantSeatsConnection, GET /vacancies, Query.handoverPack, GET /matches/:id/handover',
      'Query.calendarPreview, GET /matches/:id/calendar, Query.diceOffer, GET /matches/:id/dice',
      'Query.ratings, Query.bestRatings, Query.bestRatingsConnection, GET /ratings',
      'Query.myScenarios, GET /scenarios, Query.customScenario, GET /scenarios/:id',
      'Query.campaigns, Query.campaignsConnection, GET /campaigns, GET /matches/:id/campaign',
      'Query.campaign, GET /campaigns/:id, GET /campaigns/:id/legal, GET /campaigns/:id/battles',
      'Query.campaignLedger, GET /campaigns/:id/ledger, GET /campaigns/:id/export',
      'Query.campaignState, GET /campaigns/:id/state, Query.campaignHistory, GET /campaigns/:id/history',
      'Query.campaignSoldier, GET /campaigns/:id/soldiers/:soldierId, Query.campaignHonour, GET /campaigns/:id/honour',
      'Query.campaignPlans, GET /campaigns/:id/plans',
      'Query.fronts, Query.frontsConnection, GET /clubs/:slug/fronts, Query.front, GET /clubs/:slug/fronts/:id',
    ],
  },
  {
    // Data of a match that guests do not have.
    need: 'matches:read',
    guests: false,
    doors: [
      'Query.talk, GET /matches/:id/messages',
      'Query.notes, Query.notesConnection, GET /matches/:id/notes',
      'Query.trials, GET /trials, Query.trial, GET /trials/:id',
      'Query.matchNotifications, Query.matchNotificationsConnection, GET /matches/:id/notifications',
    ],
  },
  {
    need: 'matches:write',
    guests: true,
    doors: [
      'Mutation.createMatch, POST /matches, Mutation.cancelMatch, POST /matches/:id/cancel',
      'Mutation.rematch, POST /matches/:id/rematch, Mutation.play, POST /matches/:id/commands',
      'Mutation.undo, POST /matches/:id/undo, Mutation.markSeen, POST /matches/:id/seen',
      'Mutation.resign, POST /matches/:id/resign, Mutation.offerDraw, POST /matches/:id/draw',
      'Mutation.fileOrders, POST /matches/:id/orders',
      'Mutation.fileConditionalOrders, POST /matches/:id/conditional-orders',
      'Mutation.askForHint, POST /matches/:id/hint',
    ],
  },
  {
    need: 'matches:write',
    guests: false,
    doors: [
      'Mutation.joinMatch, POST /matches/:id/join, Mutation.leaveMatch, POST /matches/:id/leave',
      'Mutation.invite, POST /matches/:id/invitations, Mutation.inviteBot, POST /matches/:id/bot',
      'POST /dice, Mutation.setSalt, POST /matches/:id/salt, Mutation.acceptDraw, Mutation.declineDraw',
      'Mutation.claim, POST /matches/:id/claim, Mutation.excuseMiss, POST /matches/:id/excuse',
      'Mutation.offerPause, Mutation.answerPause, Mutation.endPause, POST /matches/:id/pause',
      'Mutation.takeVacation, Mutation.endVacation, POST /matches/:id/vacation',
      'Mutation.openSeat, Mutation.returnToSeat, Mutation.takeOver, POST /matches/:id/seat',
      'Mutation.confirmReady, POST /matches/:id/ready',
      'Mutation.writeNote, POST /matches/:id/notes, Mutation.deleteNote, DELETE /matches/:id/notes/:note',
      'Mutation.createTrial, POST /trials, Mutation.changeTrial, PUT /trials/:id, Mutation.deleteTrial, DELETE /trials/:id',
      'Mutation.sendMessage, POST /matches/:id/messages, Mutation.readMessages, POST /matches/:id/messages/read',
      'Mutation.muteMatch, PUT /matches/:id/messages/muted, Mutation.reportMessage',
      'Mutation.saveScenario, POST /scenarios, PUT /scenarios/:id, Mutation.deleteScenario, DELETE /scenarios/:id',
      'Mutation.createCampaign, POST /campaigns, Mutation.joinCampaign, POST /campaigns/:id/join',
      'Mutation.transferCampaign, PUT /campaigns/:id/owner, Mutation.leaveCampaign, POST /campaigns/:id/leave',
      'Mutation.startCampaign, POST /campaigns/:id/start, Mutation.cancelCampaign, POST /campaigns/:id/cancel',
      'Mutation.offerCampaignSeat, POST /campaigns/:id/seat, Mutation.takeCampaignSeat, POST /campaigns/:id/substitute',
      'Mutation.takeCampaignVacation, Mutation.endCampaignVacation, POST /campaigns/:id/vacation',
      'Mutation.campaignAct, POST /campaigns/:id/acts, Mutation.planCampaign, PUT /campaigns/:id/plan',
      'Mutation.campaignOfficer, POST /campaigns/:id/corrections, POST /campaigns/:id/pause, POST /campaigns/:id/resume',
      'POST /campaigns/:id/void, PUT /campaigns/:id/notes/:soldierId',
      'Mutation.openFront, POST /clubs/:slug/fronts, Mutation.actOnFront, POST /clubs/:slug/fronts/:id/acts',
    ],
  },
  {
    need: 'account',
    guests: true,
    doors: ['Query.me, GET /me', 'Mutation.saveLessonProgress'],
  },
  {
    need: 'account',
    guests: false,
    doors: [
      'Mutation.updateProfile, PATCH /me, Mutation.deleteAccount, DELETE /me, GET /me/export',
      'GET /me/sessions, Mutation.revokeSession, DELETE /me/sessions/:id',
      'GET /me/tokens, Mutation.createToken, POST /me/tokens, Mutation.revokeToken, DELETE /me/tokens/:id',
      'Mutation.setSleepHours, PUT /me/sleep-hours',
      'Query.blockedPeople, Mutation.blockPerson, PUT /me/blocks/:userId, Mutation.unblockPerson, DELETE /me/blocks/:userId',
      'Query.following, GET /me/followed',
      'Mutation.followPerson, PUT /me/followed/people/:id, Mutation.unfollowPerson, DELETE /me/followed/people/:id',
      'Mutation.followMatch, PUT /me/followed/matches/:id, Mutation.unfollowMatch, DELETE /me/followed/matches/:id',
      'GET /me/notification-preferences, Mutation.setNotificationPreferences, PUT /me/notification-preferences',
      'Query.matchNotificationPreferences, GET /matches/:id/notification-preferences',
      'Mutation.setMatchNotificationPreferences, PUT /matches/:id/notification-preferences',
      'Query.campaignNotificationPreferences, GET /campaigns/:id/notification-preferences',
      'Mutation.setCampaignNotificationPreferences, PUT /campaigns/:id/notification-preferences',
      'Mutation.resumeEmail, POST /me/email/resume, Query.matchFeed, Query.campaignFeed, Mutation.rotateFeeds',
      'GET /me/devices, Mutation.addPushDevice, POST /me/devices, Mutation.removePushDevice, DELETE /me/devices/:id',
      'GET /me/webhooks, Mutation.addWebhook, POST /me/webhooks, Mutation.removeWebhook, DELETE /me/webhooks/:id',
      'Mutation.testWebhook, POST /me/webhooks/:id/test, Mutation.rotateWebhookSecret, POST /me/webhooks/:id/rotate',
      'Mutation.enableWebhook, POST /me/webhooks/:id/enable',
      'Query.accounts, Query.auditLog, Query.reports, Mutation.decideReport, Mutation.suspendPerson',
      'Mutation.liftSuspension, Mutation.signOutEverywhere, Mutation.renamePerson, Mutation.exportPerson',
      'Mutation.deletePerson, Mutation.removeTitle',
    ],
  },
  {
    need: 'club:read',
    guests: true,
    doors: [
      'Query.clubs, Query.clubsConnection, GET /clubs, Query.club, GET /clubs/:slug',
      'Query.events, Query.eventsConnection, GET /events, Query.event, GET /events/:id',
      'Query.eventLog, GET /events/:id/log, GET /events/:id/export, GET /events/:id/downloads/:file',
    ],
  },
  {
    need: 'event:organise',
    guests: false,
    doors: [
      'Mutation.createClub, POST /clubs',
      'Mutation.announceEvent, POST /clubs/:slug/events, POST /clubs/:slug/imports',
    ],
  },
  {
    need: 'event:any',
    guests: false,
    doors: ['Mutation.actInClub, POST /clubs/:slug/acts, Mutation.actInEvent, POST /events/:id/acts'],
  },
];
