import { CORNER, centreOf, hexOfKey } from '@fieldpost/boards/world-war-awesome';
import type { CSSProperties, ReactNode } from 'react';
import styles from './table.module.css';
import type { Running } from './use-animation.ts';

const BLAST = 'M0 -46L11 -19L38 -30L23 -4L46 12L19 15L20 45L0 23L-20 45L-19 15L-46 12L-23 -4L-38 -30L-11 -19Z';

/** A hex as a blast covers it, around (0, 0). */
const HEX = [0, 1, 2, 3, 4, 5]
  .map((index) => (index * Math.PI) / 3 - Math.PI / 2)
  .map((angle) => `${Math.round(Math.cos(angle) * (CORNER - 2))},${Math.round(Math.sin(angle) * (CORNER - 2))}`)
  .join(' ');

function spotOf(key: string | null) {
  const hex = key === null ? null : hexOfKey(key);
  return hex === null ? null : centreOf(hex);
}

/** What the eye follows during one step: a shot, a burst, a die as it fell. */
export function Effects({ running, up }: { readonly running: Running; readonly up: number }) {
  const { shot, burst, covered, die, at } = running.step;
  const style = { '--step': `${running.ms}ms` } as CSSProperties;
  const [from, to] = [spotOf(shot?.from ?? null), spotOf(shot?.to ?? null)];
  const where = spotOf(at);
  return (
    <g key={running.key} style={style}>
      {from === null || to === null ? null : (
        <>
          <line className={styles.aim} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <line className={styles.tracer} pathLength={100} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        </>
      )}
      <Burst burst={burst} covered={covered} />
      {die === null || where === null ? null : (
        <g
          transform={`translate(${where.x} ${where.y}) rotate(${up}) translate(0 -62)`}
          className={styles.die}
          data-good={die.good ? '' : undefined}
        >
          <rect x={-64} y={-24} width={128} height={44} rx={8} />
          <text x={0} y={8} textAnchor="middle">
            {die.words}
          </text>
        </g>
      )}
    </g>
  );
}

/** Something bursts, over all that its blast covers. */
function Burst({ burst, covered }: Pick<Running['step'], 'burst' | 'covered'>) {
  const at = (key: string, drawn: ReactNode) => {
    const spot = spotOf(key);
    return spot === null ? null : (
      <g key={key} transform={`translate(${spot.x} ${spot.y})`}>
        {drawn}
      </g>
    );
  };
  return (
    <>
      {covered.map((key) => at(key, <polygon className={styles.covered} points={HEX} />))}
      {burst.map((key) => at(key, <path className={styles.blast} d={BLAST} />))}
    </>
  );
}
