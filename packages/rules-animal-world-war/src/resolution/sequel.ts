/** The results of a task, and the choice of the unit hit (AWW-063). */
import type { Hex } from '@fieldpost/hex';
import { targetsOn } from '../rules/ground.ts';
import type { Author, Empire, Soldier, Tank, Task, UnitId } from '../state.ts';
import { type Attack, land } from './attack.ts';
import { emit, type Play } from './play.ts';

/** A question before it has its number. */
export type Asking =
  | {
      readonly kind: 'target';
      readonly empire: Empire;
      readonly at: Hex;
      readonly amount: number;
      readonly candidates: readonly UnitId[];
      /** The hit that waits. */
      readonly waiting: Task;
    }
  | { readonly kind: 'crashLine'; readonly empire: Empire; readonly plane: UnitId; readonly waiting: Task };

/** `queue`: to the end of the queue. `rest`: what is left of the task itself, after all that (AWW-122). */
export type Sequel = {
  readonly queue: readonly Task[];
  readonly rest: readonly Task[];
  readonly question: Asking | null;
};

export const DONE: Sequel = { queue: [], rest: [], question: null };

/**
 * AWW-063: "the damage goes to one enemy unit of that tile. With several, the owner of the targets chooses which one: any own
 * soldier on foot there, standing or wounded, or the tank." A single one is not asked about (THE-RULES "Standing preferences").
 */
export function assign(play: Play, attack: Attack, empire: Empire, at: Hex, amount: number): Omit<Sequel, 'rest'> {
  const candidates = targetsOn(play.state.battle, at, empire).map(({ id }) => id);
  if (candidates.length === 1)
    return { queue: hit(play, attack, candidates[0] as UnitId, amount, 'only'), question: null };
  const waiting: Task = { kind: 'hit', amount, ...attack };
  return { queue: [], question: { kind: 'target', empire, at, amount, candidates, waiting } };
}

export function hit(
  play: Play,
  attack: { readonly attack: number; readonly by: Author },
  unit: UnitId,
  amount: number,
  by: 'auto' | 'answer' | 'only',
): readonly Task[] {
  const { empire } = play.state.battle.units[unit] as Soldier | Tank;
  emit(play, { type: 'hitAssigned', empire, unit, by });
  return land(play, attack, [{ unit, amount }], null);
}
