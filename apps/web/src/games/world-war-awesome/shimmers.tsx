import { FIELD, type Lifted, type ShieldSpot, shieldSpots } from '@fieldpost/boards/world-war-awesome';
import { SEATS, type War } from '@fieldpost/rules-world-war-awesome/table';
import { type CSSProperties, memo } from 'react';
import styles from './table.module.css';

/** Units of the drawing that a shimmer is wide and high. */
const SIZE = 100;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

const styleOf = ({ x, y, turn }: ShieldSpot): CSSProperties => ({
  left: percent(x, FIELD.width),
  top: percent(y, FIELD.height),
  width: percent(SIZE, FIELD.width),
  height: percent(SIZE, FIELD.height),
  rotate: `${turn}deg`,
});

/** The light that comes and goes over live shields: small layers of their own, so that nothing else is painted for it. */
export const Shimmers = memo(function Shimmers({ war, lifted }: { readonly war: War; readonly lifted: Lifted }) {
  return SEATS.flatMap((seat) =>
    shieldSpots(war, seat, lifted[seat]).map((spot) => (
      <svg
        key={`${seat}${spot.id}`}
        className={styles.shimmer}
        style={styleOf(spot)}
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
