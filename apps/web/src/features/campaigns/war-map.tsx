import styles from './campaigns.module.css';
import type { Place, WarState } from './operations.ts';

type Props = {
  readonly places: readonly Place[];
  readonly cities: WarState['cities'];
  readonly sides: Readonly<Record<string, string>>;
};

/** LC-131: the map as it lies on the table; a screen reader gets the list of cities below it. */
export function WarMap({ places, cities, sides }: Props) {
  const all = Object.keys(sides);
  return (
    <>
      <svg viewBox="0 0 104 88" className={styles.map} aria-hidden="true">
        {places.map((place) => roads(place, places))}
        {places.map(({ id, at, key, name }) => (
          <g key={id} transform={`translate(${at[0]} ${at[1]})`} data-owner={ownerOf(cities, id, all)}>
            <circle r={key ? 3.6 : 2.6} className={styles.city} />
            {key ? <circle r={1.4} className={styles.crown} /> : null}
            <text y={key ? 7 : 6} className={styles.name}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <ul className={`plain-list small ${styles.cities}`}>
        {places.map(({ id, name, region, key, symbol }) => (
          <li key={id}>
            {name}
            {key ? ' (key city)' : ''}, {region}: {sides[cities[id] ?? ''] ?? 'nobody’s'}
            {symbol === null ? '' : `, ${symbol}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each line once. */
function roads({ id, at, lines }: Place, places: readonly Place[]) {
  return places
    .filter((other) => lines.includes(other.id) && id < other.id)
    .map((other) => (
      <line key={`${id}${other.id}`} x1={at[0]} y1={at[1]} x2={other.at[0]} y2={other.at[1]} className={styles.road} />
    ));
}

/** "first" and "second" side by their order, "none". */
function ownerOf(cities: WarState['cities'], id: string, sides: readonly string[]): string {
  return ['none', 'first', 'second'][sides.indexOf(cities[id] ?? '') + 1] ?? 'none';
}
