import { drawArmyMark, drawCounter, PAGE } from '@fieldpost/boards/mass-warfare';
import { nodesToSvg } from '@fieldpost/boards/svg';
import type { Side, UnitType } from '@fieldpost/rules-mass-warfare/catalogue';

/** The counter of a type, as a small picture. */
export function UnitSign({ type, side }: { readonly type: UnitType; readonly side: Side }) {
  return (
    <svg
      viewBox="-36 -24 72 48"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: nodesToSvg([drawCounter(type, side, PAGE)]) }}
    />
  );
}

/** The mark of an army: disc, triangle, square or diamond. */
export function ArmyMark({ side }: { readonly side: Side }) {
  return (
    <svg
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: nodesToSvg([drawArmyMark(side, PAGE)]) }}
    />
  );
}
