import { type RecordedChance, recorded } from './recorded.ts';

/** Thrown when a script has no fitting roll left: its author wrote too few, or one that the die does not have. */
export class ScriptFault extends Error {
  readonly code: 'DICE_SPENT' | 'DICE_UNFIT';
  constructor(code: ScriptFault['code'], message: string) {
    super(message);
    this.name = 'ScriptFault';
    this.code = code;
  }
}

/** Dice whose rolls are written down in advance. */
export interface ScriptedChance extends RecordedChance {
  /** Rolls not thrown yet. */
  left(): number;
  /** Throws if rolls are left: a test must use up what it wrote. */
  mustBeSpent(): void;
}

/** Dice that give exactly `rolls`, in order, of which the first `made` are thrown already. Throws `ScriptFault` when they run out or a roll does not fit its die. */
export function scriptedChance(rolls: readonly number[], made = 0): ScriptedChance {
  const chance = recorded((faces, index) => {
    const roll = rolls[index];
    if (roll === undefined) throw new ScriptFault('DICE_SPENT', `no roll is written for draw ${index} (1 to ${faces})`);
    if (!Number.isInteger(roll) || roll < 1 || roll > faces)
      throw new ScriptFault('DICE_UNFIT', `roll ${index} is ${roll}, not one of 1 to ${faces}`);
    return roll;
  }, made);
  const left = () => rolls.length - made - chance.draws.length;
  return {
    ...chance,
    left,
    mustBeSpent() {
      if (left() > 0) throw new Error(`${left()} of ${rolls.length} rolls were never thrown`);
    },
  };
}
