/** What each tactics card does, in plain words (THE-RULES "Tactics deck"). Public data. */
import type { TacticId } from './tactics.ts';

export const TACTIC_WORDS: Readonly<Record<TacticId, string>> = {
  T01: 'This turn your soldiers on foot may go up to two tiles with a Move; whom they bring may come all the way.',
  T02: "For the whole battle: when the first step of a soldier on foot enters No Man's Land, the Move may go on one more tile.",
  T03: 'Each soldier of your squad starts with two grenades.',
  T04: 'Your selection stays secret until deployment. If squads are dealt you are dealt two more cards and keep your choice.',
  T05: 'Your soldiers have one more health for the battle.',
  T06: 'Up to two wounded soldiers of yours or civilians rise, where no enemy stands on their tile.',
  T07: 'This turn every roll of your bullets needs one less, but for the last roll against a plane or on the tile of a tank.',
  T08: 'Name a tile: it and those around it have two more cover until your next turn. Planes do not mind.',
  T09: 'Each of your soldiers on foot may make one Move before the first turn.',
  T10: 'Dig up to three trenches and lay up to two wires in your own half, where no enemy stands.',
  T11: 'One artillery strike anywhere on the field, with the usual scatter.',
  T12: 'This turn a soldier on foot who ends a Move may fight hand to hand at once, free of charge.',
  T13: 'Once in a turn, three times in all: a soldier on foot who has acted acts once more.',
  T14: 'Once in a turn, three times in all: three damage to an empty tile on or beside that of a standing soldier of yours.',
  T15: 'This turn your bullets do two damage to whom they hit.',
  T16: 'Set it in secret: the first packet that would put one of your soldiers down leaves them standing with their last health.',
  T17: 'Once in a turn, twice in all: up to three of your soldiers without a grenade get one each.',
  T18: 'An enemy on foot within two tiles of one of your standing soldiers does nothing in its next turn.',
  T19: 'For the whole battle your soldiers need 4 instead of 5 against planes.',
  T20: 'Hold back up to two soldiers. From round 2 each may come in by any edge tile outside the enemy zone.',
};
