'use client';
import { usePathname, useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import styles from './clubs.module.css';
import type { Stop } from './rounds-then.ts';

type Props = {
  /** Oldest first. */
  readonly stops: readonly Stop[];
  /** The act after which the page shows its tables; null: as they are. */
  readonly seq: number | null;
  /** The only division that the page shows; null: all. */
  readonly division: number | null;
};

/** CL-196: turns tables and pairings back to what they were after each round; the last place is now. The address keeps it. */
export function RoundSlider({ stops, seq, division }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const [waiting, begin] = useTransition();
  const [place, setPlace] = useState(() => placeOf(stops, seq));
  const title = stops[place]?.title ?? 'Now';
  const turn = (to: number): void => {
    setPlace(to);
    const stop = stops[to];
    const then = stop === undefined ? [] : [['after', String(stop.seq)]];
    const shown = division === null ? [] : [['division', String(division)]];
    const query = new URLSearchParams([...then, ...shown]).toString();
    begin(() => router.replace(query === '' ? pathname : `${pathname}?${query}`, { scroll: false }));
  };
  return (
    <section className={`sheet stack ${styles.then}`} aria-labelledby="then" aria-busy={waiting}>
      <h2 id="then">{place === stops.length ? 'Current state' : 'Earlier state'}</h2>
      <label className="field">
        <span>Tables and pairings: {title.toLowerCase()}</span>
        <input
          type="range"
          min={0}
          max={stops.length}
          value={place}
          aria-valuetext={title}
          onChange={({ target }) => turn(Number(target.value))}
        />
      </label>
    </section>
  );
}

function placeOf(stops: readonly Stop[], seq: number | null): number {
  const at = seq === null ? -1 : stops.findIndex((stop) => stop.seq === seq);
  return at < 0 ? stops.length : at;
}
