import { unitName } from '@fieldpost/boards/tank-killers';
import type { Force } from '@fieldpost/rules-tank-killers';
import styles from './table.module.css';

/** How far a side is from its end (TDC-090): "lost 3 of 20". */
export function Casualties({ force }: { readonly force: Force }) {
  const { casualties, breakAt } = force;
  const last = casualties.at(-1);
  return (
    <span className={styles.casualties}>
      lost <b>{casualties.length}</b>{' '}
      <span
        className={styles.gauge}
        aria-hidden="true"
        style={{ '--share': casualties.length / breakAt } as React.CSSProperties}
      />
      of {breakAt}
      {last === undefined ? null : <span className="unseen">, the last: {unitName(last)}</span>}
    </span>
  );
}
