import type { NotificationInfo } from '@fieldpost/client';
import Link from 'next/link';
import { Scrolled } from '../../design/scrolled.tsx';
import { WAY_NAMES } from '../notification-preferences/events.ts';
import { momentIn } from '../words/moments.ts';

const KINDS: Readonly<Record<string, string>> = {
  turn: 'Your turn',
  reaction: 'Your answer is wanted',
  orders: 'Sealed orders are wanted',
  reminder: 'Reminder',
  'draw-offered': 'A draw is offered',
  'timed-out': 'Your time ran out',
  out: 'Your side is out',
  joined: 'A seat has been taken',
  started: 'The match begins',
  finished: 'The match has ended',
  arrangement: 'An arrangement',
  message: 'A letter in a match',
  'event-entry': 'An entry',
  'event-round': 'A round of an event',
  'event-due': 'A window of an event',
  'event-case': 'A decision in an event',
  'event-offer': 'A place in an event',
  'event-table': 'The table of an event',
  club: 'A club',
  ladder: 'A ladder',
  campaign: 'A campaign',
  'campaign-turn': 'A campaign asks you',
  'campaign-officer': 'Officers of a campaign',
  'campaign-ended': 'A campaign has ended',
};

const STATES: Readonly<Record<NotificationInfo['state'], string>> = {
  queued: 'on its way',
  sending: 'on its way',
  sent: 'sent',
  dropped: 'not sent: overtaken by events',
  failed: 'could not be delivered',
};

type Props = { readonly notifications: readonly NotificationInfo[]; readonly timeZone: string };

/** What we sent, and why. */
export function NotificationLedger({ notifications, timeZone }: Props) {
  return (
    <section className="sheet stack" aria-labelledby="ledger">
      <h2 id="ledger">What we sent you, and why</h2>
      <p>
        <Link href="/account/notifications">How you are told</Link>: by mail, push and webhook, for each event, and
        when.
      </p>
      {notifications.length === 0 ? (
        <div className="empty">
          <p>Nothing yet. Each letter about your matches is entered here, with the reason for it.</p>
        </div>
      ) : (
        <Scrolled label="Letters about your matches">
          <table className="table table-stacked">
            <caption className="unseen">Letters about your matches, newest first</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">By</th>
                <th scope="col">Because</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {notifications.map((notification) => (
                <Row key={notification.id} notification={notification} timeZone={timeZone} />
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
    </section>
  );
}

type RowProps = { readonly notification: NotificationInfo; readonly timeZone: string };

function Row({ notification, timeZone }: RowProps) {
  const { kind, channel, reason, state, createdAt, sentAt, matchId } = notification;
  const what = KINDS[kind] ?? kind;
  return (
    <tr>
      <td data-label="When">{momentIn(timeZone, sentAt ?? createdAt)}</td>
      <td data-label="What">{matchId ? <Link href={`/matches/${matchId}/told`}>{what}</Link> : what}</td>
      <td data-label="By">{WAY_NAMES[channel] ?? channel}</td>
      <td data-label="Because">{reason}</td>
      <td data-label="State">{STATES[state]}</td>
    </tr>
  );
}
