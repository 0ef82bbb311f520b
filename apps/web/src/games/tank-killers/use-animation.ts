import { readTankKillers } from '@fieldpost/boards/tank-killers';
import { useRunningSteps } from '../../map-kit/use-running-steps.ts';
import type { Motion, Pace } from '../table.ts';
import { type AnimationStep, animationSteps } from './animation-steps.ts';
import { readNotices } from './reading.ts';

/** The animation steps of a motion. */
function stepsOfMotion({ before, notices }: Motion): readonly AnimationStep[] {
  const known = readTankKillers(before);
  return known === null ? [] : animationSteps(known.open, readNotices(notices));
}

/** Runs a motion step by step. Null while nothing moves: the board shows the position as it is. */
export const useAnimation = (motion: Motion | null, pace: Pace, onEnd: (key: number) => void): AnimationStep | null =>
  useRunningSteps(stepsOfMotion, motion, pace, onEnd)?.step ?? null;
