'use client';
import type { Fault, Json, Operation, Result } from '@fieldpost/client';
import { startTransition, useCallback, useState } from 'react';
import { untilSent } from '../../connection/again.ts';
import { ask } from '../../connection/browser.ts';
import type { Answered } from '../../games/table.ts';
import { awaitedIn } from './awaited.ts';
import { MATCH_UPDATE, type MutationAnswer } from './operations.ts';
import { known, updated } from './updates.ts';
import type { Shown } from './use-shown.ts';

/** Asks for what has changed; while an order is under way that waits for its answer. */
export function useRefetch({ held, adopt }: Shown): () => Promise<void> {
  return useCallback(async () => {
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
  }, [held, adopt]);
}

/** Sends one order after another, and shows the results. */
export function useSending({ held, adopt, setForeseen, setSpoken }: Shown, refetch: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  /** The touch is painted first: what it picked or let go. The position after the order follows with the next frame. */
  const begin = useCallback(
    (guess: Json | undefined) =>
      startTransition(() => {
        setBusy(true);
        setFault(null);
        setForeseen(guess);
      }),
    [setForeseen],
  );
  const refuse = useCallback(
    (why: Fault) => {
      setForeseen(undefined);
      setFault(why);
      setSpoken(why.message);
      void refetch();
      return null;
    },
    [refetch, setForeseen, setSpoken],
  );
  const send = useSend({ held, adopt }, { begin, refuse, refetch, setBusy, setFault });
  return { busy, fault, send, forgetFault: () => setFault(null) };
}

type Marks = {
  readonly begin: (guess: Json | undefined) => void;
  readonly refuse: (why: Fault) => null;
  readonly refetch: () => Promise<void>;
  readonly setBusy: (busy: boolean) => void;
  readonly setFault: (fault: Fault | null) => void;
};

function useSend({ held, adopt }: Pick<Shown, 'held' | 'adopt'>, marks: Marks) {
  const { begin, refuse, refetch, setBusy, setFault } = marks;
  return useCallback(
    async <Variables>(
      operation: Operation<Variables, MutationAnswer>,
      variables: Variables,
      guess?: Json,
    ): Promise<Answered | null> => {
      if (held.current.sending) return null;
      const before = held.current.match;
      held.current.sending = true;
      held.current.asked++;
      begin(guess);
      const answer: Result<MutationAnswer> = await untilSent(() => ask(operation, variables), setFault);
      held.current.sending = false;
      setBusy(false);
      setFault(null);
      if (!answer.ok) return refuse(answer.fault);
      const fresh = updated(before, answer.value.match);
      await adopt(fresh, guess !== undefined);
      if (held.current.missed) void refetch();
      held.current.missed = false;
      return { view: fresh.view, awaited: awaitedIn(fresh) };
    },
    [held, adopt, begin, refuse, refetch, setBusy, setFault],
  );
}
