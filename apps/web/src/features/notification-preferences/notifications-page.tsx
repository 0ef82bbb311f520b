import { NOTIFICATION_SETTINGS } from '@fieldpost/client';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { BounceNotice } from './bounce-notice.tsx';
import { CalendarLink } from './calendar-link.tsx';
import styles from './notification-preferences.module.css';
import { PreferencesForm } from './preferences-form.tsx';
import { PushDevices } from './push-devices.tsx';
import { Webhooks } from './webhooks.tsx';

/** All channels that notify the signed-in player of their matches. */
export async function NotificationsPage() {
  const found = await ask(NOTIFICATION_SETTINGS, {});
  const me = found.ok ? found.value.me : null;
  if (me === null) redirect('/sign-in?next=/account/notifications');
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Notifications</h1>
          <p className="soft">
            Times are in {me.timeZone.replaceAll('_', ' ')}. <Link href="/account">Change it in your account</Link>
          </p>
        </div>
      </header>
      <div className={styles.page}>
        <BounceNotice mail={me} />
        <PreferencesForm preferences={me.notificationPreferences} mailOff={!me.mailTurns} />
        <PushDevices pushKey={me.pushKey} devices={me.devices} timeZone={me.timeZone} />
        <Webhooks webhooks={me.webhooks} timeZone={me.timeZone} />
        <CalendarLink url={me.calendarUrl} />
      </div>
    </>
  );
}
