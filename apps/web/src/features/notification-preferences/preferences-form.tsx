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

/** What the form says, as the service wants it. */
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
    <Scrolled label="Which event is told by which way">
      <table className={`table ${styles.grid}`}>
        <caption className="unseen">Which event is told by which way</caption>
        <thead>
          <tr>
            <th scope="col">What happens</th>
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
        <label htmlFor="hold">Wait before telling me of a move</label>
        <select id="hold" name="hold" className="select" defaultValue={preferences.holdMinutes}>
          <option value={0}>not at all</option>
          <option value={5}>5 minutes</option>
          <option value={10}>10 minutes</option>
          <option value={15}>15 minutes</option>
        </select>
        <span className="hint">
          If you act within that time, nothing is sent; what comes meanwhile in other matches goes into the same letter.
          Webhooks do not wait.
        </span>
      </div>
      <div className="field">
        <label htmlFor="digest">One letter a day</label>
        <select id="digest" name="digest" className="select" defaultValue={preferences.digestHour ?? ''}>
          <option value="">no, a letter each time</option>
          {HOURS.map((hour, nth) => (
            <option key={hour} value={nth}>
              at {hour}
            </option>
          ))}
        </select>
        <span className="hint">Sorted by the time you have left. Reminders come at once all the same.</span>
      </div>
      <TextField label="Quiet from" name="quietFrom" type="time" defaultValue={preferences.quiet?.from ?? ''} />
      <TextField
        label="Quiet until"
        name="quietTo"
        type="time"
        defaultValue={preferences.quiet?.to ?? ''}
        hint="What would come in between comes then. Leave both empty for no quiet hours."
      />
    </div>
  );
}

/** What else is told, or is not. */
function Further({ preferences }: { readonly preferences: NotificationPreferences }) {
  return (
    <>
      <label className="check">
        <input type="checkbox" name="computers" defaultChecked={preferences.computers} />
        Tell me of moves where only the computer sits opposite
      </label>
      <label className="check">
        <input type="checkbox" name="evenSeen" defaultChecked={preferences.evenSeen} />
        Send me also what I have seen on the page meanwhile
      </label>
      <p className="hint">
        Otherwise no letter and no push tells of a move that the page of the match has shown you before they go out.
        Reminders and the end of a match always come.
      </p>
      <TextField
        label="Other addresses you answer from"
        name="answersFrom"
        defaultValue={preferences.answersFrom.join(', ')}
        hint="We read answers to our letters from these addresses too, and never write to them. Up to 5, parted by commas."
      />
    </>
  );
}

/** Which event comes by which way, and when. */
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
      <h2 id="tell-me">Tell me when</h2>
      {mailOff ? (
        <p className="notice notice-warn">Mail about matches is switched off in your account: no letter goes out.</p>
      ) : null}
      <form className={styles.form} method="post" onSubmit={submit} aria-label="How to be told">
        <Grid channels={preferences.channels} />
        <Times preferences={preferences} />
        <Further preferences={preferences} />
        <FaultNotice fault={fault} />
        <KeptRow busy={busy} kept={kept} />
      </form>
    </section>
  );
}
