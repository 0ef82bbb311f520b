/** The 92 tactics cards, each with its own picture. */
import type { TacticId } from '@fieldpost/rules-tank-killers/catalogue';
import type { SceneNode } from '../../scene/scene.ts';
import { group } from '../../scene/scene.ts';
import type { Palette } from '../palette.ts';
import { COMMAND } from './command.ts';
import { FIRE } from './fire.ts';
import type { Motif } from './motif.ts';

const PICTURES: Readonly<Record<TacticId, readonly Motif[]>> = { ...FIRE, ...COMMAND };

/** The box that every picture fills. */
export const VIGNETTE = { width: 200, height: 108 } as const;

/** The picture of a tactics card, in a box of 200 by 108; empty for an unknown card. */
export const drawVignette = (card: TacticId, ink: Palette): SceneNode =>
  group(
    {},
    (PICTURES[card] ?? []).map((motif) => motif(ink)),
  );
