import Link from 'next/link';
import styles from './clubs.module.css';
import { standing } from './fixtures.tsx';
import { LegLink } from './leg-link.tsx';
import type { ClubEvent, EventEntry, LogLine, RoundOfFixtures } from './operations.ts';
import { type BoardOf, type TeamMatch, teamRoundsOf } from './results.ts';
import { namesOf, ownEntryOf, teamOf } from './words.ts';

type Props = { readonly event: ClubEvent; readonly log: readonly LogLine[]; readonly timeZone: string };

const isOpen = ({ boards }: TeamMatch): boolean =>
  boards.some(({ made }) => made?.state === 'running' || made?.state === 'late');
const isOver = ({ boards }: TeamMatch): boolean => boards.every(({ result }) => result !== null);

function roundWords(matches: readonly TeamMatch[]): string {
  if (matches.some(isOpen)) return 'in progress';
  return matches.every(isOver) ? 'over' : 'upcoming';
}

/** CL-126, CL-150: the team fixtures round by round, with the result of each board. */
export function TeamFixtures({ event, log, timeZone }: Props) {
  if (event.format !== 'team') return null;
  const rounds = teamRoundsOf(event, log);
  if (rounds.length === 0) return null;
  return (
    <section className="sheet stack" aria-labelledby="fixtures">
      <h2 id="fixtures">Fixtures</h2>
      {rounds.map(({ round, matches, free }) => (
        <details key={round} className={styles.fold} open={matches.some(isOpen)}>
          <summary>
            <span>
              <b>Round {round}</b> <span className="small soft">{roundWords(matches)}</span>
            </span>
          </summary>
          {matches.map((match) => (
            <Match key={`${match.a} ${match.b}`} event={event} match={match} timeZone={timeZone} />
          ))}
          {free.length === 0 ? null : <p className="small soft">Bye: {free.map(namesOf(event)).join(', ')}.</p>}
        </details>
      ))}
    </section>
  );
}

type MatchProps = { readonly event: ClubEvent; readonly match: TeamMatch; readonly timeZone: string };

function Match({ event, match, timeZone }: MatchProps) {
  const { a, b, boards, score } = match;
  const names = namesOf(event);
  const own = ownEntryOf(event);
  const begun = boards.some(({ made, result }) => made !== null || result !== null);
  return (
    <section className={`${styles.teamMatch} ${own !== null && (a === own || b === own) ? styles.mineThere : ''}`}>
      <h3 className={styles.fixture}>
        <span>
          {names(a)} – {names(b)}
        </span>
        <span className={styles.outcome}>{begun ? score.join(' : ') : 'upcoming'}</span>
      </h3>
      {begun ? (
        <ol className="plain-list">
          {boards.map((board) => (
            <Board key={board.key} event={event} board={board} timeZone={timeZone} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

function Board({
  event,
  board,
  timeZone,
}: {
  readonly event: ClubEvent;
  readonly board: BoardOf;
  readonly timeZone: string;
}) {
  const names = namesOf(event);
  const { a, b, made } = board;
  const mine = event.mine !== null && (a === event.mine || b === event.mine);
  // For an empty board the log names the team itself (CL-125).
  const [one, other] = [a, b].map((id) => (teamOf(event, id) === id ? 'nobody' : names(id)));
  const title = `${one} – ${other}`;
  return (
    <li className={`${styles.fixture} ${mine ? styles.mineThere : ''}`}>
      <span>
        <span className="small soft">Board {board.board}</span>{' '}
        {made === null ? (
          title
        ) : (
          <LegLink event={event} id={made.matchId}>
            {title}
          </LegLink>
        )}
      </span>
      <span className={styles.outcome}>{standing(board, timeZone)}</span>
    </li>
  );
}

const GONE: readonly EventEntry['state'][] = ['lapsed', 'withdrawn', 'waiting', 'called'];

/** CL-125: the teams that have entered, each with its people in the order of the boards, its captain and its reserves. */
export function Squads({ event }: { readonly event: ClubEvent }) {
  const teams = event.entries.filter(({ team, state }) => team === null && !GONE.includes(state));
  const waiting = event.entries.filter(({ state }) => state === 'waiting' || state === 'called');
  return (
    <details className={`sheet stack ${styles.fold}`} open={event.state === 'entries' || event.state === 'muster'}>
      <summary>Teams ({teams.length})</summary>
      {teams.length === 0 ? <p>No teams yet.</p> : null}
      {teams.map((team) => (
        <SquadOf key={team.id} event={event} team={team} />
      ))}
      {waiting.length === 0 ? null : (
        <p className="small soft">On the waiting list: {waiting.map(({ name }) => name).join(', ')}.</p>
      )}
    </details>
  );
}

function SquadOf({ event, team }: { readonly event: ClubEvent; readonly team: EventEntry }) {
  const { squad = [], absent = [] } = event.tables.squads?.find(({ id }) => id === team.id) ?? {};
  const people = squad.flatMap((id) => event.entries.find((one) => one.id === id) ?? []);
  return (
    <section className={styles.teamMatch}>
      <h3 className={styles.cardTitle}>
        <bdi>{team.name}</bdi>
      </h3>
      <p className="small soft">
        Captain: <bdi>{team.captain}</bdi>
      </p>
      <ol className="plain-list">
        {people.map(({ id, name, userId }, index) => (
          <li key={id}>
            <span className="small soft">{index < event.settings.boards ? `Board ${index + 1}` : 'Reserve'}</span>{' '}
            <Link href={`/users/${userId}`}>{name}</Link>
            {absent.includes(id) ? <span className="small soft"> (away in the next round)</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** CL-125: whom my team meets after that; who sits at which board is known when the round opens. */
export function TeamToCome({ event }: { readonly event: ClubEvent }) {
  const own = ownEntryOf(event);
  const opened = Math.max(0, ...event.legs.map(({ round }) => round));
  const rounds = (event.tables.fixtures ?? []) as readonly RoundOfFixtures[];
  const later = rounds.flatMap(({ round, pairs }) =>
    pairs.flatMap(([a, b]) =>
      round > opened && (a === own || b === own) ? [[round, a === own ? b : a] as const] : [],
    ),
  );
  if (later.length === 0) return null;
  return (
    <p className="small">
      After that: {later.map(([round, id]) => `${namesOf(event)(id)} in round ${round}`).join(', ')}.
    </p>
  );
}
