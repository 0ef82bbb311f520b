'use client';
import type { Fault, Json, Operation, Result } from '@fieldpost/client';
import { startTransition, useCallback, useRef, useState } from 'react';
import { untilSent } from '../../connection/again.ts';
import { ask } from '../../connection/browser.ts';
import { useMatchChanges } from '../../connection/live.ts';
import type { Answered, Motion, Named } from '../../games/table.ts';
import { awaitedIn } from './awaited.ts';
import { withSteps } from './diary.ts';
import { newKey } from './new-key.ts';
import {
  type Agreement,
  agreement,
  FILE_ORDERS,
  type LogEntry,
  MARK_SEEN,
  MATCH_UPDATE,
  type MatchData,
  type MutationAnswer,
  PLAY,
  UNDO,
} from './operations.ts';
import { known, updated } from './updates.ts';

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
  readonly line: 'connecting' | 'live' | 'polling';
  /** What is to be read aloud. */
  readonly spoken: string;
  readonly say: (sentence: string) => void;
  readonly order: (command: Named, foreseen?: Json) => Promise<Answered | null>;
  readonly write: (line: string) => Promise<Answered | null>;
  readonly file: (command: Named) => Promise<Answered | null>;
  readonly undo: () => void;
  readonly agree: (word: Agreement) => void;
  readonly forgetFault: () => void;
  readonly endMotion: (key: number) => void;
  readonly markSeen: (step: number) => void;
};

let motions = 0;

/** One match, kept as the service has it: orders go out, answers and news come in, one after another. */
export function useMatch(first: MatchData): LiveMatch {
  const [match, setMatch] = useState(first);
  const [at, setAt] = useState(() => Date.now());
  const [log, setLog] = useState(first.log);
  const [foreseen, setForeseen] = useState<Json | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [motion, setMotion] = useState<Motion | null>(null);
  const [spoken, setSpoken] = useState('');
  /** `asked` counts what was asked and ordered: an answer to anything but the last is older than what is shown. */
  const held = useRef({ match: first, sending: false, missed: false, asked: 0, ended: () => {} });

  /** Takes the match as it is now; resolves when what happened has been shown. */
  const adopt = useCallback((fresh: MatchData, shown: boolean): Promise<void> => {
    const before = held.current.match;
    const news = fresh.log.filter(({ index }) => index >= before.step);
    held.current.match = fresh;
    setMatch(fresh);
    setAt(Date.now());
    setForeseen(undefined);
    setLog((log) => withSteps(log, fresh.log, fresh.step));
    const notices = news.flatMap((step) => step.notices);
    if (news.length > 0) setSpoken(news.flatMap(({ sentences }) => sentences).join(' '));
    if (notices.length === 0 || shown) return Promise.resolve();
    setMotion({ key: ++motions, before: before.view, notices });
    return new Promise((done) => {
      held.current.ended = done;
    });
  }, []);

  const endMotion = useCallback((key: number) => {
    setMotion((motion) => (motion?.key === key ? null : motion));
    held.current.ended();
  }, []);

  const refetch = useCallback(async () => {
    if (held.current.sending) {
      held.current.missed = true;
      return;
    }
    const asked = ++held.current.asked;
    const before = held.current.match;
    const answer = await ask(MATCH_UPDATE, known(before));
    if (!answer.ok || answer.value.match === null || held.current.asked !== asked) return;
    const fresh = updated(before, answer.value.match);
    if (JSON.stringify(fresh) !== JSON.stringify({ ...before, log: fresh.log })) await adopt(fresh, false);
  }, [adopt]);

  const line = useMatchChanges(first.id, () => void refetch());

  const send = useCallback(
    async <Variables>(
      operation: Operation<Variables, MutationAnswer>,
      variables: Variables,
      guess?: Json,
    ): Promise<Answered | null> => {
      if (held.current.sending) return null;
      const before = held.current.match;
      held.current.sending = true;
      held.current.asked++;
      // The touch is painted first: what it picked or let go. The position after the order follows with the next frame.
      startTransition(() => {
        setBusy(true);
        setFault(null);
        setForeseen(guess);
      });
      const answer: Result<MutationAnswer> = await untilSent(() => ask(operation, variables), setFault);
      held.current.sending = false;
      setBusy(false);
      setFault(null);
      if (!answer.ok) {
        setForeseen(undefined);
        setFault(answer.fault);
        setSpoken(answer.fault.message);
        void refetch();
        return null;
      }
      const fresh = updated(before, answer.value.match);
      await adopt(fresh, guess !== undefined);
      if (held.current.missed) void refetch();
      held.current.missed = false;
      return { view: fresh.view, awaited: awaitedIn(fresh) };
    },
    [adopt, refetch],
  );

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
    line,
    spoken,
    say: setSpoken,
    order: (command, guess) => send(PLAY, { ...now(), step: step(), command, line: null, key: newKey() }, guess),
    write: (text) => send(PLAY, { ...now(), step: step(), command: null, line: text, key: newKey() }),
    file: (command) => send(FILE_ORDERS, { ...now(), command }),
    undo: () => void send(UNDO, { ...now(), step: step() }),
    agree: (word) => void send(agreement(word), now()),
    forgetFault: () => setFault(null),
    endMotion,
    markSeen: useCallback((step: number) => void ask(MARK_SEEN, { id: first.id, step }), [first.id]),
  };
}
