import type { Counts, Named } from '../campaigns/operations.ts';
import styles from './fronts.module.css';

type Props = { readonly counts: Counts; readonly sides: Named };

/** Of a map of sixteen cities, those of either side grow from either end; the key cities among them are crowned. */
const CITIES = 16;

/** The cities as a row of houses: one side's from the left, the other's from the right. */
export function Cities({ counts, sides }: Props) {
  const [first = '', second = ''] = Object.keys(sides);
  const of = (side: string, what: string): number => counts[side]?.[what] ?? 0;
  const held = { first: of(first, 'cities'), second: of(second, 'cities') };
  const keys = { first: of(first, 'key cities'), second: of(second, 'key cities') };
  const says = [first, second].map((side) => `${sides[side]} ${of(side, 'cities')}`).join(', ');
  return (
    <div className={styles.row} role="img" aria-label={`Cities: ${says}, of ${CITIES}`}>
      {Array.from({ length: CITIES }, (_, index) => {
        const fromRight = CITIES - 1 - index;
        const owner = index < held.first ? 'first' : fromRight < held.second ? 'second' : 'none';
        const crowned = owner === 'first' ? index < keys.first : owner === 'second' && fromRight < keys.second;
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is all that a house is
        return <span key={index} className={styles.house} data-owner={owner} data-key={crowned ? '' : undefined} />;
      })}
    </div>
  );
}
