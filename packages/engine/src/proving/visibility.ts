import type { Pending, Viewer } from '../contract.ts';
import {
  type Event,
  type Notice,
  type OutpostGame,
  type OutpostState,
  otherSide,
  SIDES,
  type Side,
  type View,
} from './outpost-game.ts';

const sideOf = (viewer: Viewer<OutpostGame>) => (viewer === 'spectator' ? null : viewer.side);

export function viewFor(state: OutpostState, viewer: Viewer<OutpostGame>): View {
  const { phase, turn, turnsLeft, aim, peeked, fired, shot, camps } = state;
  const side = sideOf(viewer);
  const own = side === null ? null : { side, ...secretsOf(state, side) };
  const strengths = { red: camps.red.strength, blue: camps.blue.strength };
  const cardsHeld = { red: held(state, 'red'), blue: held(state, 'blue') };
  const cardsLeft = state.pile.shell + state.pile.smoke;
  return { phase, turn, turnsLeft, aim, peeked, fired, shot, cardsLeft, strengths, cardsHeld, own };
}

function secretsOf(state: OutpostState, side: Side) {
  const { field, ready, hand } = state.camps[side];
  return { field, ready, hand };
}

function held(state: OutpostState, side: Side): number {
  const { shell, smoke } = state.camps[side].hand;
  return shell + smoke;
}

export function pendingOn(state: OutpostState, viewer: Viewer<OutpostGame>): Pending<Side> {
  const places = finalPlaces(state);
  if (places) return { kind: 'finished', outcome: { reason: 'strength', places } };
  if (state.phase === 'bury') return { kind: 'orders', from: buriersAsSeen(state, viewer), window: 'bury' };
  const turn = state.turn ?? 'red';
  return state.phase === 'smoke'
    ? { kind: 'choice', side: otherSide(turn), window: 'smoke', clock: 'reaction' }
    : { kind: 'choice', side: turn, window: 'turn', clock: 'turn' };
}

/** A side knows whether itself is ready; of the other it knows nothing. */
function buriersAsSeen(state: OutpostState, viewer: Viewer<OutpostGame>): readonly Side[] {
  return SIDES.filter((side) => side !== sideOf(viewer) || !state.camps[side].ready);
}

function finalPlaces(state: OutpostState) {
  const { red, blue } = state.camps;
  if (state.phase === 'bury' || (red.strength > 0 && blue.strength > 0 && state.turnsLeft > 0)) return null;
  return SIDES.map((side) => ({
    side,
    place: state.camps[side].strength < state.camps[otherSide(side)].strength ? 2 : 1,
    score: state.camps[side].strength,
  }));
}

export function notice(event: Event, viewer: Viewer<OutpostGame>): Notice | null {
  const own = sideOf(viewer) === event.side;
  switch (event.type) {
    case 'buried':
    case 'readied':
      return own ? event : null;
    case 'peeked':
      return own ? event : { ...event, found: null };
    case 'drew':
      return own ? event : { ...event, card: null };
    default:
      return event;
  }
}
