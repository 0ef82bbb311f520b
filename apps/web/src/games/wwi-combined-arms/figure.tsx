import { drawPiece, SITE } from '@fieldpost/boards/wwi-combined-arms';
import { UNIT_TYPES, UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { elements } from '../../map-kit/scene-view.tsx';
import type { FigureProps } from '../manifest.ts';

const UNTOUCHED = {
  id: '',
  square: 'a1',
  elite: false,
  moved: false,
  attacked: false,
  retreated: false,
  damage: 0,
  kills: 0,
} as const;

/** The counter of a type of unit. */
export function Figure({ kind, side }: FigureProps) {
  const type = UNIT_TYPES.find((one) => one === kind);
  if (type === undefined || (side !== 'south' && side !== 'north')) return null;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      {elements([drawPiece({ ...UNTOUCHED, side, type, defense: UNITS[type].defense }, true, SITE)])}
    </svg>
  );
}
