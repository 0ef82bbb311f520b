import Link from 'next/link';
import type { ReactNode } from 'react';
import { EventAct } from './event-acts.tsx';
import type { ClubEvent } from './operations.ts';

type Props = { readonly event: ClubEvent; readonly children: ReactNode };

/** CL-005, CL-031: why the reader cannot enter yet, said in place of the button; nothing: they can. */
export function MayEnter({ event, children }: Props) {
  if (event.unmet.length === 0) return children;
  return (
    <div className="notice stack" role="status">
      <p>
        <b>Entries are closed for you.</b>
      </p>
      <ul className="plain-list">
        {event.unmet.map(({ condition, says }) => (
          <li key={condition}>
            {says} <Way event={event} condition={condition} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to the page on which the player can meet a condition. */
function Way({ event, condition }: { readonly event: ClubEvent; readonly condition: string }) {
  if (condition === 'channel') return <Link href="/account">Your account</Link>;
  if (condition === 'member')
    return (
      <Link href={`/clubs/${event.club.slug}`}>
        <bdi>{event.club.name}</bdi>
      </Link>
    );
  return condition === 'load' ? <Link href="/desk">Your desk</Link> : null;
}

type SignedIn = { readonly signedIn: boolean };

/** The one button by which somebody comes into an event; a stranger signs in first. */
export function EnterButton({ event, signedIn, children }: Props & SignedIn) {
  if (!signedIn)
    return (
      <p>
        <Link className="button button-main" href={`/sign-in?next=${encodeURIComponent(`/events/${event.id}`)}`}>
          Sign in to enter
        </Link>
      </p>
    );
  return (
    <MayEnter event={event}>
      <EventAct id={event.id} act={{ type: 'enter' }} main>
        {children}
      </EventAct>
    </MayEnter>
  );
}
