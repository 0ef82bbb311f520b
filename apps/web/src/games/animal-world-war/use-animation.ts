import { type RunningStep, useRunningSteps } from '../../map-kit/use-running-steps.ts';
import type { Motion, Pace } from '../table.ts';
import { type AnimationStep, animationSteps } from './animation-steps.ts';
import { readNotices, readView } from './reading.ts';

export type Running = RunningStep<AnimationStep>;

/** What moves in a motion of a battle. */
const stepsOfMotion = ({ before, notices }: Motion): readonly AnimationStep[] =>
  animationSteps(readView(before), readNotices(notices));

/** Runs a motion step by step. Null while nothing moves: the board shows the battle as it is. */
export const useAnimation = (motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Running | null =>
  useRunningSteps(stepsOfMotion, motion, pace, onEnd);
