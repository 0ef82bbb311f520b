/**
 * Standing preferences that one press leaves (THE-RULES "Standing preferences"), as letters offer them: what concerns the question that is
 * open, else what may be asked in the enemy's turn. They change one thing and keep the rest of the orders.
 */
import type { Seat, StandingOffer } from '@fieldpost/engine';
import type { Battle, Empire } from '../state.ts';
import type { View } from '../view.ts';
import { tacticsWindow } from './answering.ts';
import { refusesFiling } from './filing.ts';
import type { CrashRule, FilingCommand, Preferences, StandingOrders, TargetRule } from './standing-orders.ts';

type Offer = StandingOffer<FilingCommand>;

/** THE-RULES "Standing preferences": rules worth their own button, and what is hit by them. */
const TARGETS = {
  mostRemaining: 'From now on hits go to my healthiest unit, without asking',
  lowestValue: 'From now on hits go to my least valuable unit, without asking',
  tankFirst: 'From now on hits go to my tank where it can be hit, without asking',
} as const satisfies Partial<Record<TargetRule, string>>;

const CRASHES: Readonly<Record<CrashRule, string>> = {
  back: 'From now on my planes crash back along the line they flew, without asking',
  towardsEnemyMost: 'From now on my planes crash where most enemies stand, without asking',
  ask: 'From now on ask me where my planes crash',
};

const prefer = (code: string, label: string, preferences: Preferences): Offer => ({
  code,
  label,
  command: { type: 'prefer', preferences },
});

/** A few changes of the orders that the commander of an Empire may leave now; none where they have nothing to leave. */
export function offersTo(view: View, seat: Seat<Empire>, orders: StandingOrders): readonly Offer[] {
  const { battle } = view;
  if (battle.outcome !== null || seat.player !== battle.teams[seat.side].commander) return [];
  if (tacticsWindow(view, seat.side) !== null) return keeping(orders);
  if (battle.phase !== 'turn') return [];
  const crash = battle.question?.kind === 'crashLine' && battle.question.empire === seat.side;
  const found = crash ? crashes(orders.preferences) : targets(battle, seat.side, orders.preferences);
  return found.filter(({ command }) => refusesFiling(view, seat, command) === null);
}

/** THE-RULES "Questions in the other side's turn", Q1 to Q3: "which own unit takes a bullet's hit". */
function targets(battle: Battle, empire: Empire, preferences: Preferences): readonly Offer[] {
  const { targetMode, targetOrder } = preferences;
  const tank = Object.values(battle.units).some((unit) => unit.kind === 'tank' && unit.empire === empire);
  const rules = (Object.keys(TARGETS) as (keyof typeof TARGETS)[])
    .filter((rule) => (rule !== 'tankFirst' || tank) && (targetMode === 'ask' || targetOrder[0] !== rule))
    .map((rule) => {
      const order = [rule, ...targetOrder.filter((one) => one !== rule)];
      return prefer(rule, TARGETS[rule], { ...preferences, targetMode: 'auto', targetOrder: order });
    });
  const ask = prefer('ask', 'From now on ask me which of my units is hit', { ...preferences, targetMode: 'ask' });
  return targetMode === 'ask' ? rules : [...rules, ask];
}

/** Q4. */
function crashes(preferences: Preferences): readonly Offer[] {
  return (Object.keys(CRASHES) as CrashRule[])
    .filter((rule) => rule !== preferences.crashLine)
    .map((rule) => prefer(`crash-${rule}`, CRASHES[rule], { ...preferences, crashLine: rule }));
}

/** Q5: "A standing order ('keep until I say otherwise', [...]) answers without a visit." The windows are open to both, whatever they hold. */
function keeping({ tactics }: StandingOrders): readonly Offer[] {
  if (Object.values(tactics).every((answer) => answer === 'keep')) return [];
  const windows = {
    tacticsBeforeSelection: 'keep',
    tacticsBeforeDeployment: 'keep',
    tacticsAfterDeployment: 'keep',
  } as const;
  const label = 'Keep my tactic before the first turn, without asking again';
  return [{ code: 'keep', label, command: { type: 'answerTactics', windows } }];
}
