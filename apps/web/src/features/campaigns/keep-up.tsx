'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const ASKED_MS = 10_000;

/** Looks again now and then while the page is in sight: the other side, or the battle, goes on meanwhile. Keyed by the head. */
export function KeepUp() {
  const router = useRouter();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    // Soon after something happened a computer player may answer.
    const soon = [1_500, 4_000].map((ms) => setTimeout(look, ms));
    const timer = setInterval(look, ASKED_MS);
    return () => {
      for (const one of soon) clearTimeout(one);
      clearInterval(timer);
    };
  }, [router]);
  return null;
}
