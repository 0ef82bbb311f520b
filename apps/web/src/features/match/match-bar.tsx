'use client';
import Link from 'next/link';
import { ruleSetName } from '../../games/index.ts';
import { Sign } from '../../table/sign.tsx';
import { QuestionKey } from '../help/question-key.tsx';
import type { Help } from '../help/use-help.ts';
import styles from './match-bar.module.css';
import type { NextWaiting } from './next-waiting.ts';
import type { MatchData } from './operations.ts';

type Props = {
  readonly match: MatchData;
  /** Shown once the viewer has nothing to do here. */
  readonly next: NextWaiting | null;
  readonly open: (sheet: string) => void;
  readonly help: Help;
};

const unreadWords = (unread: number): string => `${unread} unread ${unread === 1 ? 'message' : 'messages'}`;
const talkWords = (unread: number): string => (unread === 0 ? 'Open talk' : `Open talk: ${unreadWords(unread)}`);

/** More signs than one line of a phone holds: then the title has two, and the name of the game gives way. */
const ONE_LINE = 22;
const isLong = (title: string): boolean => title.length > ONE_LINE;

/** The head of a match's page: the way back to the desk, what is played, and what is rarely needed. */
export function MatchBar({ match, next, open, help }: Props) {
  return (
    <header className={styles.bar}>
      <Link href={match.you === null ? '/lobby' : '/desk'} prefetch={false} className={styles.key}>
        <Sign name="desk" />
        <span className="unseen">{match.you === null ? 'Lobby' : 'Desk'}</span>
      </Link>
      <hgroup className={styles.title} aria-label="Match and game" data-long={isLong(match.title) ? '' : undefined}>
        <h1 dir="auto">{match.title}</h1>
        <p>{ruleSetName(match.ruleSet)}</p>
      </hgroup>
      <nav className={styles.ways} aria-label="Main">
        <Link href="/desk" prefetch={false}>
          Desk
        </Link>
        <Link href="/lobby" prefetch={false}>
          Lobby
        </Link>
        <Link href={`/rules/${match.ruleSet}`} prefetch={false}>
          Rules
        </Link>
      </nav>
      {next === null ? null : <NextKey next={next} />}
      <TalkKey unread={match.unreadMessages} open={() => open('talk')} />
      <QuestionKey asking={help.asking} onAsking={help.setAsking} className={styles.key} />
      <DiaryKey open={() => open('diary')} />
      <MenuKey unread={match.unreadMessages} open={() => open('match')} />
    </header>
  );
}

/** On a phone the menu leads to talk and diary, and counts what is unread. */
function MenuKey({ unread, open }: { readonly unread: number; readonly open: () => void }) {
  return (
    <button type="button" className={styles.key} onClick={open}>
      <Sign name="menu" />
      {unread > 0 ? (
        <span className={`${styles.count} ${styles.onPhones}`} aria-hidden="true">
          {unread}
        </span>
      ) : null}
      <span className="unseen">{unread > 0 ? `This match: ${unreadWords(unread)}` : 'This match'}</span>
    </button>
  );
}

function DiaryKey({ open }: { readonly open: () => void }) {
  return (
    <button type="button" className={`${styles.key} ${styles.onDesks}`} aria-keyshortcuts="L" onClick={open}>
      <Sign name="diary" />
      <span className="unseen">Open diary</span>
    </button>
  );
}

function NextKey({ next: { id, count } }: { readonly next: NextWaiting }) {
  return (
    <Link href={`/matches/${id}`} prefetch={false} className={styles.key}>
      <Sign name="next" />
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className="unseen">Next match waiting for you, of {count}</span>
    </Link>
  );
}

function TalkKey({ unread, open }: { readonly unread: number; readonly open: () => void }) {
  return (
    <button type="button" className={`${styles.key} ${styles.onDesks}`} onClick={open}>
      <Sign name="talk" />
      {unread > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {unread}
        </span>
      ) : null}
      <span className="unseen">{talkWords(unread)}</span>
    </button>
  );
}
