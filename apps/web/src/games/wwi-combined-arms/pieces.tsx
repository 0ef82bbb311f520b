import { centre, drawPiece, type Frame, type Piece, SITE } from '@fieldpost/boards/wwi-combined-arms';
import { memo } from 'react';
import { elements } from '../../map-kit/scene-view.tsx';
import styles from './board.module.css';

type Props = {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly forward: boolean;
  readonly falling: boolean;
  /** How long a change of place takes, in milliseconds. */
  readonly ms: number;
};

/** Another piece object with the same face needs no new drawing. */
function same(a: Props, b: Props): boolean {
  const places = a.x === b.x && a.y === b.y && a.forward === b.forward && a.falling === b.falling && a.ms === b.ms;
  return places && (a.piece === b.piece || JSON.stringify(a.piece) === JSON.stringify(b.piece));
}

const PieceView = memo(function PieceView({ piece, x, y, forward, falling, ms }: Props) {
  return (
    <g
      className={styles.piece}
      data-falling={falling ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${ms}ms` }}
    >
      <g className={styles.counter}>{elements([drawPiece(piece, forward, SITE)])}</g>
    </g>
  );
}, same);

/** All units, each sliding to its square when that changes. */
export function Pieces({
  pieces,
  frame,
  falling,
  ms,
}: {
  readonly pieces: readonly Piece[];
  readonly frame: Frame;
  readonly falling: string | null;
  readonly ms: number;
}) {
  return (
    <g>
      {pieces
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((piece) => {
          const { x, y } = centre(piece.square, frame);
          const forward = piece.side === frame.perspective;
          return (
            <PieceView
              key={piece.id}
              piece={piece}
              x={x}
              y={y}
              forward={forward}
              falling={falling === piece.id}
              ms={ms}
            />
          );
        })}
    </g>
  );
}
