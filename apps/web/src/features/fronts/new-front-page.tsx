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
        <h1>Create a front</h1>
      </header>
      <p>
        Several groups play the same campaign side by side, each with its own players, cities and clocks. Club members
        take the seats. Club officers can watch and pause all groups, and correct those they do not play in.
      </p>
      <NewFront slug={slug} />
    </div>
  );
}
