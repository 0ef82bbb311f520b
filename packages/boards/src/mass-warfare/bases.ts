/** The bases in a hex: fortification, airfield, port, factory. Around (0, 0), at the foot of the hex. */
import type { BaseType } from '@fieldpost/rules-mass-warfare/catalogue';
import { group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import type { Palette } from './palette.ts';

type Drawing = (ink: Palette) => readonly SceneNode[];
const line = (ink: Palette) => ({ stroke: ink.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }) as const;

const fort: Drawing = (ink) => [
  shape('M0 -38L33 -19V19L0 38L-33 19V-19Z', 'none', {
    stroke: ink.concrete,
    'stroke-width': 9,
    'stroke-linejoin': 'miter',
  }),
  stroke(
    'M0 -43L38 -21.500V21.500L0 43L-38 21.500V-21.500ZM0 -33L28 -16.500V16.500L0 33L-28 16.500V-16.500Z',
    ink.ink,
    1.8,
  ),
  shape(
    'M-5 -44H5V-32H-5ZM-5 32H5V44H-5ZM-40 -26L-31 -31L-26 -21L-34 -15ZM40 -26L31 -31L26 -21L34 -15ZM-40 26L-31 31L-26 21L-34 15ZM40 26L31 31L26 21L34 15Z',
    ink.concrete,
    line(ink),
  ),
];

const airfield: Drawing = (ink) => [
  shape('M-36 -9L30 -27L36 -9L-30 9Z', ink.concrete, { ...line(ink), transform: 'translate(0 6)' }),
  stroke('M-26 0L-14 -3.300M-6 -5.500L6 -8.800M14 -11L26 -14.300', ink.paper, 3, { transform: 'translate(0 6)' }),
  shape('M10 20H30V32H10ZM10 20A10 9 0 0 1 30 20Z', ink.ironLight, line(ink)),
];

const port: Drawing = (ink) => [
  shape('M-34 4H34V20H-34Z', ink.deck, line(ink)),
  stroke('M-24 4V20M-12 4V20M0 4V20M12 4V20M24 4V20', ink.deckLine, 1.6),
  stroke('M-18 4V-26H4M-18 -14L-6 -26M4 -26V-12', ink.iron, 4),
  stroke('M20 -20a5 5 0 1 0 .1 0M20 -10V2M12 -6H28M10 -4C12 4 28 4 30 -4', ink.iron, 3),
];

const factory: Drawing = (ink) => [
  shape('M-30 24V-2L-14 -12V-2L2 -12V-2L18 -12V24Z', ink.roof, line(ink)),
  shape('M18 24V-30H28V24Z', ink.roofDark, line(ink)),
  shape('M-24 8H-16V16H-24ZM-8 8H0V16H-8Z', ink.wall, line(ink)),
  stroke('M23 -36C18 -40 26 -42 22 -46', ink.iron, 3),
];

const DRAWINGS: Readonly<Record<BaseType, Drawing>> = { fort, airf: airfield, port, fact: factory };

export function drawBase(base: BaseType, ink: Palette): SceneNode {
  return group({}, DRAWINGS[base](ink));
}
