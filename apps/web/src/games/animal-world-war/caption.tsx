import { tellOn } from '@fieldpost/rules-animal-world-war/table';
import type { Running } from './use-animation.ts';

/** The running step in one line; its rule is a link in the diary. */
export function Caption({ running }: { readonly running: Running }) {
  const { notice, battle } = running.step;
  return <p aria-hidden="true">{tellOn(notice, battle.tiles)}</p>;
}
