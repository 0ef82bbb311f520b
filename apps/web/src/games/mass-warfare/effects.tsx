import { arcOf, centreOf, drawCounter, type Frame, PAGE } from '@fieldpost/boards/mass-warfare';
import { nodesToSvg } from '@fieldpost/boards/svg';
import { fromKey } from '@fieldpost/hex';
import type { CSSProperties } from 'react';
import type { AnimationStep, Flight } from './animation-steps.ts';
import styles from './field.module.css';
import type { Running } from './use-animation.ts';

/** The effects of one step: a plane on its arc, a shot, a burst, both sums over the target. */
export function Effects({ running, frame }: { readonly running: Running; readonly frame: Frame }) {
  const { flight, burst, sums, at } = running.step;
  const style = { '--step': `${running.ms}ms` } as CSSProperties;
  return (
    <g key={running.key} style={style}>
      {flight === null ? null : <InTheAir flight={flight} frame={frame} />}
      {burst === null || at === null ? null : <Burst at={at} burst={burst} frame={frame} />}
      {sums === null || at === null ? null : <Sums at={at} sums={sums} frame={frame} />}
    </g>
  );
}

function InTheAir({ flight, frame }: { readonly flight: Flight; readonly frame: Frame }) {
  const arc = arcOf(flight.from, flight.to, frame);
  const [a, b] = [fromKey(flight.from), fromKey(flight.to)];
  if (arc === null || a === null || b === null) return null;
  if (flight.how !== 'plane') {
    const [start, end] = [centreOf(a, frame), centreOf(b, frame)];
    const ends = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
    return (
      <>
        <line className={styles.aim} {...ends} />
        <line className={styles.tracer} data-how={flight.how} pathLength={100} {...ends} />
      </>
    );
  }
  const counter = flight.plane === null ? '' : nodesToSvg([drawCounter(flight.plane.type, flight.plane.owner, PAGE)]);
  return (
    <>
      <path className={styles.arc} d={arc.d} pathLength={100} />
      <g className={styles.plane} style={{ offsetPath: `path("${arc.d}")` } as CSSProperties}>
        <g dangerouslySetInnerHTML={{ __html: counter }} />
      </g>
    </>
  );
}

const BLAST = 'M0 -34L8 -14L28 -22L17 -3L34 9L14 11L15 33L0 17L-15 33L-14 11L-34 9L-17 -3L-28 -22L-8 -14Z';
const FLAME =
  'M0 -30C11 -17 21 -8 21 6A21 21 0 0 1 -21 6C-21 -4 -15 -8 -13 -15C-9 -13 -7 -10 -6 -6C-2 -12 -1 -22 0 -30Z';
const RING = 'M0 -40L34.600 -20V20L0 40L-34.600 20V-20Z';

type BurstProps = { readonly at: string; readonly burst: NonNullable<AnimationStep['burst']>; readonly frame: Frame };

function Burst({ at, burst, frame }: BurstProps) {
  const hex = fromKey(at);
  if (hex === null) return null;
  const { x, y } = centreOf(hex, frame);
  const d = burst === 'blast' ? BLAST : burst === 'fire' ? FLAME : RING;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={burst === 'blast' || burst === 'fire' ? styles.blast : styles.ring} d={d} />
    </g>
  );
}

/** MW-005: strictly higher destroys. */
function Sums({
  at,
  sums,
  frame,
}: {
  readonly at: string;
  readonly sums: readonly [number, number];
  readonly frame: Frame;
}) {
  const hex = fromKey(at);
  if (hex === null) return null;
  const { x, y } = centreOf(hex, frame);
  const [attack, defence] = sums;
  return (
    <g transform={`translate(${x} ${y - 46})`} className={styles.sums} data-won={attack > defence ? '' : undefined}>
      <rect x={-42} y={-20} width={84} height={40} rx={6} />
      <text x={0} y={9} textAnchor="middle">
        {attack} : {defence}
      </text>
    </g>
  );
}
