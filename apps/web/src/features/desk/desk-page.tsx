import {
  ARCHIVE,
  type CreateMatchInput,
  MAIL_HEALTH,
  type MatchInList,
  MY_MATCHES,
  RULE_SETS,
} from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { CAMPAIGNS, type CampaignLine } from '../campaigns/operations.ts';
import { Wars } from '../campaigns/wars.tsx';
import { againstComputer } from '../create/against-computer.ts';
import { PlayComputer } from '../create/play-computer.tsx';
import { FollowedStrip } from '../follow/followed-strip.tsx';
import { FOLLOWING, type Following } from '../follow/operations.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { GuestNotice } from '../guest/guest-notice.tsx';
import { CarriedLessons } from '../lesson/carried.tsx';
import { BounceNotice } from '../notification-preferences/bounce-notice.tsx';
import { lessonsOf } from '../session/current-person.ts';
import { NameCard } from '../session/name-card.tsx';
import { requireVisitor } from '../session/require-person.ts';
import { VerifyReminder } from '../session/verify-reminder.tsx';
import { Installed } from '../shell/installed.tsx';
import { POST, type Post } from '../shell/operations.ts';
import { WatchedList } from '../watch/watched-list.tsx';
import { standingOf } from '../words/standing.ts';
import styles from './desk.module.css';
import { KeepFresh } from './keep-fresh.tsx';
import { Pile, type PileProps } from './pile.tsx';

const FAR = Number.MAX_SAFE_INTEGER;
const deadlineOf = ({ deadline }: MatchInList): number => (deadline === null ? FAR : Date.parse(deadline));
const byDeadline = (matches: readonly MatchInList[]): readonly MatchInList[] =>
  matches.toSorted((a, b) => deadlineOf(a) - deadlineOf(b));

type Piles = {
  readonly yours: readonly MatchInList[];
  readonly theirs: readonly MatchInList[];
  readonly open: readonly MatchInList[];
};

function piled(matches: readonly MatchInList[]): Piles {
  const pile = (wanted: string) => byDeadline(matches.filter((match) => standingOf(match) === wanted));
  return { yours: pile('your-move'), theirs: pile('their-move'), open: pile('open') };
}

const NothingAtAll = ({ first }: { readonly first: CreateMatchInput | null }) => (
  <div className="empty">
    <span className="stamp stamp-soft">No post today</span>
    <h2>Your desk is clear</h2>
    <p>
      You have no matches yet. Play the computer, join a match in the lobby, or create one and send a friend the link.
    </p>
    <div className="row">
      {first === null ? null : (
        <PlayComputer input={first} stranger={false}>
          Play the computer
        </PlayComputer>
      )}
      <Link className="button" href="/matches/new">
        Create a match
      </Link>
      <Link className="button" href="/lobby">
        Open the lobby
      </Link>
    </div>
  </div>
);

const NothingToDo = () => (
  <div className="empty">
    <p>No match is waiting for you. We send you a letter when it is your move.</p>
  </div>
);

type PiledProps = Pick<PileProps, 'matches' | 'timeZone' | 'unread'> & {
  /** How many wait for the reader, here or elsewhere; null: it is not known. */
  readonly waiting: number | null;
  /** Whether there are others on another page. */
  readonly others: boolean;
};

function Piled({ matches, waiting, others, ...common }: PiledProps) {
  const { yours, theirs, open } = piled(matches);
  const counted = (pile: readonly MatchInList[]) => (others ? `${pile.length} on this page` : `${pile.length}`);
  return (
    <>
      <Pile
        title="Your move"
        matches={yours}
        count={`${Math.max(waiting ?? 0, yours.length)}`}
        {...common}
        empty={waiting === null || waiting === 0 ? <NothingToDo /> : undefined}
      />
      <Pile title="In the post" matches={theirs} count={counted(theirs)} {...common} />
      <Pile title="Looking for players" matches={open} count={counted(open)} {...common} />
    </>
  );
}

const unreadIn = (post: Post | null): ReadonlyMap<string, number> =>
  new Map(post?.unread.map(({ matchId, messages }) => [matchId, messages]));

type FollowedProps = Following & Pick<PileProps, 'timeZone'>;

/** Public matches of followed players, and followed matches. Nothing if the player follows nobody. */
function Followed({ people, matchIds, running, timeZone }: FollowedProps) {
  if (people.length === 0 && running.length === 0) return null;
  const watched = running.map((match) => ({ match, turns: null, lost: null }));
  return (
    <section className="stack" aria-labelledby="followed">
      <h2 id="followed" className={styles.pileTitle}>
        Following <span className="typed">({running.length})</span>
      </h2>
      <FollowedStrip people={people} />
      <WatchedList matches={watched} timeZone={timeZone} followed={matchIds} />
    </section>
  );
}

