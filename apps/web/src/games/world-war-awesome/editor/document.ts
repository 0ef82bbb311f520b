/** From a drawing to a scenario document of the game, and back. */
import type { Json } from '@fieldpost/client';
import { MAPS, type MapId } from '@fieldpost/rules-world-war-awesome/catalogue';
import { type Hex, projected, type Unit, type War } from '@fieldpost/rules-world-war-awesome/table';
import { type Drawing, drawingOfMap, EMPTY_POSITION, type Position } from './drawing.ts';

/** The document that the game's own parser reads. */
export function documentOf({ rows, uplinks, armies, others, position }: Drawing): Json {
  const state = position === null ? {} : { state: stateOf(position) };
  return { ...others, id: 'drawn', rows, uplinks, armies, ...state } as unknown as Json;
}

const stateOf = ({ others, ...position }: Position) => ({ ...others, ...position });

type Raw = Partial<Omit<Drawing, 'title' | 'mirrored' | 'others' | 'position'>> & {
  readonly id?: string;
  readonly state?: (Partial<Omit<Position, 'others'>> & Readonly<Record<string, unknown>>) | null;
};

/** Makes a drawing of a stored document; an unreadable one gives an empty drawing. */
export function drawingOf(title: string, document: Json): Drawing {
  const raw = (typeof document === 'string' ? { id: document } : (document ?? {})) as unknown as Raw;
  const { id, rows, uplinks, armies, state, ...others } = raw;
  const listed = drawingOfMap(title, id !== undefined && Object.hasOwn(MAPS, id) ? (id as MapId) : 'YARD');
  return {
    ...listed,
    others,
    mirrored: false,
    rows: rows ?? listed.rows,
    uplinks: uplinks ?? (rows === undefined ? listed.uplinks : []),
    armies: armies ?? listed.armies,
    position: state == null ? null : positionOf(state),
  };
}

const FRESH = {
  token: true,
  hpLost: 0,
  impactLost: 0,
  loaded: false,
  deployed: null,
  heat: {},
  disabled: null,
  connected: null,
} as const;

export const freshUnit = (unit: Pick<Unit, 'id' | 'design' | 'owner' | 'at'>): Unit => ({ ...FRESH, ...unit });

function positionOf(state: NonNullable<Raw['state']>): Position {
  const { round, phase, seat, initiative, tanks, units, devices, charges, damage, ...others } = state;
  const tank = (one: Position['tanks']['A'] | undefined) =>
    one == null ? null : { ...one, turret: one.turret ?? 0, damage: one.damage ?? {} };
  return {
    round: round ?? 1,
    phase: phase ?? 'main',
    seat: seat ?? 'A',
    initiative: initiative ?? null,
    tanks: { A: tank(tanks?.A), B: tank(tanks?.B) },
    units: (units ?? []).map(freshUnit),
    devices: (devices ?? []).map((one) => ({ ...one, token: one.token ?? true, cup: one.cup ?? null })),
    charges: (charges ?? []).map((one) => ({ ...one, on: one.on ?? null })),
    damage: damage ?? [],
    others,
  };
}

/** Without a position it is empty: no unit is on the boards. */
export const positionIn = ({ position }: Drawing): Position => position ?? EMPTY_POSITION;

/** The hex of a drawing that a path into its document names ("state.units[3].at"); null: none in particular. */
export function placeOf(drawing: Drawing, war: War, path: string): Hex | null {
  const { uplinks } = drawing;
  const { units, charges, damage, tanks } = positionIn(drawing);
  const [, list, index] = /^(?:state\.)?(units|charges|damage|uplinks)\[(\d+)\]/.exec(path) ?? [];
  const at = Number(index);
  if (list === 'uplinks') return uplinks[at] ?? null;
  if (list === 'damage') return damage[at]?.hex ?? null;
  const pos = list === 'units' ? units[at]?.at : list === 'charges' ? charges[at]?.at : undefined;
  if (pos !== undefined) return projected(war, pos);
  const [, seat] = /^state\.tanks\.([AB])/.exec(path) ?? [];
  return seat === 'A' || seat === 'B' ? (tanks[seat]?.anchor ?? null) : null;
}
