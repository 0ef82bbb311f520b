/** The possible actions besides playing a card, from the game's own menu. */
import { type Command, legalCommands, type Phase } from '@fieldpost/rules-tank-killers';
import { seatOf } from './reading.ts';
import type { Situation } from './situation.ts';

export type Action = { readonly command: Command; readonly words: string; readonly key: string };

/** What letting something stand is called, by what is asked; the log says it in the same words. */
const passWords = (phase: Phase): string => (phase === 'lostAttack' ? 'Take the hit' : 'Let it stand');

const WORDS: Partial<Readonly<Record<Command['type'], readonly [words: string, key: string]>>> = {
  attack: ['Attack', 'A'],
  pass: ['Let it stand', 'P'],
  endTurn: ['End turn', 'E'],
};

export function actionsOf({ view, side, choosing }: Situation): readonly Action[] {
  if (!choosing || side === null) return [];
  return legalCommands(view, seatOf(side), '').flatMap((command) => {
    const words = WORDS[command.type];
    if (words === undefined) return [];
    return [{ command, words: command.type === 'pass' ? passWords(view.open.phase) : words[0], key: words[1] }];
  });
}
