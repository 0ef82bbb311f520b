'use client';
import { type ReactNode, useEffect, useState } from 'react';
import type { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { withSteps } from './diary.ts';
import { useGameWords } from './game-words.ts';
import { Icon } from './icon.tsx';
import type { MatchData } from './operations.ts';
import styles from './replay-bar.module.css';
import { Scrubber } from './scrubber.tsx';
import { nextLoss, timelineOf } from './timeline.ts';
import type { Replay } from './use-replay.ts';
import { wholeLog } from './whole-log.ts';

type Props = {
  readonly replay: Replay;
  readonly match: MatchData;
  readonly log: MatchData['log'];
  /** As whom the rest of the log is asked for. */
  readonly asking?: typeof ask;
  /** Controls at the end of the head, and behind the keys: share the replay, leave it. */
  readonly share: ReactNode;
  readonly leave: ReactNode;
};

/** The whole log, asked for when the timeline needs it. */
function useWholeLog({ match, log, asking }: Props) {
  const [older, setOlder] = useState<typeof log>([]);
  const first = log[0]?.index ?? 0;
  useEffect(() => {
    void wholeLog(match.id, first, setOlder, asking);
  }, [first, match.id, asking]);
  return withSteps(older, log, match.step);
}

const captionOf = ({ frame }: Replay): string => {
  if (frame === null) return 'Loading the diary …';
  if (frame.entry === null) return 'Starting position.';
  return frame.caption.length > 0 ? frame.caption.join(' ') : 'Visible only to the side that gave it.';
};

/** The whole match, at the viewer's pace: a caption, the timeline, five keys in one place. */
export function ReplayBar(props: Props) {
  const { replay, match, share, leave } = props;
  const { lossOf } = useGameWords(match.ruleSet);
  const timeline = timelineOf(useWholeLog(props), match.step, lossOf);
  const loss = nextLoss(timeline, replay.at);
  const { from, to, at, show } = replay;
  return (
    <section className={styles.bar} aria-label="Replay">
      <div className={styles.head}>
        <h2>Replay</h2>
        <span className="typed">
          {at - from} of {to - from}
        </span>
        {share}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than three lines is scrolled by keys, too. */}
      <p className={styles.caption} tabIndex={0}>
        {captionOf(replay)}
      </p>
      <Scrubber replay={replay} timeline={timeline} match={match} />
      <div className={styles.keys}>
        <Key label="Go to start" off={at <= from} press={() => show(from)} icon="first" />
        <Key label="Step back" off={at <= from} press={() => show(at - 1)} icon="back" />
        <button
          type="button"
          className="button button-main"
          aria-keyshortcuts="Space"
          onClick={() => replay.play(!replay.playing)}
        >
          {replay.playing ? 'Pause' : 'Play'}
        </button>
        <Key label="Step forward" off={at >= to} press={() => show(at + 1)} icon="forward" />
        <Key label="Next loss" off={loss === null || loss > to} press={() => show(loss ?? to)} icon="loss" />
        {leave}
      </div>
    </section>
  );
}

type KeyProps = {
  readonly label: string;
  readonly off: boolean;
  readonly press: () => void;
  readonly icon: Parameters<typeof Icon>[0]['name'];
};

function Key({ label, off, press, icon }: KeyProps) {
  return (
    <Button
      className="button"
      aria-label={label}
      waits={off ? 'No further step in that direction.' : null}
      onClick={press}
    >
      <Icon name={icon} />
    </Button>
  );
}
