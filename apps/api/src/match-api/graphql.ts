import type { Json, Result } from '@fieldpost/engine';
import type { Caller } from '../context.ts';
import { callerStands } from '../identity/auth/caller.ts';
import { known } from '../identity/auth/scopes.ts';
import type { LiveMessage } from '../live/live.ts';
import { LiveSubscription } from '../live/subscription.ts';
import { findMatch } from '../match-store/find-match.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError, unwrap } from '../platform/errors/plugin.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { type Agreement, agree } from '../turn/agreements.ts';
import { type Order, play } from '../turn/play.ts';
import { undo } from '../turn/undo.ts';
import { MatchType } from './graphql-match.ts';
import { lateChanges } from './late-changes.ts';
import { markSeen } from './service.ts';

export { MatchType };

builder.queryField('match', (t) =>
  t.field({
    type: MatchType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: costs({ own: 2 * LOOK_UP }),
    resolve: async (_root, { id }, context) => {
      context.request.matchId = id;
      const found = await findMatch(context.services, context.caller, id);
      return found.ok ? found.value.match : null;
    },
  }),
);

/** Does something for a signed-in caller, and returns the match's new state. */
async function then<Done>(
  context: GraphContext,
  id: string,
  action: (caller: Caller) => Promise<Result<Done, ReturnType<typeof fault>>>,
): Promise<StoredMatch> {
  context.request.matchId = id;
  unwrap(await action(unwrap(known(context.caller))));
  return unwrap(await findMatch(context.services, context.caller, id)).match;
}

function orderOf(command: Json | undefined | null, line: string | undefined | null): Order {
  const given = [command, line].filter((part) => part !== undefined && part !== null);
  if (given.length !== 1) throw new FaultError(fault('MALFORMED', { message: 'Send either command or line.' }));
  return typeof line === 'string' ? { line } : { command: command ?? null };
}

builder.mutationFields((t) => ({
  play: t.field({
    type: MatchType,
    description: 'Plays a command. The same key gets the first result again, so that a request may be repeated safely.',
    args: {
      matchId: t.arg.id({ required: true }),
      expectedStep: t.arg.int({ required: true }),
      command: t.arg({ type: 'JSON' }),
      line: t.arg.string(),
      key: t.arg.string({ required: true }),
    },
    resolve: (_root, { matchId, expectedStep, command, line, key }, context) => {
      const submission = { expectedStep, order: orderOf(command, line), key };
      return then(context, matchId, (caller) => play(context.services, caller, matchId, submission));
    },
  }),
  fileOrders: t.field({
    type: MatchType,
    description: 'Files standing orders (a placement plan, retreat orders): at any time, whatever the step.',
    args: { matchId: t.arg.id({ required: true }), command: t.arg({ type: 'JSON' }), line: t.arg.string() },
    resolve: (_root, { matchId, command, line }, context) => {
      const submission = { expectedStep: null, order: orderOf(command, line), key: null };
      return then(context, matchId, (caller) => play(context.services, caller, matchId, submission));
    },
  }),
  undo: t.field({
    type: MatchType,
    args: { matchId: t.arg.id({ required: true }), expectedStep: t.arg.int({ required: true }) },
    resolve: (_root, { matchId, expectedStep }, context) =>
      then(context, matchId, (caller) => undo(context.services, caller, matchId, expectedStep)),
  }),
  markSeen: t.field({
    type: MatchType,
    args: { matchId: t.arg.id({ required: true }), step: t.arg.int({ required: true }) },
    resolve: (_root, { matchId, step }, context) =>
      then(context, matchId, (caller) => markSeen(context.services, caller, matchId, step)),
  }),
}));

const WORDS: readonly Agreement[] = ['resign', 'offerDraw', 'acceptDraw', 'declineDraw', 'claim'];

for (const word of WORDS) {
  builder.mutationField(word, (t) =>
    t.field({
      type: MatchType,
      args: { matchId: t.arg.id({ required: true }) },
      resolve: (_root, { matchId }, context) =>
        then(context, matchId, (caller) => agree(context.services, caller, matchId, word)),
    }),
  );
}

const CHANGED_TO = ['open', 'playing', 'finished', 'cancelled'] as const;

const MatchChangeType = builder.objectRef<LiveMessage>('MatchChange').implement({
  description: 'Something of a match has changed: read from it what you may know.',
  fields: (t) => ({
    id: t.id({ resolve: (change) => change.matchId }),
    step: t.exposeInt('step'),
    status: t.field({
      type: builder.enumType('MatchChangeStatus', {
        values: CHANGED_TO,
        description: 'As of a match; cancelled: it never began, and is gone.',
      }),
      resolve: ({ status }) => status as (typeof CHANGED_TO)[number],
    }),
  }),
});

/** Changes that a caller wants, until their token or session is revoked. */
function changes(
  { services }: GraphContext,
  caller: Caller | null,
  wants: (message: LiveMessage) => boolean,
): LiveSubscription {
  const stands = async () => caller === null || callerStands(services, caller).catch(() => true);
  return new LiveSubscription(services.live, wants, stands);
}

builder.subscriptionFields((t) => ({
  matchChanged: t.field({
    type: MatchChangeType,
    args: { id: t.arg.id({ required: true }) },
    subscribe: async (_root, { id }, context) => {
      const { match } = unwrap(await findMatch(context.services, context.caller, id));
      const user = context.caller?.userId ?? '';
      const wants = (message: LiveMessage) =>
        message.matchId === id && (!message.open || message.userIds.includes(user));
      const heard = changes(context, context.caller, wants);
      return match.spectatorDelay === 0 ? heard : lateChanges(context.services, context.caller, heard, match.step);
    },
    resolve: (change) => change,
  }),
  myMatchesChanged: t.field({
    type: MatchChangeType,
    subscribe: (_root, _args, context) => {
      const caller = unwrap(known(context.caller));
      return changes(context, caller, (message) => message.userIds.includes(caller.userId));
    },
    resolve: (change) => change,
  }),
}));
