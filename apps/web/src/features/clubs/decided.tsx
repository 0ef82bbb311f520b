import styles from './clubs.module.css';
import { Ruling } from './officers-acts.tsx';
import type { ClubEvent, LogLine } from './operations.ts';
import { mayBeAgain, type Spoken, seatsAt } from './put-right.ts';
import { inLog, resultOf, resultWords, saidOf } from './results.ts';
import { namesOf, placeWords, teamOf } from './words.ts';

/** So many matches are shown at once. */
export const MAX_SHOWN = 60;

/** The number of divisions that the desk leaves out. */
export function Others({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return <p>{count} more: choose a division to see them.</p>;
}

type Props = { readonly event: ClubEvent; readonly log: readonly LogLine[] };

/** CL-100: what is decided may be corrected by a later decision; the earlier one stays in the log. So may a board that nobody sat at (CL-125). */
export function Decided({ event, log }: Props) {
  const played = event.legs.filter(({ state }) => state === 'done');
  const done: readonly Spoken[] = [...event.missing, ...played].toSorted((one, other) => one.round - other.round);
  if (done.length === 0 || event.state === 'cancelled') return null;
  return (
    <details className={`sheet stack ${styles.fold}`}>
      <summary>Correct a result ({done.length})</summary>
      {done.slice(0, MAX_SHOWN).map((leg) => (
        <DoneLeg key={leg.matchId} event={event} log={log} leg={leg} />
      ))}
      <Others count={done.length - MAX_SHOWN} />
    </details>
  );
}

function DoneLeg({ event, log, leg }: Props & { readonly leg: Spoken }) {
  const names = namesOf(event);
  const result = resultOf(log, inLog(event, leg));
  const missing = event.missing.includes(leg);
  return (
    <details className={styles.fold}>
      <summary>
        <span>
          {placeWords(event, leg, ': ')}
          {missing ? missingWords(event, leg) : `${names(leg.a)} – ${names(leg.b)}`}{' '}
          <b className="typed">{result === null ? '' : resultWords(result)}</b>
        </span>
      </summary>
      <Ruling
        id={event.id}
        leg={leg.matchId}
        a={names(leg.a)}
        b={names(leg.b)}
        days={0}
        supersedes={saidOf(log, inLog(event, leg))}
        again={mayBeAgain(event, log, leg)}
        missing={missing}
        {...seatsAt(event, leg)}
      />
    </details>
  );
}

/** "no player for Foxes". */
function missingWords(event: ClubEvent, { a, b }: Spoken): string {
  const empty = [a, b].filter((id) => teamOf(event, id) === id).map(namesOf(event));
  return `no player for ${empty.join(' and ')}`;
}
