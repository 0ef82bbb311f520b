import {
  BASES,
  SIDE_NAMES,
  type Side,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '@fieldpost/rules-mass-warfare/catalogue';
import {
  armyOf,
  atLimit,
  controls,
  fireAt,
  groundIn,
  isActive,
  sitesOf,
  standingAt,
  typeName,
  type War,
} from '@fieldpost/rules-mass-warfare/table';
import { Scrolled } from '../../design/scrolled.tsx';
import { placeWords } from './menu.ts';
import styles from './panels.module.css';
import { limitedBy, purseOf } from './purse.ts';
import type { Situation } from './situation.ts';
import { ArmyMark, UnitSign } from './unit-sign.tsx';

/** The order of battle by type, everybody's stock, and what the player's own sites may build now. */
export function ArmiesSheet({ situation }: { readonly situation: Situation }) {
  const { war, seat } = situation;
  const types = UNIT_TYPES.filter((type) => war.sides.some((side) => countOf(war, side, type) > 0));
  return (
    <div className={styles.body}>
      <Scrolled label="Order of battle">
        <table className={styles.armies}>
          <caption className="unseen">Order of battle</caption>
          <thead>
            <tr>
              <td />
              {war.sides.map((side) => (
                <th key={side} scope="col" data-out={isActive(war, side) ? undefined : ''}>
                  <ArmyMark side={side} /> {SIDE_NAMES[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type}>
                <th scope="row">{UNITS[type].name}</th>
                {war.sides.map((side) => (
                  <td key={side}>{countOf(war, side, type) || '–'}</td>
                ))}
              </tr>
            ))}
            <Holdings war={war} />
          </tbody>
        </table>
      </Scrolled>
      {seat === null ? null : <Sites war={war} side={seat.side} />}
    </div>
  );
}

const countOf = (war: War, side: Side, of: UnitType): number =>
  armyOf(war, side).filter(({ type }) => type === of).length;

type Row = readonly [title: string, value: (war: War, side: Side) => string];
const ROWS: readonly Row[] = [
  ['Units (limit)', (war, side) => `${purseOf(war, side).units} of ${purseOf(war, side).limit}`],
  ['limited', (war, side) => limitedBy(purseOf(war, side))],
  ['Food, people', (war, side) => `${purseOf(war, side).food}, ${purseOf(war, side).people}`],
  ['Metal', (war, side) => `${purseOf(war, side).metal} (+${purseOf(war, side).income.metal})`],
  ['Oil', (war, side) => `${purseOf(war, side).oil} (+${purseOf(war, side).income.oil})`],
  ['Cities', (war, side) => `${purseOf(war, side).cities}, ${purseOf(war, side).share}%`],
];

function Holdings({ war }: { readonly war: War }) {
  return ROWS.map(([title, value]) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      {war.sides.map((side) => (
        <td key={side}>{isActive(war, side) ? value(war, side) : 'out'}</td>
      ))}
    </tr>
  ));
}

/** MW-122, MW-123: each site with what it may build, or why it may not. */
function Sites({ war, side }: { readonly war: War; readonly side: Side }) {
  const sites = sitesOf(war, side);
  const { metal, units, limit } = purseOf(war, side);
  const full = atLimit(units, limit);
  return (
    <section>
      <h3 className={styles.name}>Your sites</h3>
      {full === null ? null : <p className="small">{full}</p>}
      <ul className={styles.sites}>
        {sites.map((at) => {
          const base = war.bases[at] ?? 'fact';
          const why = hindrance(war, side, at);
          const types = UNIT_TYPES.filter((type) => UNITS[type].kind === BASES[base].builds);
          return (
            <li key={at}>
              <b>
                {BASES[base].name}, {placeWords(war, groundIn(war).hexes[at] ?? [0, 0])}
              </b>
              {why === null ? (
                <span className={styles.builds}>
                  {types.map((type) => (
                    <span key={type} data-dear={UNITS[type].metal > metal ? '' : undefined}>
                      <UnitSign type={type} side={side} /> {typeName(type)} {UNITS[type].metal}
                    </span>
                  ))}
                </span>
              ) : (
                <span className="small"> {why}</span>
              )}
            </li>
          );
        })}
      </ul>
      {sites.length === 0 ? <p className="small">You have no factory, port or airfield.</p> : null}
    </section>
  );
}

function hindrance(war: War, side: Side, at: number): string | null {
  if (!controls(war, side, at)) return 'no longer belongs to you.';
  if (fireAt(war, at) > 0) return 'is on fire and cannot build.';
  if (war.sitesUsed.includes(at)) return 'has already built this turn.';
  const unit = standingAt(war, at);
  const crowded = unit !== null && (war.bases[at] !== 'airf' || unit.owner !== side);
  return crowded ? 'is blocked by a unit.' : null;
}
