import type { RuleSetInfo } from '@fieldpost/client';
import { sideName } from '../../games/index.ts';
import { type Filters, PACES } from './filters.ts';
import styles from './lobby.module.css';

type Props = {
  readonly filters: Filters;
  readonly ruleSets: readonly RuleSetInfo[];
  /** Only who is signed in has matches of their own and a record. */
  readonly known: boolean;
};

/** What the lobby is searched by: an address that can be kept. */
export function FilterForm({ filters, ruleSets, known }: Props) {
  return (
    <form className={styles.filters} action="/lobby" aria-label="Filters">
      <div className="field">
        <label htmlFor="game">Game</label>
        <select id="game" name="game" className="select" defaultValue={filters.game}>
          <option value="">Any</option>
          {ruleSets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="pace">Pace</label>
        <select id="pace" name="pace" className="select" defaultValue={filters.pace}>
          {Object.entries(PACES).map(([value, { title }]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="side">Free side</label>
        <select id="side" name="side" className="select" defaultValue={filters.side}>
          <option value="">Any</option>
          {ruleSets.map(({ id, title, sides }) => (
            <optgroup key={id} label={title}>
              {sides.map((side) => (
                <option key={side} value={`${id}.${side}`}>
                  {sideName(id, side)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {known ? (
        <label className={`check ${styles.mine}`}>
          <input type="checkbox" name="joinable" value="1" defaultChecked={filters.joinable} />
          Only those I may join
        </label>
      ) : null}
      <button type="submit" className="button">
        Filter
      </button>
    </form>
  );
}
