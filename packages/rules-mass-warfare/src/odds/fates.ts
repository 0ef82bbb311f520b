/** What becomes of one target: how likely it falls, and with how many fires it stands otherwise. */
import type { Chance } from '@fieldpost/engine';
import { type Play, startPlay } from '../combat/play.ts';
import type { Target } from '../commands.ts';
import { evolve } from '../evolving.ts';
import { fireAt, groundIn, unitOf } from '../state/board.ts';
import { withUnit } from '../state/changes.ts';
import type { War } from '../state.ts';
import { everyThrow, type Likely } from './throws.ts';

/** `standing`: by number of fires, 0 to 6, how likely it stands with this many. All of it adds up to 1. */
export type Fate = { readonly destroyed: number; readonly standing: readonly number[] };

/** As it is now: a certainty. */
export function fateNow(war: War, target: Target): Fate {
  const fire = fireOf(war, target);
  return fire === null ? { destroyed: 1, standing: [] } : { destroyed: 0, standing: only(fire) };
}

const only = (fire: number): readonly number[] => Array.from({ length: 7 }, (_, index) => (index === fire ? 1 : 0));

/** Fires on a target; null: it is gone. */
function fireOf(war: War, target: Target): number | null {
  if (typeof target !== 'string') return fireAt(war, groundIn(war).indexOf(target));
  return unitOf(war, target)?.fire ?? null;
}

export function withFire(war: War, target: Target, fire: number): War {
  if (typeof target !== 'string') return { ...war, fire: { ...war.fire, [groundIn(war).indexOf(target)]: fire } };
  const unit = unitOf(war, target);
  return unit === null ? war : withUnit(war, { ...unit, fire });
}

/** Plays something on a war with every throw; the fires on a target after each, null where it is gone. */
export function firesAfter(war: War, target: Target, act: (play: Play) => void): readonly Likely<number | null>[] {
  const ends = everyThrow((chance: Chance) => {
    const play = startPlay({ war, ready: [] }, chance, evolve);
    act(play);
    return fireOf(play.state.war, target);
  });
  const sums = new Map<number | null, number>();
  for (const { value, likelihood } of ends) sums.set(value, (sums.get(value) ?? 0) + likelihood);
  return [...sums].map(([value, likelihood]) => ({ value, likelihood }));
}

/** The fate after one thing more, given what it makes of a target with this many fires. */
export function followedBy(before: Fate, next: (fire: number) => readonly Likely<number | null>[]): Fate {
  let { destroyed } = before;
  const standing = only(-1).slice();
  for (const [fire, likelihood] of before.standing.entries()) {
    if (likelihood === 0) continue;
    for (const end of next(fire)) {
      const weight = likelihood * end.likelihood;
      if (end.value === null) destroyed += weight;
      else standing[end.value] = (standing[end.value] ?? 0) + weight;
    }
  }
  return { destroyed, standing };
}
