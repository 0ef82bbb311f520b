import { type Json, operation } from '@fieldpost/client';

/** A seat of a campaign. */
export type Seat = {
  readonly empire: string;
  readonly player: number;
  /** `bot`: the computer player that it is. */
  readonly user: { readonly id: string; readonly name: string; readonly bot: string | null } | null;
};
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
  readonly notes: readonly string[];
};
export type Person = {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly kind: string;
  readonly picture: string;
};
export type Status = 'ready' | 'dead' | 'pow' | 'mia';
export type Dossier = {
  readonly status: Status;
  readonly generation: number;
  readonly battles: number;
  readonly wins: number;
  readonly kills: number;
  readonly wounds: number;
  readonly timesWounded: number;
  readonly timesFallen: number;
  readonly rank: number;
  readonly medals: readonly string[];
  readonly upgrades: readonly string[];
  readonly heldIn: string | null;
};
export type Owners = Readonly<Record<string, string | null>>;
export type Named = Readonly<Record<string, string>>;
type Exchange = { readonly by: string; readonly give: readonly string[]; readonly take: readonly string[] };
type WarState = {
  readonly phase: string;
  readonly turn: number;
  readonly initiative: string;
  readonly cities: Owners;
  readonly tactics: Readonly<Record<string, readonly string[]>>;
  readonly soldiers: Readonly<Record<string, Dossier>>;
  readonly exchange: Exchange | null;
  readonly outcome: { readonly winner: string; readonly reason: string } | null;
};
export type Act = Readonly<Record<string, Json>> & { readonly type: string };
export type Choice = {
  readonly title: string;
  readonly act: Act;
  readonly place: string | null;
  readonly person: string | null;
  readonly says: readonly string[];
};
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Atlas = {
  /** The rule set of its battles. */
  readonly game: string;
  readonly sides: Named;
  readonly places: readonly Place[];
  readonly people: readonly Person[];
  readonly words: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly terms: readonly {
    readonly key: string;
    readonly title: string;
    readonly values: readonly { readonly id: string; readonly title: string }[];
  }[];
};
export type Fought = {
  readonly seq: number;
  readonly battle: number;
  readonly match: string;
  readonly turn: number;
  readonly title: string;
  readonly winner: string;
  readonly rounds: number;
};

/** A campaign's description of one of its battles (LC-137). */
export type BattleFrame = {
  readonly campaign: { readonly id: string; readonly title: string };
  readonly battle: number;
  readonly turn: number;
  readonly title: string;
  readonly stakes: readonly string[];
  readonly rosters: Readonly<
    Record<string, readonly ({ readonly person: string } & Pick<Dossier, 'medals' | 'upgrades' | 'rank'>)[]>
  >;
  readonly prisoners: readonly { readonly person: string; readonly place: string }[];
  /** The entry that holds its report; null while the battle is in progress. */
  readonly seq: number | null;
  readonly atlas: Pick<Atlas, 'game' | 'sides' | 'people' | 'words'> & { readonly places: Named };
};

/** A campaign as the service tells it. */
export type Whole = {
  readonly seats: readonly Seat[];
  readonly waits: readonly Wait[];
  readonly options: { readonly cap?: number; readonly keys?: number; readonly conscripts?: number };
  /** LC-090: frozen when it was opened. */
  readonly settings: {
    readonly declareHours: number;
    readonly termsHours: number;
    readonly vacationDays: number;
    readonly standIn: 'allowed' | 'never';
    readonly clock: { readonly incrementSeconds: number; readonly bankSeconds: number };
  };
  /** By side, those that are over too; ISO 8601. */
  readonly vacations: Readonly<Record<string, readonly { readonly from: string; readonly to: string }[]>>;
  readonly battle: { readonly battle: number; readonly match: string } | null;
  readonly owner: { readonly id: string; readonly name: string };
  readonly owns: boolean;
  /** One person holds every seat. */
  readonly solo: boolean;
  /** LC-012: its only player has corrected a result, which nobody else had to agree to. */
  readonly correctedByPlayer: boolean;
  /** The front that it is a group of; `officer`: its reader may correct it as one who does not fight here. */
  readonly front: {
    readonly id: string;
    readonly name: string;
    readonly group: number | null;
    readonly club: { readonly slug: string; readonly name: string };
    readonly officer: boolean;
  } | null;
  readonly atlas: Atlas;
  readonly glance: { readonly counts: Counts } | null;
  readonly fought: readonly Fought[];
  /** Open offers, in words. */
  readonly offered: { readonly terms: string | null; readonly exchange: string | null };
  readonly view: { readonly state: WarState; readonly draw: string | null; readonly paused: boolean } | null;
  readonly motion: { readonly act: Act; readonly agreed: readonly string[] } | null;
  readonly viewer: {
    readonly empires: readonly string[];
    readonly commands: readonly string[];
    readonly vacationDaysLeft: Readonly<Record<string, number>>;
    readonly choices: Readonly<Record<string, readonly Choice[]>>;
  } | null;
};

