'use client';
import { menuOf as listed } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { stepBack } from '../../table/slots.ts';
import { IDLE, type Play, type Situation } from './situation.ts';

/** Fetched in battles of a campaign only. */
const BringingPanel = dynamic(() => import('./bringing-panel.tsx').then((module) => module.BringingPanel), {
  loading: () => null,
});

/** LC-055: in a battle of a campaign each Empire chooses one of the tactics that it has learned, both at once and in secret. */
export function useBringing(situation: Situation, on: boolean): Play {
  const { view, seat, choosing, props, ready } = situation;
  const brings = useMemo(
    () => (on && choosing && seat !== null ? listed(view, seat, '').filter((one) => one.type === 'bring') : []),
    [view, seat, on, choosing],
  );
  if (!on || seat === null) return IDLE;
  return {
    ...IDLE,
    bar: {
      sign: null,
      order: view.answered ? 'Tactic sealed' : 'Bring a tactic into this battle',
      result: view.answered ? 'It is revealed when played.' : 'Your opponent chooses too and cannot see yours.',
      back: stepBack({ picked: false, letGo: () => {} }, { canUndo: props.canUndo, ready, undo: props.undo }),
      verb: null,
      next: null,
      end: null,
      question: null,
    },
    details: <BringingPanel situation={situation} brings={brings} />,
    detailsFirst: true,
  };
}
