import { asMatch } from '../match-api/graphql-as-match.ts';
import { MatchType } from '../match-api/graphql-match.ts';
import { builder } from '../platform/graphql/builder.ts';
import { PAGE_ARGUMENTS } from '../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { firstPage, nodesOf, pageOfConnection } from '../platform/paging.ts';
import { MatchConnection } from './graphql.ts';
import { confirmReady } from './ready-check.ts';
import { MAX_VACANT, openSeat, returnToSeat, takeOver, vacancies } from './vacant-seats.ts';

builder.queryFields((t) => ({
  vacantSeats: t.field({
    type: [MatchType],
    extensions: costs({ own: 20 * LOOK_UP, most: MAX_VACANT }),
    description: 'Listed matches in play with a seat that you may take over.',
    resolve: async (_root, _args, { services, caller }) => [
      ...nodesOf(await vacancies(services, caller, firstPage(MAX_VACANT))),
    ],
  }),
  vacantSeatsConnection: t.field({
    type: MatchConnection,
    extensions: costs({ own: 20 * LOOK_UP, most: MAX_VACANT }),
    description: 'Listed matches in play with a seat that you may take over, the oldest first, page by page.',
    args: {
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: (_root, asked, { services, caller }) =>
      vacancies(services, caller, pageOfConnection(asked, MAX_VACANT, 'moment')),
  }),
}));

builder.mutationFields((t) => ({
  openSeat: t.field({
    type: MatchType,
    description: 'Opens your own seat to a replacement.',
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, context) =>
      asMatch(context, matchId, (caller) => openSeat(context.services, caller, matchId)),
  }),
  returnToSeat: t.field({
    type: MatchType,
    description: 'Takes your seat back from a stand-in or from those who might take it over.',
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, context) =>
      asMatch(context, matchId, (caller) => returnToSeat(context.services, caller, matchId)),
  }),
  takeOver: t.field({
    type: MatchType,
    description: 'Takes over an open seat of a match in play.',
    args: {
      matchId: t.arg.id({ required: true }),
      side: t.arg.string({ required: true }),
      invitation: t.arg.string({ description: 'The secret of a link to it; without one the match must be listed.' }),
    },
    resolve: (_root, { matchId, side, invitation }, context) =>
      asMatch(context, matchId, (caller) => takeOver(context.services, caller, matchId, side, invitation ?? null)),
  }),
  confirmReady: t.field({
    type: MatchType,
    description: 'Says that you are there; with the last of you the match begins.',
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, context) =>
      asMatch(context, matchId, (caller) => confirmReady(context.services, caller, matchId)),
  }),
}));
