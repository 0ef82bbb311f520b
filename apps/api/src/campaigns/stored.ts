import type { AnyCampaign, CampaignAsks, CampaignTypes, Json, Refusal } from '@fieldpost/engine';
import { campaignOf } from '@fieldpost/rulebook/campaigns';
import type { RunningClock } from '../clock/running-clock-form.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import type { CampaignSettings } from './settings.ts';

export type Course = CampaignTypes['course'];

/** Who holds a seat now. */
export type Holder = {
  readonly side: string;
  readonly player: number;
  readonly userId: string;
  readonly name: string;
  /** The computer player whose account that is; null: a person's. */
  readonly bot: string | null;
  readonly since: Date;
};

/** Somebody is asked something, and has until then (ISO 8601). */
export type StoredWait = {
  readonly side: string;
  readonly what: CampaignAsks;
  readonly key: string;
  readonly since: string;
  readonly until: string;
  /** Answered, which its own side alone knows as long as another is asked. */
  readonly done: boolean;
};

/** An act that takes the word of every commander, and which sides have given it. */
export type Motion = { readonly act: Json; readonly seq: number; readonly agreed: readonly string[] };

/** The front of a club that a campaign is a group of (LC-100), and its officers. */
export type StoredFront = {
  readonly id: string;
  readonly name: string;
  /** LC-103: battles of even sides give results to the ratings. */
  readonly rated: boolean;
  readonly club: { readonly id: string; readonly slug: string; readonly name: string };
  /** The ids of those who hold an office of the club. */
  readonly officers: readonly string[];
};

/** A campaign as it is stored, secrets included: it never leaves the service as it is. */
export type StoredCampaign = {
  readonly id: string;
  readonly rules: string;
  readonly title: string;
  readonly status: 'open' | 'playing' | 'finished' | 'cancelled';
  readonly listed: boolean;
  readonly solo: boolean;
  readonly owner: { readonly id: string; readonly name: string };
  readonly options: Json;
  readonly settings: CampaignSettings;
  readonly head: string | null;
  readonly seq: number;
  readonly revision: number;
  /** Null until it has begun. */
  readonly course: Course | null;
  readonly waits: readonly StoredWait[];
  /** By side, those that are over too (LC-093). */
  readonly vacations: RunningClock['vacations'];
  readonly deadline: Date | null;
  readonly remindAt: Date | null;
  readonly actAt: Date | null;
  readonly motion: Motion | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** Null: it stands alone. */
  readonly front: StoredFront | null;
  /** Its number in the front, from 1. */
  readonly group: number | null;
  readonly seats: readonly Holder[];
};

/** The campaign that a stored one names for life. */
export function rulesOfCampaign({ rules }: Pick<StoredCampaign, 'rules'>): AnyCampaign {
  const found = campaignOf(rules);
  if (found === null) throw new Error(`no campaign ${rules} in the rulebook`);
  return found;
}

/** A refusal of the campaign's rules, in its own words. */
export function refusedBy({ texts }: AnyCampaign, refusal: Refusal): Fault {
  return refusalFault(refusal, { ...texts, windows: {} });
}

/** A campaign that has begun. */
export type Begun = StoredCampaign & { readonly course: Course };

export const hasBegun = (campaign: StoredCampaign): campaign is Begun => campaign.course !== null;

/** LC-010: "player 0 is its commander". */
export function commanderOf({ seats }: Pick<StoredCampaign, 'seats'>, side: string): Holder | null {
  return seats.find((seat) => seat.side === side && seat.player === 0) ?? null;
}

/** The seats that a person holds. */
export function seatsHeldBy({ seats }: Pick<StoredCampaign, 'seats'>, userId: string): readonly Holder[] {
  return seats.filter((seat) => seat.userId === userId);
}

/** LC-012, LC-102: an officer of the club whose front it belongs to, who sits on neither side. */
export function isItsOfficer(campaign: Pick<StoredCampaign, 'front' | 'seats'>, userId: string): boolean {
  return (campaign.front?.officers.includes(userId) ?? false) && seatsHeldBy(campaign, userId).length === 0;
}

/** How many seats each side has; the option is named as that of the battles. */
export function seatCount({ rules, options }: Pick<StoredCampaign, 'rules' | 'options'>, side: string): number {
  const key = rulesOfCampaign({ rules }).battles.lobby.players[side];
  const given = key === undefined ? 1 : (options as Readonly<Record<string, Json>>)[key];
  return typeof given === 'number' ? given : 1;
}
