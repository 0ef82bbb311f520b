/** The figure of each design: the headgear of its army, and its equipment. The box is 44 by 40 units around (0, 0). */
import { type Army, type DesignId, UNITS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import type { Palette } from './palette.ts';

export type Inks = { readonly dark: string; readonly light: string; readonly ink: Palette };
type Drawn = (inks: Inks) => readonly SceneNode[];

/** Coal scuttle, campaign hat, pointed cap with its star. */
const HEADS: Readonly<Record<Army, Drawn>> = {
  GER: ({ dark }) => [
    shape('M-9 -5C-9 -17 9 -17 9 -5L13 0H-13ZM-1.500 -19H1.500V-13H-1.500Z', dark),
    shape('M-7 1H7V5A7 7 0 0 1 -7 5Z', dark, { opacity: 0.75 }),
  ],
  USA: ({ dark }) => [
    shape('M-7 -4C-7 -17 -3 -14 0 -16C3 -14 7 -17 7 -4L16 -1C10 3 -10 3 -16 -1Z', dark),
    shape('M-6 3H6V5A6 7 0 0 1 -6 5Z', dark, { opacity: 0.75 }),
  ],
  SOV: ({ dark, light }) => [
    shape('M0 -21C2 -15 9 -13 9 -4V5L5 8V0H-5V8L-9 5V-4C-9 -13 -2 -15 0 -21Z', dark),
    shape('M0 -11L1.400 -7.500H5L2.200 -5.300L3.300 -1.800L0 -4L-3.300 -1.800L-2.200 -5.300L-5 -7.500H-1.400Z', light),
    shape('M-4 1H4V6A4 5 0 0 1 -4 6Z', dark, { opacity: 0.75 }),
  ],
};
const SHOULDERS = 'M-15 20C-15 12 -8 10 0 10C8 10 15 12 15 20Z';

type Pen = readonly [d: string, width: number];
/** Lines and solid parts in the dark ink; `spark` in the ink of fire, `cold` in that of electricity. */
type Kit = {
  readonly lines: readonly Pen[];
  readonly solid: string;
  readonly spark: string;
  readonly cold: readonly Pen[];
};
const kit = (solid: string, ...lines: readonly Pen[]): Kit => ({ lines, solid, spark: '', cold: [] });

/** A soldier's equipment, at their right. */
const KITS = {
  rifle: kit('M11 20L14 20L13 12L10 12Z', ['M12 20L20 -18', 3.2]),
  carbine: kit('M13 6H18V14H13Z', ['M12 20L19 -14', 3.4], ['M16 -2L22 0', 2.4]),
  bayonet: kit('', ['M12 20L19 -10', 3.2], ['M19 -10L22 -22', 1.8]),
  storm: kit('M8 8H20V13H8ZM13 13H17V20H13ZM-20 8A5 5 0 1 0 -10 8A5 5 0 1 0 -20 8ZM-17 0H-13V4H-17Z', [
    'M19 10.500H24',
    2.6,
  ]),
  smg: kit('M8 7H20V12H8ZM13 12H17V20H13Z', ['M19 9.500H24', 2.6]),
  drum: kit(
    'M6 6H20V10.500H6Z',
    ['M19 8H24', 2.4],
    ['M14 15m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0', 3],
  ),
  light: kit('M4 12H18V16H4Z', ['M17 13.500H25', 3], ['M19 15L16 21M20 15L24 21', 2]),
  heavy: kit('M2 9H17V16H2Z', ['M16 12H26', 4], ['M10 16L4 23M10 16L16 23', 2.6], ['M4 6V9', 2]),
  sniper: kit('M9 0H17V3.500H9Z', ['M8 20L22 -16', 2.8], ['M11 2H19', 2.6]),
  officer: kit('M-22 8H-15V18H-22Z', ['M13 18L22 -10', 2.4], ['M11 14L17 17', 3]),
  captain: kit('M9 4H22V13H9Z', ['M9 8.500H22', 1], ['M-17 14L-21 4', 3]),
  hacker: kit('M8 6H23V20H8Z', ['M20 6V-12', 2], ['M16 -8L20 -13L24 -8', 1.8]),
  jet: {
    ...kit('M-22 0H-15V14H-22ZM15 0H22V14H15Z', ['M-15 4H15', 2.4]),
    spark: 'M-22 14H-15L-18.500 24ZM15 14H22L18.500 24Z',
  },
  rocketeer: {
    ...kit('M-23 2C-23 -6 -15 -6 -15 2V13H-23ZM15 2C15 -6 23 -6 23 2V13H15Z', ['M-15 8H15', 2.6]),
    spark: 'M-23 13H-15L-19 25ZM15 13H23L19 25Z',
  },
  faust: kit('M18 -10L24 -14L26 -4L20 -2Z', ['M6 18L21 -7', 3.6]),
  bazooka: kit('M-4 8L22 -2L24 4L-2 14Z', ['M12 12L14 20', 3]),
  demo: kit('M9 4H23V20H9Z', ['M13 4V0C13 -4 18 -4 18 -8', 2], ['M9 10H23M9 15H23', 1]),
  arc: {
    ...kit('M9 6H14V20H9Z', ['M12 6V0', 3]),
    cold: [['M12 0L17 -5L14 -8L21 -14L19 -18', 2.6]],
  },
  lance: { ...kit('M10 10H14V21H10Z', ['M12 10L18 -14', 3]), cold: [['M14 -10L22 -14L18 -18L26 -22', 2.4]] },
  tesla: {
    ...kit('M-18 8H-13V20H-18ZM13 8H18V20H13Z', ['M-15.500 8V-2M15.500 8V-2', 2.6]),
    cold: [['M-15.500 -4L-8 -18L-4 -14L4 -18L8 -14L15.500 -4', 1.8]],
  },
  flame: {
    ...kit('M-22 2H-14V18H-22Z', ['M-14 8H10', 2], ['M8 14L18 6', 3.4]),
    spark: 'M17 7C18 0 26 0 24 -10C31 -2 28 10 20 11Z',
  },
  grenades: kit('M9 4H21V18H9ZM13 -2H17V4H13ZM-22 4H-12V18H-22ZM-19 -2H-15V4H-19Z', ['M9 11H21', 1.2]),
  plate: kit('M-20 8H-11V20H-20ZM11 8H20V20H11ZM-12 12H12V22H-12Z', ['M16 8L22 -14', 3.2]),
  twinPlate: kit('M-22 8H-12V20H-22ZM12 8H22V20H12ZM-12 12H12V22H-12Z', ['M14 10H26', 3], ['M14 15H26', 2]),
  shock: kit('M-22 4L-10 4V20L-16 24L-22 20ZM10 6H22V12H10Z', ['M20 9H26', 2.6], ['M-16 7V19M-20 12H-12', 1.4]),
  mortar: kit('M6 18H22V22H6Z', ['M13 18L21 0', 6]),
  atRifle: kit('M8 8H14V14H8Z', ['M6 12L27 0', 3.4], ['M22 4L20 -1M24 5L26 9', 2.4], ['M16 8L12 20M16 8L21 20', 2]),
  satchel: {
    ...kit('M6 4H22V20H6Z', ['M8 4C10 -6 18 -6 20 4', 2.4]),
    spark: 'M14 6L16 11H21L17 14L18.500 19L14 16L9.500 19L11 14L7 11H12Z',
  },
  wrench: kit('', ['M10 20L18 2', 3.6], ['M14 -4A5 5 0 1 0 24 -2', 3.2]),
  ranger: kit('M-22 6A5 5 0 1 0 -12 6A5 5 0 1 0 -22 6ZM12 6H17V14H12Z', ['M10 20L18 -14', 3.2], ['M-17 1V-3', 2]),
} as const satisfies Readonly<Record<string, Kit>>;

const WHEEL = (x: number): string => `M${x - 7} 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z`;
const TRACK = 'M-20 6H20a7 7 0 0 1 0 14H-20a7 7 0 0 1 0 -14Z';

/** Those who are more than a soldier with a weapon. */
const SPECIAL: Readonly<Partial<Record<DesignId, Drawn>>> = {
  'GER-KRA': (all) => [
    ...bike(all),
    group({ transform: 'translate(-2 -8) scale(.74)' }, HEADS.GER(all)),
    stroke('M8 -2H22', all.dark, 3),
  ],
  'USA-CAV': (all) => [
    ...bike(all),
    group({ transform: 'translate(-2 -8) scale(.74)' }, HEADS.USA(all)),
    stroke('M8 -4L18 -10M8 0L20 -2', all.dark, 2.6),
  ],
  'SOV-KAZ': (all) => [
    shape('M-22 22L-18 4C-10 -2 4 0 10 2L16 -10L20 -14L24 -8L22 -2L18 0L16 10L18 22H14L10 12H-8L-14 22Z', all.dark),
    group({ transform: 'translate(-4 -9) scale(.68)' }, HEADS.SOV(all)),
    stroke('M6 -4L20 -22', all.dark, 2.2),
  ],
  'GER-EIS': (all) => power(all, HEADS.GER, 'M14 -4H27', 4.4),
  'USA-IRO': (all) => power(all, HEADS.USA, 'M14 -6H27M14 0H27', 2.8),
  'SOV-MED': (all) => power(all, HEADS.SOV, 'M14 2L27 -8', 5),
  'GER-SUP': (all) => supportTank(all, 'M-8 -4L-4 -14H8L11 -4Z', 'M8 -9H27', 3),
  'USA-SUP': (all) => supportTank(all, 'M-10 -4C-10 -18 10 -18 10 -4Z', 'M8 -10H24', 2.4),
  'SOV-SUP': (all) => supportTank(all, 'M-14 -4V-16H8V-4Z', 'M6 -10H24', 6),
};

function bike({ dark, light }: Inks): readonly SceneNode[] {
  return [
    stroke('M-14 12L-4 4H8L14 12M8 4L12 -4', dark, 3.2),
    shape(`${WHEEL(-14)}${WHEEL(14)}`, dark),
    disc(-14, 12, 2.6, light),
    disc(14, 12, 2.6, light),
  ];
}

function power(all: Inks, head: Drawn, gun: string, pen: number): readonly SceneNode[] {
  const { dark, light } = all;
  return [
    shape('M-20 -6L-10 -10H10L20 -6V10L12 14V22H3V16H-3V22H-12V14L-20 10Z', dark),
    shape('M-6 -4H6V6H-6Z', light, { opacity: 0.85 }),
    stroke('M-3 -2H3M-3 1H3M-3 4H3', dark, 1.2),
    stroke(gun, dark, pen),
    stroke('M-20 6L-26 12M-26 12L-23 17M-26 12L-29 15', dark, 2.8),
    group({ transform: 'translate(0 -13) scale(.6)' }, head(all)),
  ];
}

function supportTank({ dark, light }: Inks, turret: string, gun: string, pen: number): readonly SceneNode[] {
  return [
    shape(`${TRACK}M-24 4L-18 -4H18L24 4Z`, dark),
    shape(turret, dark),
    stroke(gun, dark, pen),
    ...[-16, -5, 6, 17].map((x) => disc(x, 13, 3, light)),
  ];
}

const CARRIES: Readonly<Record<DesignId, keyof typeof KITS>> = {
  'GER-ENG': 'wrench',
  'USA-ENG': 'wrench',
  'SOV-ENG': 'wrench',
  'GER-RIF': 'bayonet',
  'USA-RIF': 'carbine',
  'SOV-RIF': 'bayonet',
  'GER-STO': 'storm',
  'USA-MAR': 'smg',
  'SOV-PPS': 'drum',
  'GER-HMG': 'heavy',
  'SOV-MAX': 'heavy',
  'USA-BAR': 'light',
  'GER-SNI': 'sniper',
  'USA-SNI': 'sniper',
  'SOV-SNI': 'sniper',
  'GER-OFF': 'officer',
  'USA-CAP': 'captain',
  'SOV-KOM': 'officer',
  'GER-HAK': 'hacker',
  'USA-HAK': 'hacker',
  'SOV-HAK': 'hacker',
  'GER-JET': 'jet',
  'USA-RKT': 'rocketeer',
  'SOV-JET': 'jet',
  'GER-FST': 'faust',
  'USA-BAZ': 'bazooka',
  'SOV-PTR': 'atRifle',
  'GER-PIO': 'demo',
  'USA-DEM': 'demo',
  'SOV-SAP': 'satchel',
  'GER-ARC': 'arc',
  'USA-ARC': 'lance',
  'SOV-TES': 'tesla',
  'GER-GRE': 'plate',
  'USA-HVY': 'twinPlate',
  'SOV-SHO': 'shock',
  'GER-FLA': 'flame',
  'SOV-ROK': 'flame',
  'SOV-DEM': 'grenades',
  'USA-RNG': 'ranger',
  'USA-MOR': 'mortar',
  // drawn otherwise
  'GER-KRA': 'smg',
  'USA-CAV': 'smg',
  'SOV-KAZ': 'rifle',
  'GER-EIS': 'plate',
  'USA-IRO': 'plate',
  'SOV-MED': 'plate',
  'GER-SUP': 'rifle',
  'USA-SUP': 'rifle',
  'SOV-SUP': 'rifle',
};

/** The figure of a design in the inks of its seat. */
export function drawFigure(design: DesignId, inks: Inks): readonly SceneNode[] {
  const special = SPECIAL[design];
  if (special !== undefined) return special(inks);
  const { lines, solid, spark, cold }: Kit = KITS[CARRIES[design]];
  const { dark, ink } = inks;
  return [
    group({ transform: 'translate(-3 -3)' }, [
      shape(SHOULDERS, dark, { opacity: 0.9 }),
      ...HEADS[UNITS[design].army](inks),
    ]),
    ...(solid === '' ? [] : [shape(solid, dark, { stroke: inks.light, 'stroke-width': 1.6 })]),
    ...lines.map(([d, width]) => stroke(d, dark, width)),
    ...(spark === '' ? [] : [shape(spark, ink.hit, { stroke: dark, 'stroke-width': 1 })]),
    ...cold.map(([d, width]) => stroke(d, ink.shield, width)),
  ];
}
