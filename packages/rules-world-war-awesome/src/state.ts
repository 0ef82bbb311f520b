/**
 * The whole truth of one match, as plain JSON (THE-RULES "Components"). What everybody may know is gathered in `war`, which views share as
 * it is; what lies in hands, decks and under cups, and orders not yet shown, stand beside it (THE-RULES "Who sees what").
 */
import type { Outcome } from '@fieldpost/engine';
import type { AttackId } from './catalogue/attacks.ts';
import type { DeviceDesign } from './catalogue/devices.ts';
import type { Uplink } from './catalogue/maps.ts';
import type { ModelId } from './catalogue/models.ts';
import type { Region } from './catalogue/regions.ts';
import type { Army, Seat } from './catalogue/sides.ts';
import type { TokenId } from './catalogue/tokens.ts';
import type { DesignId } from './catalogue/units.ts';
import type { DeployDevice, DeployUnit } from './commands.ts';
import type { KeptOptions } from './options.ts';

export type { Region } from './catalogue/regions.ts';
export type { Seat } from './catalogue/sides.ts';

export type BySeat<Value> = Readonly<Record<Seat, Value>>;
/** Axial coordinates (WWA-025): of the battlefield, or local to a tank. */
export type Hex = { readonly q: number; readonly r: number };
/** WWA-025: clockwise, 0 = east. */
export type Dir = 0 | 1 | 2 | 3 | 4 | 5;
export type Layer = 'ground' | 'roof:A' | 'roof:B' | 'in:A' | 'in:B';
/** WWA-030: on `ground` world coordinates, else local ones. */
export type Pos = { readonly layer: Layer; readonly q: number; readonly r: number };

/** `u` and the entity number. */
export type UnitId = string;
/** `d` and the entity number. */
export type DeviceId = string;
/** A device under a cup, as everybody names it: owner/cup and its number. */
export type CupName = string;

export type Unit = {
  readonly id: UnitId;
  readonly design: DesignId;
  readonly owner: Seat;
  readonly at: Pos;
  readonly token: boolean;
  readonly hpLost: number;
  readonly impactLost: number;
  readonly loaded: boolean;
  /** WWA-030: local to the tank it is in. */
  readonly deployed: Dir | null;
  /** WWA-066: the round in which each hot attack was last used. */
  readonly heat: Readonly<Record<string, number>>;
  /** WWA-068: the last round of the marker. */
  readonly disabled: number | null;
  /** The presence of a connected hacker. */
  readonly connected: DeviceId | null;
};

export type Device = {
  readonly id: DeviceId;
  readonly design: DeviceDesign;
  readonly owner: Seat;
  readonly region: Region;
  readonly token: boolean;
};
/** WWA-130: a device under a cup; only its owner knows which. */
export type Covered = Device & { readonly cup: number };

/** WWA-129: cups that go together. Which devices they hold is known as a set alone. */
export type Group = {
  readonly owner: Seat;
  readonly members: readonly DeviceId[];
  readonly cups: readonly { readonly cup: number; readonly region: Region }[];
};

export type Jam = {
  readonly id: string;
  readonly owner: Seat;
  readonly region: Region;
  /** Its device, or the cup that placed it. */
  readonly by: DeviceId | CupName;
};

export type Solid = { readonly hex: Hex } | { readonly tank: Seat; readonly id: string } | { readonly unit: UnitId };

/** WWA-082: where it lies, and on what it travels. */
export type Charge = {
  readonly id: string;
  readonly owner: Seat;
  readonly attack: AttackId;
  readonly at: Pos;
  readonly on: Solid | null;
  readonly due: number;
};

export type Tank = {
  readonly model: ModelId;
  readonly anchor: Hex;
  readonly heading: Dir;
  /** WWA-111: relative to the hull. */
  readonly turret: Dir;
  /** Impact on components, where there is any. */
  readonly damage: Readonly<Record<string, number>>;
  /** WWA-103: cores marked in this round. */
  readonly marks: readonly string[];
  /** Of main gun attacks and, by their ids, of mounts. */
  readonly heat: Readonly<Record<string, number>>;
  readonly destroyed: boolean;
};

