/** Devices of the frequency board as small wireless sets, jam tokens, and cups over what nobody may know (WWA-130). */
import { DEVICES, type DeviceDesign, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { letters } from '../scene/lettering.ts';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { paletteOf } from './chip.ts';
import type { Palette } from './palette.ts';

const BOXES: Readonly<Record<Seat, string>> = {
  A: 'M-17 -10L0 -18L17 -10V17H-17Z',
  B: 'M-17 -4C-17 -14 -10 -18 0 -18C10 -18 17 -14 17 -4V17H-17Z',
};

/** A pen's way for each kind of device, in a box of 26 by 24. */
const SIGNS = {
  mast: 'M0 -11V13M-7 13L0 -8L7 13M-9 -10C-6 -6 -6 -2 -9 2M9 -10C6 -6 6 -2 9 2',
  relay: 'M-10 3H8M3 -3L9 3L3 9M-10 -4H-2M-10 10H-2',
  noise: 'M-11 4L-7 -6L-3 8L1 -8L5 8L9 -4L11 2',
  beam: 'M-10 3H-2M-2 -5L-2 11M2 -1L10 -6M3 3H11M2 7L10 12',
  code: 'M-8 3a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 -5V11M-8 3H8',
  bureau: 'M-10 -4H10M-10 3H10M-10 10H10M-4 -8V13M4 -8V13',
  trapped: 'M9 -4A10 10 0 1 0 10 8M9 -4L10 -10M9 -4L3 -4',
  vault: 'M-10 -5H10V12H-10ZM0 3m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M0 6V10',
  move: 'M-10 -2H10M-10 8H10M-10 -2A5 5 0 0 0 -10 8M10 -2A5 5 0 0 1 10 8M-4 3H4',
  fire: 'M0 -8V14M-11 3H11M0 3m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
  presence: 'M-8 -2C-4 -6 4 -6 8 -2C8 6 4 10 0 12C-4 10 -8 6 -8 -2M-5 1H-2M2 1H5',
} as const;
type Sign = keyof typeof SIGNS;

const NAMED: Readonly<Partial<Record<DeviceDesign, Sign>>> = {
  'TR-MOVE': 'move',
  'TR-FIRE': 'fire',
  PRESENCE: 'presence',
};

function signOf(design: DeviceDesign): Sign {
  const { abilities, feedback, shielded } = DEVICES[design];
  const can = (word: string): boolean => (abilities as readonly string[]).includes(word);
  if (can('BENC')) return 'code';
  if (can('AENC')) return 'bureau';
  if (can('AJAM')) return 'beam';
  if (can('CJAM')) return 'noise';
  if (feedback) return 'trapped';
  if (shielded && abilities.length === 0) return 'vault';
  return abilities.length > 0 ? 'relay' : 'mast';
}

export type DeviceFacts = { readonly design: DeviceDesign; readonly owner: Seat; readonly token: boolean };

/** A device around (0, 0), within 20 units: its control below, a lamp while it may act, a thick rim where it is shielded. */
export function drawDevice({ design, owner, token }: DeviceFacts, ink: Palette): SceneNode {
  const { colour, wash, line } = paletteOf(owner, ink);
  const { control, shielded } = DEVICES[design];
  return group({}, [
    shape(BOXES[owner], wash, { stroke: ink.black, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    shape(BOXES[owner], 'none', { stroke: shielded ? ink.shield : colour, 'stroke-width': 2.4 }),
    stroke(SIGNS[NAMED[design] ?? signOf(design)], line, 2.2),
    ...(control > 0 ? [count(control, ink)] : []),
    ...(token ? [disc(14, -13, 4.6, ink.lamp, { stroke: ink.black, 'stroke-width': 2 })] : []),
  ]);
}

const count = (control: number, ink: Palette): SceneNode =>
  group({ transform: 'translate(-13 13)' }, [
    disc(0, 0, 6.6, ink.paper, { stroke: ink.black, 'stroke-width': 1.8 }),
    letters(String(control), 0, 0, 0.56, ink.black, 2.6),
  ]);

/** A cup with its number; the same whatever lies under it. */
export function drawCup(owner: Seat, cup: number, ink: Palette): SceneNode {
  const { colour } = paletteOf(owner, ink);
  return group({}, [
    shape('M-11 -16H11L17 17H-17Z', ink.cup, { stroke: ink.black, 'stroke-width': 3.4, 'stroke-linejoin': 'round' }),
    shape('M-9 -13H-3L-7 14H-13Z', ink.cupLight),
    shape('M-13 -3H13L14 5H-14Z', colour),
    disc(2, 2, 8, ink.paper, { stroke: ink.black, 'stroke-width': 1.8 }),
    letters(String(cup), 2, 2, 0.66, ink.black, 2.4),
  ]);
}

/** A jam token: a jagged bolt through a region. */
export function drawJam(ink: Palette): SceneNode {
  const d = 'M-40 8L-28 -10L-16 12L-4 -12L8 12L20 -10L32 10L40 -4';
  return group({}, [stroke(d, ink.black, 8.5), stroke(d, ink.jam, 4.6)]);
}
