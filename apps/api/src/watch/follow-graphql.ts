import { callerIn } from '../identity/auth/graphql-caller.ts';
import { MatchType } from '../match-api/graphql.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { type Following, followingOf, followMatch, followPerson, unfollowMatch, unfollowPerson } from './follow.ts';
import { type FollowedPerson, MAX_FOLLOWED, MAX_SHOWN } from './follow-store.ts';

const FollowedType = builder.objectRef<FollowedPerson>('FollowedPerson').implement({
  description: 'Somebody whom you follow.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const FollowingType = builder.objectRef<Following>('Following').implement({
  description: 'Whom and what you follow.',
  fields: (t) => ({
    people: t.field({
      type: [FollowedType],
      extensions: costs({ own: 0, most: MAX_FOLLOWED }),
      resolve: ({ people }) => [...people],
    }),
    matchIds: t.field({
      type: ['ID'],
      extensions: costs({ own: 0, most: MAX_FOLLOWED }),
      description: 'Matches that you follow by name, running and ended.',
      resolve: ({ matchIds }) => [...matchIds],
    }),
    running: t.field({
      type: [MatchType],
      extensions: costs({ own: 0, most: MAX_SHOWN }),
      description: 'What of it is played now where anybody may look, the newest first; none in which you sit.',
      resolve: ({ running }) => [...running],
    }),
  }),
});

builder.queryField('following', (t) =>
  t.field({
    type: FollowingType,
    extensions: costs({ own: 4 * LOOK_UP }),
    resolve: (_root, _args, context) => followingOf(context.services, callerIn(context)),
  }),
);

builder.mutationFields((t) => ({
  followPerson: t.boolean({
    description: 'Their open matches come to your desk. They are not told.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      unwrap(await followPerson(context.services, callerIn(context), id));
      return true;
    },
  }),
  unfollowPerson: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await unfollowPerson(context.services, callerIn(context), id);
      return true;
    },
  }),
  followMatch: t.boolean({
    description: 'You are notified when it ends.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      unwrap(await followMatch(context.services, callerIn(context), id));
      return true;
    },
  }),
  unfollowMatch: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await unfollowMatch(context.services, callerIn(context), id);
      return true;
    },
  }),
}));
