import { centre, type Frame } from '@fieldpost/boards/wwi-combined-arms';
import styles from './board.module.css';
import type { Running } from './use-animation.ts';

/** The effects of one step: the shot with its hit, or the path of a unit. */
export function Effects({ running, frame }: { readonly running: Running | null; readonly frame: Frame }) {
  if (running === null) return null;
  const { trail, hit } = running.step;
  const style = { '--step': `${running.ms}ms` };
  return (
    <g key={running.key} style={style as React.CSSProperties}>
      {trail && trail.kind !== 'shot' ? <Way from={trail.from} to={trail.to} frame={frame} /> : null}
      {trail?.kind === 'shot' ? <Tracer from={trail.from} to={trail.to} frame={frame} /> : null}
      {hit ? <Strike square={hit.square} points={hit.points} frame={frame} /> : null}
    </g>
  );
}

type Line = { readonly from: string; readonly to: string; readonly frame: Frame };

function Way({ from, to, frame }: Line) {
  const a = centre(from, frame);
  const b = centre(to, frame);
  return <line className={styles.way} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

function Tracer({ from, to, frame }: Line) {
  const a = centre(from, frame);
  const b = centre(to, frame);
  return (
    <>
      <line className={styles.line} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <line className={styles.tracer} pathLength={100} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    </>
  );
}

function Strike({
  square,
  points,
  frame,
}: {
  readonly square: string;
  readonly points: number;
  readonly frame: Frame;
}) {
  const { x, y } = centre(square, frame);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.strike}>
        <path
          className={styles.blast}
          d="M0 -46L10 -18L38 -28L22 -4L46 12L18 15L20 44L0 22L-20 44L-18 15L-46 12L-22 -4L-38 -28L-10 -18Z"
        />
        <text className={styles.points} textAnchor="middle" y={13}>
          −{points}
        </text>
      </g>
    </g>
  );
}
