/** The sign of each unit type, drawn in a box from -26 to 26: told apart by shape alone, also one finger's width small. */
import type { UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, shape, stroke } from '../scene/scene.ts';

/** `ink` draws; `hollow` is the colour of what lies behind, for openings. */
type Glyph = (ink: string, hollow: string) => readonly SceneNode[];

const RIFLE = 'M-2 -27H2V2L5.5 8V25L-5.5 21V8L-2 2Z';
const SPIKES = 'M10 -29V-3M-3 -16H23M1 -25L19 -7M19 -25L1 -7';

const crossedRifles: Glyph = (ink) => [
  group({ transform: 'rotate(45)' }, [shape(RIFLE, ink)]),
  group({ transform: 'scale(-1 1) rotate(45)' }, [shape(RIFLE, ink)]),
];

const crosshair: Glyph = (ink) => [
  disc(0, 0, 15.5, 'none', { stroke: ink, 'stroke-width': 4.5 }),
  stroke('M0 -26V-9M0 9V26M-26 0H-9M9 0H26', ink, 4.5),
  disc(0, 0, 3, ink),
];

const maxim: Glyph = (ink) => [
  stroke('M-26 -8H-18', ink, 4),
  shape('M-20 -14H5V-17H19V2H5V-2H-20Z', ink),
  stroke('M19 -13L26 -16M19 -3L26 0', ink, 3.5),
  stroke('M9 2L-12 22M9 2L22 22M9 2V18', ink, 4.5),
];

const rhomboid: Glyph = (ink, hollow) => [
  shape('M-28 6L-13 -17H17L28 -5L16 17H-19Z', ink),
  shape('M-19 5L-9 -9.500H14L19 -4L12 9.500H-15Z', hollow),
  shape('M-9 -5H5V6H-9Z', ink),
  stroke('M4 .5H17', ink, 4.5),
];

const fieldGun: Glyph = (ink) => [
  stroke('M-5 4L23 -20', ink, 8),
  stroke('M0 8L-25 22', ink, 5.5),
  disc(3, 10, 12, 'none', { stroke: ink, 'stroke-width': 4 }),
  stroke('M3 -2V22M-9 10H15', ink, 2.5),
  disc(3, 10, 3.5, ink),
];

const pennant: Glyph = (ink) => [stroke('M-15 -25V25M-24 25H-6', ink, 5), shape('M-13 -25H25L15 -12L25 1H-13Z', ink)];

const flame: Glyph = (ink, hollow) => [
  shape(
    'M2 -28C5 -15 19 -9 17 9C16 20 9 26 0 26C-10 26 -17 19 -17 9C-17 0 -10 -4 -9 -14C-5 -11 -3 -8 -2 -4C2 -10 3 -19 2 -28Z',
    ink,
  ),
  shape('M1 3C6 8 8 12 7 17C6 21 3 23 0 23C-4 23 -7 20 -7 16C-7 11 -1 9 1 3Z', hollow),
];

const trenchClub: Glyph = (ink) => [
  stroke('M8 -12L-20 24', ink, 6.5),
  stroke(SPIKES, ink, 3.5),
  disc(10, -16, 10, ink),
];

export const GLYPHS: Readonly<Record<UnitType, Glyph>> = {
  inf: crossedRifles,
  sni: crosshair,
  mg: maxim,
  tank: rhomboid,
  art: fieldGun,
  hq: pennant,
  flame,
  raid: trenchClub,
};
