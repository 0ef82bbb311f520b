import styles from './clubs.module.css';
import { EventDeed } from './event-deeds.tsx';
import type { ClubEvent } from './operations.ts';
import { namesOf } from './words.ts';

/** CL-111: the highest rung that may be challenged from a rung. */
const reachOf = (rung: number): number => Math.max(1, rung - Math.max(3, Math.ceil(rung / 5)));

/** CL-110, CL-150: the rungs from the top; whom I may challenge has a button. */
export function Ladder({ event }: { readonly event: ClubEvent }) {
  const ladder = event.tables.rungs;
  if (ladder === undefined) return null;
  const names = namesOf(event);
  const own = event.mine === null ? 0 : ladder.rungs.indexOf(event.mine) + 1;
  const may = (rung: number) => own > 0 && rung < own && rung >= reachOf(own) && event.state === 'running';
  return (
    <section className="sheet stack" aria-labelledby="ladder">
      <h2 id="ladder">Ladder</h2>
      {own > 1 ? (
        <p className="small soft">
          From rung {own} you may challenge up to rung {reachOf(own)}.
        </p>
      ) : null}
      <ol className={`plain-list ${styles.ladder}`}>
        {ladder.rungs.map((id, nth) => (
          <li key={id} className={`${styles.rung} ${id === event.mine ? styles.won : ''}`}>
            <span>
              <span className={styles.rungNumber}>{nth + 1}</span> {names(id)}
              {id === ladder.actingFirst ? <span className="small"> (acting first)</span> : null}
            </span>
            {may(nth + 1) ? (
              <EventDeed id={event.id} act={{ type: 'challenge', b: id }}>
                Challenge<span className="unseen"> {names(id)}</span>
              </EventDeed>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
