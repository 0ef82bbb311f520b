'use client';
import { menuOf as listed } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { IDLE, type Play, type Situation } from './situation.ts';

/** Fetched before the battle: in a turn nobody needs it. */
const WindowPanel = dynamic(() => import('./window-panel.tsx').then((module) => module.WindowPanel), {
  loading: () => null,
});

/** Q5: the secret windows before selection and before deployment, asked of both, whatever they hold. */
export function useCardWindow(situation: Situation, on: boolean): Play {
  const { view, seat, choosing } = situation;
  const orders = useMemo(
    () => (on && choosing && seat !== null ? listed(view, seat, '') : []),
    [view, seat, on, choosing],
  );
  if (!on || seat === null) return IDLE;
  return { ...IDLE, panel: <WindowPanel situation={situation} orders={orders} /> };
}
