'use client';
/** What the page says over its boards: where one is and the way back, what the marks mean, what the radio does. */
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { layoutIn, unitOf, type War } from '@fieldpost/rules-world-war-awesome/table';
import { useEffect, useState } from 'react';
import type { Places } from './places.ts';
import styles from './table.module.css';
import type { Turn } from './turn.ts';

/** Inside a tank: the way back, and how near the tank is to its end (W-11). */
export function Band({ war, seat, places }: { readonly war: War; readonly seat: Seat; readonly places: Places }) {
  const cores = layoutIn(war, seat)?.model.cores.length ?? 0;
  const back = () => {
    places.lift(seat, false);
    places.go('field');
  };
  return (
    <div className={styles.band}>
      <button type="button" onClick={back}>
        ‹ Back to the field
      </button>
      <p>
        Cores marked: {war.tanks[seat]?.marks.length ?? 0} of {cores}
      </p>
    </div>
  );
}

const KNOWN = 'fieldpost.world-war-awesome.marks-known';

/** The meaning of the colours, until somebody has tapped it away (W-9). */
export function Legend({ turn: { picked, situation } }: { readonly turn: Turn }) {
  const [isKnown, setKnown] = useState(true);
  useEffect(() => void setKnown(localStorage.getItem(KNOWN) !== null), []);
  if (isKnown || unitOf(situation.war, picked.subject) === null) return null;
  const close = () => {
    localStorage.setItem(KNOWN, 'yes');
    setKnown(true);
  };
  return (
    <button type="button" className={styles.legend} onClick={close}>
      <b>Green</b>: can walk there. <b>Red corners</b>: can shoot now.<span className="unseen"> Close</span> ×
    </button>
  );
}

/** W-12, in two sentences. */
export function RadioHelp({ side }: { readonly side: Seat | null }) {
  const [drive, gun] = side === 'B' ? ['F1', 'F2'] : ['F12', 'F11'];
  return (
    <p className={styles.about}>
      Jam the enemy’s <b>drive</b> radio ({drive}) and their tank can’t move this round. Jam their <b>gun</b> radio (
      {gun}) and it can’t fire.
    </p>
  );
}
