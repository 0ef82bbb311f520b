/** The frozen part of an event (THE-RULES "Settings"). All of it is plain JSON; durations are whole hours or days as their names say. */
import type { Side } from '../scores.ts';

export const FORMATS = ['league', 'swiss', 'knockout', 'ladder', 'team', 'list'] as const;
/** `team`: a round robin of teams (CL-125). `list`: matches that nothing pairs, rated and listed (CL-129). */
export type Format = (typeof FORMATS)[number];
export const SIDE_MODES = ['single', 'pair'] as const;
export const TIEBREAKS = ['PTS', 'DE', 'SB', 'BH', 'BHC1', 'WON', 'MAR', 'HARD', 'MISS', 'LOT'] as const;
export type Tiebreak = (typeof TIEBREAKS)[number];
export const LATE_POLICIES = ['provisional', 'adjudicate', 'wait', 'run-on'] as const;
export const SEEDINGS = ['rating', 'standing', 'manual', 'lot'] as const;

export type Settings = {
  readonly schema: 1;
  readonly game: string;
  readonly edition: string;
  readonly scenario: string;
  readonly format: Format;
  readonly sideMode: (typeof SIDE_MODES)[number];
  /** League: `single` or `double` (CL-052). Swiss: how many; null for the default of CL-060. */
  readonly rounds: 'single' | 'double' | number | null;
  readonly points: 'standard' | 'football';
  readonly halfWins: boolean;
  /**
   * League: how many tiers, or how many divisions each has from the top (CL-040). Swiss: how many sections, null for the least
   * number.
   */
  readonly tiers: number | readonly number[];
  readonly sections: number | null;
  readonly limits: { readonly divisionSize: number; readonly openMatches: number; readonly unproven: number };
  readonly entry: {
    /** Percent of the last 100 turns that were answered. */
    readonly reliability: number;
    readonly channelDays: number;
    readonly rating: readonly [number, number] | null;
    readonly provisional: boolean;
    readonly members: boolean;
    readonly bots: 'no' | 'allowed' | 'fill' | 'only';
  };
  readonly muster: {
    readonly hours: number;
    readonly extraHours: number;
    /** CL-034: what becomes of an event with too few at the end of its check-in. Not there (settings of before): it is cancelled. */
    readonly tooFew?: 'entries' | 'cancel';
  };
  readonly minEntries: number;
  readonly maxEntries: number | null;
  readonly draftHours: number;
  readonly spectatorDelay: number;
  readonly finalBy: string | null;
  readonly seeding: (typeof SEEDINGS)[number];
  /** Rounds of each wave; null for the default of CL-042. */
  readonly plan: readonly number[] | null;
  readonly window: {
    readonly days: number;
    readonly perExtraMatch: number;
    readonly extension: number;
    readonly firstTurn: number;
  };
  readonly late: {
    readonly policy: (typeof LATE_POLICIES)[number];
    readonly days: number;
    readonly last: (typeof LATE_POLICIES)[number];
  };
  readonly adjudication: {
    readonly playouts: number;
    readonly bounds: readonly number[];
    readonly slowShare: number;
    readonly refereeDays: number;
    readonly appealHours: number;
  };
  readonly tiebreaks: readonly Tiebreak[];
  readonly promotion: { readonly up: number; readonly down: number; readonly playoff: boolean };
  readonly clock: string;
  readonly vacation: string;
  readonly standInBot: boolean;
  readonly rated: boolean;
  readonly ratedBots: boolean;
  readonly zone: string;
  readonly seedHash: string | null;
  /** `consent`: rounds which need a repeat are held until the organiser agrees (CL-060). */
  readonly repeats: 'never' | 'consent';
  /** Null where the lot decides (CL-065). */
  readonly firstSide: Side | null;
  /** Side edge of the scenario in rating points for side A (CL-135). */
  readonly edge: number;
  readonly rolling: boolean;
  readonly thirdPlace: boolean;
  /** CL-047: how many go on to a knock-out, a power of two; 0 for none. */
  readonly playoffTop: number;
  /** CL-125: boards of a team. */
  readonly boards: number;
  /** CL-200: where matches are played. Not there (settings of before): on the server. */
  readonly played?: (typeof PLAYED)[number];
  /** CL-202, CL-205: terms of reports; not there: those of `tableTerms`. */
  readonly table?: TableTerms;
};

/** CL-200: on the server, at a real table, or either. */
export const PLAYED = ['online', 'table', 'either'] as const;
export type TableTerms = {
  /** So long the other side may object. */
  readonly confirmHours: number;
  /** The fate of an unanswered report: it counts, or it becomes a case. */
  readonly silence: 'stands' | 'case';
  /** CL-205: whether reported results are rated among themselves. */
  readonly rated: 'no' | 'pool';
};
const USUAL_TERMS: TableTerms = { confirmHours: 72, silence: 'stands', rated: 'no' };

export const tableTerms = ({ table }: Pick<Settings, 'table'>): TableTerms => table ?? USUAL_TERMS;
export const playedAt = ({ played }: Pick<Settings, 'played'>): (typeof PLAYED)[number] => played ?? 'online';
