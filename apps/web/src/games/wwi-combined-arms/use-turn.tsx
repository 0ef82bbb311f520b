'use client';
import { NO_MARKS } from '@fieldpost/boards/marks';
import type { Command } from '@fieldpost/rules-wwi-combined-arms/table';
import { useCallback, useMemo, useState } from 'react';
import { usePicked } from '../../map-kit/two-step/use-picked.ts';
import { foreseen } from './foreseen.ts';
import { leftUndone } from './left-undone.ts';
import { IDLE, type Play, type Situation } from './play.ts';
import { readView } from './reading.ts';
import { keepPicked, NOTHING, type Picked, squareOf, tapInTurn } from './selection.ts';
import { turnBar } from './turn-bar.tsx';
import { hintFor, marksFor, menusOf, nextUnit } from './turn-board.ts';
import { turnDetails } from './turn-details.tsx';
import { nextShot } from './volley.ts';

const NO_MENUS: ReturnType<typeof menusOf> = new Map();

/** Moving and attacking. */
export function useTurn(situation: Situation, on: boolean): Play {
  const { view, position, side, choosing, ready, props } = situation;
  const [note, setNote] = useState<string | null>(null);
  const kept = useCallback((picked: Picked) => (on ? keepPicked(view, picked) : NOTHING), [view, on]);
  const { picked, pick: choose, asked, ask } = usePicked(NOTHING, kept);
  const menus = useMemo(() => (on && choosing ? menusOf(view, side) : NO_MENUS), [view, side, on, choosing]);
  const marks = useMemo(() => (on ? marksFor(view, side, picked, menus) : null), [view, side, picked, menus, on]);
  if (!on) return IDLE;

  const pick = (next: Picked) => {
    choose(next);
    setNote(null);
  };
  const send = (command: Command) => props.order(command, foreseen(view, side, command));
  const fire = async (target: string, attackers: readonly string[]) => {
    let [position, rest] = [view, attackers];
    for (;;) {
      const next = nextShot(position, side, target, rest);
      if (next.shoot === null) return pickAfter(next.why);
      const answered = await send(next.shoot);
      if (answered === null) return;
      position = readView(answered.view);
      rest = next.rest;
    }
  };
  const pickAfter = (why: string | null) => {
    pick(NOTHING);
    setNote(why);
    if (why !== null) props.say(why);
  };
  const end = () => {
    pick(NOTHING);
    void send({ type: 'endTurn' });
  };
  const tryToEnd = () => (leftUndone(view, side).length > 0 ? ask(true) : end());
  const tap = (square: string) => {
    if (!choosing) return;
    const tapped = tapInTurn(view, position, side, picked, square);
    if (tapped.order !== null && !ready) return;
    pick(tapped.picked);
    if (tapped.order !== null) void send(tapped.order);
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
  const volley = () => {
    if (ready && picked.kind === 'target' && picked.attackers.length > 0) void fire(picked.target, picked.attackers);
  };
  return {
    marks: marks ?? NO_MARKS,
    hintOf: (square) => (choosing ? hintFor(view, square, picked, marks ?? NO_MARKS, menus) : ''),
    picked: (square) => picked.kind === 'unit' && squareOf(view, picked.unit) === square,
    tap,
    keys: {
      escape: () => pick(NOTHING),
      u: undo,
      e: () => choosing && tryToEnd(),
      f: volley,
      n: pickNext,
    },
    bar: turnBar({
      situation,
      picked,
      pick,
      menus,
      note,
      asked,
      ask,
      tryToEnd,
      fire: volley,
      end,
      undo,
      pickNext,
    }),
    details: turnDetails({ situation, picked, pick }),
    form: null,
  };
}
