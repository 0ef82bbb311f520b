import { type Lie, type Lifted, type ShieldSpot, shieldSpots } from '@fieldpost/boards/world-war-awesome';
import { SEATS, type War } from '@fieldpost/rules-world-war-awesome/table';
import { type CSSProperties, memo } from 'react';
import styles from './table.module.css';

/** Units of the drawing that a shimmer is wide and high. */
const SIZE = 100;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

function styleOf({ turn, ...spot }: ShieldSpot, { at, width, height, degrees }: Lie): CSSProperties {
  const { x, y } = at(spot);
  return {
    left: percent(x, width),
    top: percent(y, height),
    width: percent(SIZE, width),
    height: percent(SIZE, height),
    rotate: `${turn + degrees}deg`,
  };
}

type Props = { readonly war: War; readonly lifted: Lifted; readonly lie: Lie };

/** The light that comes and goes over live shields: small layers of their own, so that nothing else is painted for it. */
export const Shimmers = memo(function Shimmers({ war, lifted, lie }: Props) {
  return SEATS.flatMap((seat) =>
    shieldSpots(war, seat, lifted[seat]).map((spot) => (
      <svg
        key={`${seat}${spot.id}`}
        className={styles.shimmer}
        style={styleOf(spot, lie)}
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        aria-hidden="true"
      >
        {spot.over === 'door' ? (
          <path d="M-4 -42C38 -30 38 30 -4 42C16 22 16 -22 -4 -42Z" />
        ) : (
          <circle cx={0} cy={0} r={28} />
        )}
      </svg>
    )),
  );
});
