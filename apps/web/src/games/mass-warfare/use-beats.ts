import { readWar } from '@fieldpost/boards/mass-warfare';
import { type RunningBeat, useRunningBeats } from '../../map-kit/use-running-beats.ts';
import type { Motion, Pace } from '../table.ts';
import { type Beat, beatsOf } from './beats.ts';
import { readNotices } from './reading.ts';

export type Running = RunningBeat<Beat>;

/** What moves in a motion on the map. */
function beatsOfMotion({ before, notices }: Motion): readonly Beat[] {
  const war = readWar(before);
  return war === null ? [] : beatsOf(war, readNotices(notices));
}

/** Runs a motion beat by beat. Null while nothing moves: the map shows the war as it is. */
export const useBeats = (motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Running | null =>
  useRunningBeats(beatsOfMotion, motion, pace, onEnd);
