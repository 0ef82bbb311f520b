import { Scrolled } from '../../design/scrolled.tsx';
import styles from './campaigns.module.css';
import type { Atlas, Owners, Place } from './operations.ts';

type Props = {
  readonly atlas: Pick<Atlas, 'places' | 'sides'>;
  readonly owners: Owners;
  readonly open?: readonly string[];
  readonly held?: Readonly<Record<string, number>>;
  readonly pick?: (id: string) => void;
};

/** All that the map shows, as a table. */
export function CityTable(props: Props) {
  return (
    <details className={styles.fold}>
      <summary>Map as a table</summary>
      <Scrolled label="The 16 cities">
        <table className="table table-stacked">
          <caption className="unseen">The 16 cities</caption>
          <thead>
            <tr>
              <th scope="col">City</th>
              <th scope="col">Owner</th>
              <th scope="col">Location</th>
              <th scope="col">Roads to</th>
              <th scope="col">Prisoners</th>
            </tr>
          </thead>
          <tbody>
            {props.atlas.places.map((place) => (
              <Row key={place.id} {...props} place={place} />
            ))}
          </tbody>
        </table>
      </Scrolled>
    </details>
  );
}

function Row({
  atlas: { places, sides },
  owners,
  open = [],
  held = {},
  pick,
  place,
}: Props & { readonly place: Place }) {
  const { id, name, region, key, symbol, lines } = place;
  return (
    <tr>
      <th scope="row">
        {pick === undefined ? (
          name
        ) : (
          <button type="button" className="button button-quiet" onClick={() => pick(id)}>
            {name}
          </button>
        )}
        {key ? ' (key city)' : ''}
        {symbol === null ? '' : ` (${symbol})`}
        {open.includes(id) ? <span className="stamp stamp-go"> available</span> : null}
      </th>
      <td data-label="Owner">{sides[owners[id] ?? ''] ?? 'none'}</td>
      <td data-label="Location">{region}</td>
      <td data-label="Roads to">{lines.map((other) => nameOf(places, other)).join(', ')}</td>
      <td data-label="Prisoners">{held[id] ?? 0}</td>
    </tr>
  );
}

const nameOf = (places: Atlas['places'], id: string): string => places.find((place) => place.id === id)?.name ?? id;
