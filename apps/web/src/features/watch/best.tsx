import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { ruleSetName } from '../../games/index.ts';
import { bestWords } from './best-words.ts';
import { BEST, type BestMatch } from './operations.ts';
import styles from './watch.module.css';

const TITLES = { longest: 'The longest', closest: 'The closest', bloodiest: 'The bloodiest' } as const;

function BestOne({ best }: { readonly best: BestMatch }) {
  const { match, honours } = best;
  const names = match.seats.map(({ user }) => user?.name ?? 'nobody').join(' against ');
  return (
    <li className={`sheet ${styles.best}`}>
      <p className="caption">{honours.map((honour) => TITLES[honour]).join(', ')}</p>
      <p className={styles.bestTitle}>
        <Link href={`/matches/${match.id}`} prefetch={false}>
          {match.title}
        </Link>
      </p>
      <p className="small">
        {names} <span className="soft">({ruleSetName(match.ruleSet)})</span>
      </p>
      <p className="small soft">{bestWords(best)}</p>
    </li>
  );
}

/** The longest, the closest and the bloodiest of late that anybody may look at. Nothing where there are none. */
export async function Best() {
  const answer = await ask(BEST, {});
  if (!answer.ok || answer.value.bestMatches.matches.length === 0) return null;
  const { period, matches } = answer.value.bestMatches;
  return (
    <section aria-labelledby="best">
      <h2 id="best">Best of the {period}</h2>
      <ul className={`plain-list ${styles.bestOnes}`}>
        {matches.map((best) => (
          <BestOne key={best.match.id} best={best} />
        ))}
      </ul>
    </section>
  );
}
