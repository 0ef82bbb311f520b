'use client';
import type { Marks, SceneNode } from '@fieldpost/boards';
import {
  drawGround,
  drawLetteringWithin,
  drawMarksAbove,
  drawMarksBelow,
  extent,
  type Frame,
  type Position,
  SITE,
} from '@fieldpost/boards/wwi-combined-arms';
import { memo, useMemo } from 'react';
import type { Cell } from '../../map-kit/key-grid.tsx';
import { elements } from '../../map-kit/scene-view.tsx';
import styles from './board.module.css';
import { BoardGrid } from './board-grid.tsx';
import { Effects } from './effects.tsx';
import { Pieces } from './pieces.tsx';
import type { Running } from './use-animation.ts';

type Props = {
  readonly position: Position;
  readonly frame: Frame;
  readonly marks: Marks;
  readonly running: Running | null;
  readonly cellOf: (square: string) => Cell;
  readonly onTap: (square: string) => void;
  readonly home: string;
};

/** The map never changes while units come and go. */
const Ground = memo(function Ground({ terrain, size, perspective }: Frame & { readonly terrain: string }) {
  return elements(drawGround({ terrain }, { size, perspective }, SITE));
});

/** The letters of a board that has no room for its margin: shown by the sheet of style. */
const Within = memo(function Within(frame: Frame) {
  return <g className={styles.within}>{elements(drawLetteringWithin(frame, SITE))}</g>;
});

const Drawn = memo(function Drawn({ nodes }: { readonly nodes: readonly SceneNode[] }) {
  return elements(nodes);
});

const QUICK_MS = 180;

/** The board: the drawing for the eye, and over it a grid of squares for fingers, keys and screen readers. */
export function BoardView({ position, frame, marks, running, cellOf, onTap, home }: Props) {
  const shown = running?.step.position ?? position;
  const edge = extent(frame.size);
  const below = useMemo(() => drawMarksBelow(marks, frame, SITE), [marks, frame]);
  const above = useMemo(() => drawMarksAbove(marks, frame, SITE), [marks, frame]);
  return (
    <div className={styles.board} data-size={frame.size}>
      <svg className={styles.drawing} viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
        <g>
          <Ground terrain={position.terrain} size={frame.size} perspective={frame.perspective} />
        </g>
        <Within size={frame.size} perspective={frame.perspective} />
        <g>
          <Drawn nodes={below} />
        </g>
        <Pieces
          pieces={shown.pieces}
          frame={frame}
          falling={running?.step.falling ?? null}
          ms={running?.ms ?? QUICK_MS}
        />
        <g>
          <Drawn nodes={above} />
        </g>
        <Effects running={running} frame={frame} />
      </svg>
      <BoardGrid size={frame.size} perspective={frame.perspective} cellOf={cellOf} onTap={onTap} home={home} />
    </div>
  );
}
