/** Orders for a later step of the turn while they are put together (THE-RULES "Windows"). */
import type { FiledStep, FiledWord } from '@fieldpost/rules-mass-warfare/catalogue';
import type { FiledOrder } from '@fieldpost/rules-mass-warfare/table';
import { useState } from 'react';
import { meantBy } from './menu.ts';

export type Filing = {
  readonly step: FiledStep;
  readonly word: FiledWord;
  readonly orders: readonly FiledOrder[];
  readonly add: (order: FiledOrder) => void;
  /** The last one is left out again; where there is none, nothing is filed any more. */
  readonly back: () => void;
  readonly leave: () => void;
};

type Draft = Pick<Filing, 'step' | 'word' | 'orders'>;

const subjectOf = ({ order }: FiledOrder): string => {
  const meant = meantBy(order);
  return 'unit' in meant ? String(meant.unit) : JSON.stringify(meant);
};

/** Null while nothing is filed. Each unit is ordered once: a later order takes the place of the first. */
export function useFiling() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const begin = (step: FiledStep, word: FiledWord, orders: readonly FiledOrder[]) => setDraft({ step, word, orders });
  if (draft === null) return { filing: null, begin };
  const set = (orders: readonly FiledOrder[]) => setDraft({ ...draft, orders });
  const filing: Filing = {
    ...draft,
    add: (order) => set([...draft.orders.filter((one) => subjectOf(one) !== subjectOf(order)), order]),
    back: () => (draft.orders.length === 0 ? setDraft(null) : set(draft.orders.slice(0, -1))),
    leave: () => setDraft(null),
  };
  return { filing, begin };
}
