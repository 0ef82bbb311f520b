/** The scenery: hills, trees, houses, roads, mud, and obstacles. */
import type { SceneNode } from '../../scene/scene.ts';
import { disc, group, shape, stroke } from '../../scene/scene.ts';
import type { Palette } from '../palette.ts';
import type { Motif } from './motif.ts';

const edge = (ink: Palette, width = 2) => ({ stroke: ink.ink, 'stroke-width': width, 'stroke-linejoin': 'round' });
const standing = (x: number, scale: number, children: readonly SceneNode[]): SceneNode =>
  group({ transform: `translate(${x} 90) scale(${scale})` }, children);

/** A hill from edge to edge; its top is at `top`. */
export const hill =
  (x: number, top: number): Motif =>
  (ink) =>
    shape(
      `M-4 112V92Q${x - 60} 88 ${x - 26} ${top + 8}Q${x} ${top - 8} ${x + 26} ${top + 8}Q${x + 60} 88 204 92V112Z`,
      ink.american,
      {
        ...edge(ink),
        'fill-opacity': 0.75,
      },
    );

/** The bare ground. */
export const earth =
  (paint: 'american' | 'british' | 'lane' = 'lane'): Motif =>
  (ink) =>
    shape('M-4 90H204V112H-4Z', ink[paint], { ...edge(ink, 1.4), 'fill-opacity': 0.7 });

export const tree =
  (x: number, scale = 1): Motif =>
  (ink) =>
    standing(x, scale, [
      shape('M-4 0L-3 -22H3L4 0Z', ink.british, edge(ink)),
      shape(
        'M-20 -24Q-28 -42 -12 -46Q-6 -64 8 -56Q26 -54 22 -38Q28 -22 10 -20Q-8 -14 -20 -24Z',
        ink.american,
        edge(ink),
      ),
      stroke('M-10 -38q6 -6 12 -2M4 -30q6 -4 10 0', ink.ink, 1.4, { 'stroke-opacity': 0.6 }),
    ]);

export const pine =
  (x: number, scale = 1): Motif =>
  (ink) =>
    standing(x, scale, [
      shape('M-3 0V-12H3V0Z', ink.british, edge(ink)),
      shape('M0 -66L14 -44H7L18 -26H9L21 -8H-21L-9 -26H-18L-7 -44H-14Z', ink.american, edge(ink)),
    ]);

/** A bank with bushes on it. */
export const hedge =
  (x: number, width: number): Motif =>
  (ink) =>
    group({ transform: `translate(${x} 90)` }, [
      shape(`M0 4Q4 -16 16 -18H${width - 16}Q${width - 4} -16 ${width} 4Z`, ink.british, edge(ink)),
      ...Array.from({ length: Math.floor(width / 16) }, (_, index) =>
        disc(10 + index * 16, index % 2 ? -26 : -22, index % 2 ? 13 : 11, ink.american, edge(ink, 1.6)),
      ),
    ]);

export const house =
  (x: number, scale = 1): Motif =>
  (ink) =>
    standing(x, scale, [
      shape('M-26 0V-34H26V0Z', ink.light, edge(ink)),
      shape('M-33 -32L0 -60L33 -32Z', ink.british, edge(ink)),
      shape('M-7 0V-20H7V0Z', ink.track, edge(ink, 1.4)),
      shape('M-20 -26h9v10h-9ZM11 -26h9v10h-9Z', ink.steel, edge(ink, 1.4)),
    ]);

/** Walls that stand no longer. */
export const ruin =
  (x: number, scale = 1): Motif =>
  (ink) =>
    standing(x, scale, [
      shape('M-28 0V-48L-16 -40L-8 -56L-2 -30L10 -36L16 -18L28 -20V0Z', ink.light, edge(ink)),
      shape('M-20 -30h9v12h-9Z', ink.track, edge(ink, 1.4)),
      shape('M8 0q4 -10 12 -8q8 -4 14 8Z', ink.steel, edge(ink, 1.4)),
    ]);

