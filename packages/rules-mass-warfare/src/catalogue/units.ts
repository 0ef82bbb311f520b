/** The unit table (THE-RULES "Unit table"), figures as printed in the seed. Public data. */

/** In the order of THE-RULES "Unit table", which is the order of "lowest id". */
export const UNIT_TYPES = ['inf', 'mech', 'tank', 'art', 'aa', 'ftr', 'bmb', 'trn', 'war', 'car', 'sub'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export const BASE_TYPES = ['fort', 'airf', 'port', 'fact'] as const;
export type BaseType = (typeof BASE_TYPES)[number];

export type UnitFacts = {
  readonly name: string;
  readonly kind: 'ground' | 'air' | 'sea';
  /** MW-120: what it counts towards the limit. */
  readonly pop: number;
  readonly metal: number;
  readonly move: number;
  /** MW-030, MW-031: what its first move of a turn costs. */
  readonly oil: 0 | 1;
  readonly attack: number;
  readonly range: number;
  readonly defence: number;
  /** MW-022: how many it carries; 0 = none. */
  readonly carries: number;
};

type Figures = readonly [metal: number, move: number, oil: 0 | 1, attack: number, range: number, defence: number];

function facts(name: string, kind: UnitFacts['kind'], figures: Figures, carries = 0): UnitFacts {
  const [metal, move, oil, attack, range, defence] = figures;
  return { name, kind, pop: 1, metal, move, oil, attack, range, defence, carries };
}

export const UNITS: Readonly<Record<UnitType, UnitFacts>> = {
  inf: facts('Infantry', 'ground', [1, 1, 0, 1, 1, 2]),
  mech: facts('Mechanized Inf.', 'ground', [2, 2, 1, 1, 1, 2]),
  tank: facts('Tanks', 'ground', [3, 2, 1, 2, 1, 2]),
  art: facts('Artillery', 'ground', [3, 1, 1, 2, 2, 1]),
  aa: facts('Anti-Aircraft', 'ground', [2, 1, 1, 1, 1, 1]),
  ftr: facts('Fighters', 'air', [3, 4, 1, 1, 0, 1]),
  bmb: facts('Bombers', 'air', [3, 8, 1, 2, 0, 1]),
  trn: facts('Transports', 'sea', [3, 2, 1, 0, 0, 1], 2),
  war: facts('Warships', 'sea', [5, 3, 1, 2, 2, 2]),
  car: facts('Carrier', 'sea', [5, 2, 1, 1, 1, 1], 4),
  sub: facts('Subs', 'sea', [3, 2, 1, 1, 1, 1]),
};

export type BaseFacts = {
  readonly name: string;
  readonly metal: number;
  /** MW-121: printed, recorded, not counted. */
  readonly pop: number;
  /** MW-122: what is built there. */
  readonly builds: UnitFacts['kind'] | null;
};

export const BASES: Readonly<Record<BaseType, BaseFacts>> = {
  fort: { name: 'Fortification', metal: 3, pop: 0, builds: null },
  airf: { name: 'Airfield', metal: 3, pop: 1, builds: 'air' },
  port: { name: 'Port', metal: 3, pop: 1, builds: 'sea' },
  fact: { name: 'Factory', metal: 3, pop: 1, builds: 'ground' },
};
