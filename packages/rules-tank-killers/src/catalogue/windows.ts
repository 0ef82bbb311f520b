/** What a window asks for. Public data. */
import type { Phase } from '../state.ts';

export const WINDOWS: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  decks: 'Build your formation.',
  maneuver: 'Attack with your top formation card; above nine cards, discard first.',
  attacker: 'Choose who makes the free attack.',
  target: 'Choose a target.',
  lostAttack: 'You are attacked: play a card that stops it, or pass.',
  negate: 'Answer the card just played, or pass.',
  modifier: 'Play a modifier, or pass.',
  finish: 'The target stands: play a card that puts it out of action, or pass.',
  free: 'Play a Free Action, or end your turn.',
};