/** The data of a campaign's page. */
export type War = Omit<Whole, 'fought' | 'viewer'> & {
  readonly battlesFought: number;
  readonly viewer:
    | (NonNullable<Whole['viewer']> & {
        /** A side's data beyond the public ones. */
        readonly own: Readonly<Record<string, { readonly startTactic?: string | null }>>;
      })
    | null;
};

/** An entry of the ledger as a page of the diary; maps hold only what changed since the one before. */
export type HistoryStep = {
  readonly seq: number;
  readonly line: number;
  readonly kind: string;
  readonly at: string;
  readonly by: string;
  readonly says: readonly string[];
  readonly turn: number;
  readonly battle: number | null;
  readonly match: string | null;
  readonly places: Owners;
  readonly people: Readonly<Record<string, Status>>;
  readonly counts: Counts;
};
/** An entry in words alone. */
export type ToldStep = Pick<HistoryStep, 'seq' | 'kind' | 'says'>;
export type HistoryPage = { readonly steps: readonly HistoryStep[]; readonly next: number | null };
export type DossierLine = {
  readonly battle: number;
  readonly match: string;
  readonly turn: number;
  readonly title: string;
  readonly says: string;
  readonly medal: string | null;
  readonly step: number | null;
};
export type Honour = {
  readonly fallen: readonly {
    readonly person: string;
    readonly generation: number;
    readonly turn: number;
    readonly battle: number;
    readonly match: string;
    readonly title: string;
    readonly battles: number;
    readonly medals: readonly string[];
    /** The author; null if nobody is responsible, or it is unknown. */
    readonly by: string | null;
    /** The step of the match that shows it. */
    readonly step: number | null;
  }[];
  readonly firsts: readonly { readonly title: string; readonly person: string; readonly says: string }[];
};

export type CampaignLine = {
  readonly id: string;
  readonly title: string;
  readonly status: 'open' | 'playing' | 'finished' | 'cancelled';
  readonly seq: number;
  readonly asked: boolean;
  readonly correctedByPlayer: boolean;
};
type Headed = CampaignLine & { readonly head: string | null };
export type Shown = Headed & { readonly war: War };

const LINE = 'id title status seq asked correctedByPlayer';

export const CAMPAIGNS = operation<{ readonly mine: boolean }, { readonly campaigns: readonly CampaignLine[] }>(
  `query Campaigns($mine: Boolean) { campaigns(mine: $mine) { ${LINE} } }`,
);

export const CAMPAIGN = operation<
  { readonly id: string },
  { readonly campaign: (Headed & { readonly whole: Whole }) | null }
>(`query Campaign($id: ID!) { campaign(id: $id) { ${LINE} head whole } }`);

/** LC-130: what its page needs as it opens. */
export const CAMPAIGN_PAGE = operation<{ readonly id: string }, { readonly campaign: Shown | null }>(
  `query CampaignPage($id: ID!) { campaign(id: $id) { ${LINE} head war: page } }`,
);

export const CAMPAIGN_HISTORY = operation<
  { readonly id: string; readonly after: number },
  { readonly campaignHistory: HistoryPage | null }
>('query CampaignHistory($id: ID!, $after: Int) { campaignHistory(id: $id, after: $after) }');

export const CAMPAIGN_LATELY = operation<
  { readonly id: string; readonly after: number },
  { readonly campaignHistory: { readonly steps: readonly ToldStep[]; readonly next: number | null } | null }
>('query CampaignLately($id: ID!, $after: Int) { campaignHistory(id: $id, after: $after, asText: true) }');

export const CAMPAIGN_SOLDIER = operation<
  { readonly id: string; readonly soldier: string },
  { readonly campaignSoldier: { readonly lines: readonly DossierLine[] } | null }
>('query CampaignSoldier($id: ID!, $soldier: String!) { campaignSoldier(id: $id, soldier: $soldier) }');

export const CAMPAIGN_HONOUR = operation<{ readonly id: string }, { readonly campaignHonour: Honour | null }>(
  'query CampaignHonour($id: ID!) { campaignHonour(id: $id) }',
);

