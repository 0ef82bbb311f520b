import { type Refusal, refusal } from '../refusal.ts';
import type { Settings } from './settings.ts';

export function legsOf({ sideMode }: Pick<Settings, 'sideMode'>): number {
  return sideMode === 'pair' ? 2 : 1;
}

/** CL-040: how many tiers a season has: as many as are said, or as the list has counts of divisions. */
export function tierCount({ tiers }: Pick<Settings, 'tiers'>): number {
  return typeof tiers === 'number' ? tiers : tiers.length;
}

/** CL-050, CL-052: how many rounds a division of that size plays. */
function roundsOfDivision(size: number, rounds: Settings['rounds']): number {
  const once = size % 2 === 0 ? size - 1 : size;
  return rounds === 'double' ? 2 * once : once;
}

/** CL-042, where no plan is set: the fewest waves with at most 4 open matches each, larger ones first, sizes within 1 of each other. */
export function defaultPlan(rounds: number, legs: number): readonly number[] {
  const largest = Math.max(1, Math.floor(4 / legs));
  const waves = Math.ceil(rounds / largest);
  const [size, longer] = [Math.floor(rounds / waves), rounds % waves];
  return Array.from({ length: waves }, (_, index) => size + (index < longer ? 1 : 0));
}

/** CL-042: the waves of a division of that size. */
export function planOf(settings: Settings, size: number): readonly number[] {
  return settings.plan ?? defaultPlan(roundsOfDivision(size, settings.rounds), legsOf(settings));
}

/**
 * CL-042: a plan sums to the rounds, and legs times wave stays within the limit of open matches. `size`: the largest division's, null
 * where nobody has entered yet: then the target size.
 */
export function waveFault(settings: Settings, size: number | null): Refusal | null {
  const { plan, format, limits, rounds } = settings;
  if (plan === null || format !== 'league') return null;
  const sum = plan.reduce((total, wave) => total + wave, 0);
  if (sum !== roundsOfDivision(size ?? limits.divisionSize, rounds)) return refusal('CL_BAD_PLAN', 'plan');
  const open = legsOf(settings) * Math.max(...plan);
  return open > limits.openMatches ? refusal('CL_BAD_PLAN', 'plan') : null;
}
