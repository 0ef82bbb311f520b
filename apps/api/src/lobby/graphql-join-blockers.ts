import { MatchType } from '../match-api/graphql-match.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { type JoinBlocker, type Joiner, joinBlockerFor, joinerOf } from './join-blockers.ts';

const JoinBlockerType = builder.objectRef<JoinBlocker>('JoinBlocker').implement({
  description: 'Why you may not sit down.',
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    details: t.field({ type: 'JSON', nullable: true, resolve: ({ details }) => details }),
  }),
});

/** One joiner for a whole request: their record is looked up once, however many matches are listed. */
const joiners = new WeakMap<GraphContext, Joiner | null>();
function joinerIn(context: GraphContext): Joiner | null {
  if (!joiners.has(context)) joiners.set(context, joinerOf(context.services, context.caller));
  return joiners.get(context) ?? null;
}

builder.objectField(MatchType, 'joinBlocker', (t) =>
  t.field({
    type: JoinBlockerType,
    nullable: true,
    description: 'Why you may not take a seat of it; null: you may. An invitation lifts them.',
    resolve: (match, _args, context) => joinBlockerFor(match, joinerIn(context)),
  }),
);
