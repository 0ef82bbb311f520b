import styles from './clubs.module.css';
import type { ClubEvent, LogLine } from './operations.ts';
import { ReasonAct } from './reason-act.tsx';

const DAY_MS = 86_400_000;

/** CL-076: the round of a Swiss that may still be annulled at an instant, as far as the page knows; null: none. */
export function repairable(
  { format, state }: Pick<ClubEvent, 'format' | 'state'>,
  log: readonly LogLine[],
  now: number,
) {
  if (format !== 'swiss' || state !== 'running') return null;
  const last = log.findLast(({ act }) => act.kind === 'round' || act.kind === 'repair');
  const fresh = last?.act.kind === 'round' && now - Date.parse(last.at) < DAY_MS;
  return fresh ? Number(last.act.round) : null;
}

/** A round that was paired wrongly, while nobody has begun it. */
export function RepairRound({ event, log }: { readonly event: ClubEvent; readonly log: readonly LogLine[] }) {
  const round = repairable(event, log, Date.now());
  if (round === null || !event.offices.includes('organiser')) return null;
  return (
    <section className={`sheet stack ${styles.case}`} aria-labelledby="repair">
      <h2 id="repair">Wrong pairings in round {round}</h2>
      <p>
        You can annul it within a day, until both sides have moved in one match. Its matches end without result.
        Withdraw absent players before pairing again.
      </p>
      <ReasonAct
        id={event.id}
        act={{ type: 'repair', round }}
        title={`Annul round ${round}`}
        button="Annul and pair again"
        danger
      />
    </section>
  );
}
