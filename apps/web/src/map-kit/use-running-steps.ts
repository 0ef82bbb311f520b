'use client';
import { useEffect, useMemo, useState } from 'react';
import type { Motion, Pace } from './motion.ts';

/** One thing that moves, and how long it takes at the usual pace. */
type Timed = { readonly ms: number };

export type RunningStep<AnimationStep> = { readonly step: AnimationStep; readonly key: string; readonly ms: number };

/**
 * Runs a motion step by step. Null while nothing moves: the board shows the position as it is.
 * @param animationSteps What moves in a motion, one after another; the same function at every call.
 */
export function useRunningSteps<AnimationStep extends Timed>(
  animationSteps: (motion: Motion) => readonly AnimationStep[],
  motion: Motion | null,
  pace: Pace,
  onEnd: (key: number) => void,
): RunningStep<AnimationStep> | null {
  const [reached, setReached] = useState({ key: -1, step: 0 });
  const steps = useMemo(
    (): readonly AnimationStep[] => (motion === null || pace === 0 ? [] : animationSteps(motion)),
    [animationSteps, motion, pace],
  );
  const key = motion?.key ?? -1;
  const index = reached.key === key ? reached.step : 0;
  const step = steps[index];
  useEffect(() => {
    if (key < 0) return;
    if (step === undefined) {
      onEnd(key);
      return;
    }
    const timer = setTimeout(() => setReached({ key, step: index + 1 }), step.ms * pace);
    return () => clearTimeout(timer);
  }, [key, step, index, pace, onEnd]);
  return step === undefined ? null : { step, key: `${key}.${index}`, ms: step.ms * pace };
}
