import type { MatchInList, RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { ruleSetName } from '../../games/index.ts';
import { ago } from '../words/durations.ts';
import styles from './lobby.module.css';
import { OpenMatchFacts } from './open-match-facts.tsx';
import { WayIn } from './way-in.tsx';

type Props = { readonly match: MatchInList; readonly ruleSet: RuleSetInfo | null };

/** One match that waits: who, what, how fast, and the free side to sit down on. */
export function OpenMatch({ match, ruleSet }: Props) {
  return (
    <article className={`sheet ${styles.card}`}>
      <div className="stack">
        <header>
          <p className="caption">
            {ruleSetName(match.ruleSet)}, {ago(Date.now() - Date.parse(match.createdAt))}
          </p>
          <h2 className={styles.title}>
            <Link href={`/matches/${match.id}`}>{match.title}</Link>
          </h2>
        </header>
        <OpenMatchFacts match={match} ruleSet={ruleSet} />
      </div>
      <WayIn match={match} next="/lobby" />
    </article>
  );
}
