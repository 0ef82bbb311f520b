/** The exchange of cards of one attack, laid out in time: after each card, how the attack stands. */
import { type Attack, defenceOf, modifiedFactor, type PlayedCard } from '@fieldpost/rules-tank-killers';

export type Moment = {
  readonly played: PlayedCard;
  /** Factor after this card. */
  readonly factor: number;
  /** What it added; 0: nothing. */
  readonly change: number;
};

/** Every card of an attack in order, with the factor after it; cards that were negated count for nothing from the start. */
export function momentsOf(attack: Attack): readonly Moment[] {
  if (attack.target === null)
    return attack.cards.map((played) => ({ played, factor: modifiedFactor(attack), change: 0 }));
  return attack.cards.map((played, nth) => {
    const factor = modifiedFactor({ ...attack, cards: attack.cards.slice(0, nth + 1) });
    const before = modifiedFactor({ ...attack, cards: attack.cards.slice(0, nth) });
    return { played, factor, change: factor - before };
  });
}

const RESULTS: Readonly<Record<NonNullable<Attack['result']>, string>> = {
  withdrawn: 'Support: it withdraws to the reserve',
  noTarget: 'No target',
  stopped: 'Stopped',
  turnedBack: 'Stopped, the turn ends',
  mined: 'Attacker out of action',
  outOfRange: 'Out of range',
  destroyed: 'Destroyed',
  finished: 'Put out of action',
  survived: 'The target holds',
};

export const resultInWords = ({ result }: Attack): string => (result === null ? '' : RESULTS[result]);

/** "15 against 6", or '' while there is no target. */
export const standInWords = (attack: Attack): string =>
  attack.target === null ? '' : `${modifiedFactor(attack)} against ${defenceOf(attack)}`;
