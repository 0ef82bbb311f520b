import { SIDE_NAMES, type Side } from '@fieldpost/rules-mass-warfare/catalogue';
import { awaitedIn, isActive, stageAt, type War } from '@fieldpost/rules-mass-warfare/table';
import styles from './panels.module.css';
import { limitedBy, purseOf } from './purse.ts';
import type { Situation } from './situation.ts';
import { stepName } from './source.ts';
import { ArmyMark } from './unit-sign.tsx';

/** One line above the map: turn and step, who comes when, and what the viewer has. */
export function Strip({ situation }: { readonly situation: Situation }) {
  const { war, seat } = situation;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, keys move it
    <section className={styles.strip} tabIndex={0} aria-label="Turn, order and resources">
      <span className={styles.when}>
        <b>
          {Math.max(1, war.turn)}/{war.options.turnLimit}
        </b>{' '}
        {war.step === 0 ? 'Placement' : stepName(war.step)}
      </span>
      <Order war={war} you={seat?.side ?? null} />
      {seat === null || !isActive(war, seat.side) ? null : <PurseLine war={war} side={seat.side} />}
    </section>
  );
}

/** Whom the war waits for outside secret windows; null: all at once. */
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

function PurseLine({ war, side }: { readonly war: War; readonly side: Side }) {
  const purse = purseOf(war, side);
  return (
    <span className={styles.purse}>
      <span>
        <b>{purse.metal}</b> metal
      </span>
      <span>
        <b>{purse.oil}</b> oil
      </span>
      <span data-full={purse.units >= purse.limit ? '' : undefined}>
        <b>
          {purse.units}/{purse.limit}
        </b>{' '}
        units, {limitedBy(purse)}
      </span>
      <span className={styles.share}>
        <b>{purse.share}%</b> of the people ({war.options.conquestShare}% wins)
      </span>
    </span>
  );
}
