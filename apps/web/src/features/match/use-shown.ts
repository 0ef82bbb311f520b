'use client';
import type { Json } from '@fieldpost/client';
import { useCallback, useRef, useState } from 'react';
import type { Motion } from '../../games/table.ts';
import { withSteps } from './diary.ts';
import type { MatchData } from './operations.ts';
import { spokenOf } from './spoken.ts';

type Held = {
  match: MatchData;
  sending: boolean;
  missed: boolean;
  /** Counts what was asked and ordered: an answer to anything but the last is older than what is shown. */
  asked: number;
  ended: () => void;
};

export type Shown = ReturnType<typeof useShown>;

let motions = 0;

/** The match as the page shows it: what the service said last, what is foreseen, what moves, and what is read aloud. */
export function useShown(first: MatchData) {
  const [match, setMatch] = useState(first);
  const [at, setAt] = useState(() => Date.now());
  const [log, setLog] = useState(first.log);
  const [foreseen, setForeseen] = useState<Json | undefined>(undefined);
  const [motion, setMotion] = useState<Motion | null>(null);
  const [spoken, setSpoken] = useState('');
  const known = useRef(first.log);
  const held = useRef<Held>({ match: first, sending: false, missed: false, asked: 0, ended: () => {} });

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
    // What the page has learned since it was opened, for what is taken back was told then.
    const words = spokenOf({ step: before.step, log: known.current }, fresh);
    known.current = withSteps(known.current, fresh.log, fresh.step);
    if (words !== null) setSpoken(words);
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

  return { match, at, log, foreseen, motion, spoken, held, adopt, endMotion, setForeseen, setSpoken };
}
