import type { GameTypes, Json, Level, Scenario } from '@fieldpost/engine';
import { catalogueOf, titleOf } from '@fieldpost/rulebook';
import { CLOCK_PRESETS } from '../clock/presets.ts';
import { UserType } from '../identity/players/graphql.ts';
import { MatchType } from '../match-api/graphql-match.ts';
import { newestRuleSets, scenariosOf } from '../match-store/rule-sets.ts';
import type { AnyRuleSet } from '../match-store/rules.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, weightOf } from '../platform/graphql/costs.ts';
import type { InvitationInfo, InvitationLink } from './invitations.ts';

/** A field of a game costs what the heaviest of all games weighs in it. */
const heaviest = (of: (rules: AnyRuleSet) => unknown) =>
  costs({ own: Math.max(...newestRuleSets().map((rules) => weightOf(of(rules)))) });

/** What a document costs in the middle of all scenarios of its game. */
const ofOneDocument = ({ scenarios }: AnyRuleSet): number =>
  Math.ceil(weightOf(scenarios.map(({ document }) => document)) / scenarios.length);

const ScenarioType = builder
  .objectRef<Scenario<GameTypes> & { readonly levels: readonly Level[] }>('Scenario')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      sides: t.stringList({ resolve: ({ sides }) => [...sides] }),
      levels: t.stringList({ resolve: ({ levels }) => [...levels] }),
      document: t.expose('document', {
        type: 'JSON',
        extensions: costs({ own: Math.max(...newestRuleSets().map(ofOneDocument)) }),
      }),
    }),
  });

export const RuleSetType = builder.objectRef<AnyRuleSet>('RuleSet').implement({
  description: 'A game, in one edition.',
  fields: (t) => ({
    id: t.id({ resolve: ({ ref }) => ref.id }),
    edition: t.int({ resolve: ({ ref }) => ref.edition }),
    ref: t.string({ resolve: ({ ref }) => `${ref.id}@${ref.edition}` }),
    title: t.string({ resolve: ({ ref }) => titleOf(ref.id) }),
    sides: t.stringList({ resolve: ({ sides }) => [...sides] }),
    playersPerSide: t.exposeInt('playersPerSide'),
    options: t.field({
      type: 'JSON',
      extensions: heaviest(({ options }) => options),
      resolve: ({ options }) => options as Json,
    }),
    scenarios: t.field({
      type: [ScenarioType],
      extensions: costs({ most: Math.max(...newestRuleSets().map(({ scenarios }) => scenarios.length)) }),
      resolve: scenariosOf,
    }),
    texts: t.field({ type: 'JSON', extensions: heaviest(({ texts }) => texts), resolve: ({ texts }) => texts as Json }),
    catalogue: t.field({
      type: 'JSON',
      nullable: true,
      extensions: heaviest(({ ref }) => catalogueOf(ref.id)),
      resolve: ({ ref }) => catalogueOf(ref.id),
    }),
    clockPresets: t.field({
      type: 'JSON',
      extensions: heaviest(() => CLOCK_PRESETS),
      resolve: () => CLOCK_PRESETS as Json,
    }),
  }),
});

export const InvitationLinkType = builder.objectRef<InvitationLink>('InvitationLink').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    secret: t.exposeString('secret', { description: 'Shown this once: only its SHA-256 is kept.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    mailed: t.exposeBoolean('mailed'),
  }),
});

export const InvitationInfoType = builder.objectRef<InvitationInfo>('InvitationInfo').implement({
  fields: (t) => ({
    match: t.expose('match', { type: MatchType }),
    side: t.exposeString('side', { nullable: true }),
    inviter: t.expose('inviter', { type: UserType }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    usable: t.exposeBoolean('usable', { description: 'A seat can still be taken by it.' }),
  }),
});
