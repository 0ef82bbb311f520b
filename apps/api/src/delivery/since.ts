/** One step of the log, as far as it matters here. */
export type LoggedStep = { readonly index: number; readonly side: string; readonly at: Date };

/** Steps written together, by one person's command or by a clock: the answers of standing orders follow their cause. */
type Move = { readonly side: string; readonly end: number };

/**
 * How many steps a side knew when it last acted itself: the index behind its last move. A move is the steps written at one
 * moment, and belongs to the side of its first one: an answer that standing orders gave in another's turn is no move.
 * @param skip moves of the side to leave out, from the end: 1 where the last was played by its clock.
 */
export function sinceLastMove(steps: readonly LoggedStep[], side: string, skip = 0): number {
  const own = movesOf(steps).filter((move) => move.side === side);
  return own.at(-1 - skip)?.end ?? steps[0]?.index ?? 0;
}

function movesOf(steps: readonly LoggedStep[]): readonly Move[] {
  const moves: Move[] = [];
  let moment = Number.NaN;
  for (const step of steps) {
    const last = moves.at(-1);
    if (last && step.at.getTime() === moment) moves[moves.length - 1] = { ...last, end: step.index + 1 };
    else moves.push({ side: step.side, end: step.index + 1 });
    moment = step.at.getTime();
  }
  return moves;
}