/** Ruts and puddles, over the feet of what stands in them. */
export const mud: Motif = (ink) =>
  group({}, [
    shape('M-4 112V84Q20 76 44 84T96 82T150 84T204 80V112Z', ink.british, edge(ink)),
    stroke('M14 96q20 -6 40 0M86 100q24 -6 46 0M150 94q16 -5 32 0', ink.ink, 2, { 'stroke-opacity': 0.65 }),
    shape('M60 90q14 -6 28 0q-14 6 -28 0Z', ink.steel, edge(ink, 1.2)),
  ]);

/** Blocks of concrete. */
export const teeth =
  (x: number, count: number): Motif =>
  (ink) =>
    group(
      {},
      Array.from({ length: count }, (_, index) =>
        standing(x + index * 30, 1, [
          shape('M-15 2L-5 -34H5L15 2Z', ink.steel, edge(ink)),
          shape('M5 -34L15 2H6Z', ink.ink, { 'fill-opacity': 0.25 }),
        ]),
      ),
    );

/** Trunks across the way, and a cross of beams. */
export const barrier =
  (x: number): Motif =>
  (ink) =>
    standing(x, 1, [
      stroke('M-22 0L16 -50M22 0L-16 -50M-28 -20H28', ink.ink, 10.5),
      stroke('M-22 0L16 -50M22 0L-16 -50M-28 -20H28', ink.british, 7),
    ]);

export const wire =
  (x: number, width: number): Motif =>
  (ink) =>
    stroke(
      `M${x} 90V64M${x + width} 90V64M${x} 70q6 -10 12 0${'t12 0'.repeat(Math.floor(width / 12) - 1)}M${x} 82q6 -10 12 0${'t12 0'.repeat(Math.floor(width / 12) - 1)}`,
      ink.ink,
      2.2,
    );

/** A road that runs to the horizon. */
export const road: Motif = (ink) =>
  group({}, [
    shape('M-4 112V62H204V112Z', ink.american, { ...edge(ink, 1.4), 'fill-opacity': 0.6 }),
    shape('M20 112L94 62H106L180 112Z', ink.lane, edge(ink)),
    stroke('M100 66V74M100 80V90M100 97V112', ink.ink, 3),
  ]);

/** A bridge over a river; what stands on it stands on the ground. */
export const bridge: Motif = (ink) =>
  group({}, [
    shape('M-4 140V98Q40 92 100 98T204 96V140Z', ink.steel, edge(ink, 1.4)),
    shape('M-4 88H204V97H186Q176 112 160 112Q146 97 100 97Q54 97 40 112Q24 112 14 97H-4Z', ink.light, edge(ink)),
    stroke('M30 88V92M70 88V93M110 88V93M150 88V93', ink.ink, 1.6),
  ]);

/** Sandbags in front of a lying soldier. */
export const sandbags =
  (x: number, count = 4): Motif =>
  (ink) =>
    group(
      {},
      [0, 1, 2].flatMap((row) =>
        Array.from({ length: count - row }, (_, index) => {
          const [left, top] = [x + index * 21 + row * 10.5, 80 - row * 10];
          return shape(`M${left} ${top}q-3 5 0 11h18q4 -5 0 -11q-9 -3 -18 0Z`, ink.german, edge(ink, 1.6));
        }),
      ),
    );

/** Banks of fog. */
export const fog: Motif = (ink) =>
  group({}, [
    stroke('M-4 34H120M60 50H204M-4 66H150M40 82H204', ink.light, 12, { 'stroke-opacity': 0.9 }),
    stroke('M-4 30H112M68 46H204M-4 62H142M48 78H204', ink.soft, 2.4),
  ]);

/** Rain by night. */
export const night: Motif = (ink) =>
  group({}, [
    shape('M-4 -4H204V90H-4Z', ink.back, { 'fill-opacity': 0.75 }),
    shape('M168 12a18 18 0 1 0 14 28a16 16 0 1 1 -14 -28Z', ink.light, edge(ink, 1.6)),
    stroke('M30 14l-8 20M70 8l-8 20M110 16l-8 20M48 44l-8 20M92 44l-8 20M138 40l-8 20', ink.light, 2.4),
  ]);
