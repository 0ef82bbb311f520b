import styles from './clubs.module.css';
import type { ClubEvent } from './operations.ts';
import { divisionName } from './words.ts';

type Props = {
  readonly event: ClubEvent;
  /** The page that shows it. */
  readonly path: string;
  /** The act after which the page shows its tables; null: as they are. */
  readonly seq?: number | null;
  /** The label for showing all of them, if the page allows it; absent: it shows one at a time. */
  readonly all?: string;
};

/** CL-171: a season of many divisions shows one at a time; the address says which. */
export function DivisionChooser({ event, path, seq = null, all }: Props) {
  const { division, divisions } = event;
  return (
    <form className={`sheet row ${styles.chooser}`} action={path} method="get">
      {seq === null ? null : <input type="hidden" name="after" value={seq} />}
      <label className="field">
        <span>
          Division <span className="soft">of {divisions.length}</span>
        </span>
        <select key={division} name="division" className="select" defaultValue={division ?? ''}>
          {all === undefined ? null : <option value="">{all}</option>}
          {divisions.map((one, index) => (
            <option key={`${one.tier}-${one.number}`} value={index + 1}>
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
