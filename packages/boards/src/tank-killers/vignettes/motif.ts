/** The building blocks of the tactics cards' pictures: motifs, each drawn in the colours of the table. */
import type { SceneNode } from '../../scene/scene.ts';
import { group, round } from '../../scene/scene.ts';
import { drawMan, type Man } from '../men/men.ts';
import { nationOf } from '../nations.ts';
import type { Palette } from '../palette.ts';
import { drawLine } from '../silhouette.ts';

/** Something in a picture of 200 by 108, in which the ground is at 90. */
export type Motif = (ink: Palette) => SceneNode;

/** Several motifs as one, moved and scaled; the ground stays the ground. */
export const placed =
  (x: number, scale: number, motifs: readonly Motif[], y = 0): Motif =>
  (ink) =>
    group(
      { transform: `translate(${x} ${round(90 * (1 - scale) + y)}) scale(${scale})` },
      motifs.map((motif) => motif(ink)),
    );

/** A motif turned around a point. */
export const tilted =
  (degrees: number, x: number, y: number, motif: Motif): Motif =>
  (ink) =>
    group({ transform: `rotate(${degrees} ${x} ${y})` }, [motif(ink)]);

/** A formation line as it is drawn on its own card, its left edge at `x`. */
export const unit = (line: string, x = 0, scale = 1, turned = false): Motif =>
  placed(x, scale, [(ink) => drawLine(line, ink, turned)]);

/** One soldier; the helmet says whose. */
export const man =
  (given: Man): Motif =>
  (ink) => {
    const line = given.helmet === 'american' ? 'A13' : given.helmet === 'british' ? 'B01' : 'G09';
    return drawMan(given, { body: ink[nationOf(line)], ink });
  };
