'use client';
import type { Fault, Json } from '@fieldpost/client';
import { useCallback } from 'react';
import { ask } from '../../connection/browser.ts';
import { useMatchChanges } from '../../connection/live.ts';
import type { Answered, Motion, Named } from '../../games/table.ts';
import { newKey } from './new-key.ts';
import {
  type Agreement,
  agreement,
  FILE_ORDERS,
  type LogEntry,
  MARK_SEEN,
  type MatchData,
  PLAY,
  UNDO,
} from './operations.ts';
import { known } from './updates.ts';
import { useRefetch, useSending } from './use-sending.ts';
import { type Scene, useShown } from './use-shown.ts';

export type LiveMatch = {
  readonly match: MatchData;
  /** When it came, in ms of this browser's clock. */
  readonly at: number;
  readonly log: readonly LogEntry[];
  /** The position to be shown: the match's, or the one foreseen while an order is under way. */
  readonly view: Json;
  readonly busy: boolean;
  readonly fault: Fault | null;
  readonly motion: Motion | null;
  /** The actions of others, while they are shown; null if nothing of others moves. */
  readonly scene: Scene | null;
  /** The fate of the viewer's offer, until the next step; null if nothing is new. */
  readonly news: string | null;
  readonly line: 'connecting' | 'live' | 'polling';
  /** The text to announce to screen readers. */
  readonly spoken: string;
  readonly say: (sentence: string) => void;
  /** `key`: names the order, which is carried out once however often it is sent; left out: a new one. */
  readonly order: (command: Named, foreseen?: Json, key?: string) => Promise<Answered | null>;
  readonly write: (line: string) => Promise<Answered | null>;
  readonly file: (command: Named) => Promise<Answered | null>;
  readonly undo: () => void;
  readonly agree: (word: Agreement) => void;
  readonly forgetFault: () => void;
  readonly endMotion: (key: number) => void;
  readonly markSeen: (step: number) => void;
};

/** One match, kept as the service has it: orders go out, answers and news come in, one after another. */
export function useMatch(first: MatchData): LiveMatch {
  const shown = useShown(first);
  const { match, at, log, foreseen, motion, scene, news, spoken, held, endMotion, setSpoken } = shown;
  const refetch = useRefetch(shown);
  const line = useMatchChanges(first.id, () => void refetch());
  const { busy, fault, send, forgetFault } = useSending(shown, refetch);
  const now = () => known(held.current.match);
  const step = () => held.current.match.step;
  return {
    match,
    at,
    log,
    view: foreseen ?? match.view,
    busy,
    fault,
    motion,
    scene,
    news,
    line,
    spoken,
    say: setSpoken,
    order: (command, guess, key = newKey()) => send(PLAY, { ...now(), step: step(), command, line: null, key }, guess),
    write: (text) => send(PLAY, { ...now(), step: step(), command: null, line: text, key: newKey() }),
    file: (command) => send(FILE_ORDERS, { ...now(), command }),
    undo: () => void send(UNDO, { ...now(), step: step() }),
    agree: (word) => void send(agreement(word), now()),
    forgetFault,
    endMotion,
    markSeen: useCallback((step: number) => void ask(MARK_SEEN, { id: first.id, step }), [first.id]),
  };
}
