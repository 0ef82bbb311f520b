/** Positions in which an Empire holds a card. */
import type { Given, Trial } from './trial.ts';

type Holding = { readonly units?: readonly object[]; readonly tiles?: readonly object[]; readonly more?: object };

/** Herbivoria's turn, with a card in its hand. */
export function holding(card: string | object, { units = [], tiles = [], more = {} }: Holding = {}): Given {
  return { units, tiles, position: { tactics: { HERB: card, CARN: null }, ...more } };
}

/** The window after deployment, Herbivoria's first, with a card in its hand. */
export function afterDeployment(card: string | object, given: Holding = {}): Given {
  return holding(card, { ...given, more: { phase: 'afterDeployment', ...given.more } });
}

/** Where the battle is: the phase, and whose window or turn it is. */
export function moment({ battle: { phase, active, round } }: Trial): string {
  return `${phase} ${active} ${round}`;
}

/** What is left of Herbivoria's card. */
export function card({ state }: Trial): string {
  const { usesLeft = 0, revealed = false, lost = false } = state.tactics.HERB ?? {};
  return `${usesLeft} left${revealed ? ', revealed' : ''}${lost ? ', lost' : ''}`;
}

/** A soldier that lies on its tile. */
export const DOWN = { status: 'wounded', damage: 4 };

export function status(id: string): (trial: Trial) => string {
  return (trial) => `${trial.soldier(id).status} ${trial.soldier(id).damage}`;
}
