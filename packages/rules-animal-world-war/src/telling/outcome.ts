/** How a battle ended, in a sentence. */
import type { Outcome } from '@fieldpost/engine';
import { EMPIRE_NAMES } from '../catalogue/empires.ts';
import type { Empire } from '../state.ts';

const REASONS: Readonly<Record<string, string>> = {
  objective: 'the objective is met',
  elimination: 'no enemy is left standing',
  safety: 'the battle has lasted too long',
};

export function tellOutcome({ reason, places }: Outcome<Empire>): string {
  const [first, ...others] = places.filter(({ place }) => place === 1);
  const why = REASONS[reason] ?? reason;
  return first !== undefined && others.length === 0
    ? `${EMPIRE_NAMES[first.side]} wins: ${why}.`
    : `The battle is drawn: ${why}.`;
}
