import { nodesToSvg } from '@fieldpost/boards/svg';
import { drawStanding, type Lifted, PAGE, standings } from '@fieldpost/boards/world-war-awesome';
import type { War } from '@fieldpost/rules-world-war-awesome/table';
import { memo } from 'react';
import styles from './table.module.css';

type Props = {
  readonly drawn: string;
  readonly x: number;
  readonly y: number;
  readonly up: number;
  readonly ms: number;
  readonly shown: boolean;
  readonly falling: boolean;
};

const ChipView = memo(function ChipView({ drawn, x, y, up, ms, shown, falling }: Props) {
  return (
    <g
      className={styles.unit}
      data-hidden={shown ? undefined : ''}
      data-falling={falling ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${up}deg)`, transitionDuration: `${ms}ms` }}
    >
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
    </g>
  );
});

type ChipsProps = {
  readonly war: War;
  readonly lifted: Lifted;
  readonly falling: string | null;
  /** Degrees by which units are turned on the field, so that they stand upright. */
  readonly up: number;
  readonly ms: number;
};

/** All units, each sliding to its place when that changes; those under a closed roof are not seen. */
export const Chips = memo(function Chips({ war, lifted, falling, up, ms }: ChipsProps) {
  return (
    <g>
      {standings(war, lifted).map(({ unit, x, y, shown }) => (
        <ChipView
          key={unit.id}
          drawn={nodesToSvg([drawStanding(war, unit, PAGE, up)])}
          x={x}
          y={y}
          up={up}
          ms={ms}
          shown={shown}
          falling={falling === unit.id}
        />
      ))}
    </g>
  );
});
