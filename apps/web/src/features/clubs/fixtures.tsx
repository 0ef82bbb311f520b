import Link from 'next/link';
import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import type { ClubEvent, LogLine } from './operations.ts';
import { type FixtureLeg, type FixtureRound, fixturesOf, resultWords } from './results.ts';
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
      {made === null ? <span>{title}</span> : <Link href={`/matches/${made.matchId}`}>{title}</Link>}
      <span className={styles.outcome}>{standing(leg, timeZone)}</span>
    </li>
  );
}

/** What came of a match, or until when it is played. */
export function standing({ result, made }: FixtureLeg, timeZone: string): string {
  if (result !== null) return resultWords(result);
  if (made === null) return 'upcoming';
  return made.dueAt === null ? 'in progress' : `until ${momentIn(timeZone, made.dueAt)}`;
}