export type Heading = 'L' | 'F' | 'R';
/** WWA-108: aim null = keep; gun null = no shot. */
export type TankOrder = {
  readonly speed: number;
  readonly heading: Heading;
  readonly aim: Hex | null;
  readonly attack: AttackId | null;
  readonly solid: Solid | null;
};
/** Of the list of WWA-112, or which of those that turn out legal (WWA-154). */
export type Moment = number | 'earliest' | 'latest';
/** WWA-109: the stored moment is private. */
export type FullOrder = TankOrder & { readonly moment: Moment | null };

export type Phase =
  | 'setupTank'
  | 'setupSupport'
  | 'plan'
  | 'deploy'
  | 'orders'
  | 'main'
  | 'queues'
  | 'awaitAction'
  | 'decision'
  | 'tankops'
  | 'over';

/** WWA-140: a thrown unit, and the chooser. `away`: the chooser's unit. */
export type Decision = {
  readonly unit: UnitId;
  readonly away: UnitId;
  readonly chooser: Seat;
  readonly legal: readonly { readonly dir: Dir; readonly end: Pos }[];
};

export type Player = {
  readonly army: Army;
  readonly hand: number;
  readonly deck: number;
  /** Designs of removed units. */
  readonly dead: readonly DesignId[];
  /** Tokens that were played, and the side that was chosen (WWA-012). */
  readonly played: readonly { readonly token: TokenId; readonly side: 'A' | 'B' }[];
};

/** All that everybody may know. */
export type War = {
  readonly options: KeptOptions;
  readonly map: { readonly id: string; readonly uplinks: readonly Uplink[] };
  /** The signs of all hexes as they are now (geometry/grid.ts). */
  readonly ground: string;
  /** Impact on solid hexes, by the number of the hex. */
  readonly damage: Readonly<Record<number, number>>;
  readonly players: BySeat<Player>;
  /** The Superpanzers of the match, before they are placed too. */
  readonly models: BySeat<ModelId>;
  readonly tanks: BySeat<Tank | null>;
  /** By entity number. */
  readonly units: readonly Unit[];
  /** In the open; by entity number. */
  readonly devices: readonly Device[];
  readonly groups: readonly Group[];
  readonly jams: readonly Jam[];
  readonly charges: readonly Charge[];
  /** The last entity number given. */
  readonly entities: number;
  /** 0 before the first RESET. */
  readonly round: number;
  readonly phase: Phase;
  /** Who acts. In a sealed PLAN: who goes first. */
  readonly seat: Seat;
  /** Who is on in the main phase, also while the other seat decides. */
  readonly active: Seat;
  readonly initiative: Seat | null;
  /** WWA-017: passes one after another. */
  readonly passes: number;
  /** Activations of this turn (THE-RULES "Queues and options", `activationsPerTurn`). */
  readonly taken: number;
  /** WWA-003: which of its support tanks the seat to act places next, counted from 0. */
  readonly placing: number;
  /** The unit that has flown and may still act (AWAIT_ACTION). */
  readonly landed: UnitId | null;
  readonly decision: Decision | null;
  /** Orders that everybody knows. */
  readonly orders: BySeat<TankOrder | null>;
  /** WWA-117: noted at the start of TANKOPS. */
  readonly jammedOps: BySeat<{ readonly move: boolean; readonly fire: boolean }>;
  /** WWA-154: how many windows of MAIN lie behind; only in a match with `ahead`. */
  readonly windows?: 0 | 1 | 2;
  /** The last throw of this round. */
  readonly lastThrow: 'hit' | 'miss' | null;
  readonly outcome: Outcome<Seat> | null;
};

/** A token and where it is played. */
export type Deployment = DeployUnit | DeployDevice;
export type Hand = Readonly<Record<string, number>>;

export type Secrets = {
  /** Tokens by id. */
  readonly hand: Hand;
  readonly deck: Hand;
  readonly order: FullOrder | null;
  readonly covered: readonly Covered[];
  /** WWA-154: tokens in order of preference, from when they are given until both seats have answered. */
  readonly tokens?: readonly Deployment[];
};

export type State = {
  readonly war: War;
  readonly secret: BySeat<Secrets>;
};
