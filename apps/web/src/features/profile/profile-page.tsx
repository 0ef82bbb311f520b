import { PROFILE, RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { RELIABILITY } from '../attendance/operations.ts';
import { ReliabilityCard } from '../attendance/reliability-card.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { FOLLOWED } from '../follow/operations.ts';
import { currentPerson } from '../session/current-person.ts';
import { WATCH } from '../watch/operations.ts';
import { History } from './history.tsx';
import { RATINGS } from './operations.ts';
import { RatingCurves } from './rating-curves.tsx';
import { ResultsTable } from './results-table.tsx';

const SHOWN = 6;

/** All that the page shows of somebody; what cannot be had besides their name is left out. */
async function askedOf(id: string) {
  const [profile, counted, rated, watched, rules] = await Promise.all([
    ask(PROFILE, { id }),
    ask(RELIABILITY, { id }),
    ask(RATINGS, { userId: id }),
    ask(WATCH, { player: id, first: SHOWN }),
    ask(RULE_SETS, {}),
  ]);
  return {
    user: profile.ok ? profile.value.user : null,
    reliability: counted.ok ? counted.value.user?.reliability : undefined,
    ratings: rated.ok ? rated.value.ratings : [],
    matches: watched.ok ? watched.value.watchConnection.edges.map(({ node }) => node) : [],
    ruleSets: rules.ok ? rules.value.ruleSets : [],
  };
}

const NoResults = () => (
  <div className="empty">
    <p>No finished matches yet.</p>
    <Link className="button" href="/lobby">
      Open the lobby
    </Link>
  </div>
);

/** A player's public page: the name, results of finished matches, ratings, and matches to watch. */
export async function ProfilePage({ id }: { readonly id: string }) {
  const [{ user, reliability, ratings, matches, ruleSets }, person] = await Promise.all([askedOf(id), currentPerson()]);
  if (user === null) notFound();
  const following = person === null || person.id === id ? null : await ask(FOLLOWED, {});
  return (
    <div className="stack stack-wide">
      <section className="sheet stack" aria-labelledby="name">
        <p className="caption">Player</p>
        <h1 id="name">
          <bdi>{user.name}</bdi>
        </h1>
        {following?.ok ? (
          <div className="row">
            <FollowButton
              of="person"
              id={id}
              name={user.name}
              followed={following.value.following.people.some((one) => one.id === id)}
            />
          </div>
        ) : null}
        {reliability ? <ReliabilityCard reliability={reliability} /> : null}
        {user.results.length === 0 ? <NoResults /> : <ResultsTable results={user.results} ruleSets={ruleSets} />}
        <RatingCurves ratings={ratings} />
      </section>
      <History id={user.id} matches={matches} timeZone={person?.timeZone ?? 'UTC'} />
    </div>
  );
}
