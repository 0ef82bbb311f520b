'use client';
import { bodyOf, type Json } from '@fieldpost/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answered, Named } from '../../games/table.ts';
import { dropTurn, type HeldTurn, HOLD_MS, isHeld, keepTurn } from './held-turn.ts';
import { newKey } from './new-key.ts';
import { PLAY } from './operations.ts';
import type { LiveMatch } from './use-match.ts';

const CHOICE = 'fieldpost.hold';

/** Whether this browser holds ended turns: yes, until somebody says otherwise. */
export function useHoldChoice(): readonly [boolean, (hold: boolean) => void] {
  const [hold, setHold] = useState(true);
  useEffect(() => {
    setHold(localStorage.getItem(CHOICE) !== 'off');
  }, []);
  return [
    hold,
    (next) => {
      localStorage.setItem(CHOICE, next ? 'on' : 'off');
      setHold(next);
    },
  ];
}

type Sent = (answered: Answered | null) => void;
type Holding = { readonly turn: HeldTurn; readonly foreseen: Json | undefined; readonly done: Sent };

export type HeldEnd = {
  /** The seconds until it is sent; null: nothing is held. */
  readonly seconds: number | null;
  readonly order: LiveMatch['order'];
  readonly takeBack: () => void;
  readonly sendNow: () => void;
};

/**
 * Orders of a match, of which the end of a turn is held for 8 seconds. It is sent by its time, at once on request, as the page goes
 * (`sendBeacon`), or at the next opening. The position stays as it was until then.
 */
export function useHeldTurn(live: LiveMatch, on: boolean): HeldEnd {
  const [holding, setHolding] = useState<Holding | null>(null);
  const { match } = live;
  const latest = useRef(live);
  latest.current = live;
  const seconds = useCountdown(holding?.turn.until ?? null);
  const end = useCallback((how: 'send' | 'drop', held: Holding) => {
    dropTurn(localStorage, held.turn.key);
    setHolding(null);
    if (how === 'drop') return held.done(null);
    void latest.current.order(held.turn.command as Named, held.foreseen, held.turn.key).then(held.done);
  }, []);
  useSentInTime(holding, end);
  useSentOnLeaving(holding?.turn ?? null);
  // a step of somebody else makes another position of it
  useEffect(() => {
    if (holding !== null && match.step !== holding.turn.step) end('drop', holding);
  }, [holding, match.step, end]);
  const order: LiveMatch['order'] = (command, foreseen, key) => {
    const now = latest.current.match;
    if (!on || !isHeld(command, now, Date.now())) return live.order(command, foreseen, key);
    const turn = { id: now.id, step: now.step, command, key: newKey(), until: Date.now() + HOLD_MS };
    keepTurn(localStorage, turn);
    return new Promise((done) => setHolding({ turn, foreseen, done }));
  };
  return {
    seconds,
    order,
    takeBack: () => holding !== null && end('drop', holding),
    sendNow: () => holding !== null && end('send', holding),
  };
}

/** Counts down to a moment, in whole seconds; null: there is none. */
function useCountdown(until: number | null): number | null {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.min(HOLD_MS / 1000, Math.max(0, Math.ceil((until - now) / 1000)));
}

function useSentInTime(holding: Holding | null, end: (how: 'send', held: Holding) => void): void {
  useEffect(() => {
    if (holding === null) return;
    const timer = setTimeout(() => end('send', holding), Math.max(0, holding.turn.until - Date.now()));
    return () => clearTimeout(timer);
  }, [holding, end]);
}

/** Hands the turn to the browser as the page goes; it stays kept, for a browser may fail, and the service carries out each key once. */
function useSentOnLeaving(turn: HeldTurn | null): void {
  useEffect(() => {
    if (turn === null) return;
    const { id, step, command, key } = turn;
    let body: string | null = null;
    void bodyOf(PLAY, { id, after: step, hash: null, step, command, line: null, key }).then((text) => {
      body = text;
    });
    const leave = () => {
      if (body !== null) navigator.sendBeacon('/graphql', new Blob([body], { type: 'application/json' }));
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [turn]);
}
