'use client';
import { useEffect, useMemo, useState } from 'react';
import type { Motion, Pace } from '../table.ts';
import { type Beat, beatsOf } from './beats.ts';
import { readNotices, readView } from './reading.ts';

export type Running = { readonly beat: Beat; readonly key: string; readonly ms: number };

const NO_BEATS: readonly Beat[] = [];

/** Runs a motion beat by beat. Null while nothing moves: the board shows the battle as it is. */
export function useBeats(motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Running | null {
  const [reached, setReached] = useState({ key: -1, beat: 0 });
  const beats = useMemo(
    () => (motion === null || pace === 0 ? NO_BEATS : beatsOf(readView(motion.before), readNotices(motion.notices))),
    [motion, pace],
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
