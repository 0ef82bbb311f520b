import { type Piece, type Position, SIDE_NAMES } from '@fieldpost/boards/wwi-combined-arms';
import { TERRAIN, terrainAt, UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import styles from './panels.module.css';
import { UnitSign } from './unit-sign.tsx';

function stateOf(piece: Piece): string {
  const said = [
    piece.damage > 0 ? `damage ${piece.damage} of ${piece.defense}` : '',
    piece.kills > 0 ? `${piece.kills} of 5 credits` : '',
    piece.moved ? 'has moved' : '',
    piece.attacked ? 'has attacked' : '',
    piece.retreated ? 'has retreated' : '',
  ].filter((part) => part !== '');
  return said.join(', ');
}

/** One unit's values and abilities, on its ground. */
export function UnitCard({ piece, position }: { readonly piece: Piece; readonly position: Position }) {
  const { name, move, range } = UNITS[piece.type];
  const ground = terrainAt(position.terrain, piece.square);
  const state = stateOf(piece);
  return (
    <div className={styles.unit}>
      <UnitSign side={piece.side} type={piece.type} piece={piece} />
      <div>
        <h3 className={styles.unitName}>
          {SIDE_NAMES[piece.side]} {name}
          {piece.elite ? ', elite' : ''} <span className="typed">{piece.square}</span>
        </h3>
        <p className={styles.figures}>
          <span>Move {move}</span> <span>Range {range}</span>{' '}
          <span>
            Defense {piece.defense}
            {ground === 'open' ? '' : ` in ${TERRAIN[ground].name}`}
          </span>
        </p>
        {state === '' ? null : <p className="small soft">{state}</p>}
      </div>
    </div>
  );
}
