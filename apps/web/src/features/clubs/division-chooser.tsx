import styles from './clubs.module.css';
import type { ClubEvent } from './operations.ts';
import { divisionName } from './words.ts';

type Props = {
  readonly event: ClubEvent;
  /** The one that is shown, the first is 1. */
  readonly division: number;
  /** The act after which the page shows its tables; null: as they are. */
  readonly seq: number | null;
};

/** CL-171: a season of many divisions shows one at a time; the address says which. */
export function DivisionChooser({ event, division, seq }: Props) {
  const { id, divisions } = event;
  return (
    <form className={`sheet row ${styles.chooser}`} action={`/events/${id}`} method="get">
      {seq === null ? null : <input type="hidden" name="after" value={seq} />}
      <label className="field">
        <span>
          Division <span className="soft">of {divisions.length}</span>
        </span>
        <select name="division" className="select" defaultValue={division} key={division}>
          {divisions.map((one, nth) => (
            <option key={`${one.tier}-${one.number}`} value={nth + 1}>
              {divisionName(one, divisions)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}
