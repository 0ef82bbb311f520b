/** Whether the cards of an attack can have been played in it: each in its window, by its side, and no more than the rules allow. */
import { type DocumentFault, faultAt, type Refusal } from '@fieldpost/engine';
import { tacticOf } from '../catalogue/tactics.ts';
import { contradicts } from '../refusal.ts';
import { allowsSide } from '../rules/conditions.ts';
import { ONCE } from '../rules/modifiers.ts';
import { windowsOf } from '../rules/playing.ts';
import type { PlayedCard } from '../state.ts';
import { otherSide } from '../state.ts';
import { firstOf } from './counted.ts';
import type { Position } from './document.ts';

type Cards = readonly PlayedCard[];

/** The first card of an attack that breaks a rule where it lies. */
export function refusesPlayed(position: Position): DocumentFault | null {
  const cards = position.attack?.cards ?? [];
  return firstOf(cards, (played, at) => {
    const broken =
      brokenAlone(played, position) ?? brokenBefore(played, cards.slice(0, at)) ?? brokenByGoingOn(played, position);
    return broken === null ? null : faultAt(`position.attack.cards[${at}]`, broken);
  });
}

/** TDC-073; TDC-040, 043, 050, 062: the window of its effect; LOST_ATTACK is the defender's, FINISH the attacker's. */
function brokenAlone({ card, side, window }: PlayedCard, { active }: Position): Refusal | null {
  const tactic = tacticOf(card);
  if (!allowsSide(tactic, side)) return contradicts('CARD_OF_OTHER_SIDE');
  const { windows, rule } = windowsOf(tactic);
  if (!windows.includes(window) || window === 'maneuver' || window === 'free')
    return contradicts('CARD_IN_WRONG_WINDOW', rule);
  if (window === 'lostAttack' && side === active) return contradicts('STOPPED_BY_ATTACKER');
  return window === 'finish' && side === otherSide(active) ? contradicts('FINISHED_BY_DEFENDER') : null;
}

/** TDC-040, 063: one stopping and one finishing card; TDC-051: one Range, one Hit and one Ammo card. */
function brokenBefore({ card, window }: PlayedCard, before: Cards): Refusal | null {
  const again = before.some((one) => one.window === window);
  if (window === 'lostAttack' && again) return contradicts('SECOND_STOPPING_CARD');
  if (window === 'finish' && again) return contradicts('SECOND_FINISHING_CARD');
  const { type } = tacticOf(card);
  const once = ONCE.some(([name]) => name === type);
  return once && before.some((one) => tacticOf(one.card).type === type) ? contradicts('SECOND_OF_TYPE') : null;
}

/** TDC-040, 062: a card that stops or finishes an attack does so, unless it is negated or still contested. */
function brokenByGoingOn({ window, negated }: PlayedCard, { attack, contest }: Position): Refusal | null {
  if (negated || attack?.result !== null || contest?.about === window) return null;
  if (window === 'lostAttack') return contradicts('STOPPED_AND_GOES_ON');
  return window === 'finish' ? contradicts('FINISHED_AND_GOES_ON') : null;
}