/** A member's settings for one campaign that differ from their usual ones, by channel and event (LC-140). */
export type Differing = Partial<Readonly<Record<'mail' | 'push' | 'webhook', Readonly<Record<string, boolean>>>>>;

/** How the player is notified of a campaign, and its link for a feed reader (LC-140, LC-142). */
export const CAMPAIGN_TOLD = operation<
  { readonly id: string },
  { readonly campaignNotificationPreferences: Differing; readonly campaignFeed: string }
>('query CampaignTold($id: ID!) { campaignNotificationPreferences(campaignId: $id) campaignFeed(campaignId: $id) }');

export const SET_CAMPAIGN_NOTIFICATION_PREFERENCES = operation<
  { readonly id: string; readonly preferences: Differing },
  { readonly setCampaignNotificationPreferences: Differing }
>(
  'mutation SetCampaignNotificationPreferences($id: ID!, $preferences: JSON!) { setCampaignNotificationPreferences(campaignId: $id, preferences: $preferences) }',
);

type Opening = {
  readonly rules: string;
  readonly title: string;
  readonly options: Json;
  readonly bots: Json;
  readonly settings: Json;
  readonly side: string;
};

export const CREATE_CAMPAIGN = operation<
  { readonly input: Opening },
  { readonly createCampaign: { readonly id: string } }
>('mutation CreateCampaign($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }');

export const JOIN_CAMPAIGN = operation<
  { readonly id: string; readonly empire: string },
  { readonly joinCampaign: { readonly id: string } }
>('mutation JoinCampaign($id: ID!, $empire: String!) { joinCampaign(id: $id, empire: $empire) { id } }');

export const LEAVE_CAMPAIGN = operation<{ readonly id: string }, { readonly leaveCampaign: { readonly id: string } }>(
  'mutation LeaveCampaign($id: ID!) { leaveCampaign(id: $id) { id } }',
);

export const HAND_CAMPAIGN_OVER = operation<
  { readonly id: string; readonly userId: string },
  { readonly transferCampaign: { readonly id: string } }
>('mutation TransferCampaign($id: ID!, $userId: ID!) { transferCampaign(id: $id, userId: $userId) { id } }');

export const OFFER_SEAT = operation<
  { readonly id: string; readonly empire: string; readonly player: number },
  { readonly offerCampaignSeat: string }
>(
  'mutation OfferSeat($id: ID!, $empire: String!, $player: Int!) { offerCampaignSeat(id: $id, empire: $empire, player: $player) }',
);

export const TAKE_SEAT = operation<
  { readonly id: string; readonly seat: string },
  { readonly takeCampaignSeat: { readonly id: string } }
>('mutation TakeSeat($id: ID!, $seat: String!) { takeCampaignSeat(id: $id, seat: $seat) { id } }');

export const TAKE_CAMPAIGN_VACATION = operation<
  { readonly id: string; readonly days: number; readonly empire: string },
  { readonly takeCampaignVacation: { readonly id: string } }
>(
  'mutation TakeCampaignVacation($id: ID!, $days: Int!, $empire: String) { takeCampaignVacation(id: $id, days: $days, empire: $empire) { id } }',
);

export const END_CAMPAIGN_VACATION = operation<
  { readonly id: string; readonly empire: string },
  { readonly endCampaignVacation: { readonly id: string } }
>('mutation EndCampaignVacation($id: ID!, $empire: String) { endCampaignVacation(id: $id, empire: $empire) { id } }');

export const START_CAMPAIGN = operation<
  { readonly id: string; readonly bot: string },
  { readonly startCampaign: { readonly id: string } }
>('mutation StartCampaign($id: ID!, $bot: String!) { startCampaign(id: $id, bot: $bot) { id } }');

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

/** The effect of a correction on a later battle. */
export type Class = {
  readonly battle: number | null;
  readonly class: 'same' | 'touched' | 'broken';
  readonly code?: string;
};
export type Corrected = {
  readonly classes?: readonly Class[];
  readonly refused?: string | null;
  readonly state?: WarState | null;
  readonly motion?: { readonly agreed: readonly string[] };
};

export const CAMPAIGN_OFFICER = operation<
  {
    readonly campaignId: string;
    readonly expectedSeq: number;
    readonly act: Json;
    readonly dryRun: boolean;
    readonly key: string | null;
  },
  { readonly campaignOfficer: Corrected }
>(`mutation CampaignOfficer($campaignId: ID!, $expectedSeq: Int!, $act: JSON!, $dryRun: Boolean, $key: String) {
  campaignOfficer(campaignId: $campaignId, expectedSeq: $expectedSeq, act: $act, dryRun: $dryRun, key: $key)
}`);
