/** A battlefield while it is drawn, and a position on it: the scenario document of the game, with its name. */
import { type Army, MAPS, type MapId, type Region, type Uplink } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Charge, Dir, Hex, Seat, Unit } from '@fieldpost/rules-world-war-awesome/table';

export type DrawnTank = {
  readonly anchor: Hex;
  readonly heading: Dir;
  readonly turret: Dir;
  readonly damage: Readonly<Record<string, number>>;
};
export type DrawnDevice = {
  readonly id: string;
  readonly design: string;
  readonly owner: Seat;
  readonly region: Region;
  readonly token: boolean;
  /** Devices of one owner with the same group are under cups that go together. */
  readonly cup: { readonly group: number; readonly cup: number } | null;
};

/** What stands on all three boards. `others`: members that only the text form shows. */
export type Position = {
  readonly round: number;
  readonly phase: string;
  readonly seat: Seat;
  readonly initiative: Seat | null;
  readonly tanks: Readonly<Record<Seat, DrawnTank | null>>;
  readonly units: readonly Unit[];
  readonly devices: readonly DrawnDevice[];
  readonly charges: readonly Charge[];
  readonly damage: readonly { readonly hex: Hex; readonly points: number }[];
  readonly others: Readonly<Record<string, unknown>>;
};

export type Drawing = {
  readonly title: string;
  /** Every touch of the ground is repeated across the middle. */
  readonly mirrored: boolean;
  readonly rows: readonly string[];
  readonly uplinks: readonly Uplink[];
  readonly armies: Readonly<Record<Seat, Army>>;
  /** Members beside these, as they came. */
  readonly others: Readonly<Record<string, unknown>>;
  /** Null: the match begins with the placing of the tanks. */
  readonly position: Position | null;
};

export function drawingOfMap(title: string, id: MapId): Drawing {
  const { rows, uplinks } = MAPS[id];
  return {
    title,
    mirrored: true,
    rows,
    uplinks,
    armies: { A: 'GER', B: 'SOV' },
    others: {},
    position: null,
  };
}

export const EMPTY_POSITION: Position = {
  round: 1,
  phase: 'main',
  seat: 'A',
  initiative: 'A',
  tanks: { A: null, B: null },
  units: [],
  devices: [],
  charges: [],
  damage: [],
  others: {},
};

/** The number that the next thing is given. */
export function nextNumber({ units, devices, charges }: Position): number {
  return 1 + Math.max(0, ...[...units, ...devices, ...charges].map(({ id }) => Number(id.slice(1))));
}
