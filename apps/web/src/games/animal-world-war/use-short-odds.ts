'use client';
import type { Choice } from './menu.ts';
import { added, chanceInWords, useOdds } from './odds-view.tsx';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';

/**
 * The result of an order in one line: its rolls, and the chance of a casualty ("2+, 3+, then 4+: 28% to hurt"). Empty without dice, or
 * until the worker has answered.
 */
export function useShortOdds({ view, seat }: Situation, choice: Choice | null, plan: Plan | null): string {
  const command = choice?.command ?? null;
  const meant = command?.type === 'shoot' && plan !== null ? { ...command, ties: plan.ties } : command;
  const odds = useOdds(view, seat, meant);
  const needs = (plan?.steps ?? []).map(({ options, taken }) => `${options[taken]?.need ?? '?'}+`);
  const rolls = needs.length > 1 ? `${needs.slice(0, -1).join(', ')}, then ${needs.at(-1)}` : (needs[0] ?? '');
  const hurting = odds?.filter(({ result }) => result.units.length > 0) ?? [];
  const chance = odds === null || odds.length < 2 ? '' : `${chanceInWords(added(hurting))} to hurt`;
  return [rolls, chance].filter((part) => part !== '').join(': ');
}
