'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Whether something is before the reader's eyes: on the page that they look at, and not on a sheet that is put away. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [shown, setShown] = useState(false);
  const [awake, setAwake] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const look = (): void => setAwake(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return shown && awake;
}
