'use client';
import { useEffect, useState } from 'react';
import { isPace, type PaceName } from './pace.ts';

const KEY = 'fieldpost.pace';

/** The pace that an address names, else what this browser chose; without a choice normal, or none where the system asks for less motion. */
export function usePace(named: PaceName | null): readonly [PaceName, (name: PaceName) => void] {
  const [name, setName] = useState<PaceName>(named ?? 'normal');
  useEffect(() => {
    if (named !== null) return;
    const kept = localStorage.getItem(KEY);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setName(isPace(kept) ? kept : still ? 'off' : 'normal');
  }, [named]);
  const choose = (next: PaceName) => {
    localStorage.setItem(KEY, next);
    setName(next);
  };
  return [name, choose];
}
