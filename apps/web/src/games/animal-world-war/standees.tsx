import { drawFigure, type Frame, PAGE, type Standing, standings } from '@fieldpost/boards/animal-world-war';
import { nodesToSvg } from '@fieldpost/boards/svg';
import type { Battle } from '@fieldpost/rules-animal-world-war/table';
import { memo } from 'react';
import { ALBUM } from './album.ts';
import type { AnimationStep } from './animation-steps.ts';
import styles from './field.module.css';

type Props = {
  readonly drawn: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ms: number;
  readonly struck: boolean;
  readonly falling: boolean;
};

const StandeeView = memo(function StandeeView({ drawn, x, y, scale, ms, struck, falling }: Props) {
  return (
    <g
      className={styles.standee}
      data-struck={struck ? '' : undefined}
      data-falling={falling ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transitionDuration: `${ms}ms` }}
    >
      <g className={styles.figure} dangerouslySetInnerHTML={{ __html: drawn }} />
    </g>
  );
});

const byId = (one: Standing, other: Standing): number => (one.unit.id < other.unit.id ? -1 : 1);

/** All units, each sliding to its place when that changes. Their order never does, so that none jumps. */
export const Standees = memo(function Standees({
  battle,
  frame,
  step,
  ms,
}: {
  readonly battle: Battle;
  readonly frame: Frame;
  readonly step: AnimationStep | null;
  readonly ms: number;
}) {
  return (
    <g>
      {standings(battle, frame)
        .toSorted(byId)
        .map(({ unit, x, y, scale }) => {
          const figure = drawFigure(battle, unit, frame, PAGE, ALBUM);
          if (figure === null) return null;
          return (
            <StandeeView
              key={unit.id}
              drawn={nodesToSvg([figure])}
              x={x}
              y={y}
              scale={scale}
              ms={ms}
              struck={step?.struck === unit.id}
              falling={step?.falling === unit.id}
            />
          );
        })}
    </g>
  );
});
