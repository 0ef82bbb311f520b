import { callerIn } from '../identity/auth/graphql-caller.ts';
import { MeType } from '../identity/players/graphql.ts';
import { MatchType } from '../match-api/graphql.ts';
import { asMatch } from '../match-api/graphql-as-match.ts';
import { findRuleSet, newestRuleSets } from '../match-store/rule-sets.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { firstPage, nodesOf, pageOfConnection } from '../platform/paging.ts';
import { CreateMatchInput, DiceOfferInput } from './graphql-inputs.ts';
import { InvitationInfoType, InvitationLinkType, RuleSetType } from './graphql-parts.ts';
import { joinerOf } from './join-blockers.ts';
import {
  cancelMatch,
  createMatch,
  deskMatches,
  invitationInfo,
  invite,
  inviteBot,
  joinMatch,
  type LobbyQuery,
  leaveMatch,
  lobbyMatches,
  MAX_LISTED,
  ownMatches,
  rematch,
} from './service.ts';
import { countWaiting } from './store.ts';

export const MatchConnection = connectionOf<StoredMatch>('Match', MatchType as never);

type Filter = {
  readonly ruleSet?: string | null | undefined;
  readonly scenario?: string | null | undefined;
  readonly side?: string | null | undefined;
  readonly joinable?: boolean | null | undefined;
};

const lobbyQuery = ({ ruleSet, scenario, side, joinable }: Filter, context: GraphContext): LobbyQuery => ({
  ruleSet: ruleSet ?? undefined,
  scenario: scenario ?? undefined,
  side: side ?? undefined,
  joinableBy: joinable === true ? (joinerOf(context.services, callerIn(context)) ?? undefined) : undefined,
});

builder.objectField(MeType, 'waiting', (t) =>
  t.int({
    extensions: costs({ own: LOOK_UP }),
    description: 'How many of your matches wait for your orders.',
    resolve: ({ id }, _args, { services }) => countWaiting(services.db, id),
  }),
);

builder.queryFields((t) => ({
  ruleSets: t.field({
    type: [RuleSetType],
    extensions: costs({ most: newestRuleSets().length }),
    resolve: () => [...newestRuleSets()],
  }),
  ruleSet: t.field({
    type: RuleSetType,
    nullable: true,
    args: { id: t.arg.id({ required: true, description: '"id" for the newest edition, or "id@edition".' }) },
    resolve: (_root, { id }) => findRuleSet(id),
  }),
  lobby: t.field({
    type: [MatchType],
    extensions: costs({ own: 16 * LOOK_UP, most: MAX_LISTED }),
    description: 'Listed matches that wait for players, the newest first.',
    args: {
      ruleSet: t.arg.id(),
      scenario: t.arg.string(),
      side: t.arg.string(),
      joinable: t.arg.boolean({
        description: 'Only those in which you may sit down: your record meets their requirements.',
      }),
    },
    resolve: async (_root, asked, context) => [
      ...nodesOf(
        await lobbyMatches(context.services, context.caller, lobbyQuery(asked, context), firstPage(MAX_LISTED)),
      ),
    ],
  }),
  myMatches: t.field({
    type: [MatchType],
    extensions: costs({ own: 16 * LOOK_UP, most: MAX_LISTED }),
    description: 'Those that wait for you first, by the time that is left.',
    args: {
      waiting: t.arg.boolean(),
      finished: t.arg.boolean(),
      first: t.arg.int({ description: 'How many at most; 100 unless said otherwise.' }),
      skip: t.arg.int({ description: 'How many of those that go on are left out: a desk has parts, not pages.' }),
    },
    resolve: async (_root, args, context) => [...(await deskMatches(context.services, callerIn(context), args))],
  }),
  lobbyConnection: t.field({
    type: MatchConnection,
    extensions: costs({ own: 16 * LOOK_UP, most: MAX_LISTED }),
    description: 'Listed matches that wait for players, the newest first, page by page.',
    args: {
      ruleSet: t.arg.id(),
      scenario: t.arg.string(),
      side: t.arg.string(),
      joinable: t.arg.boolean({ description: 'Only those in which you may sit down.' }),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: (_root, asked, context) =>
      lobbyMatches(
        context.services,
        context.caller,
        lobbyQuery(asked, context),
        pageOfConnection(asked, MAX_LISTED, 'moment'),
      ),
  }),
  myMatchesConnection: t.field({
    type: MatchConnection,
    extensions: costs({ own: 16 * LOOK_UP, most: MAX_LISTED }),
    description: 'Your matches, the newest first, page by page.',
    args: {
      waiting: t.arg.boolean(),
      finished: t.arg.boolean(),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: (_root, asked, context) =>
      ownMatches(context.services, callerIn(context), asked, pageOfConnection(asked, MAX_LISTED, 'moment')),
  }),
  invitation: t.field({
    type: InvitationInfoType,
    nullable: true,
    extensions: costs({ own: 2 * LOOK_UP }),
    args: { secret: t.arg.string({ required: true }) },
    resolve: (_root, { secret }, { services, caller }) => invitationInfo(services, caller, secret),
  }),
}));

builder.mutationFields((t) => ({
  createMatch: t.field({
    type: MatchType,
    args: { input: t.arg({ type: CreateMatchInput, required: true }) },
    resolve: (_root, { input: { scenarioDocument, scenario, ...input } }, context) =>
      asMatch(context, null, (caller) =>
        createMatch(context.services, caller, { ...input, scenario: scenarioDocument ?? scenario }),
      ),
  }),
  joinMatch: t.field({
    type: MatchType,
    args: { id: t.arg.id({ required: true }), side: t.arg.string(), invitation: t.arg.string(), salt: t.arg.string() },
    resolve: (_root, { id, ...input }, context) =>
      asMatch(context, id, (caller) => joinMatch(context.services, caller, id, input)),
  }),
  leaveMatch: t.field({
    type: MatchType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => asMatch(context, id, (caller) => leaveMatch(context.services, caller, id)),
  }),
  cancelMatch: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => unwrap(await cancelMatch(context.services, callerIn(context), id)),
  }),
  invite: t.field({
    type: InvitationLinkType,
    args: { matchId: t.arg.id({ required: true }), side: t.arg.string(), email: t.arg.string() },
    resolve: async (_root, { matchId, ...input }, context) =>
      unwrap(await invite(context.services, callerIn(context), matchId, input)),
  }),
  inviteBot: t.field({
    type: MatchType,
    description: 'Seats a computer player on every free seat of your open match, which begins with that.',
    args: { matchId: t.arg.id({ required: true }), bot: t.arg.string({ required: true }) },
    resolve: (_root, { matchId, bot }, context) =>
      asMatch(context, matchId, (caller) => inviteBot(context.services, caller, matchId, bot)),
  }),
  rematch: t.field({
    type: MatchType,
    description: 'Offers a rematch with sides swapped, or takes the one that was offered.',
    args: { matchId: t.arg.id({ required: true }), dice: t.arg({ type: DiceOfferInput }), salt: t.arg.string() },
    resolve: (_root, { matchId, ...brought }, context) =>
      asMatch(context, matchId, async (caller) => {
        const done = await rematch(context.services, caller, matchId, brought);
        return done.ok ? { ok: true, value: done.value.match } : done;
      }),
  }),
}));
