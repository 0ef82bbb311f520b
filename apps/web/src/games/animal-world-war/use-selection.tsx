'use client';
import { menuOf as listed } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { type OrderBarSlot, stepBack } from '../../table/slots.ts';
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
  const asked = picks.length > 0;
  const details = <SelectionPanel situation={situation} picks={picks} />;
  return { ...IDLE, bar: asked ? selectionBar(situation) : null, details, detailsFirst: true };
}

const selectionBar = ({ props, ready }: Situation): OrderBarSlot => ({
  sign: null,
  order: 'Choose a soldier',
  result: 'Each card shows what its soldier can do.',
  back: stepBack({ picked: false, letGo: () => {} }, { canUndo: props.canUndo, ready, undo: props.undo }),
  verb: null,
  next: null,
  end: null,
  question: null,
});
