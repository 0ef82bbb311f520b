import { type Camp, type Cards, type Event, type OutpostState, otherSide, type Side } from './outpost-game.ts';

/** What each event makes of the state of Outpost. */
export function evolve(state: OutpostState, event: Event): OutpostState {
  switch (event.type) {
    case 'buried':
      return withCamp(state, event.side, { field: event.field });
    case 'readied':
      return withCamp(state, event.side, { ready: true });
    case 'begun':
      return { ...state, phase: 'turn', turn: event.side };
    case 'aimed':
      return { ...state, aim: event.field };
    case 'peeked':
      return { ...state, peeked: true };
    case 'drew':
      return drew(state, event.side, event.card);
    case 'fired':
      return fired(state, event.side, event.roll, event.card);
    case 'smoked':
      return { ...discard(state, event.side, 'smoke'), phase: 'turn', shot: null };
    case 'held':
      return { ...hit(state, event.side, event.hit), phase: 'turn', shot: null };
    case 'rested':
      return rested(state, event.side);
  }
}

function withCamp(state: OutpostState, side: Side, change: Partial<Camp>): OutpostState {
  return { ...state, camps: { ...state.camps, [side]: { ...state.camps[side], ...change } } };
}

function plus(cards: Cards, card: keyof Cards, count: number): Cards {
  return { ...cards, [card]: cards[card] + count };
}

function drew(state: OutpostState, side: Side, card: keyof Cards): OutpostState {
  const pile = plus(state.pile, card, -1);
  return { ...withCamp(state, side, { hand: plus(state.camps[side].hand, card, 1) }), pile };
}

function discard(state: OutpostState, side: Side, card: keyof Cards): OutpostState {
  const spent = plus(state.spent, card, 1);
  return { ...withCamp(state, side, { hand: plus(state.camps[side].hand, card, -1) }), spent };
}

/** A shell makes the shot two better. */
function fired(state: OutpostState, side: Side, roll: number, card: 'shell' | 'none'): OutpostState {
  const after = card === 'shell' ? discard(state, side, 'shell') : state;
  return { ...after, fired: true, phase: 'smoke', shot: card === 'shell' ? roll + 2 : roll };
}

function hit(state: OutpostState, side: Side, struck: boolean): OutpostState {
  return struck ? withCamp(state, side, { strength: state.camps[side].strength - 1 }) : state;
}

function rested(state: OutpostState, side: Side): OutpostState {
  const turnsLeft = state.turnsLeft - 1;
  return { ...state, turn: otherSide(side), turnsLeft, aim: null, peeked: false, fired: false };
}
