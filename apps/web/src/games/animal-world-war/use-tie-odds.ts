import type { Likelihood, Result } from '@fieldpost/rules-animal-world-war/odds';
import type { Command, ShootCommand, Tie } from '@fieldpost/rules-animal-world-war/table';
import { useEffect, useState } from 'react';
import type { Situation } from './situation.ts';

/** How likely a shot hurts the enemy, by its ties with spaces between. */
export type TieOdds = ReadonlyMap<string, Likelihood>;

const NONE: TieOdds = new Map();

/** The odds of a shot as its ties are decided, and with each of them the other way; none where nothing is to be decided. */
export function useTieOdds({ view, seat }: Situation, command: Command | null, ties: readonly Tie[]): TieOdds {
  const [odds, setOdds] = useState(NONE);
  const asked = command?.type === 'shoot' && ties.length > 0 ? JSON.stringify({ ...command, ties }) : null;
  useEffect(() => {
    let wanted = true;
    setOdds(NONE);
    if (seat === null || asked === null) return;
    void import('@fieldpost/rules-animal-world-war/odds').then(({ likelihoodOf, oddsOfTies }) => {
      if (!wanted) return;
      const ways = oddsOfTies(view, seat, JSON.parse(asked) as ShootCommand);
      const hurts = ({ units }: Result) =>
        units.some(({ unit }) => unit.charAt(0) === (seat.side === 'HERB' ? 'C' : 'H'));
      setOdds(
        new Map(
          ways.flatMap((way) =>
            way.odds === null ? [] : [[way.ties.join(' '), likelihoodOf(way.odds.tree, hurts)] as const],
          ),
        ),
      );
    });
    return () => {
      wanted = false;
    };
  }, [view, seat, asked]);
  return odds;
}
