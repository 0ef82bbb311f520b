'use client';
import type { FormEvent } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './attendance.module.css';
import type { AwayMatch } from './away-panel.tsx';
import { TAKE_VACATION } from './operations.ts';
import { useArranging } from './use-arranging.ts';

/** A day as the beginning of it where its reader is; null: now. */
const startOfDay = (date: string): string | null => (date === '' ? null : new Date(`${date}T00:00:00`).toISOString());

/** Takes some of the vacation that the match grants. */
export function VacationForm({ match }: { readonly match: AwayMatch }) {
  const { busy, fault, update } = useArranging();
  const left = match.arrangements.sides.find(({ side }) => side === match.you?.side)?.vacationDaysLeft ?? 0;
  if (match.clockSpec.vacationDays === 0) return null;
  if (left < 1) return <p className="small">You have used all your vacation in this match.</p>;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const input = { matchId: match.id, days: Number(data.get('days')), from: startOfDay(String(data.get('from'))) };
    if (await update(TAKE_VACATION, input)) form.reset();
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Take vacation">
      <TextField
        label={`Vacation, in days (${left} left)`}
        name="days"
        type="number"
        min={1}
        max={left}
        defaultValue={1}
        required
      />
      <TextField label="From" name="from" type="date" hint="Leave empty to start now. Your clock stops." />
      <FaultNotice fault={fault} />
      <SendButton busy={busy} className="button">
        Start vacation
      </SendButton>
    </form>
  );
}
