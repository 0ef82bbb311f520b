/** Designs an army (CA-010, CA-003, CA-061): counts, limits, and the effect on the first turn (CA-022). */

import {
  ARMY_SIZE,
  type ArmyFormat,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { type Army, type Options, refusesArmy, typeLimits } from '@fieldpost/rules-wwi-combined-arms/table';
import { sentenceOf } from './reading.ts';

function formatOf(options: Options): ArmyFormat {
  if (options.campaign === 'on') return 'campaign';
  return options.fullRows === 'on' ? 'fullRows' : 'standard';
}

export const sizeOf = (options: Options): number => ARMY_SIZE[formatOf(options)];
export const presetsFor = (options: Options): readonly PresetId[] =>
  PRESET_IDS.filter((id) => PRESETS[id].format === formatOf(options));

export const countOf = (army: Army, type: UnitType): number => army.units[type] ?? 0;
export const total = (army: Army): number => UNIT_TYPES.reduce((sum, type) => sum + countOf(army, type), 0);
/** CA-022 (2). */
export const sumOfRange = (army: Army): number =>
  UNIT_TYPES.reduce((sum, type) => sum + countOf(army, type) * UNITS[type].range, 0);

export function presetArmy(id: PresetId): Army {
  return { units: PRESETS[id].units, elite: [] };
}

/** Whether a count may go up or down by one: within the type's limits and, upward, within the size of the army. */
export function mayChange(
  options: Options,
  army: Army,
  type: UnitType,
): { readonly more: boolean; readonly fewer: boolean } {
  const { most, fewest } = typeLimits(options, type);
  const count = countOf(army, type);
  return { more: (most === null || count < most) && total(army) < sizeOf(options), fewer: count > fewest };
}

/** One more or one fewer of a type; elite marks of units that are gone go too. */
export function changed(army: Army, type: UnitType, by: 1 | -1): Army {
  const count = countOf(army, type) + by;
  return {
    units: { ...army.units, [type]: count },
    elite: army.elite.filter((mark) => mark.type !== type || mark.index <= count),
  };
}

export const MAX_ELITE = 2;
export const eliteOf = (army: Army, type: UnitType): number => army.elite.filter((mark) => mark.type === type).length;

/** CA-061: the next unit of a type becomes elite, or the last one ordinary again. */
export function withElite(army: Army, type: UnitType, by: 1 | -1): Army {
  const others = army.elite.filter((mark) => mark.type !== type);
  const count = eliteOf(army, type) + by;
  return { ...army, elite: [...others, ...Array.from({ length: count }, (_, i) => ({ type, index: i + 1 }))] };
}

/** Why this army cannot be committed, as a sentence with its rule; null: it can. */
export function faultOf(
  options: Options,
  army: Army,
): { readonly sentence: string; readonly rule: string | null } | null {
  const missing = sizeOf(options) - total(army);
  if (missing > 0) return { sentence: `${missing} more to choose.`, rule: 'CA-010' };
  const refusal = refusesArmy(options, army);
  return refusal && { sentence: sentenceOf(refusal.code), rule: refusal.rule };
}

/** CA-022 for this army, as far as one side can know. */
export function firstInWords(options: Options, army: Army, side: 'south' | 'north'): string {
  if (options.first !== 'rule') {
    return options.first === side ? 'You move first, as agreed.' : 'Your opponent moves first, as agreed.';
  }
  const infantry = countOf(army, 'inf');
  const tie = options.creator === side ? 'your opponent moves first' : 'you move first';
  return (
    `The side with more Infantry moves first (yours: ${infantry}). If equal, the side with the lower total Range ` +
    `(yours: ${sumOfRange(army)}); if that is equal too, ${tie}.`
  );
}
