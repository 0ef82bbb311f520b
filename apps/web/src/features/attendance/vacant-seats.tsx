import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { ruleSetName, sideName } from '../../games/index.ts';
import { clockSentence, requirementsSentence } from '../words/clocks.ts';
import { VACANT_SEATS } from './operations.ts';

/** Matches in play that look for somebody to take a seat over; nothing where there are none. */
export async function VacantSeats() {
  const answer = await ask(VACANT_SEATS, {});
  const matches = answer.ok ? answer.value.vacantSeats : [];
  if (matches.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="vacant">
      <h2 id="vacant">Seats looking for a replacement</h2>
      <ul className="plain-list stack">
        {matches.map(({ id, title, ruleSet, step, clockSpec, joinRequirements, arrangements }) => (
          <li key={id} className="sheet">
            <p className="caption">
              {ruleSetName(ruleSet)}, after {step} steps
            </p>
            <h3>
              <Link href={`/matches/${id}`}>{title}</Link>
            </h3>
            <p>
              {arrangements.seats
                .filter(({ vacantSince }) => vacantSince !== null)
                .map(({ side }) => sideName(ruleSet, side))
                .join(', ')}{' '}
              is open. {clockSentence(clockSpec)} {requirementsSentence(joinRequirements)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
