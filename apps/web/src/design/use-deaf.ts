'use client';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** How long a button that does what cannot be taken back hears nothing after it has appeared, in ms: longer than a double tap. */
export const DEAF_FOREVER_MS = 600;
/** The same for a button whose meaning has changed and that can be taken back. */
export const DEAF_CHANGED_MS = 250;

/** Props for a button, so that it ignores a tap meant for the control that stood there before. */
type Hearing = {
  /** Whether it hears nothing now. */
  readonly deaf: boolean;
  readonly onPointerDown: () => void;
  /** Wraps what a click does: it counts only if the press began on this button, while it could hear. */
  readonly heard: (act: () => void) => (event: MouseEvent) => void;
};

/**
 * A button is deaf for `ms` after it has appeared, and after its `meaning` has changed. A press of a key or of a program counts as soon
 * as it hears; a press of a pointer must have begun then.
 */
export function useDeaf(meaning: string, ms: number): Hearing {
  const [hearsFor, setHearsFor] = useState<string | null>(null);
  const began = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => setHearsFor(meaning), ms);
    return () => clearTimeout(timer);
  }, [meaning, ms]);
  const deaf = hearsFor !== meaning;
  return {
    deaf,
    onPointerDown: () => {
      began.current = !deaf;
    },
    heard: (act) => (event) => {
      const byPointer = event.detail > 0;
      if (!deaf && (!byPointer || began.current)) act();
      began.current = false;
    },
  };
}
