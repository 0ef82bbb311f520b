import { useEffect, useMemo, useState } from 'react';
import { type RunningStep, useRunningSteps } from '../../map-kit/use-running-steps.ts';
import type { Motion, Pace } from '../table.ts';
import type { AnimationStep } from './animation-steps.ts';
import { readNotices, readView } from './reading.ts';

export type Running = RunningStep<AnimationStep>;
type Cut = typeof import('./animation-steps.ts').animationSteps;

/** Fetched when something is about to move, for what works a whole battle out again is half the rules. */
export const fetchCut = (): Promise<Cut> => import('./animation-steps.ts').then((module) => module.animationSteps);

const NO_STEPS = (): readonly AnimationStep[] => [];

/** The animation steps of a motion. */
const stepsBy =
  (cut: Cut) =>
  ({ before, notices }: Motion): readonly AnimationStep[] =>
    cut(readView(before), readNotices(notices));

/** Null while it loads. If it cannot load, nothing moves, and the board shows the result. */
function useSteps(wanted: boolean) {
  const [steps, setSteps] = useState<ReturnType<typeof stepsBy> | null>(null);
  useEffect(() => {
    if (!wanted || steps !== null) return;
    let here = true;
    fetchCut().then(
      (cut) => here && setSteps(() => stepsBy(cut)),
      () => here && setSteps(() => NO_STEPS),
    );
    return () => {
      here = false;
    };
  }, [wanted, steps]);
  return steps;
}

/** The battle as it was, until what moves in it is there. */
function held(motion: Motion | null): Running | null {
  const [notice] = readNotices(motion?.notices ?? []);
  if (motion === null || notice === undefined) return null;
  const { battle } = readView(motion.before);
  const still = { die: null, shot: null, burst: null, struck: null, falling: null };
  return { step: { ...still, battle, notice, ms: 0 }, key: `${motion.key}.held`, ms: 0 };
}

/** Runs a motion step by step. Null while nothing moves: the board shows the battle as it is. */
export function useAnimation(motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Running | null {
  const moving = motion !== null && pace > 0;
  const steps = useSteps(moving);
  const waits = moving && steps === null;
  const before = useMemo(() => (waits ? held(motion) : null), [waits, motion]);
  const running = useRunningSteps(steps ?? NO_STEPS, waits ? null : motion, pace, onEnd);
  return before ?? running;
}
