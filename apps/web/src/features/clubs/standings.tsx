import styles from './clubs.module.css';
import type { ClubEvent, Standing } from './operations.ts';
import { divisionsOf, namesOf, separation, tiebreakName } from './words.ts';

/** How many stand above and below one's own row where only the neighbours are shown (CL-196). */
const NEIGHBOURS = 2;

/** CL-196: my row with the two above and the two below, of the division in which I play. */
export function MyNeighbours({ event }: { readonly event: ClubEvent }) {
  const divisions = divisionsOf(event.tables.table);
  const own = divisions.find(({ answer }) => answer.some(({ id }) => id === event.mine));
  if (own === undefined) return null;
  const at = own.answer.findIndex(({ id }) => id === event.mine);
  const from = Math.max(0, at - NEIGHBOURS);
  return (
    <section className="sheet stack" aria-labelledby="where">
      <h2 id="where">Where I stand</h2>
      <Rows event={event} rows={own.answer} from={from} to={at + NEIGHBOURS + 1} caption="My row and its neighbours" />
    </section>
  );
}

/** CL-150: the tables of all divisions, mine first. */
export function Standings({ event }: { readonly event: ClubEvent }) {
  const divisions = divisionsOf(event.tables.table);
  if (divisions.length === 0) return null;
  const isMine = (rows: readonly Standing[]) => rows.some(({ id }) => id === event.mine);
  const order = divisions.toSorted((a, b) => Number(isMine(b.answer)) - Number(isMine(a.answer)));
  return order.map(({ title, answer }) => (
    <section key={title} className="sheet stack" aria-label={title === '' ? 'Table' : title}>
      <h2>{title === '' ? 'Table' : title}</h2>
      <Rows event={event} rows={answer} from={0} to={answer.length} caption={title === '' ? 'Table' : title} />
    </section>
  ));
}

type RowsProps = {
  readonly event: ClubEvent;
  readonly rows: readonly Standing[];
  readonly from: number;
  readonly to: number;
  readonly caption: string;
};

function Rows({ event, rows, from, to, caption }: RowsProps) {
  const names = namesOf(event);
  return (
    <table className={`table ${styles.standings}`}>
      <caption className="unseen">{caption}: a name opens what its place hangs on</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            Place
          </th>
          <th scope="col">Name</th>
          <th scope="col" className="number">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(from, to).map((row, nth) => (
          <tr key={row.id} className={row.id === event.mine ? styles.own : undefined}>
            <td className="number">{row.printedRank}</td>
            <td>
              <Values event={event} row={row} above={names(rows[from + nth - 1]?.id ?? null)} />
            </td>
            <td className={`number ${row.open > 0 ? styles.open : ''}`}>
              {Number(row.PTS ?? 0)}
              {row.open > 0 ? <span className="unseen">, {row.open} still open</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ValuesProps = { readonly event: ClubEvent; readonly row: Standing; readonly above: string };

/** CL-108: a name that opens to every value used, and to what separates it from the row above. */
function Values({ event, row, above }: ValuesProps) {
  const codes = event.settings.tiebreaks.filter((code) => typeof row[code] === 'number');
  return (
    <details className={styles.fold}>
      <summary className={row.withdrawn ? styles.gone : undefined}>
        {namesOf(event)(row.id)}
        {row.withdrawn ? <span className="unseen"> (withdrawn)</span> : null}
      </summary>
      <p className="small">{row.rank === 1 ? 'Nobody stands before them.' : separation(row, above)}</p>
      {row.deducted > 0 ? <p className="small">{row.deducted} deducted by a referee.</p> : null}
      <dl className={`small ${styles.values}`}>
        {codes.map((code) => (
          <div key={code} style={{ display: 'contents' }}>
            <dt>{tiebreakName(code)}</dt>
            <dd>{String(row[code])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
