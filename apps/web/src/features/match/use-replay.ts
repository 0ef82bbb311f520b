'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import type { Motion } from '../../games/table.ts';
import { FRAMES, type Frame } from './operations.ts';
import { type WholeFrame, wholeFrames } from './updates.ts';

export type Replay = {
  /** The first and the last position shown, by the steps before it. */
  readonly from: number;
  readonly to: number;
  /** The position on screen, as a count of steps. */
  readonly at: number;
  readonly frame: WholeFrame | null;
  readonly playing: boolean;
  readonly motion: Motion | null;
  readonly endMotion: (key: number) => void;
  readonly show: (step: number) => void;
  readonly play: (playing: boolean) => void;
};

const CHUNK = 40;
const GAP_MS = 260;
let motions = 1_000_000;

/** Frames of a match, asked for where they are needed. */
function useFrames(id: string, given: readonly Frame[], asking: typeof ask) {
  const [frames, setFrames] = useState<ReadonlyMap<number, WholeFrame>>(
    () => new Map(wholeFrames(given).map((frame) => [frame.step, frame])),
  );
  const asked = useRef(new Set<number>());
  const need = useCallback(
    async (step: number) => {
      const from = Math.max(0, step - (step % CHUNK));
      if (asked.current.has(from)) return;
      asked.current.add(from);
      const answer = await asking(FRAMES, { id, from, count: CHUNK });
      const found = wholeFrames(answer.ok ? (answer.value.match?.frames ?? []) : []);
      if (found.length < CHUNK) asked.current.delete(from);
      setFrames((known) => new Map([...known, ...found.map((frame): [number, WholeFrame] => [frame.step, frame])]));
    },
    [id, asking],
  );
  return { frames, need };
}

type Range = { readonly from: number; readonly to: number; readonly at: number };
const NOTHING: Range = { from: 0, to: 0, at: 0 };

/** The step on screen; a new range begins at its own start. */
function usePosition(range: Range | null) {
  const [at, setAt] = useState(range?.at ?? 0);
  const [motion, setMotion] = useState<Motion | null>(null);
  const [shown, setShown] = useState(range);
  if (shown !== range) {
    setShown(range);
    setAt(range?.at ?? 0);
    setMotion(null);
  }
  return { at, setAt, motion, setMotion };
}

/** Plays steps of a match: forward in motion, to any step at once. `pace` 0: without motion; `asking`: as whom it is asked for. */
export function useReplay(
  id: string,
  range: Range | null,
  given: readonly Frame[],
  pace: number,
  asking: typeof ask = ask,
): Replay | null {
  const { frames, need } = useFrames(id, given, asking);
  const { at, setAt, motion, setMotion } = usePosition(range);
  const { from, to } = range ?? NOTHING;
  const on = range !== null;
  const frame = frames.get(at) ?? null;
  const next = frames.get(at + 1);

  useEffect(() => {
    if (!on) return;
    for (const step of [at, Math.min(at + 1, to)]) if (!frames.has(step)) void need(step);
  }, [on, at, to, frames, need]);

  const show = useCallback(
    (step: number) => {
      setMotion(null);
      setAt(Math.min(Math.max(step, from), to));
    },
    [from, to, setAt, setMotion],
  );
  const forward = useCallback(() => {
    if (frame === null || next === undefined) return;
    setAt(next.step);
    setMotion(pace === 0 ? null : { key: ++motions, before: frame.view, notices: next.entry?.notices ?? [] });
  }, [frame, next, pace, setAt, setMotion]);
  const { playing, play } = usePlaying({ at, from, to, show, forward, pace, ready: on && motion === null });
  const endMotion = useCallback(
    (key: number) => setMotion((motion) => (motion?.key === key ? null : motion)),
    [setMotion],
  );
  return on ? { from, to, at, frame, playing, motion, endMotion, show, play } : null;
}

type Playing = Range &
  Pick<Replay, 'show'> & {
    readonly forward: () => void;
    readonly pace: number;
    /** Nothing moves, so that the next step may begin. */
    readonly ready: boolean;
  };

/** While it plays, the next step begins when the motion of the last has ended. */
function usePlaying({ at, from, to, show, forward, pace, ready }: Playing) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing || !ready) return;
    if (at >= to) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(forward, pace === 0 ? 700 : GAP_MS * pace);
    return () => clearTimeout(timer);
  }, [playing, ready, at, to, pace, forward]);
  const play = useCallback(
    (wanted: boolean) => {
      if (wanted && at >= to) show(from);
      setPlaying(wanted);
    },
    [at, to, from, show],
  );
  return { playing, play };
}
