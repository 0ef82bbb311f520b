import { type Camp, type Cards, campOf, type Event, type ExampleState, type Side, sideAfter } from './game.ts';

/** Applies an event to the state of the example game. */
export function evolve(state: ExampleState, event: Event): ExampleState {
  switch (event.type) {
    case 'buried':
      return withCamp(state, event.side, { field: event.field });
    case 'readied':
      return withCamp(state, event.side, { ready: true });
    case 'begun':
      return { ...state, phase: 'turn', turn: event.side };
    case 'aimed':
      return { ...state, aim: { at: event.at, field: event.field } };
    case 'peeked':
      return { ...state, peeked: true };
    case 'drew':
      return drew(state, event.side, event.card);
    case 'fired':
      return fired(state, event.side, event.roll, event.card);
    case 'smoked':
      return { ...discard(state, event.side, 'smoke'), phase: 'turn', shot: null };
    case 'held':
      return { ...(event.hit ? hit(state, event.side) : state), phase: 'turn', shot: null };
    case 'rested':
      return turnOf(state, sideAfter(state, event.side));
    case 'left':
      return left(state, event.side, event.next);
  }
}

function withCamp(state: ExampleState, side: Side, change: Partial<Camp>): ExampleState {
  return { ...state, camps: state.camps.map((camp) => (camp.side === side ? { ...camp, ...change } : camp)) };
}

function plus(cards: Cards, card: keyof Cards, count: number): Cards {
  return { ...cards, [card]: cards[card] + count };
}

function drew(state: ExampleState, side: Side, card: keyof Cards): ExampleState {
  const pile = plus(state.pile, card, -1);
  return { ...withCamp(state, side, { hand: plus(campOf(state, side).hand, card, 1) }), pile };
}

function discard(state: ExampleState, side: Side, card: keyof Cards): ExampleState {
  const spent = plus(state.spent, card, 1);
  return { ...withCamp(state, side, { hand: plus(campOf(state, side).hand, card, -1) }), spent };
}

/** A shell makes the shot two better. */
function fired(state: ExampleState, side: Side, roll: number, card: 'shell' | 'none'): ExampleState {
  const after = card === 'shell' ? discard(state, side, 'shell') : state;
  return { ...after, fired: true, phase: 'smoke', shot: card === 'shell' ? roll + 2 : roll };
}

/** A side without strength is out. */
function hit(state: ExampleState, side: Side): ExampleState {
  const strength = campOf(state, side).strength - 1;
  const after = withCamp(state, side, { strength });
  return strength === 0 ? { ...out(after, side), aim: null } : after;
}

/** Its cards are spent. */
function out(state: ExampleState, side: Side): ExampleState {
  const { hand } = campOf(state, side);
  const spent = { shell: state.spent.shell + hand.shell, smoke: state.spent.smoke + hand.smoke };
  return { ...withCamp(state, side, { hand: { shell: 0, smoke: 0 } }), spent, gone: [...state.gone, side] };
}

function turnOf(state: ExampleState, side: Side): ExampleState {
  return { ...state, turn: side, turnsLeft: state.turnsLeft - 1, aim: null, peeked: false, fired: false };
}

/** A shot by or at who left hits nobody. */
function left(state: ExampleState, side: Side, next: Side | null): ExampleState {
  const after = out(state, side);
  const dropped = state.turn === side || state.aim?.at === side;
  const calm: ExampleState =
    dropped && state.phase !== 'bury' ? { ...after, phase: 'turn', shot: null, aim: null } : after;
  return next === null ? calm : turnOf(calm, next);
}
