import { SIDES, UNIT_TYPES } from '@fieldpost/rules-mass-warfare/catalogue';
import type { FigureProps } from '../manifest.ts';
import { UnitSign } from './unit-sign.tsx';

/** The counter of a type of unit. */
export function Figure({ kind, side }: FigureProps) {
  const [type, army] = [UNIT_TYPES.find((one) => one === kind), SIDES.find((one) => one === side)];
  return type === undefined || army === undefined ? null : <UnitSign type={type} side={army} />;
}
