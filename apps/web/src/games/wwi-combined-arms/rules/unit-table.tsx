import { UNIT_TYPES, UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { Scrolled } from '../../../design/scrolled.tsx';
import styles from '../../../features/rules/rules.module.css';
import { UnitPicture } from './unit-picture.tsx';

const SPECIALS: Readonly<Record<string, string>> = {
  mg: '2 damage against Infantry and Flame Throwers',
  flame: '2 damage against everything',
  tank: '2 damage against Machine Guns',
  hq: 'Lose it and you lose the match',
};

const limit = (most: number | null, fewest: number): string => {
  if (most === null) return `${fewest} or more`;
  return most === fewest ? `exactly ${most}` : `up to ${most}`;
};

/** The master list: each type with its counter, its values and what it does besides. */
export function UnitTable() {
  return (
    <Scrolled label="Unit types">
      <table className={`table ${styles.units}`}>
        <caption className="unseen">Unit types with Move, Range and Defense</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col" className="number">
              Move
            </th>
            <th scope="col" className="number">
              Range
            </th>
            <th scope="col" className="number">
              Defense
            </th>
            <th scope="col" className={styles.wide}>
              In an army
            </th>
            <th scope="col" className={styles.wide}>
              Besides
            </th>
          </tr>
        </thead>
        <tbody>
          {UNIT_TYPES.map((type) => (
            <UnitRow key={type} type={type} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

function UnitRow({ type }: { readonly type: UnitType }) {
  const { name, letter, move, range, defense, most, fewest } = UNITS[type];
  const special = SPECIALS[type] ?? '';
  return (
    <tr>
      <th scope="row">
        <span className={styles.unit}>
          <UnitPicture type={type} defense={defense} />
          <span>
            {name} <span className="typed soft">{letter}</span>
            <span className={styles.narrow}>
              {limit(most, fewest)}
              {special === '' ? '' : `; ${special}`}
            </span>
          </span>
        </span>
      </th>
      <td className="number">{move}</td>
      <td className="number">{range}</td>
      <td className="number">{defense}</td>
      <td className={styles.wide}>{limit(most, fewest)}</td>
      <td className={styles.wide}>{special}</td>
    </tr>
  );
}
