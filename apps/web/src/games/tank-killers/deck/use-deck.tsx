'use client';
import { type Counts, nationOf, presetsOf, refusesDeck } from '@fieldpost/rules-tank-killers';
import { presetCards } from '@fieldpost/rules-tank-killers/catalogue';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { type OrderBarSlot, stepBack } from '../../../table/slots.ts';
import { reasonOf } from '../reading.ts';
import type { Situation } from '../situation.ts';
import { commitOf } from './deck-design.ts';

const Fetching = () => <p className="soft">Loading the lists …</p>;
/** Wanted once in a match, where formations are built. It is not there before it can be touched: a touch before that would be lost. */
const DeckForm = dynamic(() => import('./deck-form.tsx').then((module) => module.DeckForm), {
  ssr: false,
  loading: Fetching,
});
const SealedFormation = dynamic(() => import('./deck-form.tsx').then((module) => module.SealedFormation), {
  loading: Fetching,
});

type Deck = { readonly bar: OrderBarSlot; readonly form: ReactNode };

/** Building the formation in secret (TDC-100); null where none is built. */
export function useDeck(situation: Situation, on: boolean): Deck | null {
  const { view, side, props } = situation;
  const nation = side === null ? 'german' : nationOf(view.open.options, side);
  const [first = 'german'] = presetsOf(nation);
  const [cards, setCards] = useState<Counts>(() => presetCards(first));
  if (!on) return null;
  const sealed = view.committed;
  const form =
    sealed === null ? (
      <DeckForm nation={nation} cards={cards} change={setCards} />
    ) : (
      <SealedFormation nation={nation} cards={sealed} />
    );
  const seal = () => void props.order(commitOf(nation, cards));
  return {
    bar: sealed === null ? buildingBar(situation, refusesDeck(nation, cards), seal) : sealedBar(situation),
    form,
  };
}

function buildingBar(
  { ready, props }: Situation,
  refusal: ReturnType<typeof refusesDeck>,
  seal: () => void,
): OrderBarSlot {
  const why = refusal === null ? null : reasonOf(refusal);
  return {
    sign: null,
    order: why === null ? 'Your formation is ready' : 'Formation incomplete',
    result: why?.sentence ?? 'Hidden until both players have sealed.',
    back: stepBack({ picked: false, letGo: () => {} }, { canUndo: props.canUndo, ready, undo: props.undo }),
    verb: {
      words: 'Seal formation',
      press: ready && why === null ? seal : null,
      why: why?.sentence ?? 'Sending your last order …',
      key: null,
    },
    next: null,
    end: null,
    question: null,
  };
}

function sealedBar({ props }: Situation): OrderBarSlot {
  return {
    sign: null,
    order: 'Formation sealed',
    result: 'Both formations are revealed when everyone has sealed.',
    back: stepBack({ picked: false, letGo: () => {} }, { canUndo: false, ready: false, undo: props.undo }),
    verb: null,
    next: {
      words: 'Withdraw and edit',
      press: props.canUndo && !props.busy ? props.undo : null,
      why: 'You can no longer change it.',
      key: 'U',
    },
    end: null,
    question: null,
  };
}
