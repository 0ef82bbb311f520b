import { type RunningBeat, useRunningBeats } from '../../map-kit/use-running-beats.ts';
import type { Motion, Pace } from '../table.ts';
import { type Beat, beatsOf } from './beats.ts';
import { readNotices, readView } from './reading.ts';

export type Running = RunningBeat<Beat>;

/** What moves in a motion of a battle. */
const beatsOfMotion = ({ before, notices }: Motion): readonly Beat[] => beatsOf(readView(before), readNotices(notices));

/** Runs a motion beat by beat. Null while nothing moves: the board shows the battle as it is. */
export const useBeats = (motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Running | null =>
  useRunningBeats(beatsOfMotion, motion, pace, onEnd);
