import { findCampaign } from '../../campaigns/reading.ts';
import { callerIn } from '../../identity/auth/graphql-caller.ts';
import { MeType } from '../../identity/players/graphql.ts';
import { findMatch } from '../../match-store/find-match.ts';
import { unwrap } from '../../platform/errors/plugin.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { calendarOf, feedOf, rotateFeeds, warFeedOf } from './links.ts';

builder.objectField(MeType, 'calendarUrl', (t) =>
  t.string({
    description: 'Your deadlines as a calendar (iCal). The link is secret.',
    resolve: ({ id }, _args, { services }) => calendarOf(services, id),
  }),
);

builder.queryField('matchFeed', (t) =>
  t.string({
    description:
      'The link to a match in a feed reader (Atom), as you may know the match; a secret one where you are signed in.',
    args: { matchId: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId }, { services, caller }) => {
      unwrap(await findMatch(services, caller, matchId));
      return feedOf(services, caller, matchId);
    },
  }),
);

builder.queryField('campaignFeed', (t) =>
  t.string({
    description: 'The link to a campaign in a feed reader (Atom); a secret one where you are signed in.',
    args: { campaignId: t.arg.id({ required: true }) },
    resolve: async (_root, { campaignId }, { services, caller }) => {
      unwrap(await findCampaign(services, caller, campaignId));
      return warFeedOf(services, caller, campaignId);
    },
  }),
);

builder.mutationField('rotateFeeds', (t) =>
  t.string({
    description: 'Makes the secret links of your feeds void. Answers the new one of your deadlines.',
    resolve: (_root, _args, c) => rotateFeeds(c.services, callerIn(c).userId),
  }),
);
