/** What each tactics card does, in plain words (THE-RULES "Tactics deck"). Public data. */
import type { TacticId } from './tactics.ts';

export const TACTIC_WORDS: Readonly<Record<TacticId, string>> = {
  T01: 'This turn your soldiers on foot may move up to 2 tiles with a Move. A dragged unit may come all the way.',
  T02: "Whole battle: if the first step of a soldier on foot enters No Man's Land, the Move may continue for 1 more tile.",
  T03: 'Each soldier of your squad starts with 2 grenades.',
  T04: 'Your selection stays secret until deployment. If squads are dealt, you get 2 more cards and choose which to keep.',
  T05: 'Your soldiers have +1 health for the battle.',
  T06: 'Up to 2 of your wounded soldiers or civilians stand up, on tiles without a standing enemy.',
  T07: 'This turn your bullets need 1 less on every roll, except the final roll against a plane or on a tank’s tile.',
  T08: 'Choose a tile: it and its neighbours have +2 cover until your next turn. Planes are not affected.',
  T09: 'Each of your soldiers on foot may make 1 Move before the first turn.',
  T10: 'Dig up to 3 trenches and lay up to 2 wires in your own half, on tiles without enemies.',
  T11: 'One artillery strike anywhere on the field, with the usual scatter.',
  T12: 'This turn a soldier on foot who ends a Move may make 1 free Melee at once.',
  T13: 'Once per turn, 3 times in all: 1 standing soldier on foot who has acted may act again.',
  T14: 'Once per turn, 3 times in all: 3 damage to an empty tile within 1 of one of your standing soldiers.',
  T15: 'This turn your bullets do 2 damage to the unit hit.',
  T16: 'Set it in secret. The first packet that would wound one of your soldiers leaves them standing with their last health.',
  T17: 'Once per turn, twice in all: up to 3 of your soldiers without a grenade get 1 each.',
  T18: 'An enemy on foot within 2 tiles of one of your standing soldiers cannot act in its next turn.',
  T19: 'Whole battle: your soldiers need 4 instead of 5 against planes.',
  T20: 'Hold back up to 2 soldiers. From round 2 each may enter on any edge tile outside the enemy zone.',
};
