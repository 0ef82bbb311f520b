/** Whether the `when` of a rule holds (THE-RULES "Standing orders"): read from what the defender may see. */
import { isA } from '../catalogue/classes.ts';
import { tacticOf } from '../catalogue/tactics.ts';
import { typeOf } from '../rules/conditions.ts';
import { marginOf } from '../rules/factors.ts';
import type { Attack, Open, Side } from '../state.ts';
import type { Comparison, When, WhenKey } from './standing-orders.ts';

export const COMPARISON = /^(>=|<=|>|<|=)(-?\d{1,3})$/;

export function compares(value: number, comparison: Comparison): boolean {
  const [, sign = '', digits = ''] = COMPARISON.exec(comparison) ?? [];
  const bound = Number(digits);
  if (sign === '=') return value === bound;
  if (sign === '<' || sign === '<=') return value < bound || (sign === '<=' && value === bound);
  return value > bound || (sign === '>=' && value === bound);
}

/** An attack that runs and has a target. THE-RULES "Standing orders": "A `when` key about an attack does not hold while none runs." */
type Running = Attack & { readonly target: NonNullable<Attack['target']> };

function runningAttack({ attack }: Open): Running | null {
  return attack !== null && attack.result === null && attack.target !== null ? (attack as Running) : null;
}

/** The keys that do not hold; none: the rule is used. */
export function failedKeys(when: When, open: Open, side: Side): readonly WhenKey[] {
  const keys = Object.keys(when) as readonly WhenKey[];
  return keys.filter((key) => when[key] !== null && !holds(key, when, open, side));
}

function holds(key: WhenKey, when: When, open: Open, side: Side): boolean {
  if (key === 'cardPlayed') return (when.cardPlayed ?? []).includes(lastCard(open) ?? '');
  if (key === 'myCasualtiesLeft') return compares(casualtiesLeft(open, side), when.myCasualtiesLeft ?? '');
  const attack = runningAttack(open);
  return attack !== null && ABOUT_ATTACK[key](when, attack);
}

type AttackKey = Exclude<WhenKey, 'cardPlayed' | 'myCasualtiesLeft'>;

const ABOUT_ATTACK: Readonly<Record<AttackKey, (when: When, attack: Running) => boolean>> = {
  attackerType: (when, { attacker }) => (when.attackerType ?? []).includes(typeOf(attacker.unit)),
  attackerIs: (when, { attacker }) => (when.attackerIs ?? []).some((one) => isA(typeOf(attacker.unit), one)),
  targetType: (when, { target }) => (when.targetType ?? []).includes(typeOf(target.unit)),
  targetIs: (when, { target }) => (when.targetIs ?? []).some((one) => isA(typeOf(target.unit), one)),
  // "modified factor - defence at that moment"; before MODIFIER no card has modified it
  margin: (when, attack) => compares(marginOf(attack), when.margin ?? ''),
  attackNumber: (when, { number }) => compares(number, when.attackNumber ?? ''),
};

/** The last card of the exchange, by name. */
function lastCard({ contest, attack }: Open): string | null {
  const last = contest?.cards.at(-1) ?? (attack?.result === null ? attack.cards.at(-1) : undefined);
  return last === undefined ? null : tacticOf(last.card).name;
}

/** THE-RULES "Standing orders": "own casualties still needed to lose". */
function casualtiesLeft({ forces }: Open, side: Side): number {
  return forces[side].breakAt - forces[side].casualties.length;
}
