import type { Force } from '@fieldpost/rules-tank-killers';
import { unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import styles from './table.module.css';

/** How far a side is from its end: one box for each casualty that it can bear (TDC-090). */
export function Casualties({ force }: { readonly force: Force }) {
  const { casualties, breakAt } = force;
  const last = casualties.at(-1);
  return (
    <span className={styles.casualties}>
      <span className="unseen">Casualties: </span>
      <b>{casualties.length}</b>
      <span
        className={styles.gauge}
        aria-hidden="true"
        style={{ '--share': casualties.length / breakAt } as React.CSSProperties}
      />
      of {breakAt}
      {last === undefined ? null : <span className="unseen">, the last: {unitOf(last).name}</span>}
    </span>
  );
}
