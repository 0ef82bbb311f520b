import { centreOf, type Frame, type Point } from '@fieldpost/boards/animal-world-war';
import { fromKey } from '@fieldpost/hex';
import type { CSSProperties } from 'react';
import type { AnimationStep, Die } from './animation-steps.ts';
import styles from './field.module.css';
import type { Running } from './use-animation.ts';

/** The effects of one step: a die, a shot, a burst, crumbling walls. */
export function Effects({ running, frame }: { readonly running: Running; readonly frame: Frame }) {
  const { die, shot, burst } = running.step;
  const style = { '--step': `${running.ms}ms` } as CSSProperties;
  return (
    <g key={running.key} style={style}>
      {shot === null ? null : <Tracer {...shot} frame={frame} />}
      {burst === null ? null : <Burst burst={burst} frame={frame} />}
      {die === null ? null : <Rolling die={die} frame={frame} />}
    </g>
  );
}

const middle = (key: string, frame: Frame): Point | null => {
  const at = fromKey(key);
  return at === null ? null : centreOf(at, frame);
};

function Tracer({ from, to, frame }: { readonly from: string; readonly to: string; readonly frame: Frame }) {
  const [a, b] = [middle(from, frame), middle(to, frame)];
  if (a === null || b === null) return null;
  const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  return (
    <>
      <line className={styles.aim} {...ends} />
      <line className={styles.tracer} pathLength={100} {...ends} />
    </>
  );
}

const BLAST = 'M0 -60L13 -24L50 -37L29 -5L60 16L24 20L26 58L0 29L-26 58L-24 20L-60 16L-29 -5L-50 -37L-13 -24Z';
const SHARDS = ['M-8 -6L8 -8L6 7L-6 8Z', 'M-6 -8L9 -4L4 8L-9 5Z', 'M-9 0L0 -8L8 3L-2 8Z'];
const DUST = Array.from({ length: 9 }, (_, i) => ({ i, angle: (i * 40 * Math.PI) / 180, far: 46 + (i % 3) * 22 }));

function Burst({ burst, frame }: { readonly burst: NonNullable<AnimationStep['burst']>; readonly frame: Frame }) {
  const at = middle(burst.at, frame);
  if (at === null) return null;
  const { how } = burst;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {how === 'chip' ? null : <path className={how === 'blast' ? styles.blast : styles.dust} d={BLAST} />}
      {how === 'blast'
        ? null
        : DUST.slice(0, how === 'chip' ? 4 : 9).map(({ i, angle, far }) => (
            <path
              key={i}
              className={styles.shard}
              d={SHARDS[i % 3]}
              style={
                { '--dx': `${Math.cos(angle) * far}px`, '--dy': `${Math.sin(angle) * far + 20}px` } as CSSProperties
              }
            />
          ))}
    </g>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-9, -9],
    [9, 9],
  ],
  [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 0],
    [9, 0],
    [-9, 9],
    [9, 9],
  ],
];

/** A die tumbles onto the tile and lies there: green when it was enough, struck out when not. */
function Rolling({ die, frame }: { readonly die: Die; readonly frame: Frame }) {
  const at = middle(die.at, frame);
  if (at === null) return null;
  return (
    <g transform={`translate(${at.x} ${at.y - 8})`}>
      <g className={styles.die} data-ok={die.ok ? '' : undefined}>
        <rect x={-24} y={-24} width={48} height={48} rx={9} />
        {(PIPS[die.value - 1] ?? []).map(([x, y]) => (
          <circle key={`${x}.${y}`} cx={x * 1.35} cy={y * 1.35} r={5} />
        ))}
      </g>
      {die.need === null ? null : (
        <text className={styles.verdict} data-ok={die.ok ? '' : undefined} x={0} y={52} textAnchor="middle">
          {die.ok ? '✓' : '✗'} {die.need}+
        </text>
      )}
    </g>
  );
}
