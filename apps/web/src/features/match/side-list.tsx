import { sideName } from '../../games/index.ts';
import { RatingShown } from '../ratings/rating-shown.tsx';
import { remaining } from '../words/durations.ts';
import { markIn } from './mark-in.ts';
import styles from './match.module.css';
import type { MatchData } from './operations.ts';

/** Every seat with its holder and its time. A clock that runs counts down. `age`: how long ago the match came, in ms. */
export function SideList({ match, age }: { readonly match: MatchData; readonly age: number }) {
  return (
    <ul className={styles.sides}>
      {match.seats.map((seat) => {
        const spent = seat.running ? age : 0;
        const out = match.out.includes(seat.side);
        const waits = match.status === 'playing' && match.waitingFor.includes(seat.side);
        return (
          <li
            key={`${seat.side}${seat.player}`}
            data-mark={markIn(match, seat.side)}
            data-waits={waits ? '' : undefined}
            data-out={out ? '' : undefined}
          >
            <span className={styles.sideMark} aria-hidden="true" />
            <span>
              {seat.user?.name ?? 'open seat'}
              <RatingShown rating={seat.rating} />{' '}
              <span className="soft">
                {sideName(match.ruleSet, seat.side)}
                {match.you?.side === seat.side && match.you.player === seat.player ? ' (you)' : ''}
              </span>
            </span>
            {seat.reserveMs === null || match.status !== 'playing' ? null : (
              <span className="typed">{out ? 'out' : remaining(Math.max(0, seat.reserveMs - spent))}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
