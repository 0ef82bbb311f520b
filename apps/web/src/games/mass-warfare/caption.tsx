'use client';
import { SIDE_NAMES, type Side } from '@fieldpost/rules-mass-warfare/catalogue';
import { limitOf, type Notice, tell, type War } from '@fieldpost/rules-mass-warfare/table';
import { useEffect, useState } from 'react';
import styles from './field.module.css';
import { placed } from './rule-links.ts';
import type { Running } from './use-animation.ts';

/** Describes the current step in a sentence; income as figures that roll to their final value. */
export function Caption({ running }: { readonly running: Running }) {
  const { notice, war } = running.step;
  const counters = countersOf(notice, war);
  return (
    <div className={styles.telling}>
      <p>{placed(tell(notice))}</p>
      {counters.length === 0 ? null : (
        <p className={styles.counters} key={running.key}>
          {counters.map(({ side, words, from, to }) => (
            <span key={`${side}${words}`} data-side={side}>
              {SIDE_NAMES[side]} {words} <Rolling from={from} to={to} ms={running.ms * 0.7} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

type Counter = { readonly side: Side; readonly words: string; readonly from: number; readonly to: number };

/** Steps 14 to 16: what everybody may keep, and what has come in. */
function countersOf(notice: Notice, war: War): readonly Counter[] {
  if (notice.type === 'supplied')
    return war.sides.flatMap((side) => {
      const supply = notice.supply[side];
      return supply === undefined ? [] : [{ side, words: 'limit', from: 0, to: limitOf(supply) }];
    });
  if (notice.type !== 'earned') return [];
  return war.sides.flatMap((side) => {
    const more = notice.by[side];
    const now = war.players[side]?.[notice.what] ?? 0;
    return more === undefined ? [] : [{ side, words: notice.what, from: now - more, to: now }];
  });
}

function Rolling({ from, to, ms }: { readonly from: number; readonly to: number; readonly ms: number }) {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const began = performance.now();
    let asked = requestAnimationFrame(function roll(now) {
      const done = ms <= 0 ? 1 : Math.min(1, (now - began) / ms);
      setShown(Math.round(from + (to - from) * done));
      if (done < 1) asked = requestAnimationFrame(roll);
    });
    return () => cancelAnimationFrame(asked);
  }, [from, to, ms]);
  return <b>{shown}</b>;
}
