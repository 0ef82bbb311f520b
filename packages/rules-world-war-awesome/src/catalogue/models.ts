/** THE-RULES "Superpanzers": the Superpanzers. Local coordinates: forward is direction 0, anchor and turret at (0,0). Public data. */
import type { AttackId } from './attacks.ts';
import type { Link } from './regions.ts';
import type { Army } from './sides.ts';
import type { DesignId } from './units.ts';

type At = { readonly id: string; readonly q: number; readonly r: number };
/** WWA-043: its one open edge leads outside. */
export type Door = At & { readonly edge: number; readonly shield: string | null };
export type Hatch = At & { readonly shield: string | null };
export type Mount = At & { readonly facing: number; readonly attack: AttackId; readonly engineer: boolean };
export type TankUplink = At & { readonly link: Link };
/** A solid: an emitter or vent on the hull, or a boiler inside. */
export type Component = At & { readonly inside: boolean; readonly rating: number; readonly shield: string | null };

export type ModelFacts = {
  readonly title: string;
  readonly army: Army;
  /** Rows of hexes: r, and q from..to. */
  readonly rows: readonly (readonly [r: number, from: number, to: number])[];
  readonly speed: number;
  /** Steps of 60 degrees. */
  readonly turret: number;
  readonly band: readonly [least: number, most: number];
  readonly guns: readonly AttackId[];
  readonly crew: readonly { readonly design: DesignId; readonly q: number; readonly r: number }[];
  readonly bulkheads: readonly { readonly q: number; readonly r: number }[];
  readonly cores: readonly At[];
  readonly doors: readonly Door[];
  readonly hatches: readonly Hatch[];
  readonly mounts: readonly Mount[];
  readonly ports: readonly At[];
  readonly uplinks: readonly TankUplink[];
  readonly components: readonly Component[];
  /** WWA-105: a component whose end is the end of the tank. */
  readonly fatal: string | null;
};

