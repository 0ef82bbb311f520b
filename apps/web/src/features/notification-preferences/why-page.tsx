import {
  type DeliveryReport,
  MATCH_FEED,
  MATCH_NOTIFICATION_PREFERENCES,
  type NotificationReport,
  WHY_NOTIFIED,
} from '@fieldpost/client';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { Scrolled } from '../../design/scrolled.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { momentIn } from '../words/moments.ts';
import { STATES, WAY_NAMES } from './events.ts';
import { MatchPreferencesForm } from './match-preferences-form.tsx';
import styles from './notification-preferences.module.css';

function when({ sentAt, dueAt, state }: DeliveryReport, timeZone: string): string {
  if (sentAt) return momentIn(timeZone, sentAt);
  return dueAt && state !== 'left' ? `scheduled for ${momentIn(timeZone, dueAt)}` : '';
}

function Way({ way, timeZone }: { readonly way: DeliveryReport; readonly timeZone: string }) {
  const { channel, place, state, setting, timing, answer, attempts } = way;
  const tries = attempts > 1 ? `, ${attempts} attempts` : '';
  return (
    <tr>
      <th scope="row">
        {WAY_NAMES[channel] ?? channel}
        {place ? `: ${place}` : ''}
      </th>
      <td data-label="Status">
        {STATES[state] ?? state}
        {tries} {when(way, timeZone)}
      </td>
      <td data-label="Decided by">{[setting, ...timing].join('; ')}</td>
      <td className="typed" data-label="Response or reason">
        {answer}
      </td>
    </tr>
  );
}

function Told({ event, timeZone }: { readonly event: NotificationReport; readonly timeZone: string }) {
  const { id, reason, at, step, ways } = event;
  return (
    <section className={styles.event} aria-labelledby={`event-${id}`}>
      <h3 id={`event-${id}`}>
        {momentIn(timeZone, at)}: {reason}
        {step === null ? '' : ` (step ${step})`}
      </h3>
      <Scrolled label={`Channels for: ${reason}`}>
        <table className="table table-stacked">
          <caption className="unseen">Channels for: {reason}</caption>
          <thead>
            <tr>
              <th scope="col">Channel</th>
              <th scope="col">Status</th>
              <th scope="col">Decided by</th>
              <th scope="col">Response or reason</th>
            </tr>
          </thead>
          <tbody>
            {ways.map((way) => (
              <Way key={`${way.channel} ${way.place}`} way={way} timeZone={timeZone} />
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}

type LedgerProps = { readonly events: readonly NotificationReport[]; readonly timeZone: string };

function Ledger({ events, timeZone }: LedgerProps) {
  return (
    <section className="sheet" aria-labelledby="ledger">
      <h2 id="ledger">By event</h2>
      {events.length === 0 ? (
        <div className="empty">
          <p>No notifications for this match yet.</p>
        </div>
      ) : (
        events.map((event) => <Told key={event.id} event={event} timeZone={timeZone} />)
      )}
    </section>
  );
}

function Feed({ link }: { readonly link: string }) {
  return (
    <section className="sheet stack" aria-labelledby="feed">
      <h2 id="feed">Feed</h2>
      <p>Follow the match in a feed reader, with what you may see. Keep the link secret.</p>
      <CopyField label="Feed link" value={link} />
    </section>
  );
}

/** Explains why the player did or did not get a notification of each event of a match, with settings for that match. */
export async function WhyPage({ matchId }: { readonly matchId: string }) {
  const [found, preferences, feed] = await Promise.all([
    ask(WHY_NOTIFIED, { matchId }),
    ask(MATCH_NOTIFICATION_PREFERENCES, { matchId }),
    ask(MATCH_FEED, { matchId }),
  ]);
  if (!found.ok && found.fault.code === 'UNAUTHENTICATED') redirect(`/sign-in?next=/matches/${matchId}/notifications`);
  const match = found.ok ? found.value.match : null;
  if (!found.ok || match === null) notFound();
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Notification history</h1>
          <p className="soft">
            <Link href={`/matches/${matchId}`}>{match.title}</Link>.{' '}
            <Link href="/account/notifications">Notifications</Link>
          </p>
        </div>
      </header>
      <div className={styles.page}>
        <Ledger events={found.value.matchNotifications} timeZone={found.value.me?.timeZone ?? 'UTC'} />
        {preferences.ok ? (
          <MatchPreferencesForm matchId={matchId} preferences={preferences.value.matchNotificationPreferences} />
        ) : null}
        {feed.ok ? <Feed link={feed.value.matchFeed} /> : null}
      </div>
    </>
  );
}
