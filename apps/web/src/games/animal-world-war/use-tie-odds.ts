import type { Likelihood, Result } from '@fieldpost/rules-animal-world-war/odds';
import type { Command, ShootCommand, Tie } from '@fieldpost/rules-animal-world-war/table';
import { useWorkerResult } from '../../map-kit/use-reckoned.ts';
import type { Seat } from './reading.ts';
import type { Situation } from './situation.ts';

/** How likely a shot hurts the enemy, by its ties with spaces between. */
export type TieOdds = ReadonlyMap<string, Likelihood>;

const NONE: TieOdds = new Map();

/** The odds of a shot as its ties are decided, and with each of them the other way; none where nothing is to be decided. */
export function useTieOdds({ view, seat }: Situation, command: Command | null, ties: readonly Tie[]): TieOdds {
  const shot = seat !== null && command?.type === 'shoot' && ties.length > 0;
  return useWorkerResult(shot ? JSON.stringify([seat, { ...command, ties }]) : null, view, reckon, NONE);

  async function reckon(question: string): Promise<TieOdds> {
    const [of, order] = JSON.parse(question) as [Seat, ShootCommand];
    const { likelihoodOf, oddsOfTies } = await import('@fieldpost/rules-animal-world-war/odds');
    const foe = of.side === 'HERB' ? 'C' : 'H';
    const hurts = ({ units }: Result) => units.some(({ unit }) => unit.charAt(0) === foe);
    return new Map(
      oddsOfTies(view, of, order).flatMap((way) =>
        way.odds === null ? [] : [[way.ties.join(' '), likelihoodOf(way.odds.tree, hurts)] as const],
      ),
    );
  }
}
