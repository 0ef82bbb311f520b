/** A dry run in words: what stood there, what these orders would have answered, and why. */

import { unitName } from '@fieldpost/boards/tank-killers';
import type { Reactions, WhenKey } from '@fieldpost/rules-tank-killers';
import { type Command, type Explanation, marginOf, type View } from '@fieldpost/rules-tank-killers';
import { REFUSALS, type RefusalCode, spelled, tacticOf } from '@fieldpost/rules-tank-killers/catalogue';
import { playWords } from './entries.ts';

const PHASES: Readonly<Record<string, string>> = {
  lostAttack: 'the attack might be stopped',
  modifier: 'modifiers',
  negate: 'a counter',
};

/** "Panther against M4 Sherman, modifiers, margin 3". */
export function windowInWords({ open }: View): string {
  const { attack, phase } = open;
  if (attack === null) return PHASES[phase] ?? phase;
  const target = attack.target === null ? '' : ` against ${unitName(attack.target.unit)}`;
  return `${unitName(attack.attacker.unit)}${target}: ${PHASES[phase] ?? phase}, margin ${marginOf(attack)}`;
}

export function answerInWords(command: Command | null): string {
  if (command === null) return 'ask you';
  if (command.type === 'play') return `play ${spelled(tacticOf(command.card).name)}`;
  return command.type === 'pass' ? 'pass' : command.type;
}

export function whyInWords({ why }: Explanation): string {
  const words = {
    default: 'the end of the list',
    rally: 'the answer for your own turn',
    plan: 'your plan',
    emptyWindow: 'nothing could be played',
    none: 'there was nothing to answer',
  };
  return why.kind === 'rule' ? `rule ${(why.rule ?? 0) + 1}` : words[why.kind];
}

const FAILED: Readonly<Record<WhenKey, string>> = {
  attackerType: 'another attacker',
  attackerIs: 'another attacker',
  targetType: 'another target',
  targetIs: 'another target',
  margin: 'another margin',
  myCasualtiesLeft: 'other casualties',
  attackNumber: 'another attack of the turn',
  cardPlayed: 'another card was played',
};

const BECAUSE: Readonly<Record<string, string>> = {
  played: 'played',
  notHeld: 'not held',
  kept: 'kept',
  tooFew: 'too few cards would be left',
  noneFits: 'none fits',
};

/** The result of each tried rule, a line each. */
export function triedInWords({ tried }: Explanation, orders: Reactions): readonly string[] {
  return tried.map(({ rule, failed, considered }) => {
    if (failed.length > 0) return `Rule ${rule + 1}: ${[...new Set(failed.map((key) => FAILED[key]))].join(', ')}.`;
    const window = orders.rules[rule]?.window ?? 'LOST_ATTACK';
    const entries = considered.map(({ entry, card, because }) => {
      const named = card === null ? '' : ` (${spelled(tacticOf(card).name)})`;
      return `${playWords(entry, window)}${named}: ${BECAUSE[because] ?? REFUSALS[because as RefusalCode] ?? because}`;
    });
    return `Rule ${rule + 1} applies${entries.length === 0 ? '' : `; ${entries.join('; ')}`}.`;
  });
}
