/** One step of the log, as far as it matters here. */
export type LoggedStep = { readonly index: number; readonly side: string; readonly at: Date };

/** Steps written together, by one person's command or by a clock: the answers of standing orders follow their cause. */
type Deed = { readonly side: string; readonly end: number };

/**
 * How many steps a side knew when it last acted itself: the index behind its last deed. A deed is the steps written at one
 * moment, and belongs to the side of its first one: an answer that standing orders gave in another's turn is no deed.
 * @param skip deeds of the side to leave out, from the end: 1 where the last was played by its clock.
 */
export function sinceLastDeed(steps: readonly LoggedStep[], side: string, skip = 0): number {
  const own = deedsOf(steps).filter((deed) => deed.side === side);
  return own.at(-1 - skip)?.end ?? steps[0]?.index ?? 0;
}

function deedsOf(steps: readonly LoggedStep[]): readonly Deed[] {
  const deeds: Deed[] = [];
  let moment = Number.NaN;
  for (const step of steps) {
    const last = deeds.at(-1);
    if (last && step.at.getTime() === moment) deeds[deeds.length - 1] = { ...last, end: step.index + 1 };
    else deeds.push({ side: step.side, end: step.index + 1 });
    moment = step.at.getTime();
  }
  return deeds;
}
