'use client';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import styles from './match.module.css';
import { CHAPTERS, type Chapter } from './operations.ts';

type Props = {
  readonly id: string;
  /** How many steps the match has: with each new one the story is asked for again. */
  readonly step: number;
  readonly onShow: (step: number) => void;
};

const TURNS = 3;

/** The last turns as people would tell them, newest first; each line of a turn leads to its replay. */
export function StoryOfTurns({ id, step, onShow }: Props) {
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  const [most, setMost] = useState(TURNS);
  useEffect(() => {
    let over = false;
    void ask(CHAPTERS, { id, last: most + (step > 0 ? 0 : 1) }).then((answer) => {
      if (!over && answer.ok) setChapters(answer.value.match?.chapters ?? []);
    });
    return () => {
      over = true;
    };
  }, [id, step, most]);
  if (chapters.length === 0) return null;
  return (
    <div className={styles.story} data-story="">
      {chapters.toReversed().map(({ from, lines }) => (
        <article key={from}>
          {lines.map(({ text }, index) => (
            <p key={text}>{index === 0 ? <strong>{text}</strong> : text}</p>
          ))}
          <button type="button" className="button" onClick={() => onShow(from)}>
            Watch this turn
          </button>
        </article>
      ))}
      {chapters.length >= most ? (
        <button type="button" className="button" onClick={() => setMost(most + 3 * TURNS)}>
          Earlier turns
        </button>
      ) : null}
    </div>
  );
}
