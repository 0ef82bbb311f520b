'use client';
import { type NotificationPreferences, SET_NOTIFICATION_PREFERENCES } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Scrolled } from '../../design/scrolled.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { KeptRow } from '../forms/kept-row.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { EVENTS, WAYS } from './events.ts';
import styles from './notification-preferences.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Reads the form, as the service needs it. */
function preferencesOf(data: FormData): NotificationPreferences {
  const [from, to] = [String(data.get('quietFrom')), String(data.get('quietTo'))];
  const choices = (way: string) => Object.fromEntries(EVENTS.map(([event]) => [event, data.has(`${way}.${event}`)]));
  const hour = String(data.get('digest'));
  return {
    channels: Object.fromEntries(WAYS.map(([way]) => [way, choices(way)])),
    holdMinutes: Number(data.get('hold')),
    digestHour: hour === '' ? null : Number(hour),
    quiet: from === '' || to === '' ? null : { from, to },
    computers: data.has('computers'),
    evenSeen: data.has('evenSeen'),
    answersFrom: String(data.get('answersFrom'))
      .split(/[\s,;]+/)
      .filter((address) => address !== ''),
  };
}

function Grid({ channels }: Pick<NotificationPreferences, 'channels'>) {
  return (
    <Scrolled label="Notify me by">
      <table className={`table ${styles.grid}`}>
        <caption className="unseen">Notify me by</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            {WAYS.map(([way, name]) => (
              <th key={way} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS.map(([event, words]) => (
            <tr key={event}>
              <th scope="row">{words}</th>
              {WAYS.map(([way, name]) => (
                <td key={way}>
                  <label className={styles.cell}>
                    <span className="unseen">{`${words}: ${name}`}</span>
                    <input type="checkbox" name={`${way}.${event}`} defaultChecked={channels[way]?.[event] !== false} />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

function Times({ preferences }: { readonly preferences: NotificationPreferences }) {
  return (
    <div className={styles.times}>
      <div className="field">
        <label htmlFor="hold">Delay before notifying me of a move</label>
        <select id="hold" name="hold" className="select" defaultValue={preferences.holdMinutes}>
          <option value={0}>no delay</option>
          <option value={5}>5 minutes</option>
          <option value={10}>10 minutes</option>
          <option value={15}>15 minutes</option>
        </select>
        <span className="hint">
          If you act within this time, we send nothing. Moves in other matches go into the same letter. Webhooks are
          never delayed.
        </span>
      </div>
      <div className="field">
        <label htmlFor="digest">Daily digest</label>
        <select id="digest" name="digest" className="select" defaultValue={preferences.digestHour ?? ''}>
          <option value="">off: send each letter at once</option>
          {HOURS.map((hour, index) => (
            <option key={hour} value={index}>
              at {hour}
            </option>
          ))}
        </select>
        <span className="hint">Sorted by time left. Reminders still arrive at once.</span>
      </div>
      <TextField label="Quiet hours from" name="quietFrom" type="time" defaultValue={preferences.quiet?.from ?? ''} />
      <TextField
        label="Quiet hours until"
        name="quietTo"
        type="time"
        defaultValue={preferences.quiet?.to ?? ''}
        hint="Notifications are held until quiet hours end. Leave both empty for none."
      />
    </div>
  );
}

/** Settings for further kinds of notifications. */
function Further({ preferences }: { readonly preferences: NotificationPreferences }) {
  return (
    <>
      <label className="check">
        <input type="checkbox" name="computers" defaultChecked={preferences.computers} />
        Also notify me about matches against the computer
      </label>
      <label className="check">
        <input type="checkbox" name="evenSeen" defaultChecked={preferences.evenSeen} />
        Also send moves I have already seen on the site
      </label>
      <p className="hint">
        Otherwise we skip moves you have seen in the match before we send. Reminders and endings are always sent.
      </p>
      <TextField
        label="Other addresses you reply from"
        name="answersFrom"
        defaultValue={preferences.answersFrom.join(', ')}
        hint="We also accept replies from these addresses, but never send to them. Up to 5, separated by commas."
      />
    </>
  );
}

/** The channels and times of each kind of notification. */
export function PreferencesForm({
  preferences,
  mailOff,
}: {
  readonly preferences: NotificationPreferences;
  readonly mailOff: boolean;
}) {
  const router = useRouter();
  const [kept, setKept] = useState(false);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setKept(false);
    const chosen = preferencesOf(new FormData(event.currentTarget));
    if ((await run(() => ask(SET_NOTIFICATION_PREFERENCES, { preferences: chosen }))) === null) return;
    setKept(true);
    router.refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="tell-me">
      <h2 id="tell-me">Notify me when</h2>
      {mailOff ? (
        <p className="notice notice-warn">Match emails are switched off in your account. No letters are sent.</p>
      ) : null}
      <form className={styles.form} method="post" onSubmit={submit} aria-label="Notification settings">
        <Grid channels={preferences.channels} />
        <Times preferences={preferences} />
        <Further preferences={preferences} />
        <FaultNotice fault={fault} />
        <KeptRow busy={busy} kept={kept} />
      </form>
    </section>
  );
}
