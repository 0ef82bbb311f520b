'use client';
import type { Deployment, View } from '@fieldpost/rules-world-war-awesome/table';
import { useMemo, useState } from 'react';
import type { Chair } from './reading.ts';

/** WWA-154: ORDERS name up to three tokens, in order of preference. */
const MAX_TOKENS = 3;

/** What joins the order of the tank in ORDERS. The row and the bar are those of the tank, or those of the hand. */
export type RoundDraft = {
  readonly at: 'tank' | 'hand';
  readonly go: (at: 'tank' | 'hand') => void;
  readonly tokens: readonly Deployment[];
  readonly isFull: boolean;
  readonly add: (token: Deployment) => void;
  readonly leave: (index: number) => void;
};

type Held = Pick<RoundDraft, 'at' | 'tokens'> & { readonly round: number };

/** Null: it is no window of ORDERS. `seen`: the war as the table shows it, as when the tank is ordered, or as when a token is played. */
export function useRoundDraft(
  view: View,
  chair: Chair | null,
): { readonly round: RoundDraft | null; readonly seen: View } {
  const { war } = view;
  const [held, setHeld] = useState<Held>({ round: 0, at: 'tank', tokens: [] });
  const now: Held = held.round === war.round ? held : { round: war.round, at: 'tank', tokens: [] };
  const isOpen = war.phase === 'orders' && chair !== null;
  const { at, tokens } = now;
  const seen = useMemo(() => (isOpen ? seenAs(view, chair, at) : view), [view, chair, isOpen, at]);
  if (!isOpen) return { round: null, seen };
  const isFull = tokens.length >= MAX_TOKENS;
  const round: RoundDraft = {
    at,
    go: (next) => setHeld({ ...now, at: next }),
    tokens,
    isFull,
    add: (token) => setHeld({ ...now, tokens: isFull ? tokens : [...tokens, token] }),
    leave: (index) => setHeld({ ...now, tokens: tokens.toSpliced(index, 1) }),
  };
  return { round, seen };
}

function seenAs(view: View, { side }: Chair, at: RoundDraft['at']): View {
  return { ...view, war: { ...view.war, phase: at === 'tank' ? 'plan' : 'deploy', seat: side } };
}
