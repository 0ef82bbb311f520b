import { useEffect, useRef } from 'react';
import { actionsOf } from './actions.ts';
import type { Situation } from './situation.ts';

/** P passes, A attacks, E ends the turn, U takes back, Escape lays the card down: wherever nothing is being typed. */
export function useKeys(situation: Situation, layDown: () => void): void {
  const latest = useRef({ situation, layDown });
  latest.current = { situation, layDown };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return;
      if (obey(event.key.toLowerCase(), latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whether the key meant something here. */
function obey(
  key: string,
  { situation, layDown }: { readonly situation: Situation; readonly layDown: () => void },
): boolean {
  if (key === 'escape') layDown();
  if (!situation.ready) return false;
  if (key === 'u' && situation.props.canUndo) {
    situation.props.undo();
    return true;
  }
  const action = actionsOf(situation).find((one) => one.key === key);
  if (action === undefined) return false;
  layDown();
  void situation.props.order(action.command);
  return true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