const FOUGHT: readonly string[] = ['open', 'playing'];

/** The campaigns of the reader that go on, those first that ask something of them, and the way to all wars. */
function Campaigns({ wars }: { readonly wars: readonly CampaignLine[] }) {
  const current = wars
    .filter(({ status }) => FOUGHT.includes(status))
    .toSorted((a, b) => Number(b.asked) - Number(a.asked));
  return (
    <div className="stack">
      {current.length === 0 ? null : <Wars title="Your campaigns" wars={current} none="" />}
      <p>
        <Link href="/campaigns">{current.length === 0 ? 'Start a campaign' : 'All campaigns'}</Link>
      </p>
    </div>
  );
}

/** A newcomer's first game: the first rule set of the list. */
async function firstGame(): Promise<CreateMatchInput | null> {
  const answer = await ask(RULE_SETS, {});
  const [rules] = answer.ok ? answer.value.ruleSets : [];
  return rules === undefined ? null : await againstComputer(rules);
}

/** Matches of a desk that one page shows, and the latest of those that have ended. */
const ON_A_PAGE = 24;
const LATEST_ENDED = 12;

/** To the other pages of a desk on which more lies than one shows. */
function Turning({ page, more }: { readonly page: number; readonly more: boolean }) {
  if (page === 1 && !more) return null;
  return (
    <nav className="row" aria-label="Pages of the desk">
      {page === 1 ? null : (
        <Link className="button" href={page === 2 ? '/desk' : `/desk?page=${page - 1}`}>
          Back
        </Link>
      )}
      {more ? (
        <Link className="button" href={`/desk?page=${page + 1}`}>
          Load more
        </Link>
      ) : null}
    </nav>
  );
}

type Ended = Pick<PileProps, 'matches' | 'timeZone' | 'unread'> & { readonly more: boolean };

function Finished({ more, ...shown }: Ended) {
  return (
    <>
      <Pile title="Finished" {...shown} />
      {more ? (
        <p>
          <Link href="/desk/finished">All finished matches</Link>
        </p>
      ) : null}
    </>
  );
}

/** All that a page of a desk shows. */
const asksOf = (page: number, guest: boolean) =>
  Promise.all([
    ask(MY_MATCHES, { finished: false, first: ON_A_PAGE + 1, skip: (page - 1) * ON_A_PAGE }),
    ask(ARCHIVE, { first: LATEST_ENDED }),
    guest ? null : ask(CAMPAIGNS, { mine: true }),
    guest ? null : ask(FOLLOWING, {}),
    ask(POST, {}),
    guest ? null : ask(MAIL_HEALTH, {}),
  ]);

/** My matches: those that wait for me first, by the time that is left. `page`: from 1. */
export async function DeskPage({ page }: { readonly page: number }) {
  const person = await requireVisitor('/desk');
  const [current, ended, wars, followed, post, mail] = await asksOf(page, person.guest);
  const unread = unreadIn(post.ok ? post.value.me : null);
  const waiting = post.ok ? (post.value.me?.waiting ?? null) : null;
  const lying = current.ok ? current.value.myMatches : [];
  const running = lying.slice(0, ON_A_PAGE);
  const more = lying.length > running.length;
  const archive = ended.ok ? ended.value.myMatchesConnection : null;
  const past = (archive?.edges ?? []).map(({ node }) => node).filter(({ status }) => status === 'finished');
  const nothing = current.ok && page === 1 && running.length === 0 && past.length === 0;
  const shown = { timeZone: person.timeZone, unread };
  return (
    <div className="stack stack-wide">
      <header className="page-head">
        <div>
          <h1>Your desk</h1>
          <KeepFresh waiting={waiting ?? piled(running).yours.length} />
        </div>
        <Link className="button button-main" href="/matches/new">
          Create a match
        </Link>
      </header>
      {person.guest ? <GuestNotice next="/desk" /> : <VerifyReminder person={person} />}
      {mail?.ok && mail.value.me ? <BounceNotice mail={mail.value.me} /> : null}
      <NameCard person={person} />
      <Installed />
      <CarriedLessons known={lessonsOf(person)} />
      <FaultNotice fault={current.ok ? null : current.fault} />
      {nothing ? <NothingAtAll first={await firstGame()} /> : null}
      {running.length > 0 || past.length > 0 ? (
        <Piled matches={running} waiting={waiting} others={page > 1 || more} {...shown} />
      ) : null}
      <Turning page={page} more={more} />
      <Campaigns wars={wars?.ok ? wars.value.campaigns : []} />
      {followed?.ok ? <Followed {...followed.value.following} timeZone={person.timeZone} /> : null}
      <Finished matches={past} more={archive?.pageInfo.hasNextPage === true} {...shown} />
    </div>
  );
}
