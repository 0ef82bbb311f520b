'use client';
import { startTransition, useMemo, useState } from 'react';

/** The current selection, and whether the page asks to end the turn. */
export type Picking<Picked> = {
  readonly picked: Picked;
  readonly pick: (next: Picked) => void;
  /** The same after a touch: the touch is painted first, what follows from it after that. */
  readonly pickSoon: (next: Picked) => void;
  /** True while the page asks whether to end the turn; selecting something answers it. */
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
};

/**
 * @param kept What is left of a choice after the position has changed. The same function until the position changes.
 */
export function usePicked<Picked>(nothing: Picked, kept: (picked: Picked) => Picked): Picking<Picked> {
  const [chosen, setChosen] = useState<Picked>(nothing);
  const [asked, setAsked] = useState(false);
  const picked = useMemo(() => kept(chosen), [kept, chosen]);
  const pick = (next: Picked) => {
    setAsked(false);
    setChosen(next);
  };
  return { picked, pick, pickSoon: (next) => startTransition(() => pick(next)), asked, ask: setAsked };
}
