/** Army presets and their printed layouts (THE-RULES "Army presets"). Public data: safe for a browser. */
import { printed } from './terrain.ts';
import type { UnitType } from './units.ts';

export const PRESET_IDS = ['balanced', 'gunline', 'storm', 'mass', 'full24', 'campaign32'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Which game a preset is for: 16 units, 24 with `fullRows`, 32 in the campaign. */
export type ArmyFormat = 'standard' | 'fullRows' | 'campaign';

export type ArmyPreset = {
  readonly title: string;
  readonly format: ArmyFormat;
  /** In the order of the master list. */
  readonly units: Readonly<Partial<Record<UnitType, number>>>;
  /** South's rows from the front row to the back row, from the a-file; North mirrors rows and keeps files. `.` = empty. */
  readonly rows: readonly string[];
};

export const PRESETS: Readonly<Record<PresetId, ArmyPreset>> = {
  balanced: {
    title: 'Balanced',
    format: 'standard',
    units: { inf: 8, sni: 1, mg: 2, tank: 2, art: 2, hq: 1 },
    rows: printed(`
      IIIIIIII
      T.MAAM.T
      ..S.H...`),
  },
  gunline: {
    title: 'Gun line',
    format: 'standard',
    units: { inf: 8, mg: 2, art: 5, hq: 1 },
    rows: printed(`
      IIAIIAII
      I.AMMA.I
      ...AH...`),
  },
  storm: {
    title: 'Storm troops',
    format: 'standard',
    units: { inf: 8, sni: 1, tank: 2, hq: 1, flame: 2, raid: 2 },
    rows: printed(`
      IRFIIFRI
      IT.II.TI
      ..S.H...`),
  },
  mass: {
    title: 'Mass',
    format: 'standard',
    units: { inf: 12, mg: 1, art: 2, hq: 1 },
    rows: printed(`
      IIIIIIII
      I.AIIA.I
      ..M.H...`),
  },
  full24: {
    title: 'Full rows',
    format: 'fullRows',
    units: { inf: 8, sni: 2, mg: 2, tank: 2, art: 5, hq: 1, flame: 2, raid: 2 },
    rows: printed(`
      IRFIIFRI
      ITMIIMTI
      SAAAHAAS`),
  },
  campaign32: {
    title: 'Campaign army',
    format: 'campaign',
    units: { inf: 16, sni: 1, mg: 3, tank: 4, art: 4, hq: 1, flame: 1, raid: 2 },
    rows: printed(`
      IIIIRIIRIIII
      T.MIFIIM.T.T
      I.A.T.IA.A.I
      .A.S.H..M...`),
  },
};

/** THE-RULES "Playing by post": the army a player gets whose time runs out before they have designed one. */
export const DEFAULT_PRESET: Readonly<Record<ArmyFormat, PresetId>> = {
  standard: 'balanced',
  fullRows: 'full24',
  campaign: 'campaign32',
};

/** How many units an army has: CA-010, CA-012, CA-067. */
export const ARMY_SIZE: Readonly<Record<ArmyFormat, number>> = { standard: 16, fullRows: 24, campaign: 32 };
