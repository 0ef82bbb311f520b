'use client';
import type { Fault } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import type { Named } from '../../games/table.ts';
import { ASK_FOR_HINT, type Hint, type MatchData } from './operations.ts';

/** What the viewer sees of a hint. `whole`: its whole turn, not its first order alone. */
export type HintShown =
  | { readonly is: 'none' }
  | { readonly is: 'thinking' }
  | { readonly is: 'refused'; readonly fault: Fault }
  | { readonly is: 'there'; readonly hint: Hint; readonly whole: boolean };

export type HintState = {
  readonly shown: HintShown;
  /** Asks for a hint; once it is there, shows the whole turn. Null: there is nothing more to show, or it is not their turn. */
  readonly press: (() => void) | null;
  readonly close: () => void;
  /** The order that the board shows as chosen; null: none. */
  readonly hinted: Named | null;
};

const NONE: HintShown = { is: 'none' };
/** Between two questions, in ms, and how many there are at most: a plan takes some seconds, and others may be before it. */
const BREATH_MS = 1_000;
const MOST = 60;

/** The hint of the present position: it goes with the next step. `awaited`: it is the viewer's turn. */
export function useHint({ id, step }: MatchData, awaited: boolean): HintState {
  const [shown, setShown] = useState<HintShown>(NONE);
  const turn = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is about one position, and goes with it
  useEffect(() => {
    turn.current += 1;
    setShown(NONE);
  }, [step]);
  const begin = async () => {
    const asked = turn.current;
    setShown({ is: 'thinking' });
    const answer = await hintFrom(id, () => turn.current === asked);
    if (answer !== null && turn.current === asked) setShown(answer);
  };
  const hinted = shown.is === 'there' ? ((shown.hint.orders[0]?.command ?? null) as Named | null) : null;
  return { shown, press: awaited ? pressOf(shown, begin, setShown) : null, close: () => setShown(NONE), hinted };
}

function pressOf(shown: HintShown, begin: () => Promise<void>, setShown: (shown: HintShown) => void) {
  if (shown.is === 'none' || shown.is === 'refused') return () => void begin();
  if (shown.is === 'thinking' || shown.whole || shown.hint.orders.length < 2) return null;
  return () => setShown({ ...shown, whole: true });
}

/** Asks until the computer has thought; null: nobody waits for it any more. */
async function hintFrom(id: string, wanted: () => boolean): Promise<HintShown | null> {
  for (let times = 0; times < MOST; times++) {
    const answer = await ask(ASK_FOR_HINT, { id });
    if (!wanted()) return null;
    if (!answer.ok) return { is: 'refused', fault: answer.fault };
    if (!answer.value.askForHint.thinking) return { is: 'there', hint: answer.value.askForHint, whole: false };
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  }
  return { is: 'refused', fault: LATE };
}

const LATE: Fault = {
  code: 'LATE',
  message: 'The computer is busy. Try again in a minute.',
  rule: null,
  details: null,
};
