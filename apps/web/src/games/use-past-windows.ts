'use client';
import { useState } from 'react';
import type { PastWindow, TableProps } from './table.ts';

/** Past windows of the player's own seats, for testing orders. Fetched once, on first use; null until then. */
export function usePastWindows({ windows: ask }: Pick<TableProps, 'windows'>) {
  const [windows, setWindows] = useState<readonly PastWindow[] | null>(null);
  const [asking, setAsking] = useState(false);
  const fetchOnce = async () => {
    if (windows !== null || asking) return;
    setAsking(true);
    setWindows(await ask());
    setAsking(false);
  };
  return { windows, asking, fetchOnce };
}
