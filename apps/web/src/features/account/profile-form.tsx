'use client';
import { type Me, UPDATE_PROFILE } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { KeptRow } from '../forms/kept-row.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './account.module.css';

/** The name without the mark of a program. */
const bareName = ({ name, program }: Me): string => (program ? name.replace(/ \(bot\)$/, '') : name);

const profileIn = (data: FormData) => ({
  name: String(data.get('name')),
  timeZone: String(data.get('timeZone')),
  mailTurns: data.get('mailTurns') === 'on',
  program: data.get('program') === 'on',
});

function ZoneField({ zone, zones }: { readonly zone: string; readonly zones: readonly string[] }) {
  return (
    <div className="field">
      <label htmlFor="time-zone">Time zone</label>
      <select id="time-zone" name="timeZone" className="select" defaultValue={zone}>
        {zones.map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <span className="hint">Used for all deadlines on pages and in letters.</span>
    </div>
  );
}

/** Name, time zone, and whether mail goes out. */
export function ProfileForm({ me, zones }: { readonly me: Me; readonly zones: readonly string[] }) {
  const router = useRouter();
  const [kept, setKept] = useState(false);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setKept(false);
    const input = profileIn(new FormData(event.currentTarget));
    if ((await run(() => ask(UPDATE_PROFILE, input))) === null) return;
    setKept(true);
    router.refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <form className={styles.form} method="post" onSubmit={submit} aria-label="Your profile">
        <TextField
          label="Name"
          name="name"
          defaultValue={bareName(me)}
          required
          maxLength={40}
          autoComplete="nickname"
        />
        <ZoneField zone={me.timeZone} zones={zones} />
        <label className="check">
          <input type="checkbox" name="mailTurns" defaultChecked={me.mailTurns} />
          <span>Email me when it is my move, when my time runs short, and when a match ends.</span>
        </label>
        <label className="check">
          <input type="checkbox" name="program" defaultChecked={me.program} />
          <span>This is a bot account. It is marked “(bot)” everywhere.</span>
        </label>
        <FaultNotice fault={fault} />
        <KeptRow busy={busy} kept={kept} />
      </form>
    </section>
  );
}
