'use client';
import { menuOf as listed } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { IDLE, type Play, type Situation } from './situation.ts';

/** Fetched while squads are chosen. */
const SelectionPanel = dynamic(() => import('./selection-panel.tsx').then((module) => module.SelectionPanel), {
  loading: () => null,
});

/** Squads are chosen: in turns and openly, or from cards that were dealt. */
export function useSelection(situation: Situation, on: boolean): Play {
  const { view, seat, choosing } = situation;
  const picks = useMemo(
    () => (on && choosing && seat !== null ? listed(view, seat, '').filter((command) => command.type === 'pick') : []),
    [view, seat, on, choosing],
  );
  if (!on) return IDLE;
  return { ...IDLE, panel: <SelectionPanel situation={situation} picks={picks} /> };
}
