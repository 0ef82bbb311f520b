import { ruleSetName } from '../../games/index.ts';
import { curveOf, ROOM } from './curve.ts';
import type { Rating } from './operations.ts';
import styles from './profile.module.css';

const KINDS: Readonly<Record<string, string>> = { teams: ' in teams', multi: ' with several sides' };

/** "1450 to 1612 over 14 entries": what the line shows, for who does not see it. */
function spoken({ history }: Rating): string {
  const [first, last] = [history[0]?.rating ?? 0, history.at(-1)?.rating ?? 0];
  return history.length < 2 ? `Rated ${last} so far` : `From ${first} to ${last} over ${history.length} entries`;
}

function Curve({ rating }: { readonly rating: Rating }) {
  return (
    <svg className={styles.curve} viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} role="img" aria-label={spoken(rating)}>
      <polyline points={curveOf(rating.history)} fill="none" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}

/** What somebody is worth in each game, and how it went up and down. Nothing where nothing is rated. */
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
              {one.provisional ? <span className="soft"> (not sure yet)</span> : null}
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
