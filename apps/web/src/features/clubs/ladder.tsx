import styles from './clubs.module.css';
import { EventAct } from './event-acts.tsx';
import type { ClubEvent, LogLine } from './operations.ts';
import { type Names, namesOf } from './words.ts';

type Props = { readonly event: ClubEvent; readonly log: readonly LogLine[] };

/** CL-111: the highest rung that may be challenged from a rung. */
const reachOf = (rung: number): number => Math.max(1, rung - Math.max(3, Math.ceil(rung / 5)));

/** CL-110, CL-150: the rungs from the top; whom I may challenge has a button, and who is busy says with whom. */
export function Ladder({ event, log }: Props) {
  const ladder = event.tables.rungs;
  if (ladder === undefined) return null;
  const names = namesOf(event);
  const own = event.mine === null ? 0 : ladder.rungs.indexOf(event.mine) + 1;
  const may = (rung: number) => own > 0 && rung < own && rung >= reachOf(own) && event.state === 'running';
  const met = challengesOf(event, log);
  return (
    <section className="sheet stack" aria-labelledby="ladder">
      <h2 id="ladder">Ladder</h2>
      <p className="small soft">{reachWords(own, names(ladder.rungs[reachOf(own) - 1] ?? null))}</p>
      <ol className={`plain-list ${styles.ladder}`}>
        {ladder.rungs.map((id, index) => {
          const busy = met.filter(({ a, b }) => a === id || b === id);
          const withMe = busy.some(({ a, b }) => a === event.mine || b === event.mine);
          return (
            <li key={id} className={`${styles.rung} ${id === event.mine ? styles.ownRung : ''}`}>
              <span className={styles.rungNumber}>{index + 1}</span>
              <span className={styles.holder}>
                {names(id)}
                {id === event.mine ? <span className="small soft"> (you)</span> : null}
                {id === ladder.actingFirst ? <span className="small"> (moved up early)</span> : null}
                {busy.map((one) => (
                  <span key={`${one.a} ${one.b}`} className={`small soft ${styles.busy}`}>
                    {busyWords(one, id, names)}
                  </span>
                ))}
              </span>
              {may(index + 1) && !withMe ? (
                <EventAct id={event.id} act={{ type: 'challenge', b: id }}>
                  Challenge<span className="unseen"> {names(id)}</span>
                </EventAct>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function reachWords(own: number, highest: string): string {
  if (own === 0) return 'Beat a player above you to take their rung; they and everyone in between move down one.';
  if (own === 1) return 'You are at the top. Others can challenge you.';
  return `From rung ${own} you may challenge up to ${highest} on rung ${reachOf(own)}. If you win, the rung is yours.`;
}

type Challenge = { readonly a: string; readonly b: string; readonly taken: boolean };

/** CL-113: challenges that wait for an answer, and those that are being played. */
function challengesOf({ legs }: ClubEvent, log: readonly LogLine[]): readonly Challenge[] {
  const played = legs
    .filter(({ state }) => state === 'running' || state === 'late')
    .map(({ round }) => log.find(({ seq }) => seq === round));
  const waiting = log.filter(({ act, seq }) => act.kind === 'challenge' && !isAnswered(log, act, seq));
  const named = (line: LogLine | undefined, taken: boolean): readonly Challenge[] =>
    line === undefined ? [] : [{ a: String(line.act.a), b: String(line.act.b), taken }];
  return [...waiting.flatMap((line) => named(line, false)), ...played.flatMap((line) => named(line, true))];
}

/** Whether a later line says what became of a challenge. */
export function isAnswered(log: readonly LogLine[], { a, b }: LogLine['act'], seq: number): boolean {
  return log.some(({ act, seq: later }) => {
    const speaks = act.kind === 'answer' || act.kind === 'result' || act.kind === 'decide';
    return later > seq && speaks && [act.a, act.b].includes(String(a)) && [act.a, act.b].includes(String(b));
  });
}

function busyWords({ a, b, taken }: Challenge, id: string, names: Names): string {
  if (taken) return `plays against ${names(id === a ? b : a)}`;
  return id === a ? `has challenged ${names(b)}` : `challenged by ${names(a)}`;
}
