import { actionsOf } from './actions.ts';
import type { Situation } from './situation.ts';

/** P passes, A attacks, E ends the turn, U takes back, Escape lays the card down. */
export function keysOf(situation: Situation, layDown: () => void): Readonly<Record<string, () => void>> {
  const { ready, props } = situation;
  if (!ready) return { escape: layDown };
  const actions = actionsOf(situation).map(({ key, command }): [string, () => void] => [
    key,
    () => {
      layDown();
      void props.order(command);
    },
  ]);
  const undo: Record<string, () => void> = props.canUndo ? { u: props.undo } : {};
  return { escape: layDown, ...undo, ...Object.fromEntries(actions) };
}
