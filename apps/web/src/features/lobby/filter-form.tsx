import type { RuleSetInfo } from '@fieldpost/client';
import { sideName } from '../../games/index.ts';
import { SelectField } from '../forms/select-field.tsx';
import { type Filters, PACES } from './filters.ts';
import styles from './lobby.module.css';

type Props = {
  readonly filters: Filters;
  readonly ruleSets: readonly RuleSetInfo[];
  /** Only who is signed in has matches of their own and a record. */
  readonly known: boolean;
};

/** The lobby's filters, kept in the address so that a search can be saved. */
export function FilterForm({ filters, ruleSets, known }: Props) {
  return (
    <form className={styles.filters} action="/lobby" aria-label="Filters">
      <SelectField
        label="Game"
        name="game"
        defaultValue={filters.game}
        choices={[['', 'Any'], ...ruleSets.map(({ id, title }) => [id, title] as const)]}
      />
      <SelectField
        label="Pace"
        name="pace"
        defaultValue={filters.pace}
        choices={Object.entries(PACES).map(([value, { title }]) => [value, title])}
      />
      <SideField side={filters.side} ruleSets={ruleSets} />
      {known ? (
        <label className={`check ${styles.mine}`}>
          <input type="checkbox" name="joinable" value="1" defaultChecked={filters.joinable} />
          Only matches I can join
        </label>
      ) : null}
      <button type="submit" className="button">
        Filter
      </button>
    </form>
  );
}

function SideField({ side: chosen, ruleSets }: { readonly side: string; readonly ruleSets: readonly RuleSetInfo[] }) {
  return (
    <div className="field">
      <label htmlFor="side">Open side</label>
      <select id="side" name="side" className="select" defaultValue={chosen}>
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
  );
}
