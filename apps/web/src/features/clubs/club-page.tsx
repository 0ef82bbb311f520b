import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { FrontList } from '../fronts/front-list.tsx';
import { FRONTS, type FrontLine } from '../fronts/operations.ts';
import { currentPerson } from '../session/current-person.ts';
import { InviteMember, MemberRow, Membership } from './club-acts.tsx';
import { EventList } from './event-list.tsx';
import { CLUB, type Club } from './operations.ts';

/** A club: its events first, then who belongs to it. */
export async function ClubPage({ slug }: { readonly slug: string }) {
  const [person, answer, war] = await Promise.all([currentPerson(), ask(CLUB, { slug }), ask(FRONTS, { club: slug })]);
  if (!answer.ok || answer.value.club === null) notFound();
  const { club, events } = answer.value;
  const officer = club.offices.includes('organiser') || club.offices.includes('owner');
  const fronts = war.ok ? war.value.fronts : [];
  const own = club.members.find(({ id }) => id === person?.id);
  return (
    <div className="stack stack-wide">
      <header className="page-head">
        <div>
          <p className="caption">Club</p>
          <h1>
            <bdi>{club.name}</bdi>
          </h1>
          {club.about === '' ? null : <p className="soft">{club.about}</p>}
        </div>
        {officer ? (
          <Link className="button button-main" href={`/clubs/${slug}/new-event`}>
            Create event
          </Link>
        ) : null}
      </header>
      {person === null ? null : <Membership club={club} asked={own?.state === 'asked'} offices={own?.offices ?? []} />}
      <section className="stack" aria-labelledby="events">
        <h2 id="events">Events</h2>
        {events.length === 0 ? <p className="empty">No events yet.</p> : null}
        <EventList events={events} timeZone={person?.timeZone ?? club.zone} withClub={false} />
      </section>
      <Fronts club={club} fronts={fronts} />
      <Members club={club} officer={officer} />
    </div>
  );
}

/** LC-100. */
function Fronts({ club, fronts }: { readonly club: Club; readonly fronts: readonly FrontLine[] }) {
  if (fronts.length === 0 && club.offices.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="fronts">
      <h2 id="fronts">Fronts</h2>
      {fronts.length === 0 ? (
        <p className="empty">Groups of club members play a campaign side by side.</p>
      ) : (
        <FrontList slug={club.slug} fronts={fronts} />
      )}
      {club.offices.length === 0 ? null : (
        <p>
          <Link className="button" href={`/clubs/${club.slug}/new-front`}>
            Create front
          </Link>
        </p>
      )}
    </section>
  );
}

function Members({ club, officer }: { readonly club: Club; readonly officer: boolean }) {
  return (
    <section className="sheet stack" aria-labelledby="members">
      <h2 id="members">Members</h2>
      <ul className="plain-list stack">
        {club.members.map((member) =>
          officer ? (
            <MemberRow key={member.id} slug={club.slug} member={member} mine={club.offices} />
          ) : (
            <li key={member.id}>
              <Link href={`/users/${member.id}`}>
                <bdi>{member.name}</bdi>
              </Link>{' '}
              <span className="small soft">{member.roles.join(', ')}</span>
            </li>
          ),
        )}
      </ul>
      {officer ? <InviteMember slug={club.slug} /> : null}
    </section>
  );
}
