import type { Context } from '../../context.ts';
import { type Counted, countTurns, LAST_TURNS } from './store.ts';

/** How surely and how fast somebody answers. */
export type Reliability = {
  /** Turns counted: the latest, without excused ones. */
  readonly turns: number;
  readonly answered: number;
  readonly missed: number;
  /** In percent, by the formula; null until they have played enough turns. */
  readonly percent: number | null;
  /** The formula in words, with their own numbers. */
  readonly formula: string;
  /** Seconds within which a quarter, half and three quarters of their turns were answered. */
  readonly quartiles: readonly [number, number, number] | null;
};

/** Fewer turns say nothing. */
export const MIN_TURNS = 10;

/** Answered turns of all turns, rounded down: who misses one of a hundred has 99 %. */
const percentOf = (answered: number, missed: number): number =>
  Math.floor((100 * answered) / Math.max(1, answered + missed));

export function reliabilityFrom({ answered, missed, quartiles }: Counted): Reliability {
  const turns = answered + missed;
  const percent = turns < MIN_TURNS ? null : percentOf(answered, missed);
  const share = `${answered} answered in time ÷ ${turns} turns`;
  const formula =
    percent === null
      ? `${share}: fewer than ${MIN_TURNS} turns, so nothing can be said yet`
      : `${share} = ${percent} % (the last ${LAST_TURNS} turns; excused misses do not count)`;
  return { turns, answered, missed, percent, formula, quartiles };
}

const NOTHING: Counted = { answered: 0, missed: 0, quartiles: null };

/** How surely and how fast one person answers. */
export async function reliabilityOf({ db }: Pick<Context, 'db'>, userId: string): Promise<Reliability> {
  return reliabilityFrom((await countTurns(db, [userId])).get(userId) ?? NOTHING);
}
