import Link from 'next/link';
import { Scrolled } from '../../design/scrolled.tsx';
import styles from './clubs.module.css';
import type { BracketRound, ClubEvent, EventLeg, LogLine } from './operations.ts';
import { resultOf } from './results.ts';
import { cupRound, namesOf, verdictWords } from './words.ts';

type Tie = BracketRound['ties'][number];
type Props = { readonly event: ClubEvent; readonly log: readonly LogLine[] };

/** CL-066, CL-150: the bracket, round by round; beside each other where there is room, below each other on a phone. */
export function Bracket({ event, log }: Props) {
  const rounds = event.tables.bracket;
  if (rounds === undefined) return null;
  return (
    <section className="sheet stack" aria-labelledby="bracket">
      <h2 id="bracket">Bracket</h2>
      <Scrolled label="Bracket, round by round">
        <div className={styles.bracket}>
          {rounds.map((round, index) => (
            <section key={round.round} className={styles.round} aria-label={cupRound(rounds, index)}>
              <h3>{cupRound(rounds, index)}</h3>
              <ol className={`plain-list ${styles.ties}`}>
                {round.ties.map((tie) => (
                  <TieCard key={tie.number} event={event} log={log} tie={tie} round={round.round} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </Scrolled>
    </section>
  );
}

type TieProps = Props & { readonly tie: Tie; readonly round: number };

/** The matches of a tie, the first leg first. */
function matchesOf({ legs }: ClubEvent, { a, b }: Tie, round: number): readonly EventLeg[] {
  const two = [a, b];
  return legs.filter((leg) => leg.round === round && two.includes(leg.a) && two.includes(leg.b));
}

/** The score of a tie so far, in matches; null if nothing is decided. */
function scoresOf({ log, tie }: TieProps, matches: readonly EventLeg[]): readonly [number, number] | null {
  const results = matches.flatMap((leg) => {
    const result = resultOf(log, leg);
    if (result === null) return [];
    return [leg.a === tie.a ? result.q : ([result.q[1], result.q[0]] as const)];
  });
  if (results.length === 0) return null;
  const sum = (index: 0 | 1): number => results.reduce((made, q) => made + q[index], 0) / 4;
  return [sum(0), sum(1)];
}

function TieCard(props: TieProps) {
  const { event, tie, round } = props;
  const { a, b, verdict } = tie;
  if (a === null || b === null) return <Bye {...props} />;
  const winner = verdict === null || verdict === 'decider' ? null : verdict.winner;
  const matches = matchesOf(event, tie, round);
  const scores = scoresOf(props, matches);
  const mine = event.mine !== null && (a === event.mine || b === event.mine);
  return (
    <li className={`${styles.tie} ${mine ? styles.mineThere : ''}`}>
      <Place event={event} id={a} isWinner={a === winner} score={scores?.[0] ?? null} />
      <Place event={event} id={b} isWinner={b === winner} score={scores?.[1] ?? null} />
      <TieFoot tie={tie} matches={event.settings.played === 'table' ? [] : matches} />
    </li>
  );
}

/** An entry without an opponent advances at once. An empty place is drawn too, so that the lines meet. */
function Bye({ event, tie }: TieProps) {
  const id = tie.a ?? tie.b;
  if (id === null) return <li className={styles.noTie} aria-hidden="true" />;
  const mine = id === event.mine;
  return (
    <li className={`${styles.tie} ${styles.byeTie} ${mine ? styles.mineThere : ''}`}>
      <Place event={event} id={id} isWinner={id !== '?'} score={null} />
      <p className={`small soft ${styles.tieFoot}`}>bye</p>
    </li>
  );
}

type PlaceProps = {
  readonly event: ClubEvent;
  readonly id: string;
  readonly isWinner: boolean;
  readonly score: number | null;
};

function Place({ event, id, isWinner, score }: PlaceProps) {
  return (
    <div className={`${styles.place} ${isWinner ? styles.won : ''}`}>
      <span className={id === '?' ? 'soft' : undefined}>
        {namesOf(event)(id)}
        {isWinner ? <span className="unseen"> advances</span> : null}
      </span>
      <span className={styles.score}>
        {score}
        {isWinner ? <span aria-hidden="true"> ✓</span> : null}
      </span>
    </div>
  );
}

function TieFoot({ tie: { verdict }, matches }: { readonly tie: Tie; readonly matches: readonly EventLeg[] }) {
  const by =
    verdict === 'decider'
      ? 'decider in progress'
      : verdict === null || verdict.by === 'points'
        ? null
        : verdictWords(verdict.by);
  if (by === null && matches.length === 0) return null;
  return (
    <p className={`small soft ${styles.tieFoot}`}>
      {by === null ? null : <span>{by}</span>}
      {matches.map(({ matchId, state }, index) => (
        <Link key={matchId} href={`/matches/${matchId}`}>
          {state === 'running' || state === 'late'
            ? 'in progress'
            : matches.length > 1
              ? `match ${index + 1}`
              : 'match'}
        </Link>
      ))}
    </p>
  );
}
