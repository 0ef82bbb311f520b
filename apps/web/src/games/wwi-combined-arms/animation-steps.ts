/** The events, cut into animation steps: after each, the position, and what the camera should follow during it. */
import type { Trail } from '@fieldpost/boards/marks';
import { defenseOn, type Piece, type Position, readId } from '@fieldpost/boards/wwi-combined-arms';
import type { Notice } from '@fieldpost/rules-wwi-combined-arms/table';

export type AnimationStep = {
  readonly position: Position;
  readonly trail: Trail | null;
  /** The place and strength of a hit. */
  readonly hit: { readonly square: string; readonly points: number } | null;
  /** A unit that falls during this step; it is still among the pieces, and gone in the next step. */
  readonly falling: string | null;
  /** Milliseconds at ordinary pace. */
  readonly ms: number;
};

const MS = { moved: 520, attacked: 780, retreated: 620, destroyed: 700, placed: 420, promoted: 600 } as const;

const step = (position: Position, ms: number, more: Partial<AnimationStep> = {}): AnimationStep => ({
  position,
  trail: null,
  hit: null,
  falling: null,
  ms,
  ...more,
});

function changed(position: Position, id: string, change: (piece: Piece) => Partial<Piece>): Position {
  const pieces = position.pieces.map((piece) => (piece.id === id ? { ...piece, ...change(piece) } : piece));
  return { ...position, pieces };
}

const without = (position: Position, id: string): Position => ({
  ...position,
  pieces: position.pieces.filter((piece) => piece.id !== id),
});

const withDefense = (position: Position, piece: Piece, square: string): Partial<Piece> => ({
  square,
  defense: defenseOn(piece.type, piece.elite, position.terrain, square),
});

function arrived(position: Position, id: string, square: string): Position {
  const who = readId(id);
  if (who === null) return position;
  const { side, type } = who;
  const fresh = { damage: 0, kills: 0, elite: false, moved: false, attacked: false, retreated: false };
  const defense = defenseOn(type, false, position.terrain, square);
  return { ...without(position, id), pieces: [...position.pieces, { id, side, type, square, defense, ...fresh }] };
}

/** CA-044: nothing of a phase is carried over. */
function rested(position: Position): Position {
  const fresh = { damage: 0, moved: false, attacked: false, retreated: false };
  return { ...position, pieces: position.pieces.map((piece) => ({ ...piece, ...fresh })) };
}

/** The steps of one notice, from the position before it; none where the board shows nothing. */
function stepsOfNotice(position: Position, notice: Notice): readonly AnimationStep[] {
  switch (notice.type) {
    case 'moved': {
      const trail = { kind: 'move', from: notice.from, to: notice.to } as const;
      const next = changed(position, notice.unit, (piece) => ({
        ...withDefense(position, piece, notice.to),
        moved: true,
      }));
      return [step(next, MS.moved, { trail })];
    }
    case 'attacked': {
      const shot = { kind: 'shot', from: notice.from, to: notice.at } as const;
      const fired = changed(position, notice.unit, () => ({ attacked: true }));
      const next = changed(fired, notice.target, (piece) => ({ damage: piece.damage + notice.damage }));
      return [step(next, MS.attacked, { trail: shot, hit: { square: notice.at, points: notice.damage } })];
    }
    case 'retreated': {
      const trail = { kind: 'retreat', from: notice.from, to: notice.to } as const;
      const back = (piece: Piece) => ({ ...withDefense(position, piece, notice.to), damage: 0, retreated: true });
      return [step(changed(position, notice.unit, back), MS.retreated, { trail })];
    }
    case 'destroyed':
      return [step(position, MS.destroyed, { falling: notice.unit }), step(without(position, notice.unit), 0)];
    case 'placed':
    case 'reinforced':
      return [step(arrived(position, notice.unit, notice.at), MS.placed)];
    case 'promoted':
      return [
        step(
          changed(position, notice.unit, () => ({ elite: true })),
          MS.promoted,
        ),
      ];
    case 'turnEnded':
      return [step(rested(position), 0)];
    default:
      return [];
  }
}

/** All animation steps from a position on. */
export function animationSteps(before: Position, notices: readonly Notice[]): readonly AnimationStep[] {
  const steps: AnimationStep[] = [];
  let position = before;
  for (const notice of notices) {
    const more = stepsOfNotice(position, notice);
    steps.push(...more);
    position = more.at(-1)?.position ?? position;
  }
  return steps;
}

/** Arrows for what happened, and where units fell: the same without motion. */
export function trailsOf(notices: readonly Notice[]): {
  readonly trails: readonly Trail[];
  readonly fallen: readonly string[];
} {
  const trails: Trail[] = [];
  const fallen: string[] = [];
  for (const notice of notices) {
    if (notice.type === 'moved') trails.push({ kind: 'move', from: notice.from, to: notice.to });
    if (notice.type === 'attacked') trails.push({ kind: 'shot', from: notice.from, to: notice.at });
    if (notice.type === 'retreated') trails.push({ kind: 'retreat', from: notice.from, to: notice.to });
    if (notice.type === 'destroyed') fallen.push(notice.at);
  }
  return { trails, fallen };
}
