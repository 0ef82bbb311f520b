import { Scrolled } from '../../design/scrolled.tsx';
import styles from './clubs.module.css';
import { arranged, DivisionSheet } from './division-sheet.tsx';
import type { ClubEvent, CrossRow } from './operations.ts';
import { hasTables } from './table-words.ts';
import { cellWords, divisionsOf, namesOf, ownEntryOf } from './words.ts';

/** CL-150: the cross table. Each cell lists the matches with their side and result. */
export function CrossTables({ event }: { readonly event: ClubEvent }) {
  return arranged({ mine: ownEntryOf(event) }, divisionsOf(event, 'crossTable')).map(
    ({ division: { title, answer }, open }) => {
      const name = `Cross-table ${title}`.trim();
      return (
        <DivisionSheet
          key={title}
          label={`${name}, who met whom`}
          title={title === '' ? 'Cross-table' : `Cross-table: ${title}`}
          open={open}
        >
          <Scrolled label={name}>
            <CrossTable event={event} rows={answer} />
          </Scrolled>
          {open ? (
            <p className="small soft">
              A and B are the sides of the scenario. * in progress, + and − walkovers, =/= provisional draw.
              {hasTables(event) ? ' t reported from a table, t* not confirmed yet.' : ''}
            </p>
          ) : null}
        </DivisionSheet>
      );
    },
  );
}

function CrossTable({ event, rows }: { readonly event: ClubEvent; readonly rows: readonly CrossRow[] }) {
  const names = namesOf(event);
  return (
    <table className={`table small ${styles.cross}`}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {rows.map(({ id, rank }, index) => (
            <th key={id} scope="col">
              <span aria-hidden="true">{index + 1}</span>
              <span className="unseen">
                {rank}: {names(id)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }, index) => (
          <tr key={id}>
            <th scope="row">
              {index + 1} {names(id)}
            </th>
            {cells.map((cell, at) => (
              <td key={rows[at]?.id} className={at === index ? styles.self : undefined}>
                {cell === null ? null : <Cell cell={cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell }: { readonly cell: string }) {
  return (
    <>
      <span aria-hidden="true">{cell.endsWith('t*') ? <i>{cell}</i> : cell}</span>
      <span className="unseen">{cellWords(cell)}</span>
    </>
  );
}
