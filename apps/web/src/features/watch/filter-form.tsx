import type { Person, RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { sideName } from '../../games/index.ts';
import { addressOf, ENDS, type Filters, isFine, LENGTHS } from './filters.ts';
import styles from './watch.module.css';

type Props = {
  readonly filters: Filters;
  readonly ruleSets: readonly RuleSetInfo[];
  /** The player whose matches are listed; null: the form names the player. */
  readonly of: Person | null;
};

/** The filters of the match search, kept in the address so that a search can be saved. */
export function FilterForm({ filters, ruleSets, of }: Props) {
  return (
    <form className={styles.filters} action="/watch" aria-label="Filters">
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
      {of === null ? <PlayerField player={filters.player} /> : <OnePlayer filters={filters} of={of} />}
      <div className="field">
        <label htmlFor="state">State</label>
        <select id="state" name="state" className="select" defaultValue={filters.state}>
          <option value="">All</option>
          <option value="playing">Running</option>
          <option value="finished">Finished</option>
        </select>
      </div>
      <FinerFilters filters={filters} ruleSets={ruleSets} />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}

const PlayerField = ({ player }: { readonly player: string }) => (
  <div className="field">
    <label htmlFor="player">Player</label>
    <input
      id="player"
      name="player"
      className="input"
      type="search"
      maxLength={80}
      placeholder="A name"
      autoComplete="off"
      defaultValue={player}
    />
  </div>
);

/** Matches of one person alone, namesakes left out; a link leads back to those of all. */
const OnePlayer = ({ filters, of }: { readonly filters: Filters; readonly of: Person }) => (
  <p className="field">
    <input type="hidden" name="of" value={of.id} />
    <span>
      Player:{' '}
      <Link href={`/users/${of.id}`}>
        <bdi>{of.name}</bdi>
      </Link>
    </span>
    <Link href={addressOf({ ...filters, of: '' }, '')}>Clear</Link>
  </p>
);

type Finer = Omit<Props, 'of'>;

function FinerFilters({ filters, ruleSets }: Finer) {
  return (
    <details className={styles.finer} open={isFine(filters)}>
      <summary>More filters</summary>
      <div className={styles.fields}>
        <Scenarios filters={filters} ruleSets={ruleSets} />
        <Ends filters={filters} ruleSets={ruleSets} />
        <div className="field">
          <label htmlFor="length">Length (finished matches)</label>
          <select id="length" name="length" className="select" defaultValue={filters.length}>
            {Object.entries(LENGTHS).map(([value, { title }]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="order">Order</label>
          <select id="order" name="order" className="select" defaultValue={filters.order}>
            <option value="newest">Newest first</option>
            <option value="longest">Longest first (finished only)</option>
          </select>
        </div>
      </div>
    </details>
  );
}

const Scenarios = ({ filters, ruleSets }: Finer) => (
  <div className="field">
    <label htmlFor="scenario">Scenario</label>
    <select id="scenario" name="scenario" className="select" defaultValue={filters.scenario}>
      <option value="">Any</option>
      {ruleSets.map(({ id, title, scenarios }) => (
        <optgroup key={id} label={title}>
          {scenarios.map((one) => (
            <option key={one.id} value={`${id}.${one.id}`}>
              {one.title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </div>
);

const Ends = ({ filters, ruleSets }: Finer) => (
  <div className="field">
    <label htmlFor="result">Result</label>
    <select id="result" name="result" className="select" defaultValue={filters.result}>
      <option value="">Any</option>
      <option value="drawn">Drawn</option>
      {Object.entries(ENDS).map(([reason, title]) => (
        <option key={reason} value={`by.${reason}`}>
          {title}
        </option>
      ))}
      {ruleSets.map(({ id, title, sides }) => (
        <optgroup key={id} label={title}>
          {sides.map((side) => (
            <option key={side} value={`won.${id}.${side}`}>
              Won by {sideName(id, side)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </div>
);
