/** One unit as a chip: gable or arch shows its side, the figure its type, and symbols at the edge its condition. */
import { type DesignId, type Seat, UNITS } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Unit } from '@fieldpost/rules-world-war-awesome/table';
import { letters } from '../scene/lettering.ts';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { drawFigure } from './figures.ts';
import type { Palette } from './palette.ts';

/** The visible facts of a unit; `facing` in directions of the battlefield. */
export type UnitFacts = Pick<Unit, 'design' | 'owner' | 'token' | 'hpLost' | 'impactLost' | 'loaded'> & {
  readonly facing: number | null;
  readonly hot: boolean;
  readonly disabled: boolean;
  readonly connected: boolean;
};

/** A gable for the west, an arch for the east. */
export const OUTLINES: Readonly<Record<Seat, string>> = {
  A: 'M-29 -17L0 -33L29 -17V27a4 4 0 0 1 -4 4H-25a4 4 0 0 1 -4 -4Z',
  B: 'M-29 -4C-29 -24 -18 -33 0 -33C18 -33 29 -24 29 -4V27a4 4 0 0 1 -4 4H-25a4 4 0 0 1 -4 -4Z',
};

export type SeatPalette = { readonly colour: string; readonly wash: string; readonly line: string };

export function paletteOf(seat: Seat, ink: Palette): SeatPalette {
  return seat === 'A'
    ? { colour: ink.a, wash: ink.aWash, line: ink.aLine }
    : { colour: ink.b, wash: ink.bWash, line: ink.bLine };
}

/** The foot of a chip: filled for the west, hatched for the east. */
function foot(seat: Seat, ink: Palette): readonly SceneNode[] {
  const { colour, wash } = paletteOf(seat, ink);
  const band = shape('M-27.500 23H27.500V26.500a3 3 0 0 1 -3 3H-24.500a3 3 0 0 1 -3 -3Z', colour);
  return seat === 'A'
    ? [band]
    : [band, stroke('M-24 29L-18 23M-14 29L-8 23M-4 29L2 23M6 29L12 23M16 29L22 23', wash, 2.4)];
}

/** The chip around (0, 0), within 33 units. */
export function drawUnit(facts: UnitFacts, ink: Palette): SceneNode {
  const { design, owner, token } = facts;
  const { colour, wash, line } = paletteOf(owner, ink);
  const figure = drawFigure(design, { dark: line, light: wash, ink });
  return group({}, [
    ...(facts.facing === null ? [] : [arc(facts.facing, colour)]),
    shape(OUTLINES[owner], ink.black, { transform: 'translate(2 3)', opacity: 0.4 }),
    shape(OUTLINES[owner], wash, { stroke: ink.black, 'stroke-width': 5.5, 'stroke-linejoin': 'round' }),
    shape(OUTLINES[owner], 'none', { stroke: colour, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
    ...foot(owner, ink),
    group({ opacity: facts.disabled ? 0.5 : 1, transform: 'translate(0 -1)' }, figure),
    ...signsOf(facts, ink),
    ...(token ? [disc(24, -24, 7.5, ink.lamp, { stroke: ink.black, 'stroke-width': 2.6 })] : []),
  ]);
}

/** WWA-063: the half circle into which a deployed unit fires. */
const arc = (facing: number, colour: string): SceneNode =>
  shape('M0 -40A40 40 0 0 1 0 40L14 0Z', colour, { transform: `rotate(${facing * 60})`, opacity: 0.55 });

function signsOf(facts: UnitFacts, ink: Palette): readonly SceneNode[] {
  const { hp, armor } = UNITS[facts.design];
  const left = armor > 0 ? armor - facts.impactLost : hp - facts.hpLost;
  return [
    ...(armor > 0 || hp > 1 ? [plate(left, armor > 0, ink)] : []),
    ...(facts.loaded ? [shell(ink)] : []),
    ...(facts.hot ? [heat(ink)] : []),
    ...(facts.connected ? [wireless(ink)] : []),
    ...(facts.disabled ? [stars(ink)] : []),
  ];
}

/** WWA-095: a square plate for impact armor, a heart for hit points. */
function plate(left: number, impact: boolean, ink: Palette): SceneNode {
  const outline = impact ? 'M-9 -9H9V9H-9Z' : 'M0 10L-9 0A5 5 0 0 1 0 -6A5 5 0 0 1 9 0Z';
  return group({ transform: 'translate(-25 22)' }, [
    shape(outline, ink.paper, { stroke: ink.black, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
    letters(String(left), 0, impact ? 0 : 1, impact ? 0.85 : 0.6, ink.black, 2.6),
  ]);
}

const shell = (ink: Palette): SceneNode =>
  shape('M-5 9V-3C-5 -9 0 -12 0 -12C0 -12 5 -9 5 -3V9Z', ink.brass, {
    transform: 'translate(26 20)',
    stroke: ink.black,
    'stroke-width': 2.4,
    'stroke-linejoin': 'round',
  });

const heat = (ink: Palette): SceneNode =>
  shape('M0 -11C5 -4 9 -1 9 4A9 9 0 0 1 -9 4C-9 0 -5 -1 -4 -4C-2 -2 -1 -6 0 -11Z', ink.hit, {
    transform: 'translate(-24 -14)',
    stroke: ink.black,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });

const wireless = (ink: Palette): SceneNode =>
  group({ transform: 'translate(-22 -26)' }, [
    disc(0, 0, 9, ink.paper, { stroke: ink.black, 'stroke-width': 2.2 }),
    stroke('M-5 3L-1 -4L1 3L5 -4', ink.jam, 2.4),
  ]);

/** WWA-068: seeing stars. */
const stars = (ink: Palette): SceneNode =>
  group(
    {},
    [
      [-14, -22],
      [0, -28],
      [14, -22],
    ].map(([x, y]) =>
      shape('M0 -7L2 -2H7L3 1L4.500 6L0 3L-4.500 6L-3 1L-7 -2H-2Z', ink.lamp, {
        transform: `translate(${x} ${y})`,
        stroke: ink.black,
        'stroke-width': 1.6,
        'stroke-linejoin': 'round',
      }),
    ),
  );

/** A fresh unit, for lists, buttons and tokens. */
export function drawFresh(design: DesignId, owner: Seat, ink: Palette): SceneNode {
  const fresh = { token: false, hpLost: 0, impactLost: 0, loaded: false, facing: null, hot: false } as const;
  return drawUnit({ design, owner, ...fresh, disabled: false, connected: false }, ink);
}
