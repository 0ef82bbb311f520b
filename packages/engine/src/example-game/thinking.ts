/** Search guidance for the example game. */

import type { Seat } from '../contract.ts';
import { oneOf } from '../playout/chooser.ts';
import { type Numbers, searchGuidance } from '../search-guidance.ts';
import {
  type Camp,
  type Cards,
  type Command,
  DECK,
  type ExampleGame,
  type ExampleState,
  FIELDS,
  type Side,
  sidesIn,
  type View,
} from './game.ts';
import { refuses } from './judge.ts';
import { legalCommands } from './menu.ts';
import { viewFor } from './visibility.ts';

/** Flags of others lie anywhere, and cards that nobody showed are dealt again. */
function imagined(view: View, next: Numbers): ExampleState {
  const { phase, turn, turnsLeft, aim, peeked, fired, shot, own } = view;
  const bag = { shell: DECK.shell - (own?.hand.shell ?? 0), smoke: DECK.smoke - (own?.hand.smoke ?? 0) };
  const deal = (count: number): Cards => {
    const dealt = { shell: 0, smoke: 0 };
    for (let card = 0; card < count; card++) {
      const kind = next() % (bag.shell + bag.smoke) < bag.shell ? 'shell' : 'smoke';
      dealt[kind]++;
      bag[kind]--;
    }
    return dealt;
  };
  const camps = view.camps.map(({ side, strength, cards }): Camp => {
    if (own?.side === side) return { ...own, strength };
    const field = phase === 'bury' ? null : oneOf(FIELDS, next);
    return { side, strength, field, ready: phase !== 'bury', hand: deal(cards) };
  });
  const gone = view.camps.flatMap(({ side, out }) => (out ? [side] : []));
  const pile = deal(view.cardsLeft);
  return { phase, camps, gone, turn, turnsLeft, aim, peeked, fired, shot, pile, spent: { ...bag } };
}

/** The gunner buries, aims anywhere, fires and rests; the scout does nothing. */
function policy(state: ExampleState, seat: Seat<Side>, next: Numbers): Command | null {
  const view = viewFor(state, seat);
  const [at] = sidesIn(state).filter((side) => side !== seat.side);
  const wanted: readonly Command[] = [
    ...(view.own?.field === null ? [{ type: 'bury', field: oneOf(FIELDS, next) ?? 1 } as const] : []),
    { type: 'ready' },
    ...(view.aim === null && at !== undefined ? [{ type: 'aim', at, field: oneOf(FIELDS, next) ?? 1 } as const] : []),
    { type: 'fire', card: 'shell' },
    { type: 'fire', card: 'none' },
    { type: 'smoke' },
    { type: 'hold' },
    { type: 'rest' },
  ];
  if (seat.player !== 0) return null;
  return wanted.find((command) => refuses(view, seat, command) === null) ?? null;
}

function proposals(state: ExampleState, seat: Seat<Side>, most: number, next: Numbers): readonly Command[] {
  const usual = policy(state, seat, next);
  if (usual === null) return [];
  const menu = legalCommands(viewFor(state, seat), seat).filter(({ type }) => type !== usual.type && type !== 'rest');
  return [usual, ...menu].slice(0, most);
}

const one = (name: string) => ({ name, unit: 'points', more: `has more ${name}`, averts: `leaves them less ${name}` });

export const THINKING = searchGuidance<ExampleGame>({
  version: 1,
  nodes: 2000,
  sample: (view, _viewer, _heard, next) => imagined(view, next),
  measure: (state, side) => {
    const camp = state.camps.find((each) => each.side === side);
    return [camp?.strength ?? 0, (camp?.hand.shell ?? 0) + (camp?.hand.smoke ?? 0)];
  },
  features: [one('strength'), one('cards')],
  weights: { all: { bias: {}, each: [1, 0.1], run: 'by hand' } },
  classOf: () => 'all',
  policy,
  proposals,
  offered: {},
  tempo: ({ turnsLeft }) => 100 - turnsLeft,
  setUp: null,
});
