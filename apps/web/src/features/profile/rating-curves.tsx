import { ruleSetName } from '../../games/index.ts';
import { curveOf, ROOM } from './curve.ts';
import type { Rating } from './operations.ts';
import styles from './profile.module.css';

const KINDS: Readonly<Record<string, string>> = {
  teams: ' teams',
  multi: ' more than two sides',
  table: ' at a real table, reported',
};

/** Describes the curve in words. */
export function historyWords({ kind, history }: Pick<Rating, 'kind' | 'history'>): string {
  const [first, last] = [history[0]?.rating ?? 0, history.at(-1)?.rating ?? 0];
  if (history.length === 0) return 'The first rating week is still running.';
  if (history.length === 1) return `${last} after the first ${kind === 'multi' ? 'match' : 'week'}.`;
  return `From ${first} to ${last} in ${history.length} ${kind === 'multi' ? 'matches' : 'weeks'}.`;
}

/** CL-140: what the running week would make of it. */
const previewWords = ({ preview, rating }: Rating): string =>
  preview === null || preview.rating === rating ? '' : ` If the week ended now: ${preview.rating}.`;

function Curve({ rating }: { readonly rating: Rating }) {
  return (
    <figure className={styles.history}>
      {rating.history.length < 2 ? null : (
        <svg className={styles.curve} viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} aria-hidden="true">
          <polyline points={curveOf(rating.history)} fill="none" strokeLinejoin="round" strokeLinecap="round" />
        </svg>
      )}
      <figcaption className="small soft">
        {historyWords(rating)}
        {previewWords(rating)}
      </figcaption>
    </figure>
  );
}

/** A player's rating in each game, with its history as a curve. Nothing without a rating. */
export function RatingCurves({ ratings }: { readonly ratings: readonly Rating[] }) {
  if (ratings.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="ratings">
      <h2 id="ratings">Ratings</h2>
      <ul className={`plain-list ${styles.ratings}`}>
        {ratings.map((one) => (
          <li key={`${one.game}.${one.kind}`} className={styles.rating}>
            <p>
              {ruleSetName(one.game)}
              {KINDS[one.kind] ?? ''}: <strong className="typed">{one.rating}</strong>
              {one.provisional ? <span className="soft"> (provisional)</span> : null}
              <span className="small soft">
                {' '}
                from {one.rated} rated {one.rated === 1 ? 'match' : 'matches'}
              </span>
            </p>
            <Curve rating={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
