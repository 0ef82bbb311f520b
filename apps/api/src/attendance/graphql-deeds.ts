import type { Result } from '@fieldpost/engine';
import type { Caller } from '../context.ts';
import { known } from '../identity/auth/scopes.ts';
import { answerMuster } from '../lobby/ready-check.ts';
import { openSeat, returnToSeat, takeOver } from '../lobby/vacant-seats.ts';
import type { StoredMatch } from '../match/stored.ts';
import { MatchType } from '../matches/graphql-match.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { excuseMiss } from './excuse.ts';
import { fileConditionalOrders } from './filing.ts';
import { answerPause, endPause, offerPause } from './pauses.ts';
import { setHours } from './player-hours.ts';
import { endVacation, takeVacation } from './vacation.ts';

const callerIn = (context: GraphContext): Caller => unwrap(known(context.caller));

/** Does something to a match as the caller, and gives it as it stands then. */
async function asMatch(
  context: GraphContext,
  matchId: string,
  deed: (caller: Caller) => Promise<Result<StoredMatch, Fault>>,
): Promise<StoredMatch> {
  context.request.matchId = matchId;
  return unwrap(await deed(callerIn(context)));
}

builder.mutationFields((t) => ({
  offerPause: t.field({
    type: MatchType,
    args: {
      matchId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      until: t.arg.string({ description: 'ISO 8601; without it the clocks stand until a side asks for the end.' }),
    },
    resolve: (_root, { matchId, reason, until }, context) =>
      asMatch(context, matchId, (caller) =>
        offerPause(context.services, caller, matchId, { reason, until: until ?? null }),
      ),
  }),
  answerPause: t.field({
    type: MatchType,
    args: { matchId: t.arg.id({ required: true }), agreed: t.arg.boolean({ required: true }) },
    resolve: (_root, { matchId, agreed }, context) =>
      asMatch(context, matchId, (caller) => answerPause(context.services, caller, matchId, agreed)),
  }),
  endPause: t.field({
    type: MatchType,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, context) =>
      asMatch(context, matchId, (caller) => endPause(context.services, caller, matchId)),
  }),
  takeVacation: t.field({
    type: MatchType,
    args: {
      matchId: t.arg.id({ required: true }),
      days: t.arg.int({ required: true }),
      from: t.arg.string({ description: 'ISO 8601; without it from now on.' }),
    },
    resolve: (_root, { matchId, days, from }, context) =>
      asMatch(context, matchId, (caller) =>
        takeVacation(context.services, caller, matchId, { days, from: from ?? null }),
      ),
  }),
  endVacation: t.field({
    type: MatchType,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, context) =>
      asMatch(context, matchId, (caller) => endVacation(context.services, caller, matchId)),
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
  excuseMiss: t.field({
    type: MatchType,
    description: 'Forgives the other side the last turn that it let pass.',
    args: { matchId: t.arg.id({ required: true }), side: t.arg.string({ required: true }) },
    resolve: (_root, { matchId, side }, context) =>
      asMatch(context, matchId, (caller) => excuseMiss(context.services, caller, matchId, side)),
  }),
  answerMuster: t.field({
    type: MatchType,
    description: 'Says that you are there; with the last of you the match begins.',
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, context) =>
      asMatch(context, matchId, (caller) => answerMuster(context.services, caller, matchId)),
  }),
  fileConditionalOrders: t.field({
    type: MatchType,
    description: 'Files what is to be played when your next turn comes, in place of what was filed before.',
    args: { matchId: t.arg.id({ required: true }), orders: t.arg({ type: 'JSON', required: true }) },
    resolve: (_root, { matchId, orders }, context) =>
      asMatch(context, matchId, (caller) => fileConditionalOrders(context.services, caller, matchId, orders)),
  }),
  setHours: t.boolean({
    description: 'Says when you sleep: clocks that grant hours of sleep stand then. Once in seven days.',
    args: { timeZone: t.arg.string({ required: true }), sleepFrom: t.arg.int({ required: true }) },
    resolve: async (_root, wish, context) => {
      unwrap(await setHours(context.services, callerIn(context), wish));
      return true;
    },
  }),
}));
