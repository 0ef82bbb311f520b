/**
 * The language of win conditions (THE-RULES "Objectives"). An objective, printed or drawn by a player, states what its two roles aim at in
 * these words alone; objectives/meeting.ts is their one reader. Hexes are written for role A at the south edge.
 */
import type { Hex } from '@fieldpost/hex';
import type { Role } from './empires.ts';

export type ZoneName = 'ZA' | 'ZB';

/** A round, by the round limit of the field: 'RL+2' is two rounds after it. */
export type RoundName = number | 'RL' | 'RL+2';

/** A number of units, by the squad size N of the Empire that has to meet the condition. */
export type UnitCount = number | 'ceil(N/2)' | 'max(2,ceil(N/3))';

/** A number of turns, which may be another one on the short field. */
export type TurnCount = number | { readonly short: number; readonly others: number };

export type Condition =
  /** The tile is No Man's Land. */
  | { readonly tileNml: Hex }
  /**
   * At least `min` of the tokens count: held by a standing soldier of `holder` on foot, or, with `lying`, loose as well; and on
   * a tile of the zone, where one is named.
   */
  | {
      readonly tokenInZone: {
        readonly tokens: readonly string[];
        readonly min: number;
        readonly zone: ZoneName | null;
        readonly holder: Role;
        readonly lying: boolean;
      };
    }
  /** So many standing soldiers on foot and tanks of an Empire are in the zone. Recruits count. */
  | { readonly countInZone: { readonly zone: ZoneName; readonly who: Role; readonly min: UnitCount } }
  /** The moment is the end of round `roundEnd` or of a later one. */
  | { readonly roundEnd: RoundName }
  /** The moment is the end of that role's turn. */
  | { readonly turnEnd: Role }
  /** So many civilians, upright or in any living state, are on zone tiles, each with a standing soldier or tank of `escort`. */
  | {
      readonly civ: {
        readonly min: number;
        readonly state: 'upright' | 'living';
        readonly zone: ZoneName;
        readonly escort: Role;
      };
    }
  | { readonly civsDead: { readonly min: number } }
  /** No civilian lives any more, and this role's Empire killed the last one. */
  | { readonly lastCivKilledBy: Role }
  /** The unit is wounded or dead. 'VIP' is the soldier named at deployment. */
  | { readonly unitOut: string }
  /** The unit stands on a tile of the zone. */
  | { readonly unitInZone: { readonly id: string; readonly zone: ZoneName } }
  /** At the start of this many turns in a row, the Empire that has to meet this stood alone on the tile. */
  | { readonly holdTurns: { readonly at: Hex; readonly n: TurnCount } }
  /** AWW-326, in battles of a campaign alone: who is to be fetched lies on a tile of the zone. */
  | { readonly captiveIn: ZoneName }
  /** One of the tokens lies loose on each of the tiles. */
  | { readonly tokensOn: { readonly tokens: readonly string[]; readonly at: readonly Hex[] } }
  /** All of the tokens have left the battle. */
  | { readonly removed: readonly string[] }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Never met: what remains is elimination. */
export const NEVER: Condition = { any: [] };

/** A tile, or the tile of a zone in one column. */
export type Place = Hex | { readonly zone: ZoneName; readonly column: number };

/** What an objective does to the field before the battle (AWW-005, AWW-006). */
export type SetUpOp =
  | { readonly op: 'put'; readonly tile: string; readonly at: Hex }
  | { readonly op: 'civilian'; readonly id: string; readonly at: Place; readonly state: 'upright' | 'wounded' }
  | { readonly op: 'token'; readonly id: string; readonly at: Place }
  /** Tiles that have to be enterable for the objective to make sense. */
  | { readonly op: 'mark'; readonly at: readonly Hex[] }
  | { readonly op: 'trench'; readonly at: readonly Hex[] }
  /** Wire on every tile of the middle row: h = 0 in even columns, h = -0.5 in odd ones. */
  | { readonly op: 'wireBelt' }
  /** What each soldier of the role starts with. */
  | { readonly op: 'grenades'; readonly role: Role; readonly n: number };

/** AWW-018: tiles that are added to a role's deployment, or those that replace its zone for good. */
export type ZoneChange =
  | { readonly role: Role; readonly adds: readonly Hex[] }
  | { readonly role: Role; readonly replaces: readonly (Hex | ZoneName)[] };

/** Rules of one objective alone. */
export type SpecialRules = {
  /** O01: everybody on foot throws grenades without end. */
  readonly endlessGrenades: boolean;
  /** O01: untouchable until the end of a round, barred to tanks, with its own capacity, and hurt but not turned by a strike. */
  readonly stone: {
    readonly at: Hex;
    readonly safeRounds: number;
    readonly capacity: number;
    readonly strike: number;
  } | null;
  /** O12: a named soldier with more health, which a strike or crash gives a packet instead of wounding it outright. */
  readonly vip: { readonly role: Role; readonly health: number; readonly strike: number } | null;
  /** O15: only this role may take these tokens, and taking removes them. */
  readonly spoils: { readonly role: Role; readonly tokens: readonly string[] } | null;
};

export type Objective = {
  readonly id: string;
  readonly title: string;
  readonly brief: string;
  /** One condition for both roles, seen from either side. */
  readonly same: boolean;
  readonly ops: readonly SetUpOp[];
  readonly zones: readonly ZoneChange[];
  readonly winA: Condition;
  readonly winB: Condition;
  /** AWW-191 holds. */
  readonly elimination: boolean;
  readonly special: SpecialRules;
};
