import { LOBBY, type MatchInList, RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import { Suspense } from 'react';
import { ask } from '../../connection/server.ts';
import { taught } from '../../games/index.ts';
import { VacantSeats } from '../attendance/vacant-seats.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentPerson } from '../session/current-person.ts';
import { Fetching } from '../shell/fetching.tsx';
import { FilterForm } from './filter-form.tsx';
import { type Filters, matchesFilters } from './filters.ts';
import styles from './lobby.module.css';
import { NothingOpen } from './nothing-open.tsx';
import { OpenMatch } from './open-match.tsx';

/** Open matches of a kind. */
async function search(filters: Filters) {
  const { game, side, joinable } = filters;
  const answer = await ask(LOBBY, {
    ...(game === '' ? {} : { ruleSet: game }),
    ...(side === '' ? {} : { side }),
    ...(joinable ? { joinable } : {}),
  });
  if (!answer.ok) return answer;
  return { ok: true as const, value: answer.value.lobby.filter((match) => matchesFilters(match, filters)) };
}

/** Open matches that the reader may not join; fetched only if there is nothing else to show. */
async function barredBeside(filters: Filters, shown: readonly MatchInList[]): Promise<readonly MatchInList[]> {
  if (!filters.joinable || shown.length > 0) return [];
  const all = await search({ ...filters, joinable: false });
  return all.ok ? all.value : [];
}

/** Open matches that anybody may join. The introduction shows at once, while the list loads. */
export function LobbyPage({ filters }: { readonly filters: Filters }) {
  return (
    <div className="stack">
      <Head />
      <Suspense fallback={<Fetching />}>
        <OpenMatches filters={filters} />
      </Suspense>
    </div>
  );
}

async function OpenMatches({ filters: wished }: { readonly filters: Filters }) {
  const person = await currentPerson();
  const filters = { ...wished, joinable: wished.joinable && person !== null };
  const [lobby, rules] = await Promise.all([search(filters), ask(RULE_SETS, {})]);
  const ruleSets = rules.ok ? rules.value.ruleSets : [];
  const shown = lobby.ok ? lobby.value : [];
  const barred = await barredBeside(filters, shown);
  return (
    <>
      <FilterForm filters={filters} ruleSets={ruleSets} known={person !== null} />
      <FaultNotice fault={lobby.ok ? null : lobby.fault} />
      {lobby.ok && shown.length === 0 ? <NothingOpen filters={filters} barred={barred} /> : null}
      <ul className={`plain-list ${styles.list}`}>
        {shown.map((match) => (
          <li key={match.id}>
            <OpenMatch match={match} ruleSet={ruleSets.find(({ id }) => id === match.ruleSet) ?? null} />
          </li>
        ))}
      </ul>
      <VacantSeats />
      <FirstTurns />
    </>
  );
}

function Head() {
  return (
    <header className="page-head">
      <div>
        <h1>Lobby</h1>
        <p className="soft">
          Matches looking for players. Take a seat to start. Or{' '}
          <Link href="/watch" prefetch={false}>
            watch others play
          </Link>
          , or{' '}
          <Link href="/campaigns" prefetch={false}>
            start a campaign
          </Link>
          .
        </p>
      </div>
      <Link className="button button-main" href="/matches/new" prefetch={false}>
        Create a match
      </Link>
    </header>
  );
}

/** For who is new to a game: a first turn with a teacher, or the computer, before anybody waits for them. */
function FirstTurns() {
  return (
    <section className="sheet stack" aria-labelledby="first-turns">
      <h2 id="first-turns">First time here?</h2>
      <p>Learn a game in a minute, without an opponent.</p>
      <ul className={`plain-list ${styles.lessons}`}>
        {taught().map(({ id, title }) => (
          <li key={id}>
            <Link className="button" href={`/lessons/${id}`} prefetch={false}>
              {title}: first turn
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
