'use client';
import { useEffect, useMemo, useState } from 'react';
import type { Motion, Pace } from './motion.ts';

/** One thing that moves, and how long it takes at the usual pace. */
type Timed = { readonly ms: number };

export type RunningBeat<Beat> = { readonly beat: Beat; readonly key: string; readonly ms: number };

/**
 * Runs a motion beat by beat. Null while nothing moves: the board shows the position as it is.
 * @param beatsOf What moves in a motion, one after another; the same function at every call.
 */
export function useRunningBeats<Beat extends Timed>(
  beatsOf: (motion: Motion) => readonly Beat[],
  motion: Motion | null,
  pace: Pace,
  onEnd: (key: number) => void,
): RunningBeat<Beat> | null {
  const [reached, setReached] = useState({ key: -1, beat: 0 });
  const beats = useMemo(
    (): readonly Beat[] => (motion === null || pace === 0 ? [] : beatsOf(motion)),
    [beatsOf, motion, pace],
  );
  const key = motion?.key ?? -1;
  const nth = reached.key === key ? reached.beat : 0;
  const beat = beats[nth];
  useEffect(() => {
    if (key < 0) return;
    if (beat === undefined) {
      onEnd(key);
      return;
    }
    const timer = setTimeout(() => setReached({ key, beat: nth + 1 }), beat.ms * pace);
    return () => clearTimeout(timer);
  }, [key, beat, nth, pace, onEnd]);
  return beat === undefined ? null : { beat, key: `${key}.${nth}`, ms: beat.ms * pace };
}
