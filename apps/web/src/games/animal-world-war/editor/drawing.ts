/** A battlefield while somebody draws it: what is on each hex, who stands where, and what it is about. Pure. */
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import {
  type Condition,
  NEVER,
  type SoldierType,
  type SpecialRules,
  type TacticId,
  type TileId,
} from '@fieldpost/rules-animal-world-war/catalogue';

export type Empire = 'HERB' | 'CARN';
type Both<Value> = Readonly<Record<Empire, Value>>;

/** Keys of a document that have no field of their own in the editor: they are kept as they came. */
export type Kept = Readonly<Record<string, unknown>>;

export type DrawnTile = {
  readonly card: TileId;
  readonly nml: boolean;
  readonly damage: number;
  readonly feature: 'trench' | 'wreck' | null;
  readonly featureDamage: number;
  readonly wire: boolean;
  readonly zone: Empire | null;
  /** The Empire that may deploy here besides its zone, or instead of it (AWW-018). */
  readonly deploys: Empire | null;
  /** Named by the objective: the pennant. */
  readonly marked: boolean;
  /** Tokens and loose grenades. */
  readonly items: readonly string[];
};

/** A soldier, civilian, tank or plane; a tank or plane has its crew with it. `at` is '' where it is out of the battle. */
export type DrawnUnit = {
  readonly id: string;
  readonly at: string;
  readonly wounded: boolean;
  readonly damage: number;
  /** In their hands, or in those of the crew. */
  readonly grenades: number;
  readonly tokens: readonly string[];
  /** The player of their Empire who orders them, from 0 (THE-RULES "Team play"). */
  readonly player: number;
  readonly kept: Kept;
};

/** Custom conditions, with their special rules. */
export type DrawnAims = {
  readonly brief: string;
  /** `any` of nothing: putting the enemy out of action alone. */
  readonly winA: Condition;
  readonly winB: Condition;
  readonly elimination: boolean;
  /** Extra equipment of each side's soldiers at the start. */
  readonly grenades: Both<number>;
  /** The sides whose own deployment tiles replace their zone. */
  readonly elsewhere: Both<boolean>;
  readonly special: SpecialRules;
};

/** Options that the drawing fixes; `open`: the creator of a match chooses. */
export type DrawnOptions = {
  readonly selection: 'open' | 'random' | 'alternating';
  readonly bailOut: 'open' | 'off' | 'on';
  readonly flamerBlast: 'open' | 'off' | 'on';
  readonly roleA: 'drawn' | Empire;
};

/** The first phase: selection of squads, deployment of fixed squads, or the soldiers as drawn. */
export type Beginning = 'selection' | 'deployment' | 'afterDeployment' | 'turn';

/** Whether soldiers stand where they are drawn. */
export const areStanding = ({ begins }: Pick<DrawnMoment, 'begins'>): boolean =>
  begins === 'afterDeployment' || begins === 'turn';

/** One of a squad that is to be deployed, and which player of their Empire orders them, from 0. */
export type DrawnPick = { readonly soldier: SoldierType; readonly controller: number };

export type DrawnMoment = {
  readonly begins: Beginning;
  readonly round: number;
  readonly active: Empire;
  readonly cards: Both<TacticId | null>;
  /** The soldiers to deploy. */
  readonly named: Both<readonly DrawnPick[]>;
  /** The named VIP, where there is one. */
  readonly vip: string | null;
  /** Own turns that each has held its tile so far. */
  readonly held: Both<number>;
  readonly kept: Kept;
};

export type Drawing = {
  readonly title: string;
  readonly tiles: Readonly<Record<string, DrawnTile>>;
  readonly units: readonly DrawnUnit[];
  /** Round limit; AWW-002: 4 to 20. */
  readonly rounds: number;
  readonly squads: Both<number>;
  readonly objective: string;
  readonly options: DrawnOptions;
  /** Null: an objective of the cards. */
  readonly aims: DrawnAims | null;
  readonly moment: DrawnMoment;
};

export const PLAIN: DrawnTile = {
  card: 'field',
  nml: false,
  damage: 0,
  feature: null,
  featureDamage: 0,
  wire: false,
  zone: null,
  deploys: null,
  marked: false,
  items: [],
};

/** A unit as it comes to a battle. */
export const freshUnit = (id: string, at: string): DrawnUnit => ({
  id,
  at,
  wounded: false,
  damage: 0,
  grenades: isCivilian(id) || /tank|plane/.test(id) ? 0 : 1,
  tokens: [],
  player: 0,
  kept: {},
});

export const NO_AIMS: DrawnAims = {
  brief: '',
  winA: NEVER,
  winB: NEVER,
  elimination: true,
  grenades: { HERB: 1, CARN: 1 },
  elsewhere: { HERB: false, CARN: false },
  special: { endlessGrenades: false, stone: null, vip: null, spoils: null },
};

export const isCivilian = (id: string): boolean => id.startsWith('V');
export const isVehicle = (id: string): boolean => /\.(tank|plane)$/.test(id);
export const isGrenade = (item: string): boolean => /^G\d+$/.test(item);
export const empireOfUnit = (id: string): Empire => (id.startsWith('H') ? 'HERB' : 'CARN');

export const hexesOf = ({ tiles }: Pick<Drawing, 'tiles'>): readonly Hex[] =>
  Object.keys(tiles).flatMap((key) => [fromKey(key)].filter((at) => at !== null));

const NO_MOMENT: DrawnMoment = {
  begins: 'selection',
  round: 1,
  active: 'HERB',
  vip: null,
  kept: {},
  cards: { HERB: null, CARN: null },
  named: { HERB: [], CARN: [] },
  held: { HERB: 0, CARN: 0 },
};

/** A first sheet: a small round field with a zone at either end. */
export function blankDrawing(): Drawing {
  const tiles: Record<string, DrawnTile> = {};
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++)
      if (Math.abs(q + r) <= 2) {
        const zone = r === 2 || q + r === 2 ? 'HERB' : r === -2 || q + r === -2 ? 'CARN' : null;
        tiles[keyOf([q, r])] = { ...PLAIN, zone };
      }
  return {
    title: 'My battlefield',
    tiles,
    units: [],
    rounds: 10,
    squads: { HERB: 4, CARN: 4 },
    objective: 'drawn',
    aims: null,
    moment: NO_MOMENT,
    options: { selection: 'open', bailOut: 'open', flamerBlast: 'open', roleA: 'drawn' },
  };
}
