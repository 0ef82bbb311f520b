/** What a window asks for. Public data. */
import type { Phase } from '../state.ts';

export const WINDOWS: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  decks: 'Build your formation.',
  maneuver: 'Attack with your top card. (More than 9 cards? Discard first.)',
  attacker: 'Choose the unit for the free attack.',
  target: 'Choose a target.',
  lostAttack: 'You are under attack: play a card that stops it, or pass.',
  negate: 'Counter the card just played, or pass.',
  modifier: 'Play a modifier, or pass.',
  finish: 'The target holds: play a card that puts it out of action, or pass.',
  free: 'Play a Free Action, or end your turn.',
};
