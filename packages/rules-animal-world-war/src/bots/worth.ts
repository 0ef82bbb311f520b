import type { Json, Seat, Tagged } from '@fieldpost/engine';
import { menuOf } from '../menu.ts';
import { harmsOwn } from '../rules/harm.ts';
import type { Empire } from '../state.ts';
import type { View } from '../view.ts';
import { appraiseAnimalWorldWar } from './appraisal.ts';

/** More than a shot at an empty tile (4), which greedy play gives rather than none, and which changes little. */
const LEAST_WORTH = 5;

/** Of the units that can act, those with an order that is worth giving: greedy play would rather give it than end the turn. */
export function worthActing(view: View, seat: Seat<Empire>, able: readonly string[]): readonly string[] {
  const seen = view as unknown as Json;
  return able.filter((unit) =>
    menuOf(view, seat, unit).some(
      (command) =>
        appraiseAnimalWorldWar(seen, seat, command as unknown as Tagged) >= LEAST_WORTH &&
        !harmsOwn(view.battle, seat.side, command),
    ),
  );
}
