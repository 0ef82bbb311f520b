import { type CreateMatchInput, type MatchInList, MY_MATCHES, RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import type { ReactNode } from 'react';
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
import { MatchCard } from '../match-card/match-card.tsx';
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

type PileProps = {
  readonly title: string;
  readonly matches: readonly MatchInList[];
  readonly timeZone: string;
  /** Unread letters by match. */
  readonly unread: ReadonlyMap<string, number>;
  readonly empty?: ReactNode;
};

function Pile({ title, matches, timeZone, unread, empty }: PileProps) {
  if (matches.length === 0 && empty === undefined) return null;
  return (
    <section className="stack" aria-label={title}>
      <h2 className={styles.pileTitle}>
        {title} <span className="typed">({matches.length})</span>
      </h2>
      {matches.length === 0 ? empty : null}
      <ul className={`plain-list ${styles.cards}`}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} timeZone={timeZone} now={Date.now()} unread={unread.get(match.id) ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const NothingAtAll = ({ first }: { readonly first: CreateMatchInput | null }) => (
  <div className="empty">
    <span className="stamp stamp-soft">No post today</span>
    <h2>Your desk is clear</h2>
    <p>
      You have no match yet. Begin one against the computer, take a seat at one that waits in the lobby, or open one of
      your own and send somebody the link.
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
        Look into the lobby
      </Link>
    </div>
  </div>
);

const NothingToDo = () => (
  <div className="empty">
    <p>Nobody waits for you. When it is your move, a letter goes out to you.</p>
  </div>
);

function Piled({ matches, ...common }: Pick<PileProps, 'matches' | 'timeZone' | 'unread'>) {
  const { yours, theirs, open } = piled(matches);
  return (
    <>
      <Pile title="Waiting for you" matches={yours} {...common} empty={<NothingToDo />} />
      <Pile title="In the post" matches={theirs} {...common} />
      <Pile title="Waiting for players" matches={open} {...common} />
    </>
  );
}

const unreadIn = (post: Post | null): ReadonlyMap<string, number> =>
  new Map(post?.unread.map(({ matchId, messages }) => [matchId, messages]));

type FollowedProps = Following & Pick<PileProps, 'timeZone'>;

/** What is played in the open by people whom one follows, and the matches that one follows. Nothing where one follows nobody. */
function Followed({ people, matchIds, running, timeZone }: FollowedProps) {
  if (people.length === 0 && running.length === 0) return null;
  const watched = running.map((match) => ({ match, turns: null, lost: null }));
  return (
    <section className="stack" aria-labelledby="followed">
      <h2 id="followed" className={styles.pileTitle}>
        Followed <span className="typed">({running.length})</span>
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
      {current.length === 0 ? null : <Wars title="Your wars" wars={current} none="" />}
      <p>
        <Link href="/campaigns">{current.length === 0 ? 'Begin a campaign of many battles' : 'All campaigns'}</Link>
      </p>
    </div>
  );
}

/** What a newcomer plays first: the first game of the house. */
async function firstGame(): Promise<CreateMatchInput | null> {
  const answer = await ask(RULE_SETS, {});
  const [rules] = answer.ok ? answer.value.ruleSets : [];
  return rules === undefined ? null : await againstComputer(rules);
}

/** My matches: those that wait for me first, by the time that is left. */
export async function DeskPage() {
  const person = await requireVisitor('/desk');
  const [current, finished, wars, followed, post] = await Promise.all([
    ask(MY_MATCHES, { finished: false }),
    ask(MY_MATCHES, { finished: true }),
    person.guest ? null : ask(CAMPAIGNS, { mine: true }),
    person.guest ? null : ask(FOLLOWING, {}),
    ask(POST, {}),
  ]);
  const unread = unreadIn(post.ok ? post.value.me : null);
  const running = current.ok ? current.value.myMatches : [];
  const past = finished.ok ? finished.value.myMatches.filter(({ status }) => status === 'finished') : [];
  return (
    <div className="stack stack-wide">
      <header className="page-head">
        <div>
          <h1>Your desk</h1>
          <KeepFresh waiting={piled(running).yours.length} />
        </div>
        <Link className="button button-main" href="/matches/new">
          Create a match
        </Link>
      </header>
      {person.guest ? <GuestNotice next="/desk" /> : <VerifyReminder person={person} />}
      <NameCard person={person} />
      <Installed />
      <CarriedLessons known={lessonsOf(person)} />
      <FaultNotice fault={current.ok ? null : current.fault} />
      {current.ok && running.length === 0 && past.length === 0 ? <NothingAtAll first={await firstGame()} /> : null}
      {running.length > 0 || past.length > 0 ? (
        <Piled matches={running} timeZone={person.timeZone} unread={unread} />
      ) : null}
      <Campaigns wars={wars?.ok ? wars.value.campaigns : []} />
      {followed?.ok ? <Followed {...followed.value.following} timeZone={person.timeZone} /> : null}
      <Pile title="Finished" matches={past.slice(0, 12)} timeZone={person.timeZone} unread={unread} />
    </div>
  );
}
