import Link from 'next/link';
import styles from './clubs.module.css';
import { arranged, DivisionSheet } from './division-sheet.tsx';
import type { ClubEvent, Standing } from './operations.ts';
import {
  criteriaOf,
  type Division,
  divisionsOf,
  namesOf,
  ownEntryOf,
  playedOf,
  separation,
  tiebreakName,
  tiebreakShort,
} from './words.ts';

/** How many rows to show above and below the reader's own, where only neighbours appear (CL-196). */
const NEIGHBOURS = 2;

/** CL-196: my row with the two above and the two below, of the division in which I play. */
export function MyNeighbours({ event }: { readonly event: ClubEvent }) {
  const divisions = divisionsOf(event, 'table');
  const mine = ownEntryOf(event);
  const own = divisions.find(({ answer }) => answer.some(({ id }) => id === mine));
  if (own === undefined) return null;
  const at = own.answer.findIndex(({ id }) => id === mine);
  const row = own.answer[at];
  const from = Math.max(0, at - NEIGHBOURS);
  return (
    <section className={`sheet stack ${styles.neighbours}`} aria-labelledby="where">
      <h2 id="where">My position</h2>
      <p>
        <b className={styles.place1}>{row?.printedRank}</b> of {own.answer.length}
        {own.title === '' ? '' : ` in ${own.title}`}
      </p>
      <Rows event={event} division={own} from={from} to={at + NEIGHBOURS + 1} caption="My row and its neighbours" />
    </section>
  );
}

/** CL-150: the tables of all divisions, mine first. */
export function Standings({ event }: { readonly event: ClubEvent }) {
  return arranged({ mine: ownEntryOf(event) }, divisionsOf(event, 'table')).map(({ division, open }) => {
    const title = division.title === '' ? 'Table' : division.title;
    return (
      <DivisionSheet key={title} label={title} title={title} open={open}>
        <Rows event={event} division={division} from={0} to={division.answer.length} caption={title} />
        {open ? <TieBreaks event={event} /> : null}
      </DivisionSheet>
    );
  });
}

const BY_OPPONENTS: readonly string[] = ['BH', 'BHC1', 'SB'];

/** Explains the short column heads, in the order in which the tiebreaks apply. */
function TieBreaks({ event }: { readonly event: ClubEvent }) {
  const [, ...others] = criteriaOf(event);
  // CL-104.
  const counts = event.format === 'swiss' && others.some((code) => BY_OPPONENTS.includes(code));
  return (
    <p className="small soft">
      Tiebreaks, in order: {others.map(tiebreakName).join(', ')}.
      {counts
        ? ' For Buchholz and Sonneborn-Berger an unplayed round counts as an opponent with your own final score.'
        : ''}
      <span className={styles.screen}> Open a name for its values.</span>
    </p>
  );
}

type RowsProps = {
  readonly event: ClubEvent;
  readonly division: Division<Standing>;
  readonly from: number;
  readonly to: number;
  readonly caption: string;
};

/** The tiebreaks with their own column, if there is room. */
const columnsOf = (event: ClubEvent, rows: readonly Standing[]): readonly string[] =>
  criteriaOf(event).filter((code) => !NO_COLUMN.includes(code) && rows.some((row) => row[code] !== null));
const NO_COLUMN: readonly string[] = ['PTS', 'LOT', 'DE', 'match', 'direct', 'lot'];

