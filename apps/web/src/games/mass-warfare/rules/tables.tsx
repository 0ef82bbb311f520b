import { BASE_TYPES, BASES, TERRAIN, TERRAIN_CODES, UNIT_TYPES, UNITS } from '@fieldpost/rules-mass-warfare/catalogue';
import { Scrolled } from '../../../design/scrolled.tsx';
import { UnitSign } from '../unit-sign.tsx';
import styles from './rules.module.css';

/** MW-003, MW-082, MW-121: figures as they are printed. */
export function UnitTable() {
  return (
    <section className="sheet stack" aria-labelledby="units">
      <h2 id="units">Units</h2>
      <p>
        Metal to build, hexes to move, oil for the first move, attack dice, range, defence dice. Planes strike within
        their move from base. Only warships attack subs.
      </p>
      <Scrolled label="Units">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Metal</th>
              <th scope="col">Move</th>
              <th scope="col">Oil</th>
              <th scope="col">Attack</th>
              <th scope="col">Range</th>
              <th scope="col">Defence</th>
              <th scope="col">Carries</th>
            </tr>
          </thead>
          <tbody>
            {UNIT_TYPES.map((type) => (
              <UnitRow key={type} type={type} />
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}

function UnitRow({ type }: { readonly type: (typeof UNIT_TYPES)[number] }) {
  const { name, metal, move, oil, attack, range, defence, carries } = UNITS[type];
  return (
    <tr>
      <th scope="row">
        <span className={styles.sign}>
          <UnitSign type={type} side="s1" />
        </span>
        {name}
      </th>
      {[metal, move, oil, attack, range, defence, carries].map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
        <td key={index}>{figure === 0 ? '–' : figure}</td>
      ))}
    </tr>
  );
}

const GIVES = { nothing: '–', food: 'food', people: 'people', metal: 'metal', oil: 'oil' } as const;

/** MW-050, MW-053, MW-055: who may enter, what it does, what it gives. */
export function TerrainTable() {
  return (
    <Scrolled label="Terrain">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Terrain</th>
            <th scope="col">Entered by</th>
            <th scope="col">Defence</th>
            <th scope="col">Ends the move of tanks</th>
            <th scope="col">Gives</th>
          </tr>
        </thead>
        <tbody>
          {TERRAIN_CODES.map((code) => {
            const { name, enter, defence, endsMove, gives, value } = TERRAIN[code];
            return (
              <tr key={code}>
                <th scope="row">
                  {name} <span className="soft">{code}</span>
                </th>
                <td>{enter}</td>
                <td>{defence > 0 ? `+${defence}` : '–'}</td>
                <td>{endsMove ? 'yes' : '–'}</td>
                <td>{gives === 'nothing' ? '–' : `${value} ${GIVES[gives]}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolled>
  );
}

const BUILDS = { ground: 'ground units', sea: 'ships', air: 'planes' } as const;

/** MW-052, MW-122, MW-140 */
export function BaseTable() {
  return (
    <ul>
      {BASE_TYPES.map((type) => {
        const { name, metal, builds } = BASES[type];
        return (
          <li key={type}>
            <strong>{name}</strong>, {metal} metal:{' '}
            {builds === null ? '+1 defence to a unit there while it is not burning' : `builds ${BUILDS[builds]}`}
          </li>
        );
      })}
    </ul>
  );
}
