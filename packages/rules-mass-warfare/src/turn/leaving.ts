/** Leaving a war while the others play on (MW-162). */
import { happen, type Play, warOf } from '../combat/play.ts';
import { isActive } from '../state/board.ts';
import type { Side } from '../state.ts';
import { isOver, testResigned } from './ending.ts';
import { runFrom } from './machine.ts';
import { placeOn } from './placement.ts';
import { awaitedIn, stageAt } from './places.ts';

/** "as elimination, at once; [...] steps owed by him are skipped" */
export function leaveWar(play: Play, side: Side): void {
  const { turn, step, cursor } = warOf(play);
  const waited = awaitedIn(warOf(play));
  const isSecret = step > 0 && stageAt(warOf(play)).kind === 'secret';
  happen(play, { type: 'left', side, why: 'resigned', turn, step, cleared: !isSecret });
  testResigned(play);
  if (isOver(play)) return;
  if (step === 0) {
    placeOn(play);
    return;
  }
  // the match waited for that side, or waits for nobody now: the turn continues
  if (waited?.side === side || isSecret || !isStillAwaited(play)) runFrom(play, cursor);
}

function isStillAwaited(play: Play): boolean {
  const waited = awaitedIn(warOf(play));
  return waited !== null && isActive(warOf(play), waited.side);
}