function Rows({ event, division: { answer: rows, tier, last }, from, to, caption }: RowsProps) {
  const names = namesOf(event);
  const columns = columnsOf(event, rows);
  const [points = ''] = criteriaOf(event);
  const mine = ownEntryOf(event);
  return (
    <table className={`table ${styles.standings}`}>
      <caption className="unseen">{caption}: open a name for details</caption>
      <Head columns={columns} />
      <tbody>
        {rows.slice(from, to).map((row, index) => (
          <tr
            key={row.id}
            className={`${row.id === mine ? styles.own : ''} ${move(event, { rows, tier, last }, from + index)}`}
          >
            <td className={`number ${styles.rank}`}>{row.printedRank}</td>
            <td>
              <Values event={event} row={row} above={names(rows[from + index - 1]?.id ?? null)} />
            </td>
            <td className="number">{playedOf(event, row.id)}</td>
            {columns.map((code) => (
              <td key={code} className={`number ${styles.roomy}`}>
                {String(row[code] ?? '')}
              </td>
            ))}
            <td className={`number ${styles.points}`}>{Number(row[points] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="number">
          <span aria-hidden="true">#</span>
          <span className="unseen">Place</span>
        </th>
        <th scope="col">Name</th>
        <th scope="col" className="number">
          Played
        </th>
        {columns.map((code) => (
          <th key={code} scope="col" className={`number ${styles.roomy}`}>
            <abbr title={tiebreakName(code)}>{tiebreakShort(code)}</abbr>
          </th>
        ))}
        <th scope="col" className="number">
          Points
        </th>
      </tr>
    </thead>
  );
}

type Ranked = { readonly rows: readonly Standing[]; readonly tier: number; readonly last: boolean };

/** CL-043: the line between who goes up or down and who stays. */
function move({ format, settings }: ClubEvent, { rows, tier, last }: Ranked, place: number): string {
  if (format !== 'league') return '';
  const { up, down } = settings.promotion;
  if (tier > 1 && place === up - 1) return styles.border ?? '';
  return !last && place === rows.length - down - 1 ? (styles.border ?? '') : '';
}

type ValuesProps = { readonly event: ClubEvent; readonly row: Standing; readonly above: string };

/** CL-108: a name that opens to every value used; what parts equal points stands in a sentence below it. */
function Values({ event, row, above }: ValuesProps) {
  const criteria = criteriaOf(event);
  const codes = criteria.filter((code) => typeof row[code] === 'number');
  const parted = row.rank > 1 && row.by?.code !== criteria[0];
  return (
    <>
      <details className={styles.fold}>
        <summary className={row.withdrawn ? styles.gone : undefined}>
          {namesOf(event)(row.id)}
          {row.id === ownEntryOf(event) ? <span className="unseen"> (you)</span> : null}
          {row.withdrawn ? <span className="unseen"> (withdrawn)</span> : null}
        </summary>
        {parted ? null : (
          <p className="small">{row.rank === 1 ? 'Nobody ranks above them.' : separation(row, above)}</p>
        )}
        {row.open > 0 ? <p className="small soft">{openWords(row.open)}</p> : null}
        {typeof row.reported === 'number' ? <p className="small soft">{reportedWords(row.reported)}</p> : null}
        {row.deducted > 0 ? <p className="small">{row.deducted} deducted by a referee.</p> : null}
        <dl className={`small ${styles.values}`}>
          {codes.map((code) => (
            <div key={code} style={{ display: 'contents' }}>
              <dt>{tiebreakName(code)}</dt>
              <dd>{String(row[code])}</dd>
            </div>
          ))}
        </dl>
        <ProfileLink event={event} id={row.id} />
      </details>
      {parted ? <p className={`small ${styles.parted}`}>{separation(row, above)}</p> : null}
    </>
  );
}

/** Links to the players of an entry, with their ratings. */
function ProfileLink({ event, id }: { readonly event: ClubEvent; readonly id: string }) {
  const holder = event.entries.find((one) => one.id === id);
  if (holder === undefined) return null;
  return (
    <p className="small">
      <Link href={`/users/${holder.userId}`}>
        {holder.captain === null ? 'Profile and ratings' : 'Captain’s profile'}
        <span className="unseen">
          {' '}
          of <bdi>{holder.name}</bdi>
        </span>
      </Link>
    </p>
  );
}

/** CL-206. */
const reportedWords = (reported: number): string =>
  reported === 1 ? '1 result reported from a table.' : `${reported} results reported from a table.`;

const openWords = (open: number): string => (open === 1 ? '1 match still running.' : `${open} matches still running.`);
