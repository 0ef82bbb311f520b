/** The possible actions besides playing a card, from the game's own menu. */
import { type Command, legalCommands } from '@fieldpost/rules-tank-killers';
import { seatOf } from './reading.ts';
import type { Situation } from './situation.ts';

export type Action = { readonly command: Command; readonly words: string; readonly key: string };

const WORDS: Partial<Readonly<Record<Command['type'], readonly [words: string, key: string]>>> = {
  attack: ['Attack', 'a'],
  pass: ['Pass', 'p'],
  endTurn: ['End turn', 'e'],
};

export function actionsOf({ view, side, choosing }: Situation): readonly Action[] {
  if (!choosing || side === null) return [];
  return legalCommands(view, seatOf(side), '').flatMap((command) => {
    const words = WORDS[command.type];
    return words === undefined ? [] : [{ command, words: words[0], key: words[1] }];
  });
}
