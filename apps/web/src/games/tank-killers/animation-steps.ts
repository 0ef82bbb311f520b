/** A motion cut into animation steps: each shows one thing more, for as long as it takes to see it. */
import type { Notice, Open } from '@fieldpost/rules-tank-killers';
import { projected } from './projecting.ts';

export type AnimationStep = { readonly open: Open; readonly ms: number };

const MS: Partial<Readonly<Record<Notice['type'], number>>> = {
  cameUp: 700,
  attacksAgain: 700,
  turnedUp: 800,
  targeted: 500,
  withdrew: 700,
  played: 900,
  passed: 180,
  settled: 600,
  resolved: 500,
  lost: 800,
  attackEnded: 700,
  drew: 120,
};

/** Beats from the position before it; things that are not seen go along with the next that is. */
export function animationSteps(before: Open, notices: readonly Notice[]): readonly AnimationStep[] {
  const steps: AnimationStep[] = [];
  let open = before;
  for (const notice of notices) {
    open = projected(open, notice);
    const ms = MS[notice.type];
    if (ms !== undefined) steps.push({ open, ms });
  }
  return steps;
}
