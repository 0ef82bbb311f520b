'use client';
import { useState } from 'react';
import type { PastWindow, TableProps } from './table.ts';

/** Past windows of one's own seats, for orders to be tried on: fetched once, when they are first wanted. Null: not yet. */
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
