import { Scrolled } from '../../design/scrolled.tsx';
import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import type { ClubEvent, LogLine } from './operations.ts';
import { logWords, namesOf } from './words.ts';

type Props = { readonly event: ClubEvent; readonly log: readonly LogLine[]; readonly timeZone: string };

/** CL-193: the public log, newest first. Nothing in it is ever deleted: a correction is a later line. */
export function EventLog({ event, log, timeZone }: Props) {
  if (log.length === 0) return null;
  const names = namesOf(event);
  return (
    <details className={`sheet stack ${styles.fold}`}>
      <summary>Public log</summary>
      <Scrolled label="Public log" className={styles.log}>
        <ol className="plain-list small">
          {log.toReversed().map((line) => (
            <li key={line.seq}>
              <span className="typed">{line.seq}</span> {momentIn(timeZone, line.at)}:{' '}
              {logWords(line, names, event.format)}
              <span className="soft"> ({line.role})</span>
            </li>
          ))}
        </ol>
      </Scrolled>
      <p className="small soft">
        Hash <span className="typed">{event.head.slice(0, 16)}</span>: each line is linked to the one before.
      </p>
    </details>
  );
}
