import { tellOn } from '@fieldpost/rules-animal-world-war/table';
import { ruleOf } from './rule-links.ts';
import type { Running } from './use-animation.ts';

/** Describes the current step in one line with its rule. */
export function Caption({ running }: { readonly running: Running }) {
  const { notice, battle } = running.step;
  const rule = ruleOf(notice);
  return (
    <p aria-hidden="true">
      {tellOn(notice, battle.tiles)} {rule === null ? null : <span className="typed">{rule}</span>}
    </p>
  );
}
