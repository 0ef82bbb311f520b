import { PROFILE, RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { FOLLOWED } from '../follow/operations.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentPerson } from '../session/current-person.ts';
import { Best } from './best.tsx';
import { FilterForm } from './filter-form.tsx';
import { addressOf, asked, type Filters, isFiltered } from './filters.ts';
import { WATCH } from './operations.ts';
import { WatchedList } from './watched-list.tsx';

const AT_ONCE = 12;

function NothingFound({ filters }: { readonly filters: Filters }) {
  const searched = isFiltered(filters);
  return (
    <div className="empty">
      <h2>{searched ? 'No matches found' : 'Nothing to watch yet'}</h2>
      <p>{searched ? 'Remove some filters.' : 'Public matches appear here when they start.'}</p>
      <Link className="button" href={searched ? '/watch' : '/lobby'}>
        {searched ? 'Show all' : 'Open the lobby'}
      </Link>
    </div>
  );
}

/** Back to the first page of the list, and on to the next. `next`: where that begins; null: there is none. */
function Turning({ filters, next }: { readonly filters: Filters; readonly next: string | null }) {
  return (
    <p className="row">
      {filters.after === '' ? null : <Link href={addressOf(filters, '')}>Back to start</Link>}
      {next === null ? null : (
        <Link className="button" href={addressOf(filters, next)}>
          Load more
        </Link>
      )}
    </p>
  );
}

/** The way to the statistics of each game. */
function Endings({ ruleSets }: { readonly ruleSets: readonly { readonly id: string; readonly title: string }[] }) {
  return (
    <p>
      Statistics by game:{' '}
      {ruleSets.map(({ id, title }, index) => (
        <span key={id}>
          {index === 0 ? '' : ' · '}
          <Link href={`/rules/${id}/statistics`} prefetch={false}>
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** Running and finished matches that anybody may watch. */
export async function WatchPage({ filters }: { readonly filters: Filters }) {
  const [found, rules, person, of] = await Promise.all([
    ask(WATCH, { ...asked(filters), first: AT_ONCE }),
    ask(RULE_SETS, {}),
    currentPerson(),
    filters.of === '' ? null : ask(PROFILE, { id: filters.of }),
  ]);
  const following = person === null ? null : await ask(FOLLOWED, {});
  const matches = found.ok ? found.value.watchConnection.edges.map(({ node }) => node) : [];
  const page = found.ok ? found.value.watchConnection.pageInfo : null;
  return (
    <div className="stack">
      <header>
        <h1>Watch</h1>
        <p className="soft">Public matches: watch them live or replay finished ones.</p>
      </header>
      <Endings ruleSets={rules.ok ? rules.value.ruleSets : []} />
      {isFiltered(filters) || filters.after !== '' ? null : <Best />}
      <FilterForm
        filters={filters}
        ruleSets={rules.ok ? rules.value.ruleSets : []}
        of={of?.ok ? of.value.user : null}
      />
      <FaultNotice fault={found.ok ? null : found.fault} />
      {found.ok && matches.length === 0 ? <NothingFound filters={filters} /> : null}
      <WatchedList
        matches={matches}
        timeZone={person?.timeZone ?? 'UTC'}
        followed={following?.ok ? following.value.following.matchIds : null}
      />
      <Turning filters={filters} next={page?.hasNextPage ? (page.endCursor ?? '') : null} />
    </div>
  );
}
