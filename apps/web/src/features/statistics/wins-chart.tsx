import { markOf, sideName } from '../../games/index.ts';
import type { Figures } from './operations.ts';
import { percent, stripsOf } from './shapes.ts';
import styles from './statistics.module.css';

type Props = { readonly ruleSet: string; readonly title: string; readonly figures: Figures };

/** The name and mark of a winning side; a draw has none. */
export function winnerIn(ruleSet: string, { wins }: Figures, side: string | null) {
  if (side === null) return { name: 'No single winner', mark: undefined };
  const all = wins.flatMap((one) => one.side ?? []);
  return { name: sideName(ruleSet, side), mark: markOf(ruleSet, side, all) };
}

/** The share of wins as one bar, and in words under it. Call it once enough matches have ended. */
export function WinsChart({ ruleSet, title, figures }: Props) {
  const said = figures.wins.map(({ side, share }) => ({ ...winnerIn(ruleSet, figures, side), share: share ?? 0 }));
  const spoken = said.map(({ name, share }) => `${name} ${percent(share)}`).join(', ');
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <span className="soft">({figures.count} matches)</span>
      </figcaption>
      <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" role="img" aria-label={spoken}>
        {stripsOf(figures.wins).map(({ part, x, width }) => (
          <rect
            key={part.side}
            data-mark={winnerIn(ruleSet, figures, part.side).mark}
            x={x}
            y={0}
            width={width}
            height={10}
          />
        ))}
      </svg>
      <ul className={`plain-list row ${styles.legend}`} aria-hidden="true">
        {said.map(({ name, mark, share }) => (
          <li key={name} data-mark={mark}>
            <span className={styles.swatch} /> {name} <strong>{percent(share)}</strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}
