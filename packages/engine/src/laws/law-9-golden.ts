import type { GameTypes } from '../contract.ts';
import { playGolden } from './golden-game.ts';
import { must, type Proof } from './law.ts';

/** Law 9: recorded matches play to the same end. A change that breaks it needs a new edition. */
export function checkGolden<G extends GameTypes>({ rules, games }: Proof<G>): void {
  must(games.length > 0, () => 'there is no golden match');
  for (const golden of games) {
    const { reason, hash } = playGolden(rules, golden);
    must(reason === golden.reason, () => `${golden.name} ends by ${reason}, not by ${golden.reason}`);
    must(hash === golden.hash, () => `${golden.name} ends in the state ${hash}, not ${golden.hash}`);
  }
}
