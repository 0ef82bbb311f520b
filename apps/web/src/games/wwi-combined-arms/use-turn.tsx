'use client';
import { NO_MARKS } from '@fieldpost/boards/marks';
import type { Command } from '@fieldpost/rules-wwi-combined-arms/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePicked } from '../../map-kit/two-step/use-picked.ts';
import { foreseen } from './foreseen.ts';
import { leftUndone } from './left-undone.ts';
import { IDLE, type Play, type Situation } from './play.ts';
import { readView } from './reading.ts';
import { keepPicked, NOTHING, type Picked, squareOf, tapInTurn } from './selection.ts';
import { turnBar } from './turn-bar.tsx';
import { hintFor, leftMarks, marksFor, menusOf, nextUnit, pickedBy, withHint } from './turn-board.ts';
import { turnDetails } from './turn-details.tsx';
import { nextShot } from './volley.ts';

const NO_MENUS: ReturnType<typeof menusOf> = new Map();

/** Moving and attacking. */
export function useTurn(situation: Situation, on: boolean): Play {
  const { view, side, choosing, props } = situation;
  const [note, setNote] = useState<string | null>(null);
  const kept = useCallback((picked: Picked) => (on ? keepPicked(view, picked) : NOTHING), [view, on]);
  const { picked, pick: choose, asked, ask } = usePicked(NOTHING, kept);
  const menus = useMemo(() => (on && choosing ? menusOf(view, side) : NO_MENUS), [view, side, on, choosing]);
  const hinted = on ? ((props.hinted ?? null) as Command | null) : null;
  const marks = useMemo(() => {
    if (!on) return null;
    return asked ? leftMarks(view, side) : withHint(marksFor(view, side, picked, menus), picked, hinted);
  }, [view, side, picked, menus, on, asked, hinted]);
  useHinted(hinted, choose);
  if (!on) return IDLE;
  const pick = (next: Picked) => {
    choose(next);
    setNote(null);
  };
  return inTurn({ situation, picked, pick, menus, marks: marks ?? NO_MARKS, note, setNote, asked, ask });
}

/** Picks what a hint advises, once for each hint: from then on the player chooses. */
function useHinted(hinted: Command | null, pick: (picked: Picked) => void): void {
  const latest = useRef(pick);
  latest.current = pick;
  useEffect(() => {
    if (hinted !== null) latest.current(pickedBy(hinted));
  }, [hinted]);
}

type Turn = {
  readonly situation: Situation;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly menus: ReturnType<typeof menusOf>;
  readonly marks: Play['marks'];
  readonly note: string | null;
  readonly setNote: (note: string | null) => void;
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
};

/** A turn under way: what touches, keys and buttons do. */
function inTurn(turn: Turn): Play {
  const { situation, picked, pick, menus, marks } = turn;
  const { view, choosing } = situation;
  const acts = actsOf(turn);
  return {
    marks,
    hintOf: (square) => (choosing ? hintFor(view, square, picked, marks, menus) : ''),
    picked: (square) => picked.kind === 'unit' && squareOf(view, picked.unit) === square,
    tap: (square) => tap(turn, square),
    keys: {
      escape: () => pick(NOTHING),
      u: acts.undo,
      e: () => choosing && acts.tryToEnd(),
      f: acts.fire,
      n: acts.pickNext,
    },
    bar: turnBar({ ...turn, ...acts }),
    details: turnDetails({ situation, picked, pick }),
    form: null,
  };
}

function actsOf(turn: Turn) {
  const { situation, picked, pick, menus, ask } = turn;
  const { view, side, ready, props } = situation;
  const end = () => {
    pick(NOTHING);
    void send(situation, { type: 'endTurn' });
  };
  const undo = () => {
    if (!ready || !props.canUndo) return;
    pick(NOTHING);
    props.undo();
  };
  const pickNext = () => {
    const unit = nextUnit(view, menus, picked);
    if (unit === null) return;
    pick({ kind: 'unit', unit });
    const square = squareOf(view, unit);
    document.querySelector<HTMLButtonElement>(`[data-square="${square}"]`)?.focus();
  };
  const fire = () => {
    if (ready && picked.kind === 'target' && picked.attackers.length > 0)
      void volley(turn, picked.target, picked.attackers);
  };
  const tryToEnd = () => (leftUndone(view, side).length > 0 ? ask(true) : end());
  return { end, tryToEnd, undo, pickNext, fire };
}

const send = ({ view, side, props }: Situation, command: Command) =>
  props.order(command, foreseen(view, side, command));

function tap({ situation, picked, pick }: Turn, square: string): void {
  const { view, position, side, choosing, ready } = situation;
  if (!choosing) return;
  const tapped = tapInTurn(view, position, side, picked, square);
  if (tapped.order !== null && !ready) return;
  pick(tapped.picked);
  if (tapped.order !== null) void send(situation, tapped.order);
}

/** Attacks one after another, each when the result of the last is known. */
async function volley({ situation, pick, setNote }: Turn, target: string, attackers: readonly string[]) {
  const { view, side, props } = situation;
  let [position, rest] = [view, attackers];
  for (;;) {
    const next = nextShot(position, side, target, rest);
    if (next.shoot === null) {
      pick(NOTHING);
      setNote(next.why);
      if (next.why !== null) props.say(next.why);
      return;
    }
    const answered = await send(situation, next.shoot);
    if (answered === null) return;
    position = readView(answered.view);
    rest = next.rest;
  }
}
