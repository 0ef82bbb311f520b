import type { Json } from '@fieldpost/engine';
import { callerIn } from '../identity/auth/graphql-caller.ts';
import { MatchType } from '../match-api/graphql-match.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { firstPage, mapped, nodesOf, pageOfConnection } from '../platform/paging.ts';
import { act } from './acting.ts';
import { officersAct } from './correcting.ts';
import { battleFrame } from './framing.ts';
import { dossierOf, historyOf, honourOf, inWords } from './history.ts';
import { createCampaign } from './opening.ts';
import { pageOf } from './page.ts';
import { writePlan } from './plans-and-notes.ts';
import {
  type CampaignSeen,
  campaignList,
  LISTED_AT_ONCE,
  ledgerPage,
  ownPlans,
  seeCampaign,
  stateAt,
  summaryOf,
} from './reading.ts';

type Summary = ReturnType<typeof summaryOf>;
type Shown = Summary & { readonly whole: Json; readonly page: Json };

/** A campaign as a document: its words are those of its rules, which the schema does not know. */
const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

export const CampaignType = builder.objectRef<Shown>('Campaign').implement({
  description: 'A war of many battles.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    rules: t.exposeString('rules', { description: '"id@edition"' }),
    status: t.field({
      type: builder.enumType('CampaignStatus', {
        values: ['open', 'playing', 'finished', 'cancelled'] as const,
        description: 'Whether a campaign is recruiting, running, finished or cancelled.',
      }),
      description: 'Whether it is recruiting, running, finished or cancelled.',
      resolve: ({ status }) => status,
    }),
    seq: t.exposeInt('seq', { description: 'Of the last entry of its ledger; -1 before it begins.' }),
    head: t.exposeString('head', { nullable: true }),
    asked: t.exposeBoolean('asked', { description: 'Whether you are asked something now.' }),
    correctedByPlayer: t.exposeBoolean('correctedByPlayer', {
      description: 'Whether its only player has corrected a result: no front places it, and nothing of it is rated.',
    }),
    whole: t.expose('whole', {
      type: 'JSON',
      extensions: costs({ own: 200 }),
      description: 'All that you may know of it.',
    }),
    page: t.field({
      type: 'JSON',
      nullable: true,
      extensions: costs({ own: 200 }),
      description:
        'What a page of it needs as it opens: `whole` with the count of its battles instead of their list, and of `viewer` neither views nor bare acts, but what your side knows beyond others. Null in lists.',
      resolve: ({ page }) => page,
    }),
  }),
});

const CampaignConnection = connectionOf<Shown>('Campaign', CampaignType as never);

export const shown = (campaign: Summary): Shown => ({ ...campaign, whole: jsonOf(campaign), page: null });

const opened = (seen: CampaignSeen): Shown => ({ ...shown(seen), page: jsonOf(pageOf(seen)) });

builder.objectFields(MatchType, (t) => ({
  campaign: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    description:
      'Of a battle, what its war says of it: {campaign, battle, turn, title, place, stakes, rosters, prisoners, seq, atlas}.',
    resolve: async ({ id, followedBy }, _args, { services, caller }) => {
      if (followedBy === null) return null;
      const framed = await battleFrame(services, caller, id);
      return framed.ok ? jsonOf(framed.value) : null;
    },
  }),
}));

