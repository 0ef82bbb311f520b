import { readTankKillers } from '@fieldpost/boards/tank-killers';
import { useRunningBeats } from '../../map-kit/use-running-beats.ts';
import type { Motion, Pace } from '../table.ts';
import { type Beat, beatsOf } from './beats.ts';
import { readNotices } from './reading.ts';

/** What moves in a motion of a duel. */
function beatsOfMotion({ before, notices }: Motion): readonly Beat[] {
  const known = readTankKillers(before);
  return known === null ? [] : beatsOf(known.open, readNotices(notices));
}

/** Runs a motion beat by beat. Null while nothing moves: the board shows the position as it is. */
export const useBeats = (motion: Motion | null, pace: Pace, onEnd: (key: number) => void): Beat | null =>
  useRunningBeats(beatsOfMotion, motion, pace, onEnd)?.beat ?? null;
