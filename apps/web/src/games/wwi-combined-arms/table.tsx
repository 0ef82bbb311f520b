'use client';
import type { Marks } from '@fieldpost/boards/marks';
import { type Frame, type Position, readPosition, squareInWords, squaresOf } from '@fieldpost/boards/wwi-combined-arms';
import { useMemo } from 'react';
import type { Cell } from '../../map-kit/key-grid.tsx';
import { EMPTY_TABLE, type Sheet } from '../../table/slots.ts';
import { TableShell } from '../../table/table-shell.tsx';
import type { TableProps } from '../table.ts';
import { trailsOf } from './animation-steps.ts';
import { BoardView } from './board-view.tsx';
import { goalOf, whenOf } from './goal.ts';
import { IDLE, type Play, type Situation } from './play.ts';
import { readNotices, readView, sideOf } from './reading.ts';
import { RetreatOrdersEditor } from './retreat-orders-editor.tsx';
import { type Running, useAnimation } from './use-animation.ts';
import { useArmy } from './use-army.tsx';
import { usePlacing } from './use-placing.tsx';
import { useRetreat } from './use-retreat.tsx';
import { useTurn } from './use-turn.tsx';

/** WWI Combined Arms at the map table: the board, and what may be ordered now. */
export function WwiTable(props: TableProps) {
  const position = useMemo(() => readPosition(props.view), [props.view]);
  if (position === null) return <p className="notice notice-bad">This position cannot be displayed.</p>;
  return <Table props={props} position={position} />;
}

function Table({ props, position }: { readonly props: TableProps; readonly position: Position }) {
  const view = readView(props.view);
  const running = useAnimation(props.motion, props.pace, props.onMotionEnd);
  const side = sideOf(props.side) ?? view.active;
  const choosing = props.awaited && running === null && props.motion === null;
  const situation: Situation = { view, position, side, choosing, ready: choosing && !props.busy, props };
  const play = usePlay(situation);
  return (
    <TableShell
      {...EMPTY_TABLE}
      label="Map table"
      when={whenOf(view, side)}
      goal={goalOf(view, position, side)}
      board={<Board situation={situation} play={play} running={running} />}
      bar={play.bar}
      details={play.details}
      form={play.form}
      sheets={props.side !== null && view.phase !== 'over' ? [retreatSheet(situation)] : NO_SHEETS}
      keys={play.keys}
    />
  );
}

type BoardProps = { readonly situation: Situation; readonly play: Play; readonly running: Running | null };

/** The board with what is chosen on it or, where nothing is, with what happened last. */
function Board({ situation, play, running }: BoardProps) {
  const { position, side, props } = situation;
  const frame = useMemo<Frame>(
    () => ({ size: position.size, perspective: props.perspective === 'north' ? 'north' : 'south' }),
    [position.size, props.perspective],
  );
  const words = useMemo(
    () => new Map(squaresOf(position.size, 'south').map((square) => [square, squareInWords(position, square)])),
    [position],
  );
  const marks = useMarks(play, running !== null, props.recent);
  return (
    <BoardView
      position={position}
      frame={frame}
      marks={marks}
      running={running}
      cellOf={(square) => cellOf(play, words.get(square) ?? square, square)}
      onTap={play.tap}
      home={position.pieces.find((piece) => piece.side === side)?.square ?? 'a1'}
    />
  );
}

function useMarks({ marks }: Play, moving: boolean, recent: TableProps['recent']): Marks {
  const trails = useMemo<Pick<Marks, 'trails' | 'fallen'>>(() => trailsOf(readNotices(recent)), [recent]);
  const idle = marks.selected === null && marks.targets.length === 0 && !moving;
  return useMemo(() => (idle ? { ...marks, ...trails } : marks), [idle, marks, trails]);
}

function cellOf(play: Play, words: string, square: string): Cell {
  const hint = play.hintOf(square);
  return { label: `${words}${hint === '' ? '' : `, ${hint}`}`, picked: play.picked(square), live: hint !== '' };
}

const NO_SHEETS: readonly Sheet[] = [];
const retreatSheet = (situation: Situation): Sheet => ({
  id: 'retreat-orders',
  title: 'Retreats',
  body: <RetreatOrdersEditor situation={situation} />,
});

/** The active phase. Calls the hook of every phase in the same order each time; up to one is active. */
function usePlay(situation: Situation): Play {
  const { view, props } = situation;
  const mine = props.side !== null;
  const turn = useTurn(situation, mine && props.awaited && (view.phase === 'move' || view.phase === 'attack'));
  const placing = usePlacing(situation, mine && view.phase === 'place');
  const retreat = useRetreat(situation, mine && props.awaited && view.phase === 'retreat');
  const army = useArmy(situation, mine && view.phase === 'army');
  return [turn, placing, retreat, army].find((play) => play !== IDLE) ?? IDLE;
}
