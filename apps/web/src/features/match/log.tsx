'use client';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { sideName } from '../../games/index.ts';
import type { GameWords } from '../../games/table.ts';
import { momentIn } from '../words/moments.ts';
import { visitsOf } from './diary.ts';
import { useGameWords } from './game-words.ts';
import { markIn } from './mark-in.ts';
import styles from './match.module.css';
import type { LogEntry } from './operations.ts';
import { StoryOfTurns } from './story-of-turns.tsx';
import type { LiveMatch } from './use-match.ts';

type Props = {
  readonly live: LiveMatch;
  /** The step that is shown in the replay; null: the present. */
  readonly shown: number | null;
  readonly onShow: (step: number) => void;
  readonly zone: string;
};

const VISITS = 2;

/** The diary: what happened, newest visit first, each sentence with its rule and each step with its place in the replay. */
export function Log({ live, shown, onShow, zone }: Props) {
  const [most, setMost] = useState(VISITS);
  // Asked for while the diary is still empty: the first entry must not make the page wait for it.
  const words = useGameWords(live.match.ruleSet);
  const visits = visitsOf(live.log).toReversed();
  return (
    <section className={styles.log} aria-labelledby="log-title">
      <h2 id="log-title">Diary</h2>
      {visits.length === 0 ? <p className="soft">Nothing has happened yet.</p> : null}
      <StoryOfTurns id={live.match.id} step={live.match.step} onShow={onShow} />
      {visits.length === 0 ? null : <h3>Step by step</h3>}
      {visits.slice(0, most).map(({ side, steps }) => (
        <article key={steps[0]?.index} className={styles.visit} data-mark={markIn(live.match, side)}>
          <h3>
            {sideName(live.match.ruleSet, side)}{' '}
            <time dateTime={steps[0]?.at}>{momentIn(zone, steps[0]?.at ?? '')}</time>
          </h3>
          <ol>
            {steps.map((step) => (
              <Entry key={step.index} step={step} live={live} words={words} shown={shown} onShow={onShow} />
            ))}
          </ol>
        </article>
      ))}
      {visits.length > most ? (
        <button type="button" className="button" onClick={() => setMost(most + 3 * VISITS)}>
          Earlier entries
        </button>
      ) : null}
    </section>
  );
}

type EntryProps = Pick<Props, 'live' | 'shown' | 'onShow'> & { readonly step: LogEntry; readonly words: GameWords };

function Entry({ step, live, words: { ruleOf, placed }, shown, onShow }: EntryProps) {
  const open = step.index >= live.match.sealedStep && live.match.status === 'playing';
  return (
    <li data-shown={shown === step.index + 1 ? '' : undefined}>
      <Button
        className={styles.step}
        waits={open ? 'Hidden until it can no longer be undone.' : null}
        onClick={() => onShow(step.index + 1)}
      >
        <span className="unseen">Show step </span>
        {step.index + 1}
      </Button>
      <span>
        {step.sentences.length === 0 ? <span className="soft">Visible only to the side that gave it.</span> : null}
        {step.sentences.map((sentence, index) => {
          const notice = step.notices[index];
          const rule = notice === undefined ? null : ruleOf(notice);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a step never change places, and may be alike
            <span key={index}>
              {placed?.(sentence, live.match.view) ?? sentence}{' '}
              {rule === null ? null : (
                <Link href={`/rules/${live.match.ruleSet}#${rule}`} prefetch={false} className={styles.ruleLink}>
                  {rule}
                </Link>
              )}{' '}
            </span>
          );
        })}
      </span>
    </li>
  );
}
