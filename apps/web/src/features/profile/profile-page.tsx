import { PROFILE } from '@fieldpost/client';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { ruleSetName } from '../../games/index.ts';
import { RELIABILITY } from '../attendance/operations.ts';
import { ReliabilityCard } from '../attendance/reliability-card.tsx';

/** What anybody may know of a player: the name, and how finished matches went. */
export async function ProfilePage({ id }: { readonly id: string }) {
  const [answer, counted] = await Promise.all([ask(PROFILE, { id }), ask(RELIABILITY, { id })]);
  if (!answer.ok || answer.value.user === null) notFound();
  const { name, results } = answer.value.user;
  const reliability = counted.ok ? counted.value.user?.reliability : undefined;
  return (
    <section className="sheet stack column" aria-labelledby="name">
      <p className="caption">Player</p>
      <h1 id="name">{name}</h1>
      {reliability ? <ReliabilityCard reliability={reliability} /> : null}
      {results.length === 0 ? (
        <div className="empty">
          <p>No finished match yet. The first result is written down here.</p>
          <Link className="button" href="/lobby">
            To the lobby
          </Link>
        </div>
      ) : (
        <div className="table-room">
          <table className="table">
            <caption className="unseen">Finished matches</caption>
            <thead>
              <tr>
                <th scope="col">Game</th>
                <th scope="col" className="number">
                  Played
                </th>
                <th scope="col" className="number">
                  Won
                </th>
                <th scope="col" className="number">
                  Drawn
                </th>
                <th scope="col" className="number">
                  Lost
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ ruleSet, played, won, drawn, lost }) => (
                <tr key={ruleSet}>
                  <th scope="row">{ruleSetName(ruleSet)}</th>
                  <td className="number">{played}</td>
                  <td className="number">{won}</td>
                  <td className="number">{drawn}</td>
                  <td className="number">{lost}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
