'use client';
import type { Json } from '@fieldpost/client';
import { useCallback, useRef, useState } from 'react';
import type { Motion } from '../../games/table.ts';
import { withSteps } from './diary.ts';
import { offerAnswer } from './head-words.ts';
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

/** The animation on the board, and the part of it that others did. */
function useMotion() {
  const [motion, setMotion] = useState<Motion | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const begin = useCallback((before: MatchData, news: MatchData['log'], fresh: MatchData) => {
    const key = ++motions;
    setMotion({ key, before: before.view, notices: news.flatMap(({ notices }) => notices) });
    setScene(sceneOf(news, fresh, key));
  }, []);
  const end = useCallback((key: number) => setMotion((now) => (now?.key === key ? null : now)), []);
  return { motion, scene: scene?.key === motion?.key ? scene : null, begin, end };
}

/** The actions of others in one animation: the side that acted first, and all of it in sentences. */
export type Scene = { readonly key: number; readonly side: string; readonly told: readonly string[] };

/** The actions of others among new steps; null if all are the viewer's own. */
function sceneOf(news: MatchData['log'], { you }: MatchData, key: number): Scene | null {
  const others = news.filter(({ side }) => side !== you?.side);
  const [first] = others;
  if (first === undefined || you === null) return null;
  return { key, side: first.side, told: others.flatMap(({ sentences }) => sentences) };
}

let motions = 0;

/** The words of a match: its log, what is read aloud, and what became of an offer. */
function useTold(first: MatchData) {
  const [log, setLog] = useState(first.log);
  const [spoken, setSpoken] = useState('');
  const [news, setNews] = useState<string | null>(null);
  const known = useRef(first.log);
  const tell = useCallback((before: MatchData, fresh: MatchData) => {
    const answer = offerAnswer(before, fresh);
    if (answer !== null || fresh.step !== before.step) setNews(answer);
    setLog((log) => withSteps(log, fresh.log, fresh.step));
    // Uses all steps since the page opened: only those still hold an undone step.
    const words = answer ?? spokenOf({ step: before.step, log: known.current }, fresh);
    known.current = withSteps(known.current, fresh.log, fresh.step);
    if (words !== null) setSpoken(words);
  }, []);
  return { log, spoken, news, setSpoken, tell };
}

/** The match as the page shows it: what the service said last, what is foreseen, what moves, and what is read aloud. */
export function useShown(first: MatchData) {
  const [match, setMatch] = useState(first);
  const [at, setAt] = useState(() => Date.now());
  const [foreseen, setForeseen] = useState<Json | undefined>(undefined);
  const { motion, scene, begin, end } = useMotion();
  const { log, spoken, news, setSpoken, tell } = useTold(first);
  const held = useRef<Held>({ match: first, sending: false, missed: false, asked: 0, ended: () => {} });

  /** Takes the match as it is now; resolves when what happened has been shown. */
  const adopt = useCallback(
    (fresh: MatchData, shown: boolean): Promise<void> => {
      const before = held.current.match;
      const steps = fresh.log.filter(({ index }) => index >= before.step);
      held.current.match = fresh;
      setMatch(fresh);
      setAt(Date.now());
      setForeseen(undefined);
      tell(before, fresh);
      if (shown || steps.every(({ notices }) => notices.length === 0)) return Promise.resolve();
      begin(before, steps, fresh);
      return new Promise((done) => {
        held.current.ended = done;
      });
    },
    [begin, tell],
  );

  const endMotion = (key: number) => {
    end(key);
    held.current.ended();
  };
  const moving = { motion, scene, endMotion: useCallback(endMotion, [end]) };
  return { match, at, log, foreseen, spoken, news, held, adopt, setForeseen, setSpoken, ...moving };
}
