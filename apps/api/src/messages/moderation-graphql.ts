import { callerIn } from '../identity/auth/graphql-caller.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { decideReport, MAX_LISTED, report, reportsFor, VERDICTS } from './moderation.ts';
import type { OpenReport } from './report-store.ts';

const VerdictType = builder.enumType('Verdict', {
  values: VERDICTS,
  description: 'Dismiss; remove the message; remove it and mute its author for a week.',
});

const ReportType = builder.objectRef<OpenReport>('Report').implement({
  description: 'A message that somebody has shown to the moderators.',
  fields: (t) => ({
    id: t.exposeID('id'),
    matchId: t.exposeID('matchId'),
    matchTitle: t.exposeString('matchTitle'),
    text: t.exposeString('body'),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    authorName: t.exposeString('authorName'),
    hiddenBefore: t.exposeInt('hiddenBefore', { description: 'Messages of this author removed before.' }),
    reporterName: t.exposeString('reporterName'),
    reason: t.exposeString('reason'),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

builder.queryField('reports', (t) =>
  t.field({
    type: [ReportType],
    description: 'For moderators: what waits for them, the oldest first.',
    extensions: costs({ own: LOOK_UP, most: MAX_LISTED }),
    resolve: async (_root, _args, context) => [...unwrap(await reportsFor(context.services, callerIn(context)))],
  }),
);

builder.mutationFields((t) => ({
  reportMessage: t.boolean({
    description: 'Shows a message to the moderators; its writer is not told who did.',
    args: {
      matchId: t.arg.id({ required: true }),
      messageId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, given, context) => {
      unwrap(await report(context.services, callerIn(context), given));
      return true;
    },
  }),
  decideReport: t.boolean({
    description: 'For moderators: settles a report, and all others on the same message.',
    args: { id: t.arg.id({ required: true }), verdict: t.arg({ type: VerdictType, required: true }) },
    resolve: async (_root, { id, verdict }, context) => {
      unwrap(await decideReport(context.services, callerIn(context), id, verdict));
      return true;
    },
  }),
}));
