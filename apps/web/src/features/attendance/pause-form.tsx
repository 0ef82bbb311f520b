'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import type { ArrangedMatch } from './arrangements-strip.tsx';
import styles from './attendance.module.css';
import { OFFER_PAUSE } from './operations.ts';
import { useArranging } from './use-arranging.ts';

/** A day of the form as the end of that day where its reader is; null where none is given. */
const endOfDay = (date: string): string | null => (date === '' ? null : new Date(`${date}T23:59:59`).toISOString());

/** Asks the other side for a pause, with a reason and an end if one is known. */
export function PauseForm({ match }: { readonly match: ArrangedMatch }) {
  const { busy, fault, update } = useArranging();
  const [asked, setAsked] = useState(false);
  const { pause, pauseOffer } = match.arrangements;
  if (pause !== null || pauseOffer !== null) return null;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input = { matchId: match.id, reason: String(data.get('reason')), until: endOfDay(String(data.get('until'))) };
    setAsked(await update(OFFER_PAUSE, input));
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Request a pause">
      <TextField label="Reason" name="reason" required maxLength={200} autoComplete="off" />
      <TextField label="Until" name="until" type="date" hint="Leave empty to pause until a side ends it." />
      <FaultNotice fault={fault} />
      <div className="row">
        <SendButton busy={busy} className="button">
          Request pause
        </SendButton>
        <span role="status">{asked ? 'Request sent.' : ''}</span>
      </div>
    </form>
  );
}
