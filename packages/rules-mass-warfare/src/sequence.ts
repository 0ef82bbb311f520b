/** Whom the war waits for (THE-RULES "The twenty steps", "Windows"), as one viewer may know it. */
import type { Pending } from '@fieldpost/engine';
import type { Side, State } from './state.ts';
import { awaitedIn, planners, stageAt } from './turn/places.ts';

/** `viewer` null: a spectator. In a secret window a player sees only of themselves that they are ready. */
export function waitingFor({ war, ready }: State, viewer: Side | null): Pending<Side> {
  if (war.outcome !== null) return { kind: 'finished', outcome: war.outcome };
  const stage = stageAt(war);
  if (war.step > 0 && stage.kind === 'secret') {
    const from = planners(war, stage).filter((side) => side !== viewer || !ready.includes(side));
    return { kind: 'orders', from, window: stage.window };
  }
  const awaited = awaitedIn(war);
  if (awaited === null) throw new Error('the war waits for nobody');
  const { side, window, reaction } = awaited;
  // what asks nobody is answered at once: it is no turn of anybody's (MW-177)
  const isTurn = war.asks || war.step === 0;
  return { kind: 'choice', side, window, clock: reaction || !isTurn ? 'reaction' : 'turn' };
}
