import { drawPiece, type Piece, SITE, type SideName } from '@fieldpost/boards/wwi-combined-arms';
import { UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { elements } from '../../map-kit/scene-view.tsx';
import styles from './panels.module.css';

type Props = { readonly side: SideName; readonly type: UnitType; readonly elite?: boolean; readonly piece?: Piece };

/** The counter of a unit beside words that name it. */
export function UnitSign({ side, type, elite = false, piece }: Props) {
  const plain = { moved: false, attacked: false, retreated: false, damage: 0, kills: 0, defense: UNITS[type].defense };
  const shown: Piece = piece ?? { id: '', side, type, square: 'a1', elite, ...plain };
  return (
    <svg className={styles.sign} viewBox="-50 -50 100 100" aria-hidden="true">
      {elements([drawPiece(shown, true, SITE)])}
    </svg>
  );
}
