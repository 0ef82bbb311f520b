'use client';
/** One sheet to build: every site with all units and prices, then bases by Infantry. An impossible choice says why. */
import { fromKey, keyOf } from '@fieldpost/hex';
import { BASES, UNIT_TYPES, UNITS, type UnitType } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  type FiledOrder,
  fireAt,
  groundIn,
  ordersOf,
  type Side,
  sitesOf,
  subjectsIn,
  unitName,
  unitOf,
  type War,
} from '@fieldpost/rules-mass-warfare/table';
import { Button } from '../../design/button.tsx';
import { hexOfSubject, placeWords } from './menu.ts';
import styles from './panels.module.css';
import { purseOf } from './purse.ts';
import { limitSentence } from './purse-boxes.tsx';
import { BUSY } from './situation.ts';

type Order = FiledOrder['order'];

type Props = {
  readonly war: War;
  readonly side: Side;
  /** The orders chosen already, in any step of building. */
  readonly chosen: readonly Order[];
  readonly busy: boolean;
  readonly choose: (step: 17 | 19, subject: string, order: Order | null) => void;
};

export function BuildSheet(props: Props) {
  const { war, side, chosen } = props;
  const purse = purseOf(war, side);
  const cost = chosen.reduce((sum, order) => sum + costOf(order), 0);
  // MW-110: metal of this turn comes in before building begins
  const metal = purse.metal + (war.step < 15 ? purse.income.metal : 0);
  const built = chosen.filter(({ type }) => type === 'build').length;
  const room = Math.max(0, purse.limit - purse.units - built);
  const sites = sitesOf(war, side);
  return (
    <div className={styles.body}>
      <p>
        <b>{metal - cost} metal</b> {war.step < 15 ? 'when building starts' : 'left'}. Room for{' '}
        {room === 1 ? '1 more unit' : `${room} more units`}. {limitSentence(purse)}
      </p>
      {sites.length === 0 ? <p>You have no site to build at.</p> : null}
      {sites.map((at) => (
        <Site key={at} {...props} at={at} left={metal - cost} room={room} />
      ))}
      {subjectsIn(war, side, 19).map((unit) => (
        <Base key={unit} {...props} unit={unit} left={metal - cost} />
      ))}
    </div>
  );
}

const costOf = (order: Order): number =>
  order.type === 'build' ? UNITS[order.what].metal : order.type === 'base' ? BASES[order.what].metal : 0;

type SiteProps = Props & { readonly at: number; readonly left: number; readonly room: number };

/** A site and every unit that it could build, what cannot be with its reason. */
function Site({ war, chosen, busy, choose, at, left, room }: SiteProps) {
  const hex = groundIn(war).hexes[at];
  const base = war.bases[at];
  if (hex === undefined || base === undefined) return null;
  const site = keyOf(hex);
  const here = chosen.find((order) => order.type === 'build' && keyOf(order.at) === site);
  const now = here?.type === 'build' ? here.what : null;
  const back = now === null ? 0 : UNITS[now].metal;
  const types = UNIT_TYPES.filter((type) => UNITS[type].kind === BASES[base].builds);
  const why = (type: UnitType): string | null => {
    if (busy) return BUSY;
    if (fireAt(war, at) > 0) return 'This site burns.';
    if (war.sitesUsed.includes(at)) return 'This site has built this turn.';
    if (UNITS[type].metal > left + back) return `Needs ${UNITS[type].metal} metal.`;
    return now === null && room === 0 ? 'Your farms and cities support no more units.' : null;
  };
  return (
    <fieldset className={styles.tray}>
      <legend>
        {BASES[base].name} at {placeWords(war, hex)}
      </legend>
      {types.map((type) => (
        <Button
          key={type}
          className={styles.item}
          aria-pressed={type === now}
          waits={why(type)}
          onClick={() => choose(17, site, type === now ? null : { type: 'build', what: type, at: hex })}
        >
          {UNITS[type].name}, {UNITS[type].metal} metal
        </Button>
      ))}
    </fieldset>
  );
}

type BaseProps = Props & { readonly unit: string; readonly left: number };

/** Infantry on barren land, and what it could build there. */
function Base({ war, side, chosen, busy, choose, unit, left }: BaseProps) {
  const here = chosen.find((order) => order.type === 'base' && order.unit === unit);
  const now = here?.type === 'base' ? here.what : null;
  const hex = fromKey(hexOfSubject(war, unit));
  const name = unitOf(war, unit) === null ? unit : unitName(unit).split(' ').slice(1).join(' ');
  return (
    <fieldset className={styles.tray}>
      <legend>
        Base by {name}
        {hex === null ? '' : ` at ${placeWords(war, hex)}`}
      </legend>
      {ordersOf(war, side, 19, unit).map((order) =>
        order.type !== 'base' ? null : (
          <Button
            key={order.what}
            className={styles.item}
            aria-pressed={order.what === now}
            waits={
              busy
                ? BUSY
                : costOf(order) > left + (now === null ? 0 : BASES[now].metal)
                  ? `Needs ${costOf(order)} metal.`
                  : null
            }
            onClick={() => choose(19, unit, order.what === now ? null : order)}
          >
            {BASES[order.what].name}, {costOf(order)} metal
          </Button>
        ),
      )}
    </fieldset>
  );
}
