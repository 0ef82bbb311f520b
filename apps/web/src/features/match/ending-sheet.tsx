'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { canTry, sideName } from '../../games/index.ts';
import { GuestNotice } from '../guest/guest-notice.tsx';
import { levelName } from '../words/levels.ts';
import { standingOf } from '../words/standing.ts';
import { Losses } from './losses.tsx';
import styles from './match.module.css';
import { ENDING, type EndingStory, type MatchData } from './operations.ts';
import type { PaceName } from './pace.ts';
import { ShareButton } from './share-button.tsx';

type Props = {
  readonly match: MatchData;
  /** They play without an account. */
  readonly guest: boolean;
  readonly pace: PaceName;
  readonly onReplay: (() => void) | null;
  readonly onShow: (step: number) => void;
};

/** The story of the end, and the level of the computer to meet next; null: not yet, or none. */
function useEnding(id: string): { readonly tale: EndingStory | null; readonly level: string | null } {
  const [told, setTold] = useState<{ endingStory: EndingStory | null; nextLevel: string | null } | null>(null);
  useEffect(() => {
    void ask(ENDING, { id }).then((answer) => answer.ok && setTold(answer.value.match));
  }, [id]);
  return { tale: told?.endingStory ?? null, level: told?.nextLevel ?? null };
}

/** The end of a match: its reason, the turning point, the losses, and what the reader can do now. */
export function EndingSheet({ match, guest, pace, onReplay, onShow }: Props) {
  const { id } = match;
  const { tale, level } = useEnding(id);
  return (
    <div className={styles.ending} data-ending="">
      <Why match={match} tale={tale} />
      {tale === null ? null : <Losses match={match} tale={tale} />}
      <Medals tale={tale} onShow={onShow} />
      {level === null ? null : <NextLevel match={match} level={level} />}
      {guest ? <GuestNotice next={`/matches/${id}`} /> : null}
      <p className="row">
        {onReplay === null ? null : (
          <button type="button" className="button" onClick={onReplay}>
            Replay from the start
          </button>
        )}
        {tale?.turningStep == null ? null : (
          <button type="button" className="button" onClick={() => onShow(tale.turningStep ?? 0)}>
            Turning point
          </button>
        )}
        {match.campaign === null ? null : (
          <Link className="button" href={`/campaigns/${match.campaign.campaign.id}`}>
            The letter home
          </Link>
        )}
        <StatisticsButton id={id} />
        {canTry(match.ruleSet, false) ? (
          <Link className="button" prefetch={false} href={`/matches/${id}/try?step=${tale?.turningStep ?? 0}`}>
            Try it out
          </Link>
        ) : null}
        <ShareButton match={match} step={tale?.turningStep ?? null} pace={pace} />
      </p>
    </div>
  );
}

const StatisticsButton = ({ id }: { readonly id: string }) => (
  <Link className="button" prefetch={false} href={`/matches/${id}/statistics`}>
    Statistics
  </Link>
);

/** After two wins of three the next level up, after three losses the one below, on the same ground. */
function NextLevel({ match, level }: { readonly match: MatchData; readonly level: string }) {
  const name = levelName(level);
  const asked = new URLSearchParams({ game: match.ruleSet, scenario: match.scenario, computer: level });
  return (
    <p>
      {standingOf(match) === 'lost' ? 'An easier opponent may suit you now.' : 'You are ready for a stronger opponent.'}{' '}
      <Link className="button button-main" prefetch={false} href={`/matches/new?${asked}`}>
        Play the {name}
      </Link>
    </p>
  );
}

type Told = Pick<Props, 'match'> & { readonly tale: EndingStory | null };

const BY: Readonly<Record<string, string>> = {
  resignation: 'by resignation',
  agreement: 'by agreement',
  timeout: 'on time',
  adjudication: 'by adjudication',
};

/** In the words of the game where its rules ended it; else who won, and how. */
function whyOf({ match, tale }: Told): string {
  const { ending } = match;
  const by = ending ? BY[ending.by] : undefined;
  if (by === undefined) return tale?.lines[0] ?? 'The match has ended.';
  const first = (ending?.outcome.places ?? []).filter(({ place }) => place === 1).map(({ side }) => side);
  const names = first.map((side) => sideName(match.ruleSet, side));
  return names.length === 1 ? `${names[0]} wins ${by}.` : `Draw ${by}.`;
}

function Why({ match, tale }: Told) {
  const rest = match.ending && BY[match.ending.by] !== undefined ? (tale?.lines ?? []) : (tale?.lines.slice(1) ?? []);
  return (
    <>
      <h3>{whyOf({ match, tale })}</h3>
      {rest.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {tale?.turningPoint == null ? null : (
        <p>
          <strong>The day turned here.</strong> {tale.turningPoint}
        </p>
      )}
    </>
  );
}

type MedalsProps = Pick<Told, 'tale'> & Pick<Props, 'onShow'>;

/** The highlights of the match; a press shows the moment of each. */
function Medals({ tale, onShow }: MedalsProps) {
  if (tale === null || tale.medals.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.medals}`} aria-label="Highlights">
      {tale.medals.map(({ kind, title, text, step }) => (
        <li key={kind}>
          <Star />
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
            {step === null ? null : (
              <button type="button" className="button" onClick={() => onShow(step + 1)}>
                Show<span className="unseen">: {title}</span>
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Star() {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2l2.9 6.6 7.1.6-5.4 4.7 1.7 7L12 17.2 5.7 20.9l1.7-7L2 9.2l7.1-.6z" />
    </svg>
  );
}
