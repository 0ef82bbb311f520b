import { drawStanding, type Frame, PAGE, type Standing, standings } from '@fieldpost/boards/mass-warfare';
import { nodesToSvg } from '@fieldpost/boards/svg';
import type { War } from '@fieldpost/rules-mass-warfare/table';
import { memo } from 'react';
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

const CounterView = memo(function CounterView({ drawn, x, y, scale, ms, struck, falling }: Props) {
  return (
    <g
      className={styles.counter}
      data-struck={struck ? '' : undefined}
      data-falling={falling ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transitionDuration: `${ms}ms` }}
    >
      <g className={styles.figure} dangerouslySetInnerHTML={{ __html: drawn }} />
    </g>
  );
});

const byId = (one: Standing, other: Standing): number => (one.unit.id < other.unit.id ? -1 : 1);

/** All units that are seen, each sliding to its place when that changes. Their order never does, so that none jumps. */
export const Counters = memo(function Counters({
  war,
  frame,
  step,
  ms,
}: {
  readonly war: War;
  readonly frame: Frame;
  readonly step: AnimationStep | null;
  readonly ms: number;
}) {
  return (
    <g>
      {standings(war, frame)
        .toSorted(byId)
        .map(({ unit, x, y, scale }) => (
          <CounterView
            key={unit.id}
            drawn={nodesToSvg([drawStanding(war, unit, PAGE)])}
            x={x}
            y={y}
            scale={scale}
            ms={ms}
            struck={step?.struck === unit.id}
            falling={step?.falling.includes(unit.id) === true}
          />
        ))}
    </g>
  );
});
