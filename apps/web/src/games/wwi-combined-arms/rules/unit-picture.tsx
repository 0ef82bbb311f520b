import { nodesToSvg } from '@fieldpost/boards/svg';
import { drawPiece, SITE, type SideName } from '@fieldpost/boards/wwi-combined-arms';
import type { UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';

const PLAIN = { elite: false, kills: 0, damage: 0, moved: false, attacked: false, retreated: false };

/** The counter of a unit, drawn as on the board. Decoration: its name is beside it. */
export function UnitPicture({
  type,
  side = 'south',
  defense,
}: {
  readonly type: UnitType;
  readonly side?: SideName;
  readonly defense: number;
}) {
  const piece = { id: `${side}-${type}`, type, side, square: 'a1', defense, ...PLAIN };
  const drawn = { __html: nodesToSvg([drawPiece(piece, side === 'south', SITE)]) };
  return (
    <svg
      viewBox="-50 -50 100 100"
      width="44"
      height="44"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={drawn}
    />
  );
}
