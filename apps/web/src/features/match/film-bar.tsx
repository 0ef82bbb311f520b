'use client';
import { useEffect, useState } from 'react';
import { markOf } from '../words/sides.ts';
import { withSteps } from './diary.ts';
import { useGameWords } from './game-words.ts';
import { Icon } from './icon.tsx';
import styles from './match.module.css';
import type { PaceName } from './pace.ts';
import { PaceChoice } from './pace-choice.tsx';
import { nextLoss, type Timeline, timelineOf } from './timeline.ts';
import type { Film } from './use-film.ts';
import type { LiveMatch } from './use-match.ts';
import { wholeLog } from './whole-log.ts';

type Props = {
  readonly film: Film;
  readonly why: 'unseen' | 'replay';
  readonly live: LiveMatch;
  readonly pace: PaceName;
  readonly setPace: (pace: PaceName) => void;
  readonly onClose: () => void;
};

/** The whole log, asked for when the timeline needs it. */
function useWholeLog(live: LiveMatch) {
  const { match, log } = live;
  const [older, setOlder] = useState<typeof log>([]);
  const first = log[0]?.index ?? 0;
  useEffect(() => {
    void wholeLog(match.id, first, setOlder);
  }, [first, match.id]);
  return withSteps(older, log, match.step);
}

/** Film controls: what has happened since the last visit, or the whole match, to be watched at one's own pace. */
export function FilmBar({ film, why, live, pace, setPace, onClose }: Props) {
  const { lossOf } = useGameWords(live.match.ruleSet);
  const log = useWholeLog(live);
  const timeline = timelineOf(log, live.match.step, lossOf);
  const told = film.frame?.told ?? null;
  const loss = nextLoss(timeline, film.at);
  const steps = film.to - film.from;
  return (
    <section className={styles.film} aria-label={why === 'unseen' ? 'Since you last looked' : 'Replay'}>
      <div className={styles.filmHead}>
        <h2>{why === 'unseen' ? 'Since you last looked' : 'Replay'}</h2>
        <span className="typed">
          {film.at - film.from}/{steps}
        </span>
        <PaceChoice pace={pace} setPace={setPace} />
      </div>
      <p className={styles.filmWords}>
        {film.frame === null
          ? 'Fetching this page of the diary.'
          : told === null
            ? 'The position at the start.'
            : told.sentences.join(' ')}
      </p>
      <Scrubber film={film} timeline={timeline} seats={live.match.seats} />
      <div className={styles.filmKeys}>
        <button
          type="button"
          className="button"
          aria-label="To the beginning"
          disabled={film.at <= film.from}
          onClick={() => film.show(film.from)}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          className="button"
          aria-label="One step back"
          disabled={film.at <= film.from}
          onClick={() => film.show(film.at - 1)}
        >
          <Icon name="back" />
        </button>
        <button type="button" className="button button-main" onClick={() => film.play(!film.playing)}>
          {film.playing ? 'Pause' : 'Play'}
        </button>
        <button
          type="button"
          className="button"
          aria-label="One step forward"
          disabled={film.at >= film.to}
          onClick={() => film.show(film.at + 1)}
        >
          <Icon name="forward" />
        </button>
        <button
          type="button"
          className="button"
          aria-label="To the next loss"
          disabled={loss === null || loss > film.to}
          onClick={() => film.show(loss ?? film.to)}
        >
          <Icon name="loss" />
        </button>
        <button type="button" className="button" onClick={onClose}>
          To the present
        </button>
      </div>
    </section>
  );
}

type ScrubberProps = {
  readonly film: Film;
  readonly timeline: Timeline;
  readonly seats: LiveMatch['match']['seats'];
};

/** The whole span as a line: a tick for each change of sides, a mark above or below it for each unit lost. */
function Scrubber({ film, timeline, seats }: ScrubberProps) {
  const steps = Math.max(1, film.to - film.from);
  const x = (step: number) => ((step - film.from) / steps) * 1000;
  const inside = (step: number) => step >= film.from && step <= film.to;
  return (
    <div className={styles.scrubber}>
      <svg viewBox="0 0 1000 64" preserveAspectRatio="none" aria-hidden="true">
        {timeline.turns.filter(inside).map((step) => (
          <line key={step} className={styles.tick} x1={x(step)} x2={x(step)} y1={26} y2={38} />
        ))}
        <line className={styles.span} x1={0} x2={1000} y1={32} y2={32} />
        {timeline.losses
          .filter(({ step }) => inside(step))
          .map(({ step, side, count }) => {
            const height = Math.min(26, 10 + 8 * count);
            const mark = markOf(side, seats);
            const up = mark === 'tent' || mark === 'saw';
            return (
              <line
                key={`${step}${side}`}
                className={styles.loss}
                data-mark={mark}
                x1={x(step)}
                x2={x(step)}
                y1={up ? 30 - height : 34}
                y2={up ? 30 : 34 + height}
              />
            );
          })}
        <line className={styles.here} x1={x(film.at)} x2={x(film.at)} y1={0} y2={64} />
      </svg>
      <input
        type="range"
        min={film.from}
        max={film.to}
        value={film.at}
        aria-label="Step of the match"
        aria-valuetext={`Step ${film.at - film.from} of ${steps}`}
        onChange={(event) => film.show(Number(event.target.value))}
      />
    </div>
  );
}
