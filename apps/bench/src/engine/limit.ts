/** The hand-written limit. */
import { Limit } from '../peers/limit.ts';
import { randomPolicy } from '../peers/opening.ts';

const game = new Limit();

export function limitPlayout(seed: number): number {
  const policy = randomPolicy(seed);
  game.reset();
  let commands = 0;
  while (game.over === 0) {
    const length = game.gen();
    game.apply(game.list[policy.below(length)] as number);
    commands++;
  }
  return commands;
}
