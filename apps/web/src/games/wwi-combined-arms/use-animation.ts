import { readPosition } from '@fieldpost/boards/wwi-combined-arms';
import { type RunningStep, useRunningSteps } from '../../map-kit/use-running-steps.ts';
import type { Motion, Pace } from '../table.ts';
import { type AnimationStep, animationSteps } from './animation-steps.ts';
import { readNotices } from './reading.ts';

export type Running = RunningStep<AnimationStep>;

/** The animation steps of a motion on the map. */
function stepsOfMotion({ before, notices }: Motion): readonly AnimationStep[] {
  const position = readPosition(before);
  return position === null ? [] : animationSteps(position, readNotices(notices));
}

/** Runs a motion step by step. Null while nothing moves: the board shows the position as it is. */
export const useAnimation = (motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Running | null =>
  useRunningSteps(stepsOfMotion, motion, pace, onEnd);
