import styles from './campaigns.module.css';
import type { Atlas, Owners, Place } from './operations.ts';
import { borderOf, groundOf, HEIGHT, landsOf, roadOf, TOP, WIDTH } from './shapes.ts';

type Props = {
  readonly atlas: Pick<Atlas, 'places' | 'sides'>;
  readonly owners: Owners;
  /** Cities that one may go to now. */
  readonly open?: readonly string[];
  readonly chosen?: string | null;
  /** How many prisoners each city holds. */
  readonly held?: Readonly<Record<string, number>>;
  /** Cities that have just changed hands. */
  readonly taken?: readonly string[];
};

const NONE: readonly string[] = [];

/** LC-131: the map as it lies on the table, drawn by hand: whose ground it is shows by colour, by pattern and by emblem. */
export function WarMap({ atlas, owners, open = NONE, chosen = null, held = {}, taken = NONE }: Props) {
  const { places, sides } = atlas;
  const all = Object.keys(sides);
  const lands = landsOf(places);
  return (
    <svg viewBox={`0 ${TOP} ${WIDTH} ${HEIGHT}`} className={styles.map} aria-hidden="true" focusable="false">
      <Patterns lands={lands.map(({ path }) => path)} />
      {lands.map(({ region, path }) => (
        <path key={region} d={path} className={styles.shore} />
      ))}
      {lands.map(({ region, path }) => (
        <path key={region} d={path} className={styles.land} />
      ))}
      <g clipPath="url(#war-land)">
        {places.map((place) => (
          <g key={place.id} data-owner={ownerOf(owners, place.id, all)}>
            <polygon points={groundOf(place, places)} className={styles.ground} />
            <polygon points={groundOf(place, places)} className={styles.hatch} />
          </g>
        ))}
        <Front places={places} owners={owners} />
      </g>
      {places.map((place) => roads(place, places, owners))}
      <Compass />
      {places
        .filter(({ id }) => taken.includes(id))
        .map(({ id, at }) => (
          <circle key={id} cx={at[0]} cy={at[1]} r={7} className={styles.taken} />
        ))}
      {places.map((place) => (
        <City
          key={place.id}
          place={place}
          owner={ownerOf(owners, place.id, all)}
          open={open.includes(place.id)}
          chosen={chosen === place.id}
          held={held[place.id] ?? 0}
        />
      ))}
    </svg>
  );
}

/** What fills the ground of either side, and all land at once. */
function Patterns({ lands }: { readonly lands: readonly string[] }) {
  return (
    <defs>
      <clipPath id="war-land">
        {lands.map((path) => (
          <path key={path} d={path} />
        ))}
      </clipPath>
      <pattern id="war-first" width="3" height="3" patternUnits="userSpaceOnUse">
        <circle cx="1.5" cy="1.5" r="0.45" className={styles.dot} />
      </pattern>
      <pattern id="war-second" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V2.6" className={styles.stripe} />
      </pattern>
    </defs>
  );
}

type CityProps = {
  readonly place: Place;
  readonly owner: string;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly held: number;
};

function City({ place: { at, key, name, symbol }, owner, open, chosen, held }: CityProps) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} data-owner={owner} data-open={open ? '' : undefined}>
      {open || chosen ? <circle r={5.4} className={chosen ? styles.chosen : styles.reach} /> : null}
      <path d={EMBLEMS[owner] ?? EMBLEMS.none} className={styles.city} transform={key ? 'scale(1.25)' : undefined} />
      {key ? <path d="M-3 -4.2l-.6-3.2 1.9 1.4 1.7-2.2 1.7 2.2 1.9-1.4-.6 3.2z" className={styles.crown} /> : null}
      {symbol === null ? null : (
        <path d={SYMBOLS[symbol] ?? ''} className={styles.symbol} transform="translate(5.6 -2)" />
      )}
      {held === 0 ? null : (
        <g transform="translate(-6 -2)">
          <path d="M-2 -2h4v4h-4zM-.7 -2v4M.7 -2v4" className={styles.bars} />
          <text y={5} className={styles.count}>
            {held}
          </text>
        </g>
      )}
      <text y={key ? 7.6 : 6.8} className={styles.name}>
        {name}
      </text>
    </g>
  );
}

/** A ring for the first side, teeth for the second, a tent of nobody. */
const EMBLEMS: Readonly<Record<string, string>> = {
  first: 'M0 -2.9a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0 -5.8z',
  second: 'M0 -3.4L1 -1.2L3.2 -1.4L1.9 .5L3 2.6L.6 2.1L-.9 3.6L-1.3 1.4L-3.4 .6L-1.6 -.6L-1.7 -2.8z',
  none: 'M-2.4 1.8L-2.4 -.6L0 -2.6L2.4 -.6L2.4 1.8z',
};

const SYMBOLS: Readonly<Record<string, string>> = {
  tank: 'M-2.2 1.4h4.6l.6-1.2-.8-1h-1.1v-1h2.3v-.7h-2.3v-.4h-2.4v2.1h-1z',
  plane: 'M-2.4 -.4h1.4l.8-2h.8l-.3 2h1.4l.6-.8h.6l-.3 1.2.3 1.2h-.6l-.6-.8h-1.4l.3 2h-.8l-.8-2h-1.4z',
};

/** Whether two cities are in the hands of two who fight. */
const against = (owners: Owners, one: string, other: string): boolean =>
  (owners[one] ?? null) !== null && (owners[other] ?? null) !== null && owners[one] !== owners[other];

/** Each line once; those across which the sides face each other in red. */
function roads({ id, at, lines }: Place, places: readonly Place[], owners: Owners) {
  return places
    .filter((other) => lines.includes(other.id) && id < other.id)
    .map((other) => (
      <path
        key={`${id}${other.id}`}
        d={roadOf(at, other.at)}
        className={against(owners, id, other.id) ? styles.contested : styles.road}
      />
    ));
}

/** Where the ground of one side meets that of the other: the line that a general draws in red. */
function Front({ places, owners }: { readonly places: readonly Place[]; readonly owners: Owners }) {
  const lines = places.flatMap((one) =>
    places
      .filter((other) => one.id < other.id && against(owners, one.id, other.id))
      .map((other) => borderOf(one, other, places)),
  );
  return <path d={lines.join('')} className={styles.front} />;
}

/** North is up; the sea is empty there. */
function Compass() {
  return (
    <g transform="translate(96 84)" className={styles.compass}>
      <circle r={4.6} />
      <path d="M0 -6.4L1.3 0L0 6.4L-1.3 0Z" />
      <path d="M-6.4 0L0 1.1L6.4 0L0 -1.1Z" />
    </g>
  );
}

/** "first" and "second" side by their order, "none". */
function ownerOf(owners: Owners, id: string, sides: readonly string[]): string {
  return ['none', 'first', 'second'][sides.indexOf(owners[id] ?? '') + 1] ?? 'none';
}
