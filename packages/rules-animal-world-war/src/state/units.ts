/** Units and items of a battle (THE-RULES "Soldiers", "Vehicles", "State"), as plain JSON. */
import type { Direction, Hex } from '@fieldpost/hex';
import type { Empire } from '../catalogue/empires.ts';
import type { UpgradeId } from '../catalogue/medals.ts';
import type { SoldierType } from '../catalogue/soldiers.ts';

/** "H.captain", "C.tank", "V1" (THE-RULES "Soldiers"). */
export type UnitId = string;
/** "G1" for grenades, the name of the token for objective tokens ("CASE", "K3"). */
export type ItemId = string;
/** Who is answerable for what happens: a soldier (for a vehicle its crew), or an Empire where no soldier acts (T11, T14). */
export type Author = UnitId;

export type SoldierStatus = 'standing' | 'wounded' | 'dead' | 'inVehicle' | 'reserve';

export type Soldier = {
  readonly id: UnitId;
  readonly kind: 'soldier';
  readonly type: SoldierType;
  readonly empire: Empire;
  /** THE-RULES "Team play": the player of the Empire who orders it. */
  readonly controller: number;
  /** THE-RULES "Team play": the player to whom it is handed for this turn, or null. */
  readonly lent: number | null;
  readonly status: SoldierStatus;
  /** Null unless on foot (standing or wounded). */
  readonly at: Hex | null;
  /** The tank or plane whose crew it is while `inVehicle`. */
  readonly vehicle: UnitId | null;
  readonly health: number;
  readonly damage: number;
  /** The action of this turn is spent. A vehicle's action is its crew's (AWW-024). */
  readonly acted: boolean;
  /** Further actions granted for this turn (AWW-022). */
  readonly extra: number;
  /** It has moved in this turn, by a Move of its own. */
  readonly moved: boolean;
  /** AWW-106: it handled an item after a Move, so its turn is over. */
  readonly finished: boolean;
  /** T12: its next command may be a melee free of charge. */
  readonly charging: boolean;
  /** AWW-106: the one item that it handled in this turn. */
  readonly handled: ItemId | null;
  /** AWW-181: raised at each return of a Recruit. */
  readonly life: number;
  /** The round in which a Recruit last came back, or null. */
  readonly returned: number | null;
  /** AWW-141: turns begun in this battle (see `turnNumber`) when it last died, or null. A dead Recruit is in `reserve`. */
  readonly died: number | null;
  /**
   * THE-RULES "Medals and upgrades", in battles of a campaign alone: the upgrades of this soldier, and those that are spent for this
   * battle.
   */
  readonly upgrades?: readonly UpgradeId[];
  readonly used?: readonly UpgradeId[];
  /** AWW-325, AWW-326: who is to be fetched: lies there, and is under nobody's orders. */
  readonly captive?: boolean;
};

export type Tank = {
  readonly id: UnitId;
  readonly kind: 'tank';
  readonly empire: Empire;
  /** Null once it is wrecked. */
  readonly at: Hex | null;
  readonly damage: number;
  readonly cap: number;
  readonly crew: UnitId;
};

/** AWW-160: a row of the field and the direction in which it is flown; `first` = the first tile below. */
export type Line = { readonly dir: Direction; readonly first: Hex };

export type Plane = {
  readonly id: UnitId;
  readonly kind: 'plane';
  readonly empire: Empire;
  /** A hex off the field; null once it has crashed. */
  readonly at: Hex | null;
  /** AWW-161. `crashed` for good. */
  readonly state: 'holding' | 'approach' | 'exited' | 'crashed';
  /** The line ahead (holding, approach) or the one just flown (exited). */
  readonly line: Line;
  readonly damage: number;
  readonly cap: number;
  readonly crew: UnitId;
};

export type Civilian = {
  readonly id: UnitId;
  readonly kind: 'civilian';
  /** Null once dead. */
  readonly at: Hex | null;
  readonly state: 'upright' | 'wounded' | 'dead';
};

export type Unit = Soldier | Tank | Plane | Civilian;
export type Units = Readonly<Record<UnitId, Unit>>;

/** An item lies on a tile (`at`) or is held by a soldier (`holder`), never both. Spent grenades and removed tokens are gone. */
export type Item = {
  readonly id: ItemId;
  readonly kind: 'grenade' | 'objective';
  readonly at: Hex | null;
  readonly holder: UnitId | null;
};
