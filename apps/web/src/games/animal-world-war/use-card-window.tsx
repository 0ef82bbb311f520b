'use client';
import { menuOf as listed } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { stepBack } from '../../table/slots.ts';
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
  const { ready, props, send } = situation;
  const keep = orders.find(({ type }) => type === 'keep');
  return {
    ...IDLE,
    bar: {
      sign: null,
      order: view.answered ? 'You have answered' : 'Play a card or continue without one',
      result: view.answered
        ? 'Other players cannot see who has answered.'
        : 'Other players cannot see whether you hold one.',
      back: stepBack({ picked: false, letGo: () => {} }, { canUndo: props.canUndo, ready, undo: props.undo }),
      verb:
        keep === undefined
          ? null
          : { words: 'Play no card', press: ready ? () => void send(keep) : null, why: '', key: null },
      next: null,
      end: null,
      question: null,
    },
    details: <WindowPanel situation={situation} orders={orders} />,
    detailsFirst: !view.answered,
  };
}
