import { LOBBY, RULE_SETS, type RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { VacantSeats } from '../absence/vacant-seats.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentPerson } from '../session/current-person.ts';
import { type Filters, matchesFilters, PACES } from './filters.ts';
import styles from './lobby.module.css';
import { OpenMatch } from './open-match.tsx';

const Nothing = ({ filtered }: { readonly filtered: boolean }) => (
  <div className="empty">
    <span className="stamp stamp-soft">{filtered ? 'None of this kind' : 'All seats taken'}</span>
    <h2>{filtered ? 'No open match fits' : 'No match waits for a player'}</h2>
    <p>
      {filtered
        ? 'Widen the search, or open a match of just this kind: whoever comes next finds it here.'
        : 'Be the first today: open a match, take a side, and we write to you when somebody sits down opposite.'}
    </p>
    <p className="row">
      <Link className="button button-main" href="/matches/new">
        Create a match
      </Link>
      {filtered ? (
        <Link className="button" href="/lobby">
          Show all
        </Link>
      ) : null}
    </p>
  </div>
);

function FilterForm({ filters, ruleSets }: { readonly filters: Filters; readonly ruleSets: readonly RuleSetInfo[] }) {
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
          {(ruleSets[0]?.sides ?? []).map((side) => (
            <option key={side} value={side}>
              {side.charAt(0).toUpperCase() + side.slice(1)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        Filter
      </button>
    </form>
  );
}

/** Open matches that anybody may join. */
export async function LobbyPage({ filters }: { readonly filters: Filters }) {
  const [lobby, rules, person] = await Promise.all([
    ask(LOBBY, filters.game === '' ? {} : { ruleSet: filters.game }),
    ask(RULE_SETS, {}),
    currentPerson(),
  ]);
  const ruleSets = rules.ok ? rules.value.ruleSets : [];
  const all = lobby.ok ? lobby.value.lobby : [];
  const shown = all.filter((match) => matchesFilters(match, filters));
  const filtered = filters.game !== '' || filters.pace !== 'any' || filters.side !== '';
  return (
    <div className="stack">
      <header className="page-head">
        <div>
          <h1>Lobby</h1>
          <p className="soft">Matches that wait for a player. Sit down, and they begin.</p>
        </div>
        <Link className="button button-main" href="/matches/new">
          Create a match
        </Link>
      </header>
      <FilterForm filters={filters} ruleSets={ruleSets} />
      <FaultNotice fault={lobby.ok ? null : lobby.fault} />
      {lobby.ok && shown.length === 0 ? <Nothing filtered={filtered} /> : null}
      <ul className={`plain-list ${styles.list}`}>
        {shown.map((match) => (
          <li key={match.id}>
            <OpenMatch
              match={match}
              ruleSet={ruleSets.find(({ id }) => id === match.ruleSet) ?? null}
              personId={person?.id ?? null}
            />
          </li>
        ))}
      </ul>
      <VacantSeats />
    </div>
  );
}
