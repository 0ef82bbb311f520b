import { callerIn } from '../identity/auth/graphql-caller.ts';
import { asMatch } from '../match-api/graphql-as-match.ts';
import { MatchType } from '../match-api/graphql-match.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { excuseMiss } from './excuse.ts';
import { fileConditionalOrders } from './filing.ts';
import { answerPause, endPause, offerPause } from './pauses.ts';
import { setSleepHours } from './player-hours.ts';
import { endVacation, takeVacation } from './vacation.ts';

builder.mutationFields((t) => ({
  offerPause: t.field({
    type: MatchType,
    args: {
      matchId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      until: t.arg.string({ description: 'ISO 8601; if omitted, the pause lasts until a side ends it.' }),
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
  excuseMiss: t.field({
    type: MatchType,
    description: 'Forgives another side the last turn that it let pass.',
    args: { matchId: t.arg.id({ required: true }), side: t.arg.string({ required: true }) },
    resolve: (_root, { matchId, side }, context) =>
      asMatch(context, matchId, (caller) => excuseMiss(context.services, caller, matchId, side)),
  }),
  fileConditionalOrders: t.field({
    type: MatchType,
    description: 'Files what is to be played when your next turn comes, in place of what was filed before.',
    args: { matchId: t.arg.id({ required: true }), orders: t.arg({ type: 'JSON', required: true }) },
    resolve: (_root, { matchId, orders }, context) =>
      asMatch(context, matchId, (caller) => fileConditionalOrders(context.services, caller, matchId, orders)),
  }),
  setSleepHours: t.boolean({
    description: 'Says when you sleep: clocks that grant hours of sleep stand then. Once in seven days.',
    args: { timeZone: t.arg.string({ required: true }), sleepFrom: t.arg.int({ required: true }) },
    resolve: async (_root, input, context) => {
      unwrap(await setSleepHours(context.services, callerIn(context), input));
      return true;
    },
  }),
}));
