import type { EndOutside, Outcome, Pending, Places, Viewer } from '../contract.ts';
import {
  type Camp,
  campOf,
  type Event,
  type ExampleGame,
  type ExampleState,
  type Notice,
  type Side,
  sidesIn,
  type View,
} from './game.ts';

const sideOf = (viewer: Viewer<ExampleGame>) => (viewer === 'spectator' ? null : viewer.side);

export function viewFor(state: ExampleState, viewer: Viewer<ExampleGame>): View {
  const { phase, turn, turnsLeft, aim, peeked, fired, shot } = state;
  const cardsLeft = state.pile.shell + state.pile.smoke;
  const camps = state.camps.map(({ side, strength, hand }) => {
    return { side, strength, cards: hand.shell + hand.smoke, out: state.gone.includes(side) };
  });
  return { phase, turn, turnsLeft, aim, peeked, fired, shot, cardsLeft, camps, own: ownOf(state, sideOf(viewer)) };
}

function ownOf(state: ExampleState, side: Side | null): View['own'] {
  if (side === null || !sidesIn(state).includes(side)) return null;
  const { field, ready, hand } = campOf(state, side);
  return { side, field, ready, hand };
}

export function pendingOn(state: ExampleState, viewer: Viewer<ExampleGame>): Pending<Side> {
  const outcome = outcomeOf(state);
  if (outcome) return { kind: 'finished', outcome };
  if (state.phase === 'bury') return { kind: 'orders', from: buriersAsSeen(state, viewer), window: 'bury' };
  const turn = state.turn ?? 'red';
  return state.phase === 'smoke'
    ? { kind: 'choice', side: state.aim?.at ?? turn, window: 'smoke', clock: 'reaction' }
    : { kind: 'choice', side: turn, window: 'turn', clock: 'turn' };
}

/** A side knows whether itself is ready; of the others it knows nothing. */
function buriersAsSeen(state: ExampleState, viewer: Viewer<ExampleGame>): readonly Side[] {
  return sidesIn(state).filter((side) => side !== sideOf(viewer) || !campOf(state, side).ready);
}

function outcomeOf(state: ExampleState): Outcome<Side> | null {
  if (sidesIn(state).length > 1 && (state.phase === 'bury' || state.turnsLeft > 0)) return null;
  return { reason: 'strength', places: ranked(state, sidesIn(state), ({ strength }) => -strength) };
}

/** Ranks the sides: those still in first, in the given order; then the others, the last to leave first. */
function ranked(state: ExampleState, still: readonly Side[], order: (camp: Camp) => number): Places<Side> {
  const ranks = state.camps.map((camp) => {
    return { camp, rank: still.includes(camp.side) ? order(camp) : 100 - state.gone.indexOf(camp.side) };
  });
  return ranks.map(({ camp: { side, strength }, rank }) => {
    return { side, place: 1 + ranks.filter((one) => one.rank < rank).length, score: strength };
  });
}

/** Ends that no rule brings: all who are in share the first place, or one of two goes. */
export function placesOf(state: ExampleState, end: EndOutside<Side>): Places<Side> {
  const goes = end.by === 'agreement' ? null : end.side;
  return ranked(state, sidesIn(state), ({ side }) => (side === goes ? 1 : 0));
}

export function notice(event: Event, viewer: Viewer<ExampleGame>): Notice | null {
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
