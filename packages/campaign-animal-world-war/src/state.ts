/**
 * The state of a campaign at one moment (LC-020), as plain JSON. Names, species and texts are in the catalogue. Plans and unrevealed
 * choices are stored separately (LC-022).
 */
import {
  EMPIRES,
  type Empire,
  type LayoutId,
  type MedalId,
  type ObjectiveId,
  type TacticId,
  type UpgradeId,
} from '@fieldpost/rules-animal-world-war/catalogue';
import { CITY_IDS, type CityId, HOMES } from './catalogue/cities.ts';
import { SOLDIER_IDS, type SoldierId } from './catalogue/soldiers.ts';

export type { Empire };
export { EMPIRES };
export type ByEmpire<Value> = { readonly HERB: Value; readonly CARN: Value };

const CAMPAIGN_PHASES = ['startTactics', 'declare', 'terms', 'battle', 'ended'] as const;
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number];

export const STATUSES = ['ready', 'dead', 'pow', 'mia'] as const;
export type Status = (typeof STATUSES)[number];

export type Dossier = {
  readonly status: Status;
  /** From 1; one higher for each conscript who follows (LC-068). */
  readonly generation: number;
  readonly battles: number;
  readonly wins: number;
  /** Battles that they ended `ready` (M16). */
  readonly readyEnds: number;
  readonly timesWounded: number;
  /** Deaths of a Recruit, who comes back. */
  readonly timesFallen: number;
  /** Enemies killed and wounded. */
  readonly kills: number;
  readonly wounds: number;
  /** 0 without U02, else 1 to 4. */
  readonly rank: number;
  readonly medals: readonly MedalId[];
  readonly upgrades: readonly UpgradeId[];
  readonly heldIn: CityId | null;
  readonly lostAt: {
    readonly battleId: string;
    readonly city: CityId | null;
    readonly at: readonly [number, number];
  } | null;
  readonly diedIn: string | null;
  readonly diedTurn: number | null;
};

export const DECLARATION_KINDS = ['attack', 'rescue', 'recover', 'standDown'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];
/** LC-033: another objective or field than the city's own. */
export type Terms = { readonly objective: ObjectiveId | null; readonly layout: LayoutId | null };
/** An Empire's use of its initiative; the body of the entry `declared`. */
export type Declaration = {
  readonly turn: number;
  readonly empire: Empire;
  readonly kind: DeclarationKind;
  readonly city: CityId | null;
  readonly soldier: SoldierId | null;
  readonly pows: readonly SoldierId[];
  readonly terms: Terms | null;
};

export type Exchange = {
  readonly by: Empire;
  readonly give: readonly SoldierId[];
  readonly take: readonly SoldierId[];
};

export const END_REASONS = ['keyCities', 'noCity', 'noSoldiers', 'cap', 'agreement', 'resignation', 'forfeit'] as const;
export type EndReason = (typeof END_REASONS)[number];
export type Outcome = { readonly winner: Empire | 'draw'; readonly reason: EndReason };

export type State = {
  readonly phase: CampaignPhase;
  /** From 1. */
  readonly turn: number;
  readonly initiative: Empire;
  readonly cities: Readonly<Record<CityId, Empire | null>>;
  /** Unlocked, ascending. */
  readonly tactics: ByEmpire<readonly TacticId[]>;
  /** AFTERMATHs running with fewer than 2 ready soldiers that are no Recruits. */
  readonly short: ByEmpire<number>;
  readonly soldiers: Readonly<Record<SoldierId, Dossier>>;
  readonly battle: {
    readonly battle: number;
    /** Null while its terms are not settled; so is `carry`. */
    readonly match: string | null;
    readonly declared: Declaration;
    readonly carry: string | null;
  } | null;
  readonly exchange: Exchange | null;
  readonly outcome: Outcome | null;
};

/** A soldier with nothing behind them. */
export function newDossier(generation = 1): Dossier {
  return {
    status: 'ready',
    generation,
    battles: 0,
    wins: 0,
    readyEnds: 0,
    timesWounded: 0,
    timesFallen: 0,
    kills: 0,
    wounds: 0,
    rank: 0,
    medals: [],
    upgrades: [],
    heldIn: null,
    lostAt: null,
    diedIn: null,
    diedTurn: null,
  };
}

/** LC-021: the campaign before anybody has chosen anything. */
export function freshState(): State {
  const owner = (city: CityId) => EMPIRES.find((empire) => HOMES[empire].includes(city)) ?? null;
  return {
    phase: 'startTactics',
    turn: 1,
    initiative: 'HERB',
    cities: Object.fromEntries(CITY_IDS.map((city) => [city, owner(city)])) as State['cities'],
    tactics: { HERB: [], CARN: [] },
    short: { HERB: 0, CARN: 0 },
    soldiers: Object.fromEntries(SOLDIER_IDS.map((id) => [id, newDossier()])),
    battle: null,
    exchange: null,
    outcome: null,
  };
}

/** The record of a soldier. Throws if there is none, which is a bug. */
export function dossierOf({ soldiers }: Pick<State, 'soldiers'>, id: SoldierId): Dossier {
  const dossier = soldiers[id];
  if (dossier === undefined) throw new Error(`no soldier is called ${id}`);
  return dossier;
}
