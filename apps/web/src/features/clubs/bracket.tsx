import styles from './clubs.module.css';
import type { BracketRound, ClubEvent } from './operations.ts';
import { cupRound, namesOf, verdictWords } from './words.ts';

type Tie = BracketRound['ties'][number];

/** CL-066, CL-150: the bracket, round by round; beside each other where there is room, below each other on a phone. */
export function Bracket({ event }: { readonly event: ClubEvent }) {
  const rounds = event.tables.bracket;
  if (rounds === undefined) return null;
  return (
    <section className="sheet stack" aria-labelledby="bracket">
      <h2 id="bracket">Bracket</h2>
      <div className={styles.bracket}>
        {rounds.map((round, nth) => (
          <section key={round.round} className={styles.round} aria-label={cupRound(rounds, nth)}>
            <h3>{cupRound(rounds, nth)}</h3>
            <ol className={`plain-list ${styles.ties}`}>
              {round.ties
                .filter(({ a, b }) => a !== null || b !== null)
                .map((tie) => (
                  <TieCard key={tie.number} event={event} tie={tie} />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

function TieCard({ event, tie }: { readonly event: ClubEvent; readonly tie: Tie }) {
  const { a, b, verdict } = tie;
  const names = namesOf(event);
  const winner = verdict === null || verdict === 'decider' ? null : verdict.winner;
  const by = verdict === null ? null : verdict === 'decider' ? 'a decider is played' : verdictWords(verdict.by);
  const mine = event.mine !== null && (a === event.mine || b === event.mine);
  return (
    <li className={`${styles.tie} ${mine ? styles.mineThere : ''}`}>
      {[a, b].map((id, nth) => (
        <div
          key={`${nth === 0 ? 'a' : 'b'}`}
          className={`${styles.place} ${id !== null && id === winner ? styles.won : ''}`}
        >
          <span className={id === null || id === '?' ? 'soft' : undefined}>{id === null ? 'free' : names(id)}</span>
          {id !== null && id === winner ? <span className="small">goes on, {by}</span> : null}
        </div>
      ))}
      {verdict === 'decider' ? <p className={`small ${styles.place}`}>{by}</p> : null}
    </li>
  );
}