builder.queryFields((t) => ({
  campaigns: t.field({
    type: [CampaignType],
    extensions: costs({ own: LOOK_UP, most: LISTED_AT_ONCE }),
    description: 'Campaigns that anybody may read, or your own; the newest first.',
    args: { mine: t.arg.boolean(), open: t.arg.boolean(), after: t.arg({ type: 'DateTime' }) },
    resolve: async (_root, { mine, open, after }, { services, caller }) => {
      const asked = { mine: mine ?? false, open: open ?? false, after: after ?? null };
      return nodesOf(await campaignList(services, caller, asked, firstPage(LISTED_AT_ONCE))).map(shown);
    },
  }),
  campaignsConnection: t.field({
    type: CampaignConnection,
    extensions: costs({ own: LOOK_UP, most: LISTED_AT_ONCE }),
    description: 'Campaigns that anybody may read, or your own; the newest first, page by page.',
    args: {
      mine: t.arg.boolean(),
      open: t.arg.boolean(),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: async (_root, { mine, open, ...page }, { services, caller }) => {
      const asked = { mine: mine ?? false, open: open ?? false };
      const found = campaignList(services, caller, asked, pageOfConnection(page, LISTED_AT_ONCE, 'moment'));
      return mapped(await found, shown);
    },
  }),
  campaign: t.field({
    type: CampaignType,
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { services, caller }) => {
      const seen = await seeCampaign(services, caller, id);
      return seen.ok ? opened(seen.value) : null;
    },
  }),
  campaignLedger: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: 2 * LOOK_UP }),
    description: 'Entries after one, 200 at most: {head, entries}.',
    args: { id: t.arg.id({ required: true }), after: t.arg.int() },
    resolve: async (_root, { id, after }, { services, caller }) => {
      const page = await ledgerPage(services, caller, id, { after: after ?? -1 });
      return page.ok ? (page.value as unknown as Json) : null;
    },
  }),
  campaignState: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    description: 'The state after an entry: {seq, state}.',
    args: { id: t.arg.id({ required: true }), seq: t.arg.int({ required: true }) },
    resolve: async (_root, { id, seq }, { services, caller }) => {
      const found = await stateAt(services, caller, id, seq);
      return found.ok ? (found.value as Json) : null;
    },
  }),
  campaignHistory: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: 2 * LOOK_UP }),
    description:
      'The war entry by entry, 100 at most, each with what it changed; `asText`: in words alone, as {seq, kind, says}: {steps, next}.',
    args: { id: t.arg.id({ required: true }), after: t.arg.int(), asText: t.arg.boolean() },
    resolve: async (_root, { id, after, asText }, { services, caller }) => {
      const page = await historyOf(services, caller, id, after ?? -1);
      return page.ok ? jsonOf(asText ? inWords(page.value) : page.value) : null;
    },
  }),
  campaignSoldier: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    description: 'What became of a soldier, battle by battle: {person, lines}.',
    args: { id: t.arg.id({ required: true }), soldier: t.arg.string({ required: true }) },
    resolve: async (_root, { id, soldier }, { services, caller }) => {
      const found = await dossierOf(services, caller, id, soldier);
      return found.ok ? jsonOf(found.value) : null;
    },
  }),
  campaignHonour: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    description: 'The roll of honour: {fallen, firsts}.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { services, caller }) => {
      const found = await honourOf(services, caller, id);
      return found.ok ? jsonOf(found.value) : null;
    },
  }),
  campaignPlans: t.field({
    type: 'JSON',
    extensions: costs({ own: LOOK_UP }),
    description: 'Plan and notes of your Empire.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      unwrap(await ownPlans(context.services, callerIn(context), id)) as unknown as Json,
  }),
}));

const CreateCampaignInput = builder.inputType('CreateCampaignInput', {
  fields: (t) => ({
    rules: t.string({ required: true }),
    title: t.string({ required: true }),
    options: t.field({ type: 'JSON' }),
    settings: t.field({ type: 'JSON' }),
    visibility: t.string(),
    side: t.string(),
    solo: t.boolean(),
    bots: t.field({ type: 'JSON' }),
  }),
});

builder.mutationFields((t) => ({
  createCampaign: t.field({
    type: CampaignType,
    args: { input: t.arg({ type: CreateCampaignInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const caller = callerIn(context);
      const bots = isRecord(input.bots) ? input.bots : null;
      const visibility = input.visibility === 'public' ? 'public' : 'private';
      const made = await createCampaign(context.services, caller, { ...input, visibility, bots });
      return shown(summaryOf(unwrap(made), caller));
    },
  }),
  campaignAct: t.field({
    type: 'JSON',
    description: 'Choose, declare, answer, exchange: {entries, head, seq, state}.',
    args: {
      campaignId: t.arg.id({ required: true }),
      expectedSeq: t.arg.int({ required: true }),
      act: t.arg({ type: 'JSON', required: true }),
      side: t.arg.string(),
      key: t.arg.string(),
    },
    resolve: async (_root, { campaignId, expectedSeq, act: given, side, key }, context) => {
      const submission = { expectedSeq, act: given, side, key: key ?? null };
      return unwrap(await act(context.services, callerIn(context), campaignId, submission)) as unknown as Json;
    },
  }),
  campaignOfficer: t.field({
    type: 'JSON',
    description: 'Correct, void, pause or resume: the act as the campaign reads it.',
    args: {
      campaignId: t.arg.id({ required: true }),
      expectedSeq: t.arg.int({ required: true }),
      act: t.arg({ type: 'JSON', required: true }),
      dryRun: t.arg.boolean(),
      key: t.arg.string(),
    },
    resolve: async (_root, { campaignId, expectedSeq, act: given, dryRun, key }, context) => {
      const asked = { expectedSeq, act: given ?? null, dryRun: dryRun ?? false, key: key ?? null };
      return unwrap(await officersAct(context.services, callerIn(context), campaignId, asked));
    },
  }),
  planCampaign: t.field({
    type: 'JSON',
    args: { campaignId: t.arg.id({ required: true }), plan: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_root, { campaignId, plan }, context) =>
      unwrap(await writePlan(context.services, callerIn(context), campaignId, plan)) as unknown as Json,
  }),
}));

function isRecord(raw: unknown): raw is Readonly<Record<string, string>> {
  return typeof raw === 'object' && raw !== null && Object.values(raw).every((one) => typeof one === 'string');
}
