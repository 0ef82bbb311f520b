'use client';
import { type MatchNotificationPreferences, SET_MATCH_NOTIFICATION_PREFERENCES } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Scrolled } from '../../design/scrolled.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { KeptRow } from '../forms/kept-row.tsx';
import { useSending } from '../forms/use-sending.ts';
import { EVENTS, WAYS } from './events.ts';
import styles from './notification-preferences.module.css';

/** Reads the form: only settings that differ from the usual ones. */
function preferencesOf(data: FormData): MatchNotificationPreferences {
  const differing = (way: string) =>
    Object.fromEntries(
      EVENTS.flatMap(([event]) => {
        const said = String(data.get(`${way}.${event}`) ?? '');
        return said === '' ? [] : [[event, said === 'yes'] as const];
      }),
    );
  return Object.fromEntries(WAYS.map(([way]) => [way, differing(way)]));
}

const saying = (input: boolean | undefined): string => (input === undefined ? '' : input ? 'yes' : 'no');

type Props = { readonly matchId: string; readonly preferences: MatchNotificationPreferences };

/** Notification settings for this match that differ from the player's usual ones. */
export function MatchPreferencesForm({ matchId, preferences }: Props) {
  const router = useRouter();
  const [kept, setKept] = useState(false);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setKept(false);
    const preferences = preferencesOf(new FormData(event.currentTarget));
    if ((await run(() => ask(SET_MATCH_NOTIFICATION_PREFERENCES, { matchId, preferences }))) === null) return;
    setKept(true);
    router.refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="differ">
      <h2 id="differ">For this match</h2>
      <form className={styles.form} method="post" onSubmit={submit} aria-label="Settings for this match">
        <Scrolled label="Settings for this match">
          <WaysTable preferences={preferences} />
        </Scrolled>
        <FaultNotice fault={fault} />
        <KeptRow busy={busy} kept={kept} />
      </form>
    </section>
  );
}

/** Every event by every way. */
function WaysTable({ preferences }: Pick<Props, 'preferences'>) {
  return (
    <table className={`table ${styles.preferences}`}>
      <caption className="unseen">Settings that differ for this match</caption>
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
              <td key={way} data-way={name}>
                <select
                  className="select"
                  name={`${way}.${event}`}
                  defaultValue={saying(preferences[way]?.[event])}
                  aria-label={`${words}: ${name}`}
                >
                  <option value="">default</option>
                  <option value="yes">yes</option>
                  <option value="no">no</option>
                </select>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
