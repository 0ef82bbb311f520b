/** What a window asks for. Public data. */
import type { Phase } from '../state.ts';

export const WINDOWS: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  decks: 'Build your formation.',
  maneuver: 'Your top card attacks. More than 9 cards? Discard first.',
  attacker: 'Choose the unit for the free attack.',
  target: 'Choose a target.',
  lostAttack: 'You are under attack: stop it with a card, or take the hit.',
  negate: 'Counter the card just played, or let it stand.',
  modifier: 'Play a card that changes the attack, or let it stand.',
  finish: 'The target holds: put it out of action with a card, or let it stand.',
  free: 'Play a Free Action, or end your turn.',
};
