import { RULE_SETS } from '@fieldpost/client';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { requirePerson } from '../session/require-person.ts';
import { NewEvent } from './new-event.tsx';
import { CLUB } from './operations.ts';

/** The form for a club's new event, for members who may announce one. */
export async function NewEventPage({ slug }: { readonly slug: string }) {
  await requirePerson(`/clubs/${slug}/new-event`);
  const [club, rules] = await Promise.all([ask(CLUB, { slug }), ask(RULE_SETS, {})]);
  if (!club.ok || club.value.club === null || club.value.club.offices.length === 0) notFound();
  return (
    <div className="stack column">
      <header>
        <p className="caption">
          <bdi>{club.value.club.name}</bdi>
        </p>
        <h1>Create an event</h1>
      </header>
      <FaultNotice fault={rules.ok ? null : rules.fault} />
      <NewEvent
        slug={slug}
        zone={club.value.club.zone}
        earlier={club.value.events.filter(({ state }) => state === 'finished' || state === 'running')}
        games={rules.ok ? rules.value.ruleSets.filter(({ scenarios }) => scenarios.length > 0) : []}
      />
    </div>
  );
}
