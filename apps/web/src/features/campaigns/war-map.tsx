import {
  against,
  BARS,
  borderOf,
  COMPASS,
  CROWN,
  EMBLEMS,
  groundOf,
  HEIGHT,
  landsOf,
  nameDrop,
  type Owner,
  ownerOf,
  roadOf,
  SYMBOLS,
  TOP,
  WIDTH,
} from '@fieldpost/boards/war';
import styles from './campaigns.module.css';
import type { Atlas, Owners, Place } from './operations.ts';

type Props = {
  readonly atlas: Pick<Atlas, 'places' | 'sides'>;
  readonly owners: Owners;
  /** Cities that the player may go to now. */
  readonly open?: readonly string[];
  readonly chosen?: string | null;
  /** How many prisoners each city holds. */
  readonly held?: Readonly<Record<string, number>>;
  /** Cities that have just changed hands. */
  readonly taken?: readonly string[];
};

const NONE: readonly string[] = [];

/** LC-131: the hand-drawn map on the table. Colour, pattern and emblem show the owner of each place. */
export function WarMap({ atlas, owners, open = NONE, chosen = null, held = {}, taken = NONE }: Props) {
  const { places, sides } = atlas;
  const all = Object.keys(sides);
  return (
    <svg viewBox={`0 ${TOP} ${WIDTH} ${HEIGHT}`} className={styles.map} aria-hidden="true" focusable="false">
      <Lands places={places} />
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

/** The land in the sea, each region with its shore. */
function Lands({ places }: { readonly places: readonly Place[] }) {
  const lands = landsOf(places);
  return (
    <>
      <Patterns lands={lands.map(({ path }) => path)} />
      {lands.map(({ region, path }) => (
        <path key={region} d={path} className={styles.shore} />
      ))}
      {lands.map(({ region, path }) => (
        <path key={region} d={path} className={styles.land} />
      ))}
    </>
  );
}

/** The patterns for each side's ground, and all land in one path. */
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
  readonly owner: Owner;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly held: number;
};

function City({ place: { at, key, name, symbol }, owner, open, chosen, held }: CityProps) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} data-owner={owner} data-open={open ? '' : undefined}>
      {open || chosen ? <circle r={5.4} className={chosen ? styles.chosen : styles.reach} /> : null}
      <path d={EMBLEMS[owner]} className={styles.city} transform={key ? 'scale(1.25)' : undefined} />
      {key ? <path d={CROWN} className={styles.crown} /> : null}
      {symbol === null ? null : (
        <path d={SYMBOLS[symbol] ?? ''} className={styles.symbol} transform="translate(5.6 -2)" />
      )}
      {held === 0 ? null : (
        <g transform="translate(-6 -2)">
          <path d={BARS} className={styles.bars} />
          <text y={5} className={styles.count}>
            {held}
          </text>
        </g>
      )}
      <text y={nameDrop({ key })} className={styles.name}>
        {name}
      </text>
    </g>
  );
}

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

/** The front line between the ground of both sides, drawn in red as a general would. */
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
      <path d={COMPASS} />
    </g>
  );
}
