import type { MatchInList, RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { seatOptionsOf, sideName } from '../../games/index.ts';
import { RatingShown } from '../ratings/rating-shown.tsx';
import { atEndSentence, clockSentence, requirementsSentence, restSentence } from '../words/clocks.ts';
import { changedOptions } from '../words/options.ts';
import styles from './lobby.module.css';

type Props = {
  readonly match: MatchInList;
  readonly ruleSet: RuleSetInfo | null;
  /** Sides whose seats are open although somebody has held them. */
  readonly open?: readonly string[];
};

const scenarioTitle = ({ match, ruleSet }: Props): string =>
  ruleSet?.scenarios.find(({ id }) => id === match.scenario)?.title ?? 'Custom scenario';

/** Seats in the order in which the game names its sides. */
const seatsInOrder = ({ match, ruleSet }: Props): MatchInList['seats'] => {
  const place = (side: string): number => ruleSet?.sides.indexOf(side) ?? 0;
  return match.seats.toSorted((a, b) => place(a.side) - place(b.side) || a.player - b.player);
};

/** Facts to know before joining: scenario, seats, time, options. */
export function OpenMatchFacts({ match, ruleSet, open = [] }: Props) {
  const changed = changedOptions(ruleSet?.options ?? [], match.options, seatOptionsOf(match.ruleSet));
  return (
    <>
      <p className="soft">{scenarioTitle({ match, ruleSet })}</p>
      <dl className={styles.facts}>
        {seatsInOrder({ match, ruleSet }).map(({ side, player, user, rating }) => (
          <div key={`${side}.${player}`}>
            <dt className="caption">{sideName(match.ruleSet, side)}</dt>
            <dd>
              {user && !open.includes(side) ? (
                <>
                  <Link href={`/users/${user.id}`}>
                    <bdi>{user.name}</bdi>
                  </Link>
                  <RatingShown rating={rating} />
                </>
              ) : (
                <span className="stamp stamp-go">Open</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.clock}>
        {clockSentence(match.clockSpec)} {atEndSentence(match.clockSpec)} {restSentence(match.clockSpec)}
      </p>
      {match.joinRequirements === null ? null : (
        <p className={styles.clock}>{requirementsSentence(match.joinRequirements)}</p>
      )}
      {changed.length > 0 ? (
        <ul className={styles.tags} aria-label="Options">
          {changed.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
