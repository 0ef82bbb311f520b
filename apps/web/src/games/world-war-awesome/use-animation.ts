import { type RunningStep, useRunningSteps } from '../../map-kit/use-running-steps.ts';
import type { Motion, Pace } from '../table.ts';
import { type Step, stepsOf } from './animation-steps.ts';

export type Running = RunningStep<Step>;

/** Runs a motion step by step. Null while nothing moves: the boards show the war as it is. */
export const useAnimation = (motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Running | null =>
  useRunningSteps(stepsOf, motion, pace, onEnd);
