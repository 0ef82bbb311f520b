import { type Json, operation } from '@fieldpost/client';

/** A seat of a campaign. */
type Seat = { readonly empire: string; readonly player: number; readonly user: { readonly name: string } | null };
/** Somebody is asked something, until then. */
type Wait = { readonly side: string; readonly what: string; readonly until: string; readonly done: boolean };
export type Place = {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly at: readonly [x: number, y: number];
  readonly lines: readonly string[];
  readonly key: boolean;
  readonly symbol: string | null;
};
export type Person = { readonly id: string; readonly side: string; readonly name: string; readonly kind: string };
export type Dossier = {
  readonly status: 'ready' | 'dead' | 'pow' | 'mia';
  readonly generation: number;
  readonly battles: number;
  readonly wins: number;
  readonly kills: number;
  readonly rank: number;
  readonly medals: readonly string[];
  readonly upgrades: readonly string[];
  readonly heldIn: string | null;
};
export type WarState = {
  readonly phase: string;
  readonly turn: number;
  readonly initiative: string;
  readonly cities: Readonly<Record<string, string | null>>;
  readonly soldiers: Readonly<Record<string, Dossier>>;
  readonly outcome: { readonly winner: string; readonly reason: string } | null;
};
export type Choice = { readonly title: string; readonly act: Json };

/** A campaign as the service tells it. */
export type Whole = {
  readonly seats: readonly Seat[];
  readonly waits: readonly Wait[];
  readonly battle: { readonly battle: number; readonly match: string } | null;
  readonly atlas: {
    readonly sides: Readonly<Record<string, string>>;
    readonly places: readonly Place[];
    readonly people: readonly Person[];
  };
  readonly view: { readonly state: WarState } | null;
  readonly viewer: {
    readonly empires: readonly string[];
    readonly choices: Readonly<Record<string, readonly Choice[]>>;
  } | null;
};

export type CampaignLine = {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly seq: number;
  readonly asked: boolean;
};
type Shown = CampaignLine & { readonly head: string | null; readonly whole: Whole };

const LINE = 'id title status seq asked';

export const CAMPAIGNS = operation<{ readonly mine: boolean }, { readonly campaigns: readonly CampaignLine[] }>(
  `query Campaigns($mine: Boolean) { campaigns(mine: $mine) { ${LINE} } }`,
);

export const CAMPAIGN = operation<{ readonly id: string }, { readonly campaign: Shown | null }>(
  `query Campaign($id: ID!) { campaign(id: $id) { ${LINE} head whole } }`,
);

type Opening = { readonly rules: string; readonly title: string; readonly options: Json; readonly bots: Json };

export const CREATE_CAMPAIGN = operation<
  { readonly input: Opening },
  { readonly createCampaign: { readonly id: string } }
>('mutation CreateCampaign($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }');

export const JOIN_CAMPAIGN = operation<
  { readonly id: string; readonly empire: string },
  { readonly joinCampaign: { readonly id: string } }
>('mutation JoinCampaign($id: ID!, $empire: String!) { joinCampaign(id: $id, empire: $empire) { id } }');

export const CAMPAIGN_ACT = operation<
  {
    readonly campaignId: string;
    readonly expectedSeq: number;
    readonly act: Json;
    readonly side: string;
    readonly key: string;
  },
  { readonly campaignAct: Json }
>(`mutation CampaignAct($campaignId: ID!, $expectedSeq: Int!, $act: JSON!, $side: String, $key: String) {
  campaignAct(campaignId: $campaignId, expectedSeq: $expectedSeq, act: $act, side: $side, key: $key)
}`);
