import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { CLUB } from '../clubs/operations.ts';
import { requirePerson } from '../session/require-person.ts';
import { NewFront } from './new-front.tsx';

/** The form for a front of a club, for its officers. */
export async function NewFrontPage({ slug }: { readonly slug: string }) {
  await requirePerson(`/clubs/${slug}/new-front`);
  const answer = await ask(CLUB, { slug });
  if (!answer.ok || answer.value.club === null || answer.value.club.offices.length === 0) notFound();
  return (
    <div className="stack column">
      <header>
        <p className="caption">
          <bdi>{answer.value.club.name}</bdi>
        </p>
        <h1>Open a front</h1>
      </header>
      <p>
        Several groups fight the same war side by side, each with its own people, cities and clocks. Members of the club
        take the seats; whoever holds an office may look into every group, pause them all, and correct where they do not
        fight.
      </p>
      <NewFront slug={slug} />
    </div>
  );
}
