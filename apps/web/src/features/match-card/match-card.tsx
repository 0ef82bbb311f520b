import type { MatchInList } from '@fieldpost/client';
import Link from 'next/link';
import { ruleSetName, sideName } from '../../games/index.ts';
import { BoardImage } from '../pictures/board-image.tsx';
import { clockLabel } from '../words/clocks.ts';
import { momentIn } from '../words/moments.ts';
import { holderOf, type Standing, stampOf, standingOf, waitSentence } from '../words/standing.ts';
import styles from './match-card.module.css';
import { TimeLeft } from './time-left.tsx';

const TONES: Readonly<Record<Standing, string>> = {
  'your-move': '',
  'their-move': 'stamp-soft',
  out: 'stamp-soft',
  open: 'stamp-soft',
  won: 'stamp-go',
  lost: '',
  drawn: 'stamp-soft',
  over: 'stamp-soft',
};

/** The address contains step and player, so the browser's cache is never out of date. */
const pictureAddress = ({ id, status, ruleSet, scenario, step, you }: MatchInList): string =>
  status === 'open'
    ? `/pictures/scenarios/${ruleSet}/${scenario}`
    : `/pictures/matches/${id}?step=${step}&side=${you?.side ?? ''}`;

function opponents(match: MatchInList): string {
  const names = match.seats
    .filter((seat) => seat.side !== match.you?.side)
    .map((seat) => seat.user?.name ?? 'open seat');
  return match.you
    ? `You are ${sideName(match.ruleSet, match.you.side)} against ${names.join(' and ')}`
    : names.join(' against ');
}

type Props = {
  readonly match: MatchInList;
  readonly timeZone: string;
  readonly now: number;
  /** Of one that is over: how long it was. */
  readonly length?: string;
  /** Letters in its talk that the reader has not read. */
  readonly unread?: number;
};

/** Until when somebody has time; else how long it was, or how its clock goes. */
function Until({ match, timeZone, now, length = '' }: Props) {
  if (!match.deadline || match.status !== 'playing')
    return <p className={styles.until}>{length || clockLabel(match.clockSpec)}</p>;
  const own = standingOf(match) === 'your-move';
  return (
    <p className={styles.until}>
      <TimeLeft deadline={match.deadline} now={now} />{' '}
      <span>
        {own ? 'left' : `left for ${match.waitingFor.map((side) => holderOf(match, side)).join(', ')}`}, until{' '}
        {momentIn(timeZone, match.deadline)}
      </span>
    </p>
  );
}

/** One match on a desk: the position small, who is waited for, and until when. The whole card leads to the match. */
export function MatchCard(props: Props) {
  const { match, unread = 0 } = props;
  const standing = standingOf(match);
  const urgent = standing === 'your-move';
  return (
    <article className={`sheet ${styles.card} ${urgent ? styles.urgent : ''}`}>
      <BoardImage src={pictureAddress(match)} alt="" />
      <div className={styles.words}>
        <p className={styles.stampRow}>
          <span className={`stamp ${TONES[standing]}`}>{stampOf(match)}</span>
        </p>
        <h3 className={styles.title}>
          <Link href={`/matches/${match.id}`}>{match.title}</Link>
        </h3>
        <p className={styles.who}>
          {opponents(match)} <span className="soft">({ruleSetName(match.ruleSet)})</span>
        </p>
        <p className={styles.wait}>{waitSentence(match)}</p>
        <Until {...props} />
        {unread > 0 ? (
          <p className={styles.unread}>{unread === 1 ? '1 unread message' : `${unread} unread messages`}</p>
        ) : null}
      </div>
    </article>
  );
}
