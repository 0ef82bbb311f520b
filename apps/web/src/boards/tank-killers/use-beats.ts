import { readTankKillers } from '@fieldpost/boards/tank-killers';
import { useEffect, useMemo, useState } from 'react';
import type { Motion, Pace } from '../table.ts';
import { type Beat, beatsOf } from './beats.ts';
import { readNotices } from './reading.ts';

const NO_BEATS: readonly Beat[] = [];

/** Runs a motion beat by beat. Null while nothing moves: the table shows the position as it is. */
export function useBeats(motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Beat | null {
  const [reached, setReached] = useState({ key: -1, beat: 0 });
  const beats = useMemo(() => {
    const before = motion === null ? null : readTankKillers(motion.before);
    return before === null || motion === null ? NO_BEATS : beatsOf(before.open, readNotices(motion.notices));
  }, [motion]);
  const key = motion?.key ?? -1;
  const nth = reached.key === key ? reached.beat : 0;
  const beat = pace > 0 ? beats[nth] : undefined;
  useEffect(() => {
    if (key < 0) return;
    if (beat === undefined) {
      onEnd(key);
      return;
    }
    const timer = setTimeout(() => setReached({ key, beat: nth + 1 }), beat.ms * pace);
    return () => clearTimeout(timer);
  }, [key, beat, nth, pace, onEnd]);
  return beat ?? null;
}
