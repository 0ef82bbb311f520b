'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const ASKED_MS = 10_000;

/**
 * Refreshes now and then while the page is visible, since the other side or the battle may have moved. Keyed by the
 * head.
 */
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
