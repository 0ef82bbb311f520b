import Link from 'next/link';
import type { ReactNode } from 'react';
import { taught } from '../../games/index.ts';
import { BoardImage } from '../pictures/board-image.tsx';
import styles from './rules.module.css';

type Props = {
  readonly title: string;
  /** Anchors of the page and their titles, in the order of the page. */
  readonly parts: readonly (readonly [anchor: string, title: string])[];
  /** The listed scenario in the picture, as "rule set/scenario", and what is to be seen there. */
  readonly scenario: string;
  readonly alt: string;
  /** The game in two sentences. */
  readonly children: ReactNode;
  /** Ways on from here besides creating a match. */
  readonly more?: ReactNode;
};

/** The top of a game's rules: what it is, what the page holds, and how it begins, as a picture. */
export function RulesHead({ title, parts, scenario, alt, children, more = null }: Props) {
  const [game = ''] = scenario.split('/');
  return (
    <header className={styles.head}>
      <div className="stack">
        <p className="caption">Edition 1</p>
        <h1>{title}</h1>
        <p className="lead">{children}</p>
        <nav className="row" aria-label="Parts of this page">
          {parts.map(([anchor, part]) => (
            <a key={anchor} href={`#${anchor}`}>
              {part}
            </a>
          ))}
        </nav>
        <p className="row">
          {taught().some(({ id }) => id === game) ? (
            <Link className="button button-main" href={`/lessons/${game}`} prefetch={false}>
              Play a first turn
            </Link>
          ) : null}
          <Link className="button" href={`/play/${game}`} prefetch={false}>
            Play the computer
          </Link>
          <Link className="button" href="/matches/new" prefetch={false}>
            Create a match
          </Link>
          <Link className="button" href={`/rules/${game}/statistics`} prefetch={false}>
            Statistics
          </Link>
          {more}
        </p>
      </div>
      <BoardImage src={`/pictures/scenarios/${scenario}`} alt={alt} eager />
    </header>
  );
}
