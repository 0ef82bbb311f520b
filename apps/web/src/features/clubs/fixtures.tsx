import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import { LegLink } from './leg-link.tsx';
import type { ClubEvent, LogLine } from './operations.ts';
import { type FixtureLeg, type FixtureRound, fixturesOf, resultWords } from './results.ts';
import { reportOf } from './table-words.ts';
import { namesOf, roundTitle } from './words.ts';

type Props = { readonly event: ClubEvent; readonly log: readonly LogLine[]; readonly timeZone: string };

const isOpen = ({ legs }: FixtureRound): boolean =>
  legs.some(({ made }) => made?.state === 'running' || made?.state === 'late');
const isOver = ({ legs }: FixtureRound): boolean => legs.every(({ result }) => result !== null);

function roundWords(round: FixtureRound): string {
  if (isOpen(round)) return 'in progress';
  return isOver(round) ? 'over' : 'upcoming';
}

/** CL-150: who meets whom, round by round; the rounds that are being played stand open. */
export function Fixtures({ event, log, timeZone }: Props) {
  const rounds = fixturesOf(event, log);
  if (rounds.length === 0 || event.format === 'knockout' || event.format === 'team') return null;
  return (
    <section className="sheet stack" aria-labelledby="fixtures">
      <h2 id="fixtures">Fixtures</h2>
      {rounds.map((round) => (
        <details key={round.round} className={styles.fold} open={isOpen(round)}>
          <summary>
            <span>
              <b>{roundTitle(event, round.round)}</b>{' '}
              <span className="small soft">
                {roundWords(round)}
                {event.tables.byHand?.[round.round] === undefined ? '' : ', paired by hand'}
              </span>
            </span>
          </summary>
          <ul className="plain-list">
            {round.legs.map((leg) => (
              <Fixture key={leg.key} event={event} leg={leg} timeZone={timeZone} />
            ))}
          </ul>
          {event.tables.byHand?.[round.round] === undefined ? null : (
            <p className="small">Paired by hand by two officers: “{event.tables.byHand[round.round]}”</p>
          )}
          {round.free.length === 0 ? null : (
            <p className="small soft">Bye: {round.free.map(namesOf(event)).join(', ')}.</p>
          )}
        </details>
      ))}
    </section>
  );
}

type FixtureProps = { readonly event: ClubEvent; readonly leg: FixtureLeg; readonly timeZone: string };

function Fixture({ event, leg, timeZone }: FixtureProps) {
  const { a, b, made } = leg;
  const names = namesOf(event);
  const mine = event.mine !== null && (a === event.mine || b === event.mine);
  const title = `${names(a)} – ${names(b)}`;
  return (
    <li className={`${styles.fixture} ${mine ? styles.mineThere : ''}`}>
      {made === null ? (
        <span>{title}</span>
      ) : (
        <LegLink event={event} id={made.matchId}>
          {title}
        </LegLink>
      )}
      <span className={styles.outcome}>{standingIn(event, leg, timeZone)}</span>
    </li>
  );
}

/** Returns the result of a match, or its deadline. */
export function standing({ result, made }: FixtureLeg, timeZone: string): string {
  if (result !== null) return resultWords(result);
  if (made === null) return 'upcoming';
  return made.dueAt === null ? 'in progress' : `until ${momentIn(timeZone, made.dueAt)}`;
}

/** CL-204: the same, with what was reported and waits for the other side. */
function standingIn(event: ClubEvent, leg: FixtureLeg, timeZone: string): string {
  const report = leg.made === null ? null : reportOf(event, leg.made.matchId);
  if (leg.result !== null || report === null || report.state === 'closed') return standing(leg, timeZone);
  if (report.state === 'disputed') return 'disputed: a referee decides';
  const score =
    report.score === null ? resultWords({ seq: 0, how: 'played', q: quartersOf(report.q) }) : report.score.join(' : ');
  const until = report.dueAt === null ? '' : `, stands ${momentIn(timeZone, report.dueAt)} unless disputed`;
  return `${score}, reported from a table${until}`;
}
const quartersOf = (q: number): readonly [number, number] => [q, 4 - q];
