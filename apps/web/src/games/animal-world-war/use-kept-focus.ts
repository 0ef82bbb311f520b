import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus has gone with a change, its place has it: keys go on working, and a screen reader stays there. */
export function useKeptFocus<Place extends HTMLElement>(change: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [change]);
  return place;
}
