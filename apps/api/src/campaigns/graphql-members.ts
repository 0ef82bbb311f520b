/** Members of a campaign: seats, vacations, the start. */
import { callerIn } from '../identity/auth/graphql-caller.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { leaveCampaign, offerSeat, takeOffered, transferCampaign } from './changing-seats.ts';
import { CampaignType, shown } from './graphql.ts';
import { cancelCampaign, joinCampaign, startCampaign } from './opening.ts';
import { summaryOf } from './reading.ts';
import { endCampaignVacation, takeCampaignVacation } from './vacation.ts';

builder.mutationFields((t) => ({
  joinCampaign: t.field({
    type: CampaignType,
    args: { id: t.arg.id({ required: true }), empire: t.arg.string({ required: true }) },
    resolve: async (_root, { id, empire }, context) => {
      const caller = callerIn(context);
      return shown(summaryOf(unwrap(await joinCampaign(context.services, caller, id, empire)), caller));
    },
  }),
  leaveCampaign: t.field({
    type: CampaignType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const caller = callerIn(context);
      return shown(summaryOf(unwrap(await leaveCampaign(context.services, caller, id)), caller));
    },
  }),
  transferCampaign: t.field({
    type: CampaignType,
    description: 'Hands your campaign over to another member, who invites and arranges from then on (LC-011).',
    args: { id: t.arg.id({ required: true }), userId: t.arg.id({ required: true }) },
    resolve: async (_root, { id, userId }, context) => {
      const caller = callerIn(context);
      return shown(summaryOf(unwrap(await transferCampaign(context.services, caller, id, userId)), caller));
    },
  }),
  offerCampaignSeat: t.field({
    type: 'String',
    description: 'An offer of a seat in a running campaign, for the replacement (LC-014).',
    args: {
      id: t.arg.id({ required: true }),
      empire: t.arg.string({ required: true }),
      player: t.arg.int({ required: true }),
    },
    resolve: async (_root, { id, empire, player }, context) =>
      unwrap(await offerSeat(context.services, callerIn(context), id, { side: empire, player })).seat,
  }),
  takeCampaignSeat: t.field({
    type: CampaignType,
    description: 'Takes a seat that was offered.',
    args: { id: t.arg.id({ required: true }), seat: t.arg.string({ required: true }) },
    resolve: async (_root, { id, seat }, context) => {
      const caller = callerIn(context);
      return shown(summaryOf(unwrap(await takeOffered(context.services, caller, id, seat)), caller));
    },
  }),
  takeCampaignVacation: t.field({
    type: CampaignType,
    description: 'Takes vacation between battles: the waits of the Empire that you command stand (LC-093).',
    args: {
      id: t.arg.id({ required: true }),
      days: t.arg.int({ required: true }),
      from: t.arg.string({ description: 'ISO 8601; without it from now on.' }),
      empire: t.arg.string({ description: 'Where you command both.' }),
    },
    resolve: async (_root, { id, days, from, empire }, context) => {
      const caller = callerIn(context);
      const asked = { side: empire ?? null, days, from: from ?? null };
      return shown(summaryOf(unwrap(await takeCampaignVacation(context.services, caller, id, asked)), caller));
    },
  }),
  endCampaignVacation: t.field({
    type: CampaignType,
    description: 'Ends the vacation, or cancels a planned one.',
    args: { id: t.arg.id({ required: true }), empire: t.arg.string() },
    resolve: async (_root, { id, empire }, context) => {
      const caller = callerIn(context);
      return shown(summaryOf(unwrap(await endCampaignVacation(context.services, caller, id, empire ?? null)), caller));
    },
  }),
  startCampaign: t.field({
    type: CampaignType,
    args: { id: t.arg.id({ required: true }), bot: t.arg.string({ required: true }) },
    resolve: async (_root, { id, bot }, context) => {
      const caller = callerIn(context);
      return shown(summaryOf(unwrap(await startCampaign(context.services, caller, id, bot)), caller));
    },
  }),
  cancelCampaign: t.field({
    type: CampaignType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const caller = callerIn(context);
      return shown(summaryOf(unwrap(await cancelCampaign(context.services, caller, id)), caller));
    },
  }),
}));
