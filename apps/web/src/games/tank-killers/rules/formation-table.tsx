import { FORMATIONS, type Nation, spelled, TYPES } from '@fieldpost/rules-tank-killers/catalogue';
import { Silhouette } from '../silhouette.tsx';
import styles from './tank-killers.module.css';

const TITLES: Readonly<Record<Nation, string>> = {
  german: 'German, 40 cards',
  american: 'American, 50 cards',
  british: 'British, 50 cards',
};

const reachInWords = (range: string): string => (range === 'PB' ? 'point blank' : `${range} yards`);

/** A formation list: each line drawn, with its figures and copies. */
export function FormationTable({ nation }: { readonly nation: Nation }) {
  return (
    <section className="stack" aria-labelledby={`list-${nation}`}>
      <h3 id={`list-${nation}`}>{TITLES[nation]}</h3>
      <ul className={styles.formation}>
        {FORMATIONS[nation].map(({ id, name, type, pen, inf, def, range, copies }) => (
          <li key={id}>
            <Silhouette line={id} turned={false} />
            <p>
              <b>{spelled(name)}</b> <span className="soft">×{copies}</span>
            </p>
            <p className="small soft">
              {TYPES[type].title}
              {def === null ? '' : `, ${reachInWords(range)}`}
            </p>
            <p className={styles.figures}>
              <span>P {pen}</span>
              <span>I {inf}</span>
              <span>D {def ?? '–'}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
