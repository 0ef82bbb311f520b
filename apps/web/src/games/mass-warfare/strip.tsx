import { SIDE_NAMES, type Side } from '@fieldpost/rules-mass-warfare/catalogue';
import { awaitedIn, isActive, stageAt, type War } from '@fieldpost/rules-mass-warfare/table';
import styles from './panels.module.css';
import { purseOf } from './purse.ts';
import { PurseBoxes } from './purse-boxes.tsx';
import type { Situation } from './situation.ts';
import { ArmyMark } from './unit-sign.tsx';

/** Above the map: what the viewer has in four boxes; with more than two sides who comes when. */
export function Strip({ situation }: { readonly situation: Situation }) {
  const { war, seat } = situation;
  const many = war.sides.length > 2;
  return (
    <section className={styles.strip} aria-label="Order and resources">
      {many || seat === null ? <Order war={war} you={seat?.side ?? null} /> : null}
      {seat === null || !isActive(war, seat.side) ? null : <PurseBoxes purse={purseOf(war, seat.side)} />}
    </section>
  );
}

/** The side to move outside secret windows; null: all at once. */
function awaitedSide(war: War): Side | null {
  return war.outcome === null && stageAt(war).kind !== 'secret' ? (awaitedIn(war)?.side ?? null) : null;
}

/** MW-040: in this order they act in each step; whose visit it is now is marked, who is out is struck through. */
function Order({ war, you }: { readonly war: War; readonly you: Side | null }) {
  const awaited = awaitedSide(war);
  const order = war.order.length === 0 ? war.sides : war.order;
  return (
    <ol className={styles.order} aria-label="Order of this turn">
      {order.map((side) => (
        <li
          key={side}
          data-now={side === awaited ? '' : undefined}
          data-out={isActive(war, side) ? undefined : ''}
          aria-current={side === awaited ? 'step' : undefined}
        >
          <ArmyMark side={side} />
          <span>
            {side === you ? 'You' : SIDE_NAMES[side]}
            {isActive(war, side) ? '' : ' (out)'}
          </span>
        </li>
      ))}
    </ol>
  );
}
