import { ACCOUNT, NOTIFICATIONS } from '@fieldpost/client';
import { redirect } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { SLEEP_HOURS } from '../attendance/operations.ts';
import { SleepHoursForm } from '../attendance/sleep-hours-form.tsx';
import { VerifyReminder } from '../session/verify-reminder.tsx';
import { BlockedList } from '../talk/blocked-list.tsx';
import { BLOCKED_PEOPLE } from '../talk/operations.ts';
import { AccessTokens } from './access-tokens.tsx';
import styles from './account.module.css';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { NotificationLedger } from './notification-ledger.tsx';
import { PasswordChange } from './password-change.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const LAST = 20;

/** Newer names of zones that the list of the system still has by older ones. */
const NEWER: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'America/Godthab': 'America/Nuuk',
};

/** All zones by their newer names, and what was chosen as it was chosen. */
const zones = (chosen: string | null): readonly string[] => {
  const listed = Intl.supportedValuesOf('timeZone').map((zone) => (zone === chosen ? zone : (NEWER[zone] ?? zone)));
  return [...new Set(['UTC', ...(chosen === null ? [] : [chosen]), ...listed])];
};

/** Shows all that Fieldpost stores about the signed-in person, with forms to change it. */
export async function AccountPage() {
  const [account, ledger, sleep, blocked] = await Promise.all([
    ask(ACCOUNT, {}),
    ask(NOTIFICATIONS, { last: LAST }),
    ask(SLEEP_HOURS, {}),
    ask(BLOCKED_PEOPLE, {}),
  ]);
  const me = account.ok ? account.value.me : null;
  if (me === null) redirect('/sign-in?next=/account');
  if (me.guest) redirect('/sign-up?next=/desk');
  const notifications = ledger.ok ? (ledger.value.me?.notifications ?? []) : [];
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Your account</h1>
          <p className="typed">{me.email}</p>
        </div>
        <SignOutButton />
      </header>
      <div className={styles.account}>
        <VerifyReminder person={me} />
        <ProfileForm me={me} zones={zones(me.timeZone)} />
        {sleep.ok && sleep.value.me ? (
          <SleepHoursForm hours={sleep.value.me} timeZone={me.timeZone} zones={zones(sleep.value.me.sleepTimeZone)} />
        ) : null}
        <AccessTokens tokens={me.tokens} timeZone={me.timeZone} />
        <BlockedList people={blocked.ok ? blocked.value.blockedPeople : []} />
        <SessionList sessions={me.sessions} timeZone={me.timeZone} />
        {me.demo ? null : <PasswordChange />}
        <OwnData />
        {me.demo ? null : <DeleteAccountForm />}
      </div>
      <NotificationLedger notifications={notifications} timeZone={me.timeZone} />
    </>
  );
}

function OwnData() {
  return (
    <section className="sheet stack" aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p>All your data in one JSON file: profile, matches, orders and everything we sent you.</p>
      <p>
        <a className="button" href="/api/v1/me/export" download="fieldpost-data.json">
          Download my data
        </a>
      </p>
    </section>
  );
}
