import type { Viewer } from '../contract.ts';
import { makeGolden } from '../laws/golden-game.ts';
import type { LawCase, LawSettings } from '../laws/law.ts';
import { anyCommand } from '../playout/chooser.ts';
import { exampleGame } from './example-game.ts';
import { campOf, DECK, type Event, type ExampleGame, type ExampleState, FIELDS, type Side } from './game.ts';

/** The example game's cases for the laws. */
export const CASES: readonly LawCase[] = [
  { name: 'as listed', setup: { scenario: 'two-flags' } },
  { name: 'of three', setup: { scenario: 'three-flags' } },
  { name: 'short and brittle', setup: { scenario: { strength: 1, flags: 3 }, options: { turns: 9 } } },
];

/** Cards are in the pile, in a hand or spent; strength only falls. */
function invariants(state: ExampleState, before: ExampleState | null): readonly string[] {
  const faults: string[] = [];
  for (const card of ['shell', 'smoke'] as const) {
    const held = state.camps.reduce((sum, { hand }) => sum + hand[card], 0);
    if (state.pile[card] + held + state.spent[card] !== DECK[card]) faults.push(`a ${card} appeared or vanished`);
  }
  for (const { side, strength } of before?.camps ?? [])
    if (campOf(state, side).strength > strength) faults.push(`${side} grew`);
  if (before?.gone.some((side) => !state.gone.includes(side))) faults.push('a side came back');
  return faults;
}

/** Another side's flag lies elsewhere; its cards are others, as many; the pile has what is left. */
function hidden(state: ExampleState, viewer: Viewer<ExampleGame>, next: () => number): readonly ExampleState[] {
  const all = state.camps.map(({ side }) => side);
  const sides = all.filter((side) => viewer === 'spectator' || viewer.side !== side);
  return sides.flatMap((side) => [
    otherFlag(state, side, next),
    otherHand(state, side, 'shell'),
    otherHand(state, side, 'smoke'),
  ]);
}

function otherFlag(state: ExampleState, side: Side, next: () => number): ExampleState {
  if (campOf(state, side).field === null) return state;
  const field = FIELDS[next() % FIELDS.length] ?? 1;
  return { ...state, camps: state.camps.map((camp) => (camp.side === side ? { ...camp, field } : camp)) };
}

/** One card in hand is of the other kind, if the pile still holds such a card. */
function otherHand(state: ExampleState, side: Side, from: 'shell' | 'smoke'): ExampleState {
  const { hand: held } = campOf(state, side);
  const to = from === 'shell' ? 'smoke' : 'shell';
  if (held[from] === 0 || state.pile[to] === 0) return state;
  const hand = { ...held, [from]: held[from] - 1, [to]: held[to] + 1 };
  const pile = { ...state.pile, [from]: state.pile[from] + 1, [to]: state.pile[to] - 1 };
  return { ...state, camps: state.camps.map((camp) => (camp.side === side ? { ...camp, hand } : camp)), pile };
}

function hiddenEvents(event: Event, viewer: Viewer<ExampleGame>): readonly Event[] {
  if (viewer !== 'spectator' && viewer.side === event.side) return [];
  if (event.type === 'drew') return [{ ...event, card: event.card === 'shell' ? 'smoke' : 'shell' }];
  if (event.type === 'peeked') return [{ ...event, found: !event.found }];
  return event.type === 'buried' ? [{ ...event, field: (event.field % FIELDS.length) + 1 }] : [];
}

export const SETTINGS: LawSettings<ExampleGame> = {
  invariants,
  games: ['two-flags', 'three-flags'].map((scenario) => makeGolden(exampleGame, scenario, { scenario }, 3, anyCommand)),
  commands: [
    { type: 'aim', at: 'blue', field: 9 },
    { type: 'fire', card: 'shell' },
    { type: 'instruct', smoke: 'never' },
    { type: 'leave', why: 'timeout' },
  ],
  orders: [{ smoke: 'ask' }, { smoke: 'always' }, { smoke: 'never' }],
  hidden,
  hiddenEvents,
  choosers: [],
  seed: 11,
  walks: 4,
  samples: 25,
  mixed: 4,
  longest: 5_000,
  harmsOwn: () => false,
  leaves: () => [],
  lapses: null,
};
