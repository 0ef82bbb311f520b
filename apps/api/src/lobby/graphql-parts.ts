import type { GameTypes, Json, Scenario } from '@fieldpost/engine';
import { catalogueOf, titleOf } from '@fieldpost/rulebook';
import { CLOCK_PRESETS } from '../clock/presets.ts';
import { UserType } from '../identity/players/graphql.ts';
import type { AnyRuleSet } from '../match/rules.ts';
import { MatchType } from '../matches/graphql-match.ts';
import { builder } from '../platform/graphql/builder.ts';
import type { InvitationInfo, InvitationLink } from './invitations.ts';

const ScenarioType = builder.objectRef<Scenario<GameTypes>>('Scenario').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    sides: t.stringList({ resolve: ({ sides }) => [...sides] }),
    document: t.expose('document', { type: 'JSON' }),
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
    options: t.field({ type: 'JSON', resolve: ({ options }) => options as Json }),
    scenarios: t.field({ type: [ScenarioType], resolve: ({ scenarios }) => [...scenarios] }),
    texts: t.field({ type: 'JSON', resolve: ({ texts }) => texts as Json }),
    catalogue: t.field({ type: 'JSON', nullable: true, resolve: ({ ref }) => catalogueOf(ref.id) }),
    clockPresets: t.field({ type: 'JSON', resolve: () => CLOCK_PRESETS as Json }),
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
