import type { SideMark } from '../../games/manifest.ts';
import { markIn } from './mark-in.ts';
import type { MatchData } from './operations.ts';
import styles from './replay-bar.module.css';
import type { Timeline } from './timeline.ts';
import type { Replay } from './use-replay.ts';

type Props = {
  readonly replay: Replay;
  readonly timeline: Timeline;
  readonly match: MatchData;
};

const WIDTH = 1000;

/** The whole span as a line: a tick for each change of sides, a mark for each unit lost, the seats' places one above the other. */
export function Scrubber({ replay, timeline, match }: Props) {
  const steps = Math.max(1, replay.to - replay.from);
  const x = (step: number) => ((step - replay.from) / steps) * WIDTH;
  const inside = (step: number) => step >= replay.from && step <= replay.to;
  return (
    <div className={styles.scrubber}>
      <svg viewBox={`0 0 ${WIDTH} 64`} preserveAspectRatio="none" aria-hidden="true">
        {timeline.turns.filter(inside).map((step) => (
          <line key={step} className={styles.tick} x1={x(step)} x2={x(step)} y1={26} y2={38} />
        ))}
        <line className={styles.span} x1={0} x2={WIDTH} y1={32} y2={32} />
        {timeline.losses
          .filter(({ step }) => inside(step))
          .map((loss) => (
            <Loss key={`${loss.step}${loss.side}`} at={x(loss.step)} loss={loss} match={match} />
          ))}
        <line className={styles.here} x1={x(replay.at)} x2={x(replay.at)} y1={0} y2={64} />
      </svg>
      <input
        type="range"
        min={replay.from}
        max={replay.to}
        value={replay.at}
        aria-label="Step of the match"
        aria-valuetext={`Step ${replay.at - replay.from} of ${steps}`}
        onChange={(event) => replay.show(Number(event.target.value))}
      />
    </div>
  );
}

type LossProps = {
  readonly at: number;
  readonly loss: Timeline['losses'][number];
  readonly match: MatchData;
};

function Loss({ at, loss, match }: LossProps) {
  const mark = markIn(match, loss.side);
  const [y1, y2] = reachOf(
    loss,
    mark,
    match.seats.map((seat) => seat.side),
  );
  return <line className={styles.loss} data-mark={mark} x1={at} x2={at} y1={y1} y2={y2} />;
}

/** Of two sides one is above the line and one below; of more, each has its own lane. */
export function reachOf(
  { side, count }: { readonly side: string; readonly count: number },
  mark: SideMark,
  all: readonly string[],
): readonly [from: number, to: number] {
  const sides = [...new Set(all)].toSorted();
  if (sides.length > 2) {
    const lane = 64 / sides.length;
    const foot = lane * (sides.indexOf(side) + 1) - 1;
    return [foot - Math.min(lane - 2, 5 + 3 * count), foot];
  }
  const height = Math.min(26, 10 + 8 * count);
  const up = ['tent', 'saw', 'disc'].includes(mark);
  return up ? [30 - height, 30] : [34, 34 + height];
}
