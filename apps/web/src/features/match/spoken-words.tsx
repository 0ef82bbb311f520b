'use client';
import type { Json } from '@fieldpost/client';
import { Suspense } from 'react';
import { useGameWords } from './game-words.ts';

type Props = { readonly ruleSet: string; readonly view: Json; readonly words: string };

/** The announcement for screen readers, with names for places; empty until the game's words are there. */
export const SpokenWords = (props: Props) => (
  <p role="status" className="unseen" data-spoken="">
    {props.words === '' ? null : (
      <Suspense fallback={null}>
        <Placed {...props} />
      </Suspense>
    )}
  </p>
);

function Placed({ ruleSet, view, words }: Props) {
  const { placed } = useGameWords(ruleSet);
  return placed?.(words, view) ?? words;
}