export const MODELS = {
  'GER-KW': {
    title: 'Koenigswolf',
    army: 'GER',
    rows: [
      [-2, 0, 2],
      [-1, -2, 3],
      [0, -3, 3],
      [1, -3, 2],
      [2, -2, 0],
    ],
    speed: 4,
    turret: 1,
    band: [3, 16],
    guns: ['MG-GER-HE', 'MG-GER-AP'],
    crew: [
      { design: 'GER-ENG', q: -2, r: 0 },
      { design: 'GER-ENG', q: 1, r: 0 },
    ],
    bulkheads: [
      { q: 1, r: -1 },
      { q: -1, r: 1 },
    ],
    cores: [
      { id: 'C1', q: 1, r: -2 },
      { id: 'C2', q: -1, r: 2 },
    ],
    doors: [
      { id: 'D1', q: -3, r: 0, edge: 3, shield: 'S1' },
      { id: 'D2', q: -1, r: -1, edge: 4, shield: 'S2' },
      { id: 'D3', q: 1, r: 1, edge: 1, shield: 'S2' },
    ],
    hatches: [{ id: 'H1', q: 2, r: 0, shield: null }],
    mounts: [
      { id: 'M1', q: 2, r: -1, facing: 5, attack: 'MT-MG', engineer: false },
      { id: 'M2', q: -3, r: 1, facing: 3, attack: 'MT-FLAK', engineer: true },
    ],
    ports: [
      { id: 'P1', q: 0, r: -2 },
      { id: 'P2', q: 0, r: 2 },
      { id: 'P3', q: 3, r: -1 },
      { id: 'P4', q: 3, r: 0 },
    ],
    uplinks: [{ id: 'L1', q: -1, r: 0, link: 'hub' }],
    components: [
      { id: 'X1', q: -2, r: -1, inside: false, rating: 3, shield: 'S1' },
      { id: 'X2', q: 2, r: 1, inside: false, rating: 4, shield: 'S2' },
    ],
    fatal: null,
  },
  'USA-LL': {
    title: 'Lady Liberty',
    army: 'USA',
    rows: [
      [-2, 0, 2],
      [-1, -1, 2],
      [0, -2, 2],
      [1, -2, 1],
      [2, -2, 0],
    ],
    speed: 5,
    turret: 2,
    band: [3, 14],
    guns: ['MG-USA-HE', 'MG-USA-CAN'],
    crew: [
      { design: 'USA-ENG', q: 1, r: 0 },
      { design: 'USA-ENG', q: -1, r: 1 },
    ],
    bulkheads: [],
    cores: [
      { id: 'C1', q: 0, r: -2 },
      { id: 'C2', q: 0, r: 2 },
    ],
    doors: [
      { id: 'D1', q: -2, r: 0, edge: 3, shield: 'S1' },
      { id: 'D2', q: 2, r: -1, edge: 0, shield: 'S1' },
      { id: 'D3', q: 1, r: 1, edge: 1, shield: null },
    ],
    hatches: [{ id: 'H1', q: -1, r: 0, shield: null }],
    mounts: [
      { id: 'M1', q: 2, r: 0, facing: 0, attack: 'MT-TWIN', engineer: false },
      { id: 'M2', q: -2, r: 2, facing: 2, attack: 'MT-MG', engineer: false },
    ],
    ports: [
      { id: 'P1', q: 2, r: -2 },
      { id: 'P2', q: -1, r: 2 },
    ],
    uplinks: [{ id: 'L1', q: 1, r: -1, link: 'hub' }],
    components: [
      { id: 'B1', q: -2, r: 1, inside: true, rating: 5, shield: null },
      { id: 'X1', q: -1, r: -1, inside: false, rating: 3, shield: 'S1' },
    ],
    fatal: 'B1',
  },
  'SOV-MO': {
    title: 'Molot',
    army: 'SOV',
    rows: [
      [-2, -1, 3],
      [-1, -2, 3],
      [0, -3, 3],
      [1, -3, 2],
      [2, -3, 1],
    ],
    speed: 3,
    turret: 1,
    band: [3, 18],
    guns: ['MG-SOV-HE', 'MG-SOV-AP'],
    crew: [
      { design: 'SOV-ENG', q: 0, r: 1 },
      { design: 'SOV-ENG', q: -1, r: -1 },
    ],
    bulkheads: [
      { q: 1, r: -1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
    ],
    cores: [
      { id: 'C1', q: 0, r: -2 },
      { id: 'C2', q: 2, r: 1 },
      { id: 'C3', q: -3, r: 2 },
    ],
    doors: [
      { id: 'D1', q: -3, r: 0, edge: 3, shield: 'S1' },
      { id: 'D2', q: 3, r: -2, edge: 5, shield: 'S2' },
      { id: 'D3', q: 1, r: 2, edge: 1, shield: 'S2' },
    ],
    hatches: [
      { id: 'H1', q: -2, r: 0, shield: null },
      { id: 'H2', q: 2, r: -1, shield: 'S1' },
    ],
    mounts: [
      { id: 'M1', q: 2, r: -2, facing: 5, attack: 'MT-MG', engineer: false },
      { id: 'M2', q: -3, r: 1, facing: 3, attack: 'MT-MG', engineer: false },
      { id: 'M3', q: 0, r: 2, facing: 1, attack: 'MT-HOW', engineer: true },
    ],
    ports: [
      { id: 'P1', q: -1, r: -2 },
      { id: 'P2', q: -1, r: 2 },
      { id: 'P3', q: 3, r: 0 },
    ],
    uplinks: [
      { id: 'L1', q: 1, r: 0, link: 'hub' },
      { id: 'L2', q: -2, r: 2, link: 'flank' },
    ],
    components: [
      { id: 'X1', q: -2, r: -1, inside: false, rating: 4, shield: 'S1' },
      { id: 'X2', q: 3, r: -1, inside: false, rating: 4, shield: 'S2' },
      { id: 'V1', q: -1, r: -2, inside: false, rating: 9, shield: null },
    ],
    fatal: 'V1',
  },
} as const satisfies Readonly<Record<string, ModelFacts>>;

export type ModelId = keyof typeof MODELS;
export const MODEL_IDS = Object.keys(MODELS) as readonly ModelId[];

/** The Superpanzer of each army. */
export const MODEL_OF: Readonly<Record<Army, ModelId>> = { GER: 'GER-KW', USA: 'USA-LL', SOV: 'SOV-MO' };

const LIBERTY = MODELS['USA-LL'];

/** WWA-149: Lady Liberty's door D3 behind its own shield. */
const REFIT: ModelFacts = {
  ...LIBERTY,
  doors: LIBERTY.doors.map((door) => (door.id === 'D3' ? { ...door, shield: 'S2' } : door)),
  components: [...LIBERTY.components, { id: 'X2', q: 1, r: 0, inside: false, rating: 2, shield: 'S2' }],
};

/** The layout of a model under the options of a match. */
export function layoutOf(model: ModelId, liberty: 'printed' | 'refit'): ModelFacts {
  return model === 'USA-LL' && liberty === 'refit' ? REFIT : MODELS[model];
}
