'use client';
import { useEffect, useState } from 'react';

/** How fast things move on the board; the number stretches every motion, 0 is none. */
export const PACES = { off: 0, quick: 0.45, normal: 1, slow: 1.8 } as const;
export type PaceName = keyof typeof PACES;

export const PACE_WORDS: Readonly<Record<PaceName, string>> = {
  off: 'No motion',
  quick: 'Quick',
  normal: 'Normal',
  slow: 'Slow',
};

const KEY = 'fieldpost.pace';
export const isPace = (text: string | null): text is PaceName => text !== null && Object.hasOwn(PACES, text);

/** The pace this browser chose; without a choice normal, or none where the system asks for less motion. */
export function usePace(): readonly [PaceName, (name: PaceName) => void] {
  const [name, setName] = useState<PaceName>('normal');
  useEffect(() => {
    const kept = localStorage.getItem(KEY);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setName(isPace(kept) ? kept : still ? 'off' : 'normal');
  }, []);
  const choose = (next: PaceName) => {
    localStorage.setItem(KEY, next);
    setName(next);
  };
  return [name, choose];
}
