import type { NotificationInfo } from '@fieldpost/client';
import Link from 'next/link';
import { Scrolled } from '../../design/scrolled.tsx';
import { WAY_NAMES } from '../notification-preferences/events.ts';
import { momentIn } from '../words/moments.ts';

const KINDS: Readonly<Record<string, string>> = {
  turn: 'Your turn',
  reaction: 'Your reply is needed',
  orders: 'Sealed orders needed',
  reminder: 'Reminder',
  'draw-offered': 'Draw offer',
  'timed-out': 'Your time ran out',
  out: 'You are out',
  joined: 'Seat taken',
  started: 'Match started',
  finished: 'Match ended',
  arrangement: 'Pause, vacation or seat',
  message: 'Message in a match',
  'event-entry': 'Event entry',
  'event-round': 'Event round',
  'event-due': 'Event deadline',
  'event-case': 'Event decision',
  'event-report': 'Table result',
  'event-offer': 'Event place',
  'event-table': 'Event standings',
  club: 'A club',
  ladder: 'A ladder',
  campaign: 'A campaign',
  'campaign-turn': 'Campaign: your move',
  'campaign-officer': 'Campaign officers',
  'campaign-ended': 'Campaign ended',
};

const STATES: Readonly<Record<NotificationInfo['state'], string>> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  dropped: 'not sent: no longer relevant',
  failed: 'delivery failed',
};

type Props = { readonly notifications: readonly NotificationInfo[]; readonly timeZone: string };

/** Lists our notifications, each with its reason. */
export function NotificationLedger({ notifications, timeZone }: Props) {
  return (
    <section className="sheet stack" aria-labelledby="ledger">
      <h2 id="ledger">Notification history</h2>
      <p>
        Choose <Link href="/account/notifications">how we notify you</Link>: email, push or webhook, per event.
      </p>
      {notifications.length === 0 ? (
        <div className="empty">
          <p>Nothing yet. Every notification about your matches appears here with its reason.</p>
        </div>
      ) : (
        <Scrolled label="Notification history">
          <table className="table table-stacked">
            <caption className="unseen">Notifications about your matches, newest first</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Channel</th>
                <th scope="col">Reason</th>
                <th scope="col">Status</th>
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
      <td data-label="What">{matchId ? <Link href={`/matches/${matchId}/notifications`}>{what}</Link> : what}</td>
      <td data-label="Channel">{WAY_NAMES[channel] ?? channel}</td>
      <td data-label="Reason">{reason}</td>
      <td data-label="Status">{STATES[state]}</td>
    </tr>
  );
}
