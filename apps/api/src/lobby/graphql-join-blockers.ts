import { MatchType } from '../matches/graphql-match.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { type Guest, guestOf, type JoinBlocker, joinBlockerFor } from './join-blockers.ts';

const JoinBlockerType = builder.objectRef<JoinBlocker>('JoinBlocker').implement({
  description: 'Why you may not sit down.',
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    details: t.field({ type: 'JSON', nullable: true, resolve: ({ details }) => details }),
  }),
});

/** One guest for a whole request: their record is looked up once, however many matches are listed. */
const guests = new WeakMap<GraphContext, Guest | null>();
function guestIn(context: GraphContext): Guest | null {
  if (!guests.has(context)) guests.set(context, guestOf(context.services, context.caller));
  return guests.get(context) ?? null;
}

builder.objectField(MatchType, 'joinBlocker', (t) =>
  t.field({
    type: JoinBlockerType,
    nullable: true,
    description: 'Why you may not take a seat of it; null: you may. An invitation lifts them.',
    resolve: (match, _args, context) => joinBlockerFor(match, guestIn(context)),
  }),
);
