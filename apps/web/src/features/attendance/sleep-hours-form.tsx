'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './attendance.module.css';
import { SET_HOURS, type SleepHours } from './operations.ts';
import { useArranging } from './use-arranging.ts';

const ELEVEN = 23 * 60;

const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const asMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

type Props = { readonly hours: SleepHours; readonly timeZone: string; readonly zones: readonly string[] };

/** When one sleeps: clocks that grant hours of sleep stand then. */
export function SleepHoursForm({ hours, timeZone, zones }: Props) {
  const { busy, fault, update } = useArranging();
  const [kept, setKept] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input = { timeZone: String(data.get('zone')), sleepFrom: asMinutes(String(data.get('from'))) };
    setKept(await update(SET_HOURS, input));
  };
  return (
    <section className="sheet stack" aria-labelledby="sleep-hours">
      <h2 id="sleep-hours">Sleep hours</h2>
      <form className={styles.form} method="post" onSubmit={submit} aria-label="Sleep hours">
        <TextField
          label="Starting at"
          name="from"
          type="time"
          required
          defaultValue={asTime(hours.sleepFrom ?? ELEVEN)}
          hint="Each match sets how long, the same for all its players. New hours count from your next turn. You can change them once in 7 days."
        />
        <div className="field">
          <label htmlFor="sleep-zone">Time zone</label>
          <select id="sleep-zone" name="zone" className="select" defaultValue={hours.sleepTimeZone ?? timeZone}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </div>
        <FaultNotice fault={fault} />
        <div className="row">
          <SendButton busy={busy}>Save</SendButton>
          <span role="status">{kept ? 'Saved.' : ''}</span>
        </div>
      </form>
    </section>
  );
}
