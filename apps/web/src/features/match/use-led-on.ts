import { useEffect, useRef } from 'react';
import type { Replay } from './use-replay.ts';

const AUTOPLAY_MS = 900;

/** New scenes begin to play after a moment, once. */
export function useAutoplay(on: boolean, play: ((playing: boolean) => void) | undefined): void {
  const done = useRef(false);
  const latest = useRef(play);
  latest.current = play;
  useEffect(() => {
    if (!on || done.current) return;
    const timer = setTimeout(() => {
      done.current = true;
      latest.current?.(true);
    }, AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [on]);
}

/** So long the last scene stays before the table shows the match as it is, in ms. */
const LED_ON_MS = 1_200;

/** After the last scene of what is new the table shows the match as it is, unless somebody has stopped it there. */
export function useLedOn(replay: Replay | null, toNow: () => void): void {
  const ran = useRef(false);
  const latest = useRef(toNow);
  latest.current = toNow;
  const playing = replay?.playing === true;
  if (playing) ran.current = true;
  const ended = replay !== null && !playing && replay.at >= replay.to && replay.motion === null;
  useEffect(() => {
    if (!ended || !ran.current) return;
    const timer = setTimeout(() => latest.current(), LED_ON_MS);
    return () => clearTimeout(timer);
  }, [ended]);
}
