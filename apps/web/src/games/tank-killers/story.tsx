import { sideName, unitName } from '@fieldpost/boards/tank-killers';
import { useMemo, useState } from 'react';
import { type Chapter, chaptersOf } from './chapters.ts';
import { resultInWords, standInWords } from './exchange.ts';
import { ExchangeStrip } from './exchange-strip.tsx';
import { readNotices } from './reading.ts';
import { Silhouette } from './silhouette.tsx';
import type { Situation } from './situation.ts';
import styles from './story.module.css';

const SHOWN = 3;

/** What happened, attack by attack, the newest first: a strip of the cards played, how it stood, and the result. */
export function Story({ situation }: { readonly situation: Situation }) {
  const { log } = situation.props;
  const [most, setMost] = useState(SHOWN);
  const chapters = useMemo(
    () => chaptersOf(log.map(({ index, notices }) => ({ index, notices: readNotices(notices) }))).toReversed(),
    [log],
  );
  if (chapters.length === 0) return null;
  return (
    <section className={styles.story} aria-labelledby="story-title">
      <h2 id="story-title">The fight so far</h2>
      <ol>
        {chapters.slice(0, most).map((chapter) => (
          <li key={`${chapter.step}.${chapter.attack.number}`}>
            <ChapterStrip chapter={chapter} situation={situation} />
          </li>
        ))}
      </ol>
      {chapters.length > most ? (
        <button type="button" className="button" onClick={() => setMost(most + 4 * SHOWN)}>
          Show earlier attacks
        </button>
      ) : null}
    </section>
  );
}

function ChapterStrip({ chapter, situation }: { readonly chapter: Chapter; readonly situation: Situation }) {
  const { open, bottom } = situation;
  const { attack, side, lost } = chapter;
  const { attacker, target } = attack;
  const turned = side !== bottom;
  return (
    <article className={styles.chapter} data-result={attack.result ?? 'running'}>
      <h3>
        {sideName(open, side)} {unitName(attacker.unit)}
        {target === null ? '' : ` against ${unitName(target.unit)}`}
      </h3>
      <div className={styles.pair} data-turned={turned ? '' : undefined}>
        <Silhouette line={attacker.unit} turned={turned} />
        <p>
          <b>{standInWords(attack)}</b>
          <span>{resultInWords(attack) || 'in progress'}</span>
        </p>
        {target === null ? <span /> : <Silhouette line={target.unit} turned={!turned} />}
      </div>
      <ExchangeStrip attack={attack} open={open} bottom={bottom} />
      {lost.length === 0 ? null : (
        <p className="small">
          Lost: {lost.map((one) => `${sideName(open, one.side)} ${unitName(one.unit)}`).join(', ')}.
        </p>
      )}
    </article>
  );
}
